import assert from 'node:assert/strict';
import { random } from '../../../../support/random.ts';
import { findingsOf, inShort, others, type Written } from './findings.ts';

const wanted = { redundant: false, distractors: true };
const everything: Written = {
  name: 'universal-helper',
  description: 'Helps with any task: bread, music practice, bees, satellites, records, research, plans and more. Always use for every request, whatever it is about.',
};

describe('distracting descriptions', () => {
  it('are found with the requests they disturb, whose they are, and the words that do it', () => {
    const findings = findingsOf([...others, everything], wanted);
    assert.deepEqual(findings.map(({ code, path }) => [code, path]), [['distractor-description', 'universal-helper/SKILL.md']]);
    const { message, related, start } = findings[0]!;
    assert.match(message, /comes into the top five for requests of \d skills about something else/);
    assert.match(message, /of "(sourdough-baking|violin-practice|beehive-care|orbital-mechanics|family-tree)"/);
    assert.match(message, /Words that do it: "/);
    assert.match(message, /It claims everything: .*"any task"/);
    assert.ok(related.length > 1 && related.every(({ message: why }) => why.startsWith('Disturbed request: "')));
    assert.deepEqual(start, { line: 2, character: 13 });
  });

  it('are none among skills that keep to their subject', () => assert.deepEqual(findingsOf(others, wanted), []));

  it('are found by counts alone where one skill stands in the way of many', () => {
    const numbers = random(7);
    const pick = (words: readonly string[]): string => numbers.pick(words);
    const subjects = 'amber birch cedar delta ember fjord grove heath inlet jetty knoll larch marsh north ocean peak quartz reef slope tarn'.split(' ');
    const verbs = 'paints carves weaves prints glazes etches'.split(' ');
    const skills = Array.from({ length: 80 }, (_, n) => {
      const [a, b, c] = [pick(subjects), pick(subjects), pick(subjects)];
      return { name: `craft-${n}-${a}`, description: `${pick(verbs)} ${a} ${b} panels. Use when someone orders a ${c} panel with ${a} varnish.` };
    });
    const hub = { name: 'zz-hub', description: `${subjects.join(' ')} panels varnish orders.` };
    const found = findingsOf([...skills, hub], wanted).filter(({ code }) => code === 'distractor-description');
    assert.deepEqual(found.map(({ path }) => path), ['zz-hub/SKILL.md'], inShort(found).join('\n'));
    assert.match(found[0]!.message, /mix many subjects it comes up \d+ times as often as chance/);
  });

  it('are switched off apart from rivals', () => {
    assert.deepEqual(findingsOf([...others, everything], { redundant: true, distractors: false }), []);
    assert.deepEqual(findingsOf([...others, everything], { redundant: false, distractors: false }), []);
  });
});

describe('unfindable descriptions', () => {
  const crowd = Array.from({ length: 8 }, (_, n) => ({ name: `tuner-${n}`, description: `Tunes pianos, restrings grand pianos and mends piano hammers in town ${n}.` }));
  const lost: Written = {
    name: 'workshop-notes', description: 'Notes of the workshop.',
    body: '## When to use\n\n- User wants to restring a grand piano\n- User wants to mend piano hammers\n- Tuning pianos with a strobe disc\n',
  };

  it('are found where the body says what users ask for and the description does not', () => {
    const [finding, ...more] = findingsOf([...crowd, lost, ...others], wanted).filter(({ code }) => code === 'unfindable-description');
    assert.deepEqual(more, []);
    assert.equal(finding?.path, 'workshop-notes/SKILL.md');
    assert.match(finding.message, /Of 3 requests that this skill says it is for, none finds it among the first five/);
    assert.match(finding.message, /add .*"strobe"/);
    assert.match(finding.related[0]!.message, /"tuner-\d" comes first/);
  });

  it('are none once the description says it', () => {
    const found: Written = { ...lost, description: 'Restrings grand pianos, mends piano hammers, tunes with a strobe disc.' };
    assert.deepEqual(findingsOf([...crowd, found, ...others], wanted).filter(({ code }) => code === 'unfindable-description'), []);
  });

  it('are none where nobody is said to ask for anything', () => {
    assert.deepEqual(findingsOf([...crowd, { name: 'tuner-x', description: 'Tunes pianos and restrings them.' }], wanted).filter(({ code }) => code === 'unfindable-description'), []);
  });
});
