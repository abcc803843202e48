import assert from 'node:assert/strict';
import { wholeDemand } from '../../../../src/core/capability/demandWeights.ts';
import { createCapabilityModel } from '../../../../src/core/capability/createCapabilityModel.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { random } from '../../../support/random.ts';
import { demandedNames, fitOn, operations, skillText, sumOf, suppliesOfSkill } from './smallLibrary.ts';

describe('fit', () => {
  it('gives each skill ascending, positive, few supplies below the width', () => {
    const fitted = fitOn(operations);
    assert.equal(fitted.supplies.offsets.length, operations.length + 1);
    assert.equal(fitted.supplies.width, fitted.capabilities.length);
    for (const skill of operations.keys()) {
      const row = suppliesOfSkill(fitted, skill);
      assert.ok(row.length >= 1 && row.length <= 12);
      for (const [n, [dim, value]] of row.entries()) {
        assert.ok(value > 0 && Number.isFinite(value) && dim < fitted.supplies.width);
        assert.ok(n === 0 || row[n - 1]![0] < dim);
      }
    }
  });

  it('lets near copies share one dimension', () => {
    const fitted = fitOn(operations);
    assert.deepEqual(suppliesOfSkill(fitted, 8), suppliesOfSkill(fitted, 9));
    assert.equal(fitted.capabilities.length, operations.length - 1);
  });

  it('names dimensions by one to three words as their authors wrote them', () => {
    const names = fitOn(operations).capabilities.map(({ name }) => name);
    assert.ok(names.includes('fuel route planning') && names.includes('日本語検索'));
    for (const name of names) assert.ok(name.split(' ').length <= 3, name);
  });

  it('tells skills of one name apart by their descriptions', () => {
    const fitted = fitOn([
      skillText('code-review', 'Review Rust crates for unsafe blocks.'), skillText('code-review', 'Judge React components for accessibility.'),
      skillText('code-review', ''), skillText('', ''),
    ]);
    const names = fitted.capabilities.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length);
    assert.equal(names[0], 'code review');
    assert.ok(['React', 'components', 'accessibility', 'Judge'].some((word) => names[1] === `code review ${word}`), names[1]);
  });

  it('keeps names unique in a library whose skills are all called the same', () => {
    const names = fitOn(Array.from({ length: 300 }, (_, n) => skillText('skill', `z${n}q`))).capabilities.map(({ name }) => name);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  });

  it('makes plain text of names with markup', () => {
    const [described, bare] = fitOn([skillText('<img src=x onerror=alert(1)>', 'Anything'), skillText('<b>', '')]).capabilities;
    assert.equal(described!.name, 'Anything');
    assert.match(bare!.name, /^[\p{L}\p{N} ]+$/u);
  });

  it('gives the same answer every time', () => {
    const task = 'Tune the PostgreSQL queries and search the logs.';
    const [a, b] = [fitOn(operations), fitOn(operations)];
    assert.deepEqual(a.supplies, b.supplies);
    assert.deepEqual(a.capabilities, b.capabilities);
    const answers = [a, b, a].map((fitted) => fitted.demand(task)).map(({ weights, evidence, relevance }) => ({ weights, evidence, relevance }));
    assert.deepEqual(answers[0], answers[1]);
    assert.deepEqual(answers[0], answers[2]);
  });

  it('fits an empty library', () => {
    const fitted = fitOn([]);
    assert.equal(fitted.capabilities.length, 0);
    assert.equal(fitted.demand('Tune PostgreSQL').weights.dims.length, 0);
  });

  it('pauses often on a large library', () => {
    const model = createCapabilityModel(undefined);
    const source = random(1);
    const words = Array.from({ length: 500 }, (_, n) => `term${n.toString(36)}z`);
    const library = Array.from({ length: 600 }, (_, n) =>
      model.features(skillText(`skill-${n}`, Array.from({ length: 30 }, () => source.pick(words)).join(' '))));
    let steps = 0;
    for (const fit = model.fit(library); fit.next().done !== true; ) steps++;
    assert.ok(steps > 100);
    assert.ok(finish(model.fit(library)).capabilities.length > 500);
  });
});

describe('declared capabilities', () => {
  const plain = skillText('truck-helper', 'Helps dispatchers with trucks and their drivers.');
  const declaring = { ...plain, declared: ['cold chain logistics', 'Fuel  Planning'] };

  it('are dimensions under the name that the author gave', () => {
    const fitted = fitOn([...operations, declaring, skillText('other', 'Something else', { declared: ['fuel planning'] })]);
    const shared = fitted.capabilities.findIndex(({ name }) => name === 'Fuel Planning');
    assert.ok(shared > 0 && fitted.capabilities.some(({ name }) => name === 'cold chain logistics'));
    for (const skill of [12, 13]) assert.ok(suppliesOfSkill(fitted, skill).some(([dim]) => dim === shared));
  });

  it('are demanded by a task that names them', () => {
    const fitted = fitOn([...operations, declaring]);
    const names = demandedNames(fitted, fitted.demand('We need cold chain logistics for our vaccine trucks.'));
    assert.ok(names.includes('cold chain logistics') && names.includes('truck helper'), names.join());
    assert.ok(!demandedNames(fitted, fitted.demand('Renew the TLS certificates.')).includes('cold chain logistics'));
  });
});

