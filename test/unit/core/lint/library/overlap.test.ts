import assert from 'node:assert/strict';
import { capabilityText } from '../../../../../src/core/capability/capabilityText.ts';
import { tellsOrder } from '../../../../../src/core/lint/library/disclaimers.ts';
import { profileOf } from '../../../../../src/core/lint/library/profile.ts';
import { rivalPairsOf } from '../../../../../src/core/lint/library/rivalPairs.ts';
import { isBroader, scopeOf } from '../../../../../src/core/lint/library/scope.ts';
import { Surroundings } from '../../../../../src/core/lint/library/surroundings.ts';
import { readSkill } from '../../../../../src/core/skill/readSkill.ts';
import { finish } from '../../../../../src/core/util/steps.ts';
import { grayMatterSplitter } from '../../../../../src/worker/grayMatterSplitter.ts';
import { readOpenPairs, textsOf, type OverlapKind } from '../../../../support/overlapSet.ts';
import { findingsOf, inShort, others, vectors } from './findings.ts';

describe('skills that overlap', () => {
  it('are found with the help of their bodies: copies, narrow ones, some in other words, and next to no near miss', function () {
    this.timeout(20_000);
    const pairs = readOpenPairs();
    const profiles = textsOf(pairs).map((text) => profileOf(capabilityText(readSkill(new TextEncoder().encode(text), 'skill/SKILL.md', grayMatterSplitter)), vectors));
    const found = finish(rivalPairsOf(profiles));
    const reported = (kind: OverlapKind): number =>
      pairs.filter((pair, n) => pair.kind === kind && found.some(({ first, second }) => Math.min(first, second) === 2 * n && Math.max(first, second) === 2 * n + 1)).length;
    assert.equal(reported('exact'), 7);
    assert.ok(reported('reworded') >= 7, `${reported('reworded')} of 15`);
    assert.ok(reported('narrow') >= 9, `${reported('narrow')} of 22`);
    assert.ok(reported('near-miss') <= 1, `${reported('near-miss')} of 30`);
  });

  it('are found where a copy has another name, even one of the same family with a word of its own', () => {
    const skills = readOpenPairs().filter(({ kind }) => kind !== 'exact').slice(0, 30).map(({ a }) => a);
    const copies = skills.map(({ name, description, body }, n) => {
      const words = name.split('-');
      const renamed = [`${words.at(-1)}-kit-${words[0]}`, `${name}-v2`, `${[...words].reverse().join('-')}-helper`, `my-${words[0]}-toolbox`][n % 4]!;
      return { name: renamed, description: description.replaceAll(', and ', ' and '), body: body!.split('\n').filter((_, line) => line !== 3).join('\n') };
    });
    const findings = findingsOf([...skills, ...copies], { redundant: true, distractors: false });
    const missed = skills.filter(({ name }, n) => !findings.some(({ code, path, related }) => code === 'redundant-description' && path === `${name}/SKILL.md` && related.some((place) => place.path === `${copies[n]!.name}/SKILL.md`)));
    assert.deepEqual(missed.map(({ name }) => name), []);
  });

  it('are none where one is a step before or after the other', () => {
    const step = (name: string, order: string) => ({ name, description: `Knits woollen socks and mittens: yarn choice, gauge, heel turns and colour work. ${order}` });
    assert.equal(findingsOf([...others, step('sock-knitting', ''), step('mitten-maker', '')], { redundant: true, distractors: false }).length, 2);
    assert.deepEqual(inShort(findingsOf([...others, step('sock-knitting', ''), step('mitten-maker', 'Second step of the winter work.')], { redundant: true, distractors: false })), []);
    assert.ok(['First step of the workflow.', 'The step before spinning.', 'Needs the output of carding.'].every(tellsOrder));
    assert.ok(!['Step by step.', 'Stage payments.', 'A first draft.', 'Use before a release.'].some(tellsOrder));
  });
});

describe('a warning', () => {
  const redundant = { redundant: true, distractors: false };

  it('is for what is nearly the same text', () => {
    const socks = 'Knits woollen socks and mittens: yarn choice, gauge, heel turns and colour work.';
    const findings = findingsOf([...others, { name: 'sock-knitting', description: socks }, { name: 'sock-maker', description: `${socks} Also for caps.` }], redundant);
    assert.deepEqual(findings.map(({ severity }) => severity), ['warning', 'warning']);
  });

  it('is not for what says the same in other words: that is information', () => {
    const { a, b } = readOpenPairs().find((pair) => pair.a.name === 'photo-background-removal')!;
    const findings = findingsOf([...others, a, b], redundant);
    assert.deepEqual(findings.map(({ severity, message }) => [severity, message.slice(0, 24)]), [['information', 'This seems to say the sa'], ['information', 'This seems to say the sa']]);
  });
});

describe('the scope of a description', () => {
  it('is broader where it claims a whole field or lists more', () => {
    const narrow = scopeOf('Fills in PDF forms.');
    assert.ok(isBroader(scopeOf('Any work on PDF files.'), narrow));
    assert.ok(isBroader(scopeOf('Merges, splits, signs and fills in PDF files.'), narrow));
    assert.ok(!isBroader(narrow, narrow) && !isBroader(scopeOf('Signs PDF files.'), narrow));
  });
});

describe('surroundings', () => {
  const around = new Surroundings([new Map([[1, 0.9], [2, 0.5], [3, 0.3]]), new Map([[0, 0.9], [2, 0.7]]), new Map([[0, 0.5], [1, 0.7]]), new Map([[0, 0.3]])]);

  it('tell the place of each among the neighbours of the other, and how far ahead of them it is', () => {
    const { leads, ranks } = around.nearness(0, 1, 0.9);
    assert.deepEqual(ranks, [1, 1]);
    assert.deepEqual(leads.map((lead) => Number(lead.toFixed(3))), [0.5, 0.2]);
    assert.deepEqual(around.nearness(0, 3, 0.3).ranks, [3, 1]);
  });

  it('hold no lead where there is nobody else, and the farthest place where a skill was not looked at', () => {
    assert.deepEqual(around.nearness(3, 0, 0.3).leads[0], 0);
    assert.deepEqual(around.nearness(1, 3, 0.1).ranks, [13, 13]);
  });
});
