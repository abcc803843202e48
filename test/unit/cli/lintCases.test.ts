import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manySkills } from '../../../src/core/lint/manySkills.ts';
import type { LintFinding, LintReport } from '../../../src/core/report/lint/lintReport.ts';
import { makeTree, removeTrees, type TreeEntry } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

/** What a file holds: text, parts of which may be repeated, any bytes, or a symbolic link. */
type Content = string | readonly (string | { readonly repeat: string; readonly times: number })[] | { readonly base64: string } | { readonly link: string };

/** A library with every finding that lint has to give on it, and no other. */
interface Case {
  /** What it is there for. */
  readonly why: string;
  /** By path below the library's folder, `library`. `$SECRET` stands for a key that no scanner is to take for a leak. */
  readonly files: Readonly<Record<string, Content>>;
  /** So many skills more, each with a description of some length. */
  readonly many?: number;
  /** The hosts that count; the default ones where they are absent. */
  readonly hosts?: readonly string[];
  /** What descriptions are compared for: everything where it is absent. */
  readonly compare?: false | 'distractors';
  /** What counts: all findings where it is absent. */
  readonly only?: 'library';
  /** `path:line:column-endLine:endColumn severity rule`, and `severity rule` for the library as a whole. */
  readonly expected: readonly string[];
  /** The fixes of all findings, where it matters which are offered. */
  readonly fixes?: readonly string[];
}

const folder = join(import.meta.dirname, '../../fixtures/lint/cases');
const cases = readdirSync(folder).map((file) => ({ id: file.replace('.json', ''), ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Case) }));
const secret = ['ghp', 'k3Jd82LmQpXz71VbNcRt56YwHsGf09AeUiOo'].join('_');

describe('lint on the command line finds exactly', () => {
  let machine: TestMachine;
  before(async () => (machine = await TestMachine.create()));
  after(removeTrees);

  for (const { id, why, files, many = 0, hosts, compare, only, expected, fixes } of cases) {
    it(`what ${id} holds (${why})`, async () => {
      const entries = Object.entries({ ...manySkills(many), ...files }).map(([path, content]) => [`library/${path}`, entryOf(content)] as const);
      const root = join(await makeTree(Object.fromEntries(entries)), 'library');
      const options = [...(hosts ? ['--host', hosts.join(',')] : []), ...(compare === undefined ? [] : ['--no-redundant']), ...(compare === false ? ['--no-distractors'] : [])];
      const { out, err } = await machine.run(['lint', root, '--json', ...options]);
      assert.equal(err, '');
      const { findings, library } = JSON.parse(out) as LintReport;
      const ofFiles = only === 'library' ? [] : findings.map((finding) => `${placeOf(finding)} ${finding.severity} ${finding.rule}`);
      const found = [...ofFiles, ...library.map(({ severity, rule }) => `${severity} ${rule}`)];
      assert.deepEqual(found, expected);
      if (fixes) assert.deepEqual(findings.flatMap((finding) => finding.fixes.map(({ title, safe }) => `${title} (${safe ? 'safe' : 'asks'})`)), fixes);
      assert.ok(!out.includes(secret));
    });
  }
});

function placeOf({ path, line, column, endLine, endColumn }: LintFinding): string {
  return `${path}:${line}:${column}-${endLine}:${endColumn}`;
}

function entryOf(content: Content): TreeEntry {
  if (typeof content === 'object' && 'link' in content) return content;
  if (typeof content === 'object' && 'base64' in content) return Buffer.from(content.base64, 'base64');
  const parts = typeof content === 'string' ? [content] : content;
  return parts.map((part) => (typeof part === 'string' ? part : part.repeat.repeat(part.times))).join('').replaceAll('$SECRET', secret);
}