describe('demand', () => {
  const fitted = fitOn(operations);

  it('puts the right skill first', () => {
    const asked: readonly (readonly [string, string])[] = [
      ['Roll back the last deployment on Kubernetes', 'kubernetes rollout'],
      ['Our PostgreSQL query takes nine seconds, which index is missing?', 'postgres tuning'],
      ['Turn the quarterly numbers into a deck.pptx', 'slide deck'],
      ['The certificate expires on Friday, renew it', 'certificate renewal'],
      ['全文検索の設定を手伝って', '日本語検索'],
    ];
    for (const [task, first] of asked) assert.equal(demandedNames(fitted, fitted.demand(task))[0], first, task);
  });

  it('is non-negative, ascending and adds up to at most 1', () => {
    const source = random(7);
    const words = operations.flatMap(({ name, description }) => `${name} ${description}`.split(/\s+/));
    for (let n = 0; n < 200; n++) {
      const { weights, evidence, kappa } = fitted.demand(Array.from({ length: source.int(60) }, () => source.pick(words)).join(source.pick([' ', '. ', '\n'])));
      assert.ok(sumOf(weights.values) <= wholeDemand * (1 + 1e-12) && kappa >= 0);
      assert.equal(evidence.length, weights.dims.length);
      assert.ok(weights.values.every((value) => value > 0) && weights.dims.every((dim, m) => m === 0 || weights.dims[m - 1]! < dim));
    }
  });

  it('demands three things for a task of three parts', () => {
    const names = demandedNames(fitted, fitted.demand('Extract the tables from report.pdf. Make a slide deck of them. Then send it by email to the mailing list.'));
    for (const part of ['pdf tables', 'slide deck', 'email digest']) assert.ok(names.slice(0, 3).includes(part), names.join());
  });

  it('demands three things for a sentence of three clauses', () => {
    const names = demandedNames(fitted, fitted.demand('Extract the tables from report.pdf, make a slide deck of them and send it by email to the mailing list'));
    for (const part of ['pdf tables', 'slide deck', 'email digest']) assert.ok(names.slice(0, 3).includes(part), names.join());
  });

  it('says how much every skill has to do with the task, also those that hardly count, and by which words', () => {
    const demand = fitted.demand('Tune the slow PostgreSQL queries before the deployments');
    const rollout = operations.findIndex(({ name }) => name === 'kubernetes-rollout');
    const fuel = operations.findIndex(({ name }) => name === 'fuel-route-planning');
    assert.equal(demand.relevance.length, operations.length);
    const tuning = operations.findIndex(({ name }) => name === 'postgres-tuning');
    assert.ok(demand.relevance[rollout]! > 0 && demand.relevance[rollout]! < 0.3 * demand.relevance[tuning]!);
    assert.ok(demandedNames(fitted, demand)[0] === 'postgres tuning' && demand.weights.values.every((value) => value < 0.02 * wholeDemand || value > 0.9 * wholeDemand));
    assert.deepEqual(demand.sharedWords(rollout), ['deployments']);
    assert.equal(demand.relevance[fuel], 0);
    assert.deepEqual(demand.sharedWords(fuel), []);
  });

  it('shows the words of the task that it comes from, as they were written', () => {
    const demand = fitted.demand('Tune the slow PostgreSQL queries');
    const first = demand.weights.values.indexOf(Math.max(...demand.weights.values));
    assert.ok(demand.evidence[first]!.includes('PostgreSQL') && demand.evidence[first]!.includes('queries'));
  });

  it('is empty for no text, for silence and for other subjects', () => {
    const others = ['', ' \n\t', '...', 'the and of', 'Bake a chocolate cake for twelve guests', '12345', '\0\ufffd', 'Приготовь борщ', '巧克力蛋糕怎么做'];
    for (const task of others) assert.equal(fitted.demand(task).weights.dims.length, 0, task);
  });

  it('stays bounded for a huge task', () => {
    const started = performance.now();
    const sentences = 'Tune PostgreSQL queries. '.repeat(4_000);
    assert.ok(demandedNames(fitted, fitted.demand(sentences)).includes('postgres tuning'));
    for (const text of ['x'.repeat(1e5), '. '.repeat(5e4), '検索'.repeat(5e4), 'aB'.repeat(5e4), '\n'.repeat(1e5)]) fitted.demand(text);
    fitted.demand(Array.from({ length: 20_000 }, (_, n) => `w${n.toString(36)}`).join(' '));
    assert.ok(performance.now() - started < 2_000);
  });
});
