import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { chunksOf, linesOf } from '../../../../src/worker/evaluate/linesOf.ts';
import { readPoolLines } from '../../../../src/worker/evaluate/readPoolLines.ts';

async function all(bytes: Uint8Array, most?: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(chunksOf(bytes), most)) lines.push(line);
  return lines;
}

describe('the lines of a file', () => {
  it('are the same whether it is gzipped or not, across pieces', async () => {
    const written = Array.from({ length: 3_000 }, (_, n) => `${n} é🎉 ${'x'.repeat(n % 97)}`);
    const bytes = Buffer.from(written.join('\n'));
    assert.ok(bytes.length > 2 * 65_536);
    assert.deepEqual(await all(bytes), written);
    assert.deepEqual(await all(gzipSync(bytes)), written);
    assert.deepEqual(await all(new Uint8Array()), []);
  });

  it('end with an error where a small file swells beyond the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, '\n'));
    assert.ok(bomb.length < 10_000);
    await assert.rejects(all(bomb, 1_000_000), /it holds more than 1 MB of text/);
  });

  it('end with an error where one is longer than any skill', async () => {
    await assert.rejects(all(gzipSync(Buffer.alloc(10_100_000, 'x'))), /line 1 is longer than 10 MB/);
  });

  it('are no pool where nearly all of them are bad', async () => {
    await assert.rejects(readPoolLines(linesOf(chunksOf(Buffer.from('x\n'.repeat(100_002))))), /more than 100,000 lines are no skills; line 100001: it is no JSON/);
  });
});
