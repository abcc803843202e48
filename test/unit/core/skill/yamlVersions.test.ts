import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { versionReadings } from '../../../../src/core/skill/yamlVersions.ts';
import { random } from '../../../support/random.ts';

function inWords(value: unknown): string {
  if (value instanceof Date) return 'a date';
  return typeof value === 'number' ? `the number ${value}` : typeof value === 'boolean' ? String(value) : 'text';
}

describe('versionReadings', () => {
  it('tells the values that differ, with both readings', () => {
    const table: readonly (readonly [string, string, string])[] = [
      ['yes', 'true', 'text'], ['No', 'false', 'text'], ['on', 'true', 'text'], ['OFF', 'false', 'text'], ['y', 'true', 'text'], ['N', 'false', 'text'],
      ['2024-01-31', 'a date', 'text'], ['2001-12-14t21:59:43.10-05:00', 'a date', 'text'],
      ['010', 'the number 8', 'the number 10'], ['0o10', 'text', 'the number 8'], ['1_000', 'the number 1000', 'text'],
      ['1:30', 'the number 90', 'text'], ['0b101', 'the number 5', 'text'], ['089', 'text', 'the number 89'], ['1e3', 'text', 'the number 1000'],
      ['-0x1F', 'the number -31', 'text'],
    ];
    for (const [source, yaml11, yaml12] of table) assert.deepEqual(versionReadings(source), { yaml11, yaml12 }, source);
  });

  it('says nothing of values that do not', () => {
    for (const source of ['true', 'False', 'null', '~', '', '12', '+12', '-3', '1.5', '1.0', '0x1F', '.5', '.inf', 'demo', '1.2.3', 'v1', 'yEs', '1,000', '2024-1', '.', '_', '-', '1:', 'a:1', '12e03x']) {
      assert.equal(versionReadings(source), undefined, source);
    }
  });

  it('agrees with a parser of both versions on random scalars', () => {
    const source = random(7);
    for (let run = 0; run < 4_000; run++) {
      const text = Array.from({ length: 1 + source.int(6) }, () => source.pick([...'0123456789_.:-+xob'])).join('');
      // `08` and `1e3` are text by the specification of YAML 1.1 and for PyYAML, but numbers for this parser.
      if (/^[-+]?0[0-9_]*[89]/.test(text) || !/[0-9]/.test(text)) continue;
      let values: readonly unknown[];
      try {
        values = [parse(text, { version: '1.1', logLevel: 'silent' }), parse(text, { version: '1.2', logLevel: 'silent' })];
      } catch {
        continue;
      }
      // It reads `0_` as NaN.
      if (values.some((value) => typeof value === 'object' || Number.isNaN(value))) continue;
      const [yaml11, yaml12] = values.map(inWords);
      const found = versionReadings(text);
      assert.deepEqual(found ? [found.yaml11, found.yaml12] : undefined, yaml11 === yaml12 ? undefined : [yaml11, yaml12], text);
    }
  });
});
