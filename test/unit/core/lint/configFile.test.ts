import assert from 'node:assert/strict';
import { readConfig, withConfig } from '../../../../src/core/lint/configFile.ts';
import { lintSkill } from '../../../../src/core/lint/lintSkill.ts';
import { rulesById } from '../../../../src/core/lint/ruleTable.ts';
import { defaultSettings } from '../../../../src/core/lint/settings.ts';
import { readText } from '../../../support/readText.ts';

const read = (config: unknown) => readConfig(typeof config === 'string' ? config : JSON.stringify(config), rulesById);
const path = 'demo/SKILL.md';
const skill = readText('---\nname: other\ndescription: Fills in PDF forms.\nauthor: us\n---\nText.\n', path);
const rulesFound = (config: unknown) => lintSkill(skill, { path, settings: withConfig(defaultSettings, read(config)) }).map(({ rule, severity }) => `${rule}: ${severity}`);

describe('.skillloadoutrc.json', () => {
  it('turns rules off and sets their severity and options', () => {
    assert.deepEqual(rulesFound({}), ['name-differs-from-folder: warning', 'unknown-key: hint']);
    assert.deepEqual(rulesFound({ rules: { 'unknown-key': 'off', 'name-differs-from-folder': 'error' } }), ['name-differs-from-folder: error']);
    assert.deepEqual(rulesFound({ rules: { 'description-vague': { severity: 'information', words: 9 }, 'unknown-key': 'off', 'name-differs-from-folder': { severity: 'off' } } }), ['description-vague: information']);
  });

  it('chooses hosts, and turns all advice off', () => {
    assert.deepEqual(rulesFound({ hosts: ['codex'], advice: false }), []);
    assert.deepEqual(rulesFound({ hosts: ['claude-api'] }), ['name-differs-from-folder: error', 'unknown-key: error']);
  });

  it('wins over settings for what it names only', () => {
    const settings = { ...defaultSettings, rules: { secret: { off: true } } };
    assert.deepEqual(withConfig(settings, read({ rules: { 'unknown-key': 'off' } })).rules, { secret: { off: true }, 'unknown-key': { off: true } });
  });

  const faults: readonly (readonly [unknown, string, string])[] = [
    ['{ "hosts": [', '{ "hosts": [', 'is not valid JSON'],
    ['[]', '[]', 'one object'],
    [{ host: ['codex'] }, '"host"', 'There is no setting "host". Did you mean "hosts"?'],
    [{ hosts: ['kodex'] }, '["kodex"]', 'There is no host "kodex"'],
    [{ hosts: [] }, '[]', 'at least one of'],
    [{ advice: 'yes' }, '"yes"', 'true or false'],
    [{ rules: { 'unknown-keys': 'off' } }, '"unknown-keys"', 'There is no rule "unknown-keys". Did you mean "unknown-key"?'],
    [{ rules: { 'unknown-key': 'warn' } }, '"warn"', 'one of "off", "error"'],
    [{ rules: { 'body-too-long': { line: 300 } } }, '"line"', 'There is no option of body-too-long "line". Did you mean "lines"?'],
    [{ rules: { 'body-too-long': { lines: '300' } } }, '"300"', 'whole number'],
    [{ rules: ['secret'] }, '["secret"]', 'by their ids'],
  ];
  for (const [config, marks, says] of faults) {
    it(`tells at ${marks} that ${says}`, () => {
      const text = typeof config === 'string' ? config : JSON.stringify(config);
      const [problem, ...more] = read(config).problems;
      assert.ok(problem && more.length === 0);
      assert.equal(text.slice(problem.range.start, problem.range.end), marks);
      assert.ok(problem.message.includes(says), problem.message);
    });
  }
});
