import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe-core finds serious or critical in a page, in a line for each; empty when all is well. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (Reflect.get(window, 'axe') as typeof axe).run());
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`));
}
