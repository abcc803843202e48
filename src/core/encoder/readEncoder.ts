import { decodeText } from '../skill/decodeText.ts';
import type { EncoderWeights } from './encoderWeights.ts';

const magic = 'SLTE';
const version = 1;
const headerBytes = 24;

/**
 * Reads the file that training wrote: magic; version, terms, dims, documents and bytes of the terms as 32-bit
 * numbers; a scale for each row (32-bit float); holders of each term (16-bit); rows, two numbers of 4 bits plus 8 a byte,
 * the first low; the terms in UTF-8, one a line. Little endian.
 * @throws RangeError when the bytes are no such file
 */
export function readEncoder(bytes: Uint8Array): EncoderWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = bytes.length < headerBytes ? '' : String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic || view.getUint32(4, true) !== version) throw new RangeError(`These are no encoder weights of version ${version}.`);
  const [count, dims, documents, nameBytes] = [8, 12, 16, 20].map((at) => view.getUint32(at, true)) as [number, number, number, number];
  const holdersStart = headerBytes + 4 * count;
  const rowsStart = holdersStart + 2 * count;
  const namesStart = rowsStart + (count * dims) / 2;
  if (dims % 2 !== 0 || namesStart + nameBytes !== bytes.length) throw new RangeError(`The encoder weights have ${bytes.length} bytes instead of ${namesStart + nameBytes}.`);
  const terms = count === 0 ? [] : decodeText(bytes.subarray(namesStart)).text.split('\n');
  if (terms.length !== count) throw new RangeError(`The encoder weights name ${terms.length} terms of ${count}.`);
  const scales = Float32Array.from({ length: count }, (_, row) => view.getFloat32(headerBytes + 4 * row, true));
  if (!scales.every((scale) => scale >= 0 && scale < Infinity)) throw new RangeError('The encoder weights have a scale that is no length.');
  return {
    dims, documents, scales,
    rowOf: new Map(terms.map((term, row) => [term, row])),
    holders: Uint16Array.from({ length: count }, (_, row) => view.getUint16(holdersStart + 2 * row, true)),
    rows: unpacked(bytes.subarray(rowsStart, namesStart)),
  };
}

function unpacked(packed: Uint8Array): Int8Array {
  const rows = new Int8Array(2 * packed.length);
  for (let n = 0; n < packed.length; n++) {
    rows[2 * n] = (packed[n]! & 15) - 8;
    rows[2 * n + 1] = (packed[n]! >> 4) - 8;
  }
  return rows;
}
