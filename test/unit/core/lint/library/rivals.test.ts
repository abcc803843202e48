import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { libraryFindings } from '../../../../../src/core/lint/library/libraryFindings.ts';
import { rivalFindings } from '../../../../../src/core/lint/library/rivalFindings.ts';
import type { Overlap, OverlapOf } from '../../../../../src/core/lint/library/overlap.ts';
import { finish, type Steps } from '../../../../../src/core/util/steps.ts';
import { findingsOf, inShort, located, others, type Written } from './findings.ts';

interface Pair {
  readonly kind: 'reworded' | 'narrow' | 'near-miss';
  readonly a: Written;
  readonly b: Written;
}

const pairs = JSON.parse(readFileSync(new URL('../../../../fixtures/lint/pairs.json', import.meta.url), 'utf8')) as readonly Pair[];
const rivals = { redundant: true, distractors: false };
// eslint-disable-next-line require-yield -- nothing to compute
function* nothingInCommon(): Steps<OverlapOf> {
  return () => ({ capabilities: [], tokens: undefined, added: undefined });
}

const socks = 'Knits woollen socks and mittens: yarn choice, gauge, heel turns and colour work. Use for hand-knitted gifts.';

describe('rival descriptions', () => {
  it('are found in a library of all pairs: narrow ones, many said in other words, and no near miss', () => {
    const findings = findingsOf([...pairs.flatMap(({ a, b }) => [a, b]), ...others], rivals);
    const paired = (kind: Pair['kind'], code: string) =>
      pairs.filter((pair) => pair.kind === kind && findings.some((finding) => finding.code === code && pairedWith(finding, pair))).length;
    const pairedWith = ({ path, related }: (typeof findings)[number], { a, b }: Pair): boolean =>
      [[a, b], [b, a]].some(([one, other]) => path === `${one!.name}/SKILL.md` && related.some((place) => place.path === `${other!.name}/SKILL.md`));
    assert.ok(paired('reworded', 'redundant-description') >= 18, `${paired('reworded', 'redundant-description')} of 30`);
    assert.ok(paired('narrow', 'narrow-inside-broad') >= 9, `${paired('narrow', 'narrow-inside-broad')} of 10`);
    assert.equal(paired('near-miss', 'redundant-description') + paired('near-miss', 'narrow-inside-broad'), 0);
  });

  it('stand at the description exactly, with the rival and its description', () => {
    const findings = findingsOf([...others, { name: 'sock-knitting', description: socks }, { name: 'mitten-maker', description: `${socks} Also for caps.` }], rivals);
    assert.deepEqual(inShort(findings), ['redundant-description sock-knitting < mitten-maker', 'redundant-description mitten-maker < sock-knitting']);
    const { start, end, message, related } = findings[0]!;
    assert.deepEqual([start, end], [{ line: 2, character: 13 }, { line: 2, character: 13 + socks.length + 2 }]);
    assert.deepEqual([related[0]?.start, related[0]?.end.character], [{ line: 2, character: 13 }, 13 + socks.length + 2 + 15]);
    assert.match(message, /^This says the same as "mitten-maker": .* Both speak of .*(socks|mittens).* Merge them, or say/);
  });

  it('are one finding a skill, however many copies there are, and tell what the group has in common once', () => {
    const copies = Array.from({ length: 12 }, (_, n) => ({ name: `socks${'!'.repeat(n)}`, description: socks }));
    const findings = findingsOf([...others, ...copies], rivals);
    assert.equal(findings.length, 12);
    assert.ok(findings.every(({ related }) => related.length === 8));
    const [first, ...rest] = findings.map(({ message }) => message);
    assert.match(first!, /^This says the same as "socks!" and 10 more: an agent cannot tell which of the 12 to load\. Both speak of /);
    assert.ok(rest.every((message) => message.startsWith('This is one of 12 skills that say the same; more is told at "socks".') && !message.includes('Both speak of')));
  });

  it('name the words that would tell the two apart, of either', () => {
    const [finding] = findingsOf([...others, { name: 'sock-knitting', description: socks }, { name: 'sock-maker', description: socks.replace('mittens', 'gloves') }], rivals);
    assert.match(finding!.message, / Words that tell them apart: only this one speaks of .*mittens.*; only "sock-maker" of .*gloves.*\.$/);
  });

  it('tell what a selection loses where it loads both', () => {
    const skills = [{ name: 'sock-knitting', description: socks }, { name: 'mitten-maker', description: `${socks} Also for caps.` }];
    const messageWith = (overlap: Pick<Overlap, 'tokens' | 'added'>): string => {
      // eslint-disable-next-line require-yield -- nothing to compute
      const overlapsAmong = function* (skills: readonly number[]): Steps<OverlapOf> {
        assert.deepEqual(skills, [5, 6]); // those that rival another, and nobody else
        return (one, [other]) => ({ capabilities: [`of ${one} and ${other}`], ...overlap });
      };
      return finish(libraryFindings([...others, ...skills].map(located), rivals, overlapsAmong))[0]!.message;
    };
    assert.match(messageWith({ tokens: 1_240, added: 0.03 }), / Both supply "of 5 and 6"\. .* For a task that asks for what both supply, loading both costs 1,240 tokens more than this one alone and adds 3% to its benefit\. /);
    assert.match(messageWith({ tokens: undefined, added: 0.03 }), / For a task that asks for what both supply, loading both adds 3% to the benefit of this one alone\. /);
    // What adds much is no loss: then only the price is told.
    assert.match(messageWith({ tokens: 1_240, added: 0.98 }), /\. Loading both costs 1,240 tokens more than this one alone\. /);
    assert.ok(!messageWith({ tokens: undefined, added: 0.98 }).includes('Loading both') && !messageWith({ tokens: 1_240, added: 0.98 }).includes('98'));
    assert.match(messageWith({ tokens: 1_240, added: undefined }), / Loading both costs 1,240 tokens more than this one alone\. /);
  });

  it('of the same name are told by their paths, and by their roots where those are the same, and none is sent to itself', () => {
    const at = (root: string, path: string, written: Written) => ({ ...located(written), uri: `file:///${root}/${path}`, root, path });
    const messages = (...skills: readonly ReturnType<typeof at>[]) => finish(libraryFindings([...others.map(located), ...skills], rivals, nothingInCommon));
    const sock = { name: 'sock-knitting', description: socks };
    const wider = { name: 'Sock-Knitting', description: `${socks} Also for shawls.` };
    const [first, second] = messages(at('l', 'a/SKILL.md', sock), at('l', 'b/SKILL.md', wider));
    assert.match(first!.message, /^This says the same as "Sock-Knitting" \(b\/SKILL\.md\): .* Merge them, or give each a name /);
    assert.match(second!.message, /^This says the same as "sock-knitting" \(a\/SKILL\.md\): /);
    assert.equal(second!.related[0]!.message, '"sock-knitting" (a/SKILL.md) says the same');
    assert.ok(![first, second].some((finding) => finding!.message.includes('Not for')));
    assert.match(messages(at('home', 'a/SKILL.md', sock), at('work', 'a/SKILL.md', sock))[0]!.message, /^This says the same as "sock-knitting" \(work\/a\/SKILL\.md\): /);
    const three = messages(at('l', 'a/SKILL.md', sock), at('l', 'b/SKILL.md', sock), at('l', 'c/SKILL.md', sock));
    assert.match(three[2]!.message, /more is told at "sock-knitting" \(a\/SKILL\.md\)\./);
  });

  it('are one finding a pair: what already says the same is not said to lie inside as well', () => {
    const pairs = [
      { kind: 'same', first: 0, second: 2, likeness: 0.9 }, { kind: 'same', first: 1, second: 2, likeness: 0.85 },
      { kind: 'inside', first: 1, second: 0, likeness: 0.7 }, { kind: 'inside', first: 3, second: 0, likeness: 0.6 },
    ] as const;
    const found = finish(rivalFindings(others.map(located), pairs, nothingInCommon));
    assert.deepEqual(inShort(found).filter((finding) => finding.startsWith('narrow')), [`narrow-inside-broad ${others[0]!.name} < ${others[3]!.name}`]);
    assert.equal(found.length, 4);
  });

  it('lie inside one of the same name without being sent to it by that name', () => {
    const [narrow, broad] = [located(others[0]!), located({ ...others[1]!, name: others[0]!.name })];
    const found = finish(rivalFindings([narrow, { ...broad, path: 'b/SKILL.md' }], [{ kind: 'inside', first: 1, second: 0, likeness: 0.6 }], nothingInCommon));
    assert.match(found[0]!.message, /lies inside "sourdough-baking" \(b\/SKILL\.md\), .* Fold it into "sourdough-baking" \(b\/SKILL\.md\), or give it a name of its own and let the broad description send its cases here\. /);
  });

  it('are no rivals where either description sends the reader to the other', () => {
    const plain = { name: 'sock-knitting', description: socks };
    for (const pointing of ['Not for scarves: use sock-knitting.', 'For socks, use `sock-knitting` instead.', 'Do NOT use for socks (see Sock Knitting).']) {
      assert.deepEqual(findingsOf([...others, plain, { name: 'scarf-maker', description: `${socks} ${pointing}` }], rivals), []);
    }
  });

  it('are none where the names hold different things', () => {
    const on = (cloud: string) => ({ name: `terraform-${cloud.toLowerCase()}`, description: `Writes Terraform modules for ${cloud} networks, compute and storage.` });
    assert.deepEqual(findingsOf([...others, on('AWS'), on('Azure'), on('Hetzner')], rivals), []);
    const command = (verb: string) => ({ name: `knit-${verb}`, description: `Use when working with knit ${verb} commands.` });
    assert.deepEqual(findingsOf([...others, command('cast'), command('user')], rivals), []);
  });

  it('are none among unrelated skills, empty descriptions and a single skill', () => {
    assert.deepEqual(findingsOf(others, rivals), []);
    assert.deepEqual(findingsOf([{ name: 'a', description: '' }, { name: 'b', description: '' }, { name: 'c', description: '!!!' }], rivals), []);
    assert.deepEqual(findingsOf(others.slice(0, 1)), []);
    assert.deepEqual(findingsOf([]), []);
  });

  it('are compared by words alone where a language is not known', () => {
    const japanese = [
      { name: 'a-search', description: '全文検索エンジンを設定し、形態素解析と索引を調整する。' },
      { name: 'b-commit', description: 'コード変更をコミットし、履歴を整理してブランチをまとめる。' },
    ];
    assert.deepEqual(findingsOf([...others, ...japanese], rivals), []);
    const copy = { ...japanese[0]!, name: 'zenbun' };
    assert.deepEqual(inShort(findingsOf([...others, ...japanese, copy], rivals)), ['redundant-description a-search < zenbun', 'redundant-description zenbun < a-search']);
  });

  it('are quoted as plain, clipped text', () => {
    const hostile = { name: `<img onerror=x>${'n'.repeat(500)}`, description: socks };
    const [finding] = findingsOf([...others, { name: 'sock', description: socks }, hostile], rivals);
    assert.ok(finding!.message.length < 900);
    assert.match(finding!.message, /"<img onerror=x>n+…"/);
  });
});
