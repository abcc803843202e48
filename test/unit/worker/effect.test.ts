import assert from 'node:assert/strict';
import { effectInWords } from '../../../src/core/report/effectText.ts';
import { engineForTests, skillFile } from '../../support/nodeEngineForTests.ts';

const neverCancelled = { aborted: false };
const body = '## When to use\n\n- User wants to restring a grand harp\n- Setting up the strobe disc\n';
const tuners = Array.from({ length: 7 }, (_, n) => skillFile(`tuner-${n}`, `Tunes pianos of all makers in town ${n}. Use when the user wants their piano tuned in town ${n}.`));
const edited = skillFile('workshop', 'Restrings a grand. Has a strobe disc.', body);
const saved = '---\nname: workshop\ndescription: Pianos tuned in town, town pianos tuned, tuned town pianos.\n---\n\n' + body;

describe('what an edit of a description changes', () => {
  it('is told for its own requests and for those of others that it comes up for', async () => {
    const engine = engineForTests();
    await engine.update({ changed: [...tuners, edited], removed: [], uncounted: true }, neverCancelled);
    const effect = await engine.effect({ uri: edited.uri, saved }, neverCancelled);
    assert.deepEqual(effect?.own, [
      { text: 'restring a grand harp', before: false, after: true },
      { text: 'Setting up the strobe disc', before: false, after: true },
    ]);
    assert.ok(effect.others.length > 0 && effect.others.every(({ before, after, name, uri }) => before && !after && name.startsWith('tuner-') && uri.includes(name)));
    assert.match(effectInWords(effect, true), /^Found by 2 of 2 of its own requests \(was 0\); in the top five for 0 requests of other skills \(was \d\)$/);
  });

  it('is nothing where the text is as it was saved', async () => {
    const engine = engineForTests();
    await engine.update({ changed: [...tuners, edited], removed: [], uncounted: true }, neverCancelled);
    const same = await engine.effect({ uri: edited.uri, saved: new TextDecoder().decode(edited.bytes) }, neverCancelled);
    assert.ok(same);
    assert.ok([...same.own, ...same.others].every(({ before, after }) => before === after));
    assert.doesNotMatch(effectInWords(same, true), /was/);
  });

  it('follows the edits of other skills, and is undefined for what is no skill and when cancelled', async () => {
    const engine = engineForTests();
    await engine.update({ changed: [...tuners, edited], removed: [], uncounted: true }, neverCancelled);
    await engine.effect({ uri: edited.uri, saved }, neverCancelled);
    await engine.update({ changed: [], removed: tuners.map(({ uri }) => uri) }, neverCancelled);
    assert.deepEqual((await engine.effect({ uri: edited.uri, saved }, neverCancelled))?.others, []);
    assert.equal(await engine.effect({ uri: 'file:///library/none/SKILL.md', saved }, neverCancelled), undefined);
    assert.equal(await engine.effect({ uri: edited.uri, saved }, { aborted: true }), undefined);
  });
});

describe('the effect in words', () => {
  const yes = { text: 'a', before: true, after: true };
  it('names what was only where it differs and there was another version', () => {
    const report = { own: [yes, { text: 'b', before: false, after: true }], others: [{ ...yes, uri: 'u', name: 'n', before: false }] };
    assert.equal(effectInWords(report, true), 'Found by 2 of 2 of its own requests (was 1); in the top five for 1 request of other skills (was 0)');
    assert.equal(effectInWords(report, false), 'Found by 2 of 2 of its own requests; in the top five for 1 request of other skills');
    assert.equal(effectInWords({ own: [], others: [] }, true), 'Names no requests of its own; in the top five for 0 requests of other skills');
  });
});
