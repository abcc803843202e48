import assert from 'node:assert/strict';
import { libraryRuleTable, readingRuleTable, rulesById, ruleTable, skillRuleTable } from '../../../../src/core/lint/ruleTable.ts';
import { findingOf } from '../../../../src/core/lint/lintSkill.ts';
import { defaultSettings } from '../../../../src/core/lint/settings.ts';
import { problemCodes } from '../../../../src/core/skill/problems.ts';
import { defaultHosts } from '../../../../src/core/lint/hosts.ts';
import { impactOn } from '../../../../src/core/lint/severity.ts';
import { allHosts, lintExample, lintLibraryExample } from '../../../support/lintExample.ts';

describe('the table of rules', () => {
  it('has ids that are words and stand once', () => {
    assert.equal(rulesById.size, ruleTable.length);
    for (const { id } of ruleTable) assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has a rule for every problem that reading reports', () => {
    const missing = Object.keys(problemCodes).filter((code) => !rulesById.has(code));
    assert.deepEqual(missing, []);
  });

  it('gives the problems of reading the severity that reading gives them', () => {
    for (const rule of readingRuleTable) {
      const finding = findingOf(rule, { range: { start: 0, end: 0 }, message: '' }, defaultSettings);
      assert.equal(finding?.severity, problemCodes[rule.id].severity, rule.id);
    }
  });

  it('rests every rule on a web address', () => {
    for (const { id, source } of ruleTable) assert.equal(new URL(source).protocol, 'https:', id);
  });

  for (const rule of [...readingRuleTable, ...skillRuleTable]) {
    it(`finds ${rule.id} in its bad example, and nothing else`, () => {
      const settings = impactOn(defaultHosts, rule.effects) ? defaultSettings : allHosts;
      assert.deepEqual([...new Set(lintExample(rule.bad, settings).map((finding) => finding.rule))], [rule.id]);
    });

    it(`finds nothing in the good example of ${rule.id}`, () => {
      assert.deepEqual(lintExample(rule.good).map(({ rule: id, message }) => `${id}: ${message}`), []);
    });
  }

  for (const rule of libraryRuleTable) {
    it(`finds ${rule.id} in its bad library`, () => {
      assert.ok(lintLibraryExample(rule.bad).includes(rule.id));
    });

    it(`finds nothing in the good library of ${rule.id}`, () => {
      assert.deepEqual(lintLibraryExample(rule.good), []);
    });
  }
});
