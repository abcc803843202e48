import type { WantedFindings } from '../../core/lint/library/libraryFinding.ts';
import { nearestWord } from '../../core/util/nearestWord.ts';
import { CliError } from '../cliError.ts';
import type { OptionValues } from '../parseCommand.ts';

const formats = ['text', 'json', 'sarif', 'github'] as const;
export type LintFormatName = (typeof formats)[number];

/** What `lint` is told besides what all commands are. */
export interface LintRequest {
  readonly format: LintFormatName;
  /** Whether safe fixes are made, shown, or neither. */
  readonly fix: 'write' | 'show' | undefined;
  /** Undefined where any number passes. */
  readonly maxWarnings: number | undefined;
  /** Whether only errors are shown. */
  readonly quiet: boolean;
  readonly baseline: { readonly file: string; readonly write: boolean } | undefined;
  /** A revision of git. */
  readonly changedSince: string | undefined;
  /** Which findings of comparing the descriptions are wanted. */
  readonly findings: WantedFindings;
}

/** @throws CliError that names the value which cannot be used */
export function readLintRequest(values: OptionValues): LintRequest {
  const { fix, baseline } = values;
  const dry = values['fix-dry-run'];
  const write = values['write-baseline'] ?? false;
  const changedSince = values['changed-since'];
  if (fix && dry) throw new CliError('--fix writes and --fix-dry-run does not: keep one of them.');
  if (write && baseline === undefined) throw new CliError('--write-baseline needs to know where: --baseline FILE --write-baseline');
  if (baseline === '') throw new CliError('--baseline: give the name of a file.');
  if (write && changedSince !== undefined) throw new CliError('--write-baseline keeps what there is in all skills: leave out --changed-since.');
  // What git takes for an option is no revision.
  if (changedSince !== undefined && !/^[^-\s]/.test(changedSince)) throw new CliError(`--changed-since: ${JSON.stringify(changedSince)} is no revision. Write one such as main, HEAD~1 or v1.2.`);
  return {
    format: readFormat(values.format, values.json ?? false),
    fix: fix ? 'write' : dry ? 'show' : undefined,
    maxWarnings: values['max-warnings'] === undefined ? undefined : readMaxWarnings(values['max-warnings']),
    quiet: values.quiet ?? false,
    baseline: baseline === undefined ? undefined : { file: baseline, write },
    changedSince,
    findings: { redundant: !values['no-redundant'], distractors: !values['no-distractors'] },
  };
}

function readFormat(written: string | undefined, json: boolean): LintFormatName {
  if (written === undefined) return json ? 'json' : 'text';
  const format = formats.find((each) => each === written);
  if (json && format !== 'json') throw new CliError(`--json is --format json: leave out one of --json and --format ${written}.`);
  if (format) return format;
  const near = nearestWord(written, formats);
  throw new CliError(`--format: there is no format ${JSON.stringify(written)}. ${near ? `Did you mean ${near}?` : `The formats are ${formats.join(', ')}.`}`);
}

function readMaxWarnings(written: string): number {
  if (/^\s*\d{1,9}\s*$/.test(written)) return Number(written);
  throw new CliError(`--max-warnings: ${JSON.stringify(written)} is not a number of warnings. Write a whole number, such as 0.`);
}
