import assert from 'node:assert/strict';
import type { CapabilityText } from '../../../../src/core/capability/capabilityModel.ts';
import { bps } from '../../../../src/core/selection/bps.ts';
import { finish } from '../../../../src/core/util/steps.ts';
import { fitOn, operations, skillText } from './smallLibrary.ts';

/** Names of the skills that Best Prefix Selection loads, each skill 500 tokens long. */
function selected(task: string, library: readonly CapabilityText[] = operations, price = 0.2): readonly string[] {
  const fitted = fitOn(library);
  const { weights, kappa } = fitted.demand(task);
  const lengths = new Float64Array(library.length).fill(500);
  const budget = 4_000;
  const { chosen } = finish(bps({ lengths, supplies: fitted.supplies, demand: weights, kappa: kappa + price / budget, budget }));
  return chosen.map((skill) => library[skill]!.name).sort();
}

describe('selection over lexical capabilities', () => {
  it('loads one skill for each part of a task', () => {
    const task = 'Extract the tables from report.pdf. Make a slide deck of them. Then send it by email to the mailing list.';
    assert.deepEqual(selected(task), ['email-digest', 'pdf-tables', 'slide-deck']);
  });

  it('loads one of two near copies', () => {
    for (const price of [0, 0.2]) {
      assert.deepEqual(selected('Search the logs in Kibana for the failing request.', operations, price), ['log-search']);
    }
  });

  it('loads nothing for a task on another subject, even when tokens are free', () => {
    assert.deepEqual(selected('Bake a chocolate cake for twelve guests.', operations, 0), []);
  });

  it('does not fill the budget with skills that have little to do with the task', () => {
    assert.deepEqual(selected('Renew the TLS certificates of the load balancers.', operations, 0), ['certificate-renewal']);
  });

  it('tells skills of one template apart by their names and descriptions', () => {
    const body = Array.from({ length: 150 }, (_, n) => `boilerplate${n.toString(36)}x`).join(' ');
    const family = ['fill', 'merge', 'split', 'sign'].map((verb) =>
      skillText(`pdf-${verb}`, `${verb} PDF files. Use when the user asks to ${verb} PDFs.`, { body: `${body} ${verb} `.repeat(3) }));
    assert.deepEqual(selected('Merge these PDFs and then sign the result', [...operations, ...family], 2), ['pdf-merge', 'pdf-sign']);
  });
});
