import { decodeText } from '../../skill/decodeText.ts';

/** Words as points of a space in which those used alike lie near each other, with how common each is. */
export interface WordVectors {
  readonly dims: number;
  /** Documents that the vectors were trained on. */
  readonly documents: number;
  /** Terms (as `termsOf` makes them) to rows. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** Training documents that hold each term. */
  readonly holders: Uint32Array;
  /** Row-major, one row a term, of about unit length once divided by 127. */
  readonly rows: Int8Array;
  /** What the vectors of all descriptions, and of all bodies, have in common. */
  readonly commonOf: { readonly description: Float32Array; readonly body: Float32Array };
}

const magic = 'SLWV';
const headerBytes = 20;

/**
 * Reads the file that training wrote: magic, then version, terms, dims and documents as 32-bit numbers, holders
 * (32-bit), the two common vectors (32-bit floats), rows (8-bit), and the terms in UTF-8, one a line; little endian.
 * @throws RangeError when the bytes are no such file
 */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = bytes.length < headerBytes ? '' : String.fromCharCode(...bytes.subarray(0, magic.length));
  if (found !== magic || view.getUint32(4, true) !== 1) throw new RangeError('These are no word vectors of version 1.');
  const count = view.getUint32(8, true);
  const dims = view.getUint32(12, true);
  const commonStart = headerBytes + 4 * count;
  const rowsStart = commonStart + 8 * dims;
  const termsStart = rowsStart + count * dims;
  if (termsStart > bytes.length) throw new RangeError(`The word vectors end after ${bytes.length} bytes of at least ${termsStart}.`);
  const floats = (start: number) => Float32Array.from({ length: dims }, (_, n) => view.getFloat32(start + 4 * n, true));
  const terms = decodeText(bytes.subarray(termsStart)).text.split('\n');
  if (terms.length !== count) throw new RangeError(`The word vectors name ${terms.length} terms of ${count}.`);
  return {
    dims,
    documents: view.getUint32(16, true),
    rowOf: new Map(terms.map((term, row) => [term, row])),
    holders: Uint32Array.from({ length: count }, (_, n) => view.getUint32(headerBytes + 4 * n, true)),
    rows: new Int8Array(bytes.buffer, bytes.byteOffset + rowsStart, count * dims),
    commonOf: { description: floats(commonStart), body: floats(commonStart + 4 * dims) },
  };
}
