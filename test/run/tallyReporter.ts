import { appendFileSync } from 'node:fs';
import Mocha from 'mocha';

/** Where runs add a line of JSON with their counts, for whoever started them to sum up. */
export const tallyVariable = 'SKILL_LOADOUT_TALLY';

/** What a run adds. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Mocha's own report, and the counts for the closing line of `npm test`. */
class TallyReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const file = process.env[tallyVariable];
      const tally: Tally = { passed: this.stats.passes, failed: this.stats.failures };
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(tally)}\n`);
    });
  }
}

// Mocha requires a reporter's file and takes the class for the module.
export { TallyReporter, TallyReporter as 'module.exports' };
