import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import Ajv from 'ajv-draft-04';
import { manySkills } from '../../../src/core/lint/manySkills.ts';
import { ruleTable } from '../../../src/core/lint/ruleTable.ts';
import type { LintReport } from '../../../src/core/report/lint/lintReport.ts';
import { makeTree, removeTrees, skillText } from './tempTree.ts';
import { TestMachine } from './testIo.ts';

interface Sarif {
  readonly runs: readonly [{
    readonly tool: { readonly driver: { readonly semanticVersion: string; readonly rules: readonly { readonly id: string; readonly helpUri: string }[] } };
    readonly results: readonly {
      readonly ruleId: string; readonly ruleIndex: number; readonly level: string; readonly partialFingerprints: Readonly<Record<string, string>>;
      readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: object } }[];
      readonly relatedLocations: readonly object[];
    }[];
  }];
}

const bread = 'Bakes rye bread with sourdough starters, long fermentation and steam. Use for loaves.';
const library = {
  'a b,c/SKILL.md': '---\nname: a b\ndescription: Use when: it breaks, 50% of the time\n---\n',
  'bread/SKILL.md': skillText('bread', bread),
  'loaf/SKILL.md': skillText('loaf', bread),
};

describe('the formats of lint', () => {
  let machine: TestMachine;
  let folder: string;
  const lint = (...argv: string[]) => machine.run(['lint', '.', ...argv], { cwd: folder });

  before(async () => {
    machine = await TestMachine.create();
    folder = await makeTree(library);
  });
  after(removeTrees);

  it('JSON counts lines and columns from 1 and names hosts, source and rivals; --json is its short form', async () => {
    const { code, out } = await lint('--format', 'json');
    assert.equal((await lint('--json')).out, out);
    const { version, findings } = JSON.parse(out) as LintReport;
    const [first] = findings.filter(({ rule }) => rule === 'unquoted-colon');
    assert.deepEqual([code, version, first?.path, first?.severity, first?.level], [1, 1, 'a b,c/SKILL.md', 'error', 'host-drops']);
    assert.deepEqual([first?.line, first?.column, first?.endLine], [3, 22, 3]);
    assert.ok(first && first.hosts.length > 0 && /^https:/.test(first.source) && first.fixes.some(({ safe }) => safe));
    const rival = findings.find(({ rule, path }) => rule === 'redundant-description' && path === 'bread/SKILL.md');
    assert.deepEqual(rival?.related.map(({ path, line }) => [path, line]), [['loaf/SKILL.md', 3]]);
  });

  it('SARIF fits the schema of the standard, with every rule, its page, related places and fingerprints', async () => {
    const { code, out } = await lint('--format', 'sarif');
    const log = JSON.parse(out) as Sarif;
    const schema = JSON.parse(await readFile(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8')) as object;
    const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false, unicodeRegExp: false }).compile(schema);
    assert.ok(validate(log), JSON.stringify(validate.errors, undefined, 2));
    const [{ tool: { driver }, results }] = log.runs;
    assert.deepEqual([code, driver.semanticVersion, driver.rules.length], [1, '1.2.3', ruleTable.length]);
    assert.ok(driver.rules.every(({ id, helpUri }) => helpUri.endsWith(`/media/rules/${id}.md`)));
    assert.ok(results.every(({ ruleId, ruleIndex }) => driver.rules[ruleIndex]?.id === ruleId));
    const colon = results.find(({ ruleId }) => ruleId === 'unquoted-colon');
    assert.equal(colon?.level, 'error');
    assert.equal(colon.locations[0]?.physicalLocation.artifactLocation.uri, 'a%20b%2Cc/SKILL.md');
    assert.ok(results.some(({ relatedLocations }) => relatedLocations.length > 0));
    const fingerprints = results.map(({ ruleId, locations, partialFingerprints }) => JSON.stringify([ruleId, locations[0]?.physicalLocation.artifactLocation.uri, partialFingerprints]));
    assert.equal(new Set(fingerprints).size, results.length);
  });

  it('SARIF gives what concerns the whole library a place, without which GitHub refuses the log', async () => {
    const big = await makeTree(manySkills(150));
    const { out } = await machine.run(['lint', big, '--host', 'codex', '--format', 'sarif', '--no-redundant', '--no-distractors'], { cwd: dirname(big) });
    const [{ results }] = (JSON.parse(out) as Sarif).runs;
    const whole = results.filter(({ ruleId }) => ruleId === 'listing-over-budget');
    assert.deepEqual(whole.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri), [basename(big)]);
  });

  it('GitHub annotations are escaped and count paths from the checkout', async () => {
    const { out } = await machine.run(['lint', '.', '--format', 'github'], { cwd: folder, env: { GITHUB_WORKSPACE: folder } });
    const line = out.split('\n').find((each) => each.includes('unquoted-colon')) ?? '';
    assert.match(line, /^::error file=a b%2Cc\/SKILL\.md,line=3,col=22,endLine=3,endColumn=\d+,title=unquoted-colon::/);
    assert.ok(out.trimEnd().split('\n').every((each) => /^::(error|warning|notice) [^:]*::[^\r]/.test(each)), out);
    const below = await machine.run(['lint', '.', '--format', 'github'], { cwd: `${folder}/bread`, env: { GITHUB_WORKSPACE: folder } });
    assert.ok(below.out === '' || /file=bread\/SKILL\.md/.test(below.out));
  });

  it('takes a SKILL.md by its own name', async () => {
    const { findings } = JSON.parse((await machine.run(['lint', 'a b,c/SKILL.md', '--json'], { cwd: folder })).out) as LintReport;
    assert.ok(findings.length > 0 && findings.every(({ root, path }) => root === '.' && path === 'a b,c/SKILL.md'));
  });

  for (const [argv, message] of [
    [['--format', 'sarf'], /no format "sarf"\. Did you mean sarif\?/],
    [['--json', '--format', 'text'], /--json is --format json/],
    [['--fix', '--fix-dry-run'], /keep one/],
    [['--write-baseline'], /--baseline FILE/],
    [['--max-warnings', '-1'], /not a number of warnings/],
    [['--baseline', 'gone.json'], /gone\.json: there is no such file; --write-baseline makes it/],
    [['--changed-since', '--output=x'], /is no revision/],
  ] as const) {
    it(`ends with 2 for ${argv.join(' ')}`, async () => {
      const { code, out, err } = await lint(...argv);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, message);
    });
  }

  it('ends with 1 for more warnings than --max-warnings, as for any error', async () => {
    const warned = await makeTree({ 'tea/SKILL.md': skillText('tea', 'Pours green tea into cups.', 'See [it](gone.md).\n') });
    assert.equal((await machine.run(['lint', warned])).code, 0);
    assert.equal((await machine.run(['lint', warned, '--max-warnings', '1'])).code, 0);
    assert.equal((await machine.run(['lint', warned, '--max-warnings', '0'])).code, 1);
  });
});
