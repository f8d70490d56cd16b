import { createHash } from 'node:crypto';

/*
 * A Bloom filter as bytes: the number of entries and of bits set for each, as two big-endian 32-bit integers, then the bits.
 * Whatever was added is found; what was not is found too with the chance the filter was made for.
 */

const HEADER_BYTES = 8;
const BITS_PER_BYTE = 8;

/** A set of texts that says 'no' for certain and 'yes' with a known chance of being wrong. */
export interface BloomFilter {
  /** How many texts were added. */
  readonly entries: number;
  readonly has: (text: string) => boolean;
}

/**
 * Reads a filter written by `bloomFilterOf`.
 * @throws Error when the bytes are none.
 */
export function readBloomFilter(bytes: Uint8Array): BloomFilter {
  if (bytes.length <= HEADER_BYTES) throw new Error('This is not a Bloom filter.');
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_BYTES);
  const entries = header.getUint32(0);
  const bitsEach = header.getUint32(HEADER_BYTES / 2);
  const bits = bytes.subarray(HEADER_BYTES);
  return { entries, has: (text) => positions(text, bits, bitsEach).every((at) => isSet(bits, at)) };
}

/** A filter of these texts; `wrongYes` is the chance that it claims to hold one it does not, between 0 and 1. */
export function bloomFilterOf(texts: ReadonlySet<string>, wrongYes: number): Uint8Array {
  const bitsEach = Math.round(-Math.log2(wrongYes));
  const bytes = Math.ceil((-texts.size * Math.log(wrongYes)) / Math.LN2 ** 2 / BITS_PER_BYTE);
  const filter = new Uint8Array(HEADER_BYTES + bytes);
  const header = new DataView(filter.buffer);
  header.setUint32(0, texts.size);
  header.setUint32(HEADER_BYTES / 2, bitsEach);
  const bits = filter.subarray(HEADER_BYTES);
  for (const text of texts) for (const at of positions(text, bits, bitsEach)) set(bits, at);
  return filter;
}

/** The bits of a text: two hashes combined stand for as many as are needed (Kirsch and Mitzenmacher, 2006). */
function positions(text: string, bits: Uint8Array, bitsEach: number): readonly number[] {
  const size = bits.length * BITS_PER_BYTE;
  const hash = createHash('sha256').update(text).digest();
  const [first, step] = [hash.readUInt32BE(0), hash.readUInt32BE(HEADER_BYTES / 2)];
  return Array.from({ length: bitsEach }, (_, nth) => (first + nth * step) % size);
}

function isSet(bits: Uint8Array, at: number): boolean {
  return ((bits[Math.floor(at / BITS_PER_BYTE)] ?? 0) & (1 << (at % BITS_PER_BYTE))) !== 0;
}

function set(bits: Uint8Array, at: number): void {
  const byte = Math.floor(at / BITS_PER_BYTE);
  bits[byte] = (bits[byte] ?? 0) | (1 << (at % BITS_PER_BYTE));
}
