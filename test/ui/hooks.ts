import type Mocha from 'mocha';
import { openWorkbenches, reportScreenshot } from './workbench.ts';

/** Around all UI tests: a picture of what a failed test saw, and no window that outlives the run. */
export const mochaHooks = {
  async afterEach(this: Mocha.Context): Promise<void> {
    const test = this.currentTest;
    if (test?.state !== 'failed') return;
    for (const workbench of openWorkbenches) await reportScreenshot(workbench, test.fullTitle());
  },
  async afterAll(): Promise<void> {
    for (const workbench of openWorkbenches) await workbench.close();
  },
};
