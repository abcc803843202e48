import { isWorkaday } from './commonWords.ts';
import { stem } from './stem.ts';

const times = `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december day week month year today tomorrow yesterday morning evening tonight weekend hour minute
two three four five six seven eight nine ten`;

const timeStems: ReadonlySet<string> = new Set(times.split(/\s+/).map(stem));

/** Whether a term may stand in a request about anything: a workaday word, a time or a number. */
export function isEveryday(term: string): boolean {
  return isWorkaday(term) || timeStems.has(term);
}
