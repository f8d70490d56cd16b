/** What a WebM file says of itself (RFC 8794): elements of an id, a size and a content. */
import type { ClipFile } from './clip-verdict.ts';

const ID = {
  header: 0x1a_45_df_a3,
  docType: 0x42_82,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  scale: 0x2a_d7_b1,
  duration: 0x44_89,
  title: 0x7b_a9,
  date: 0x44_61,
  tags: 0x12_54_c3_67,
  attachments: 0x19_41_a4_69,
} as const;
const VOID = 0xec;
/** What may tell where and when it was taken. */
const METADATA: readonly number[] = [ID.tags, ID.attachments, ID.title, ID.date];

const BYTE = 256;
const LONGEST_SIZE = 8;
const NANOSECONDS = 1e9;
const USUAL_SCALE = 1e6;

interface Element {
  readonly id: number;
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

/** A clip in a WebM file, or why it is refused; undefined for any other kind of file. */
export function clipInWebm(bytes: Uint8Array): ClipFile | undefined {
  const [header, ...rest] = elementsIn(bytes, 0, bytes.length);
  if (header?.id !== ID.header) return undefined;
  const type = elementsIn(bytes, header.start, header.end).find(({ id }) => id === ID.docType);
  if (type === undefined || textOf(bytes, type) !== 'webm') return undefined;
  const segment = rest.find(({ id }) => id === ID.segment);
  if (segment === undefined) return { kind: 'refused', fault: 'damaged' };
  const parts = elementsIn(bytes, segment.start, segment.end);
  const info = parts.find(({ id }) => id === ID.info);
  if (info === undefined) return { kind: 'refused', fault: 'damaged' };
  const facts = elementsIn(bytes, info.start, info.end);
  const seconds = lengthOf(bytes, facts);
  if (seconds === undefined) return { kind: 'refused', fault: 'no_length' };
  return { kind: 'clip', type: 'webm', seconds, clean: withoutMetadata(bytes, [...parts, ...facts]) };
}

/** Recordings of a browser name no length. */
function lengthOf(bytes: Uint8Array, facts: readonly Element[]): number | undefined {
  const duration = facts.find(({ id }) => id === ID.duration);
  const scale = facts.find(({ id }) => id === ID.scale);
  if (duration === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + duration.start, duration.end - duration.start);
  if (view.byteLength !== 4 && view.byteLength !== 8) return undefined;
  const length = view.byteLength === 4 ? view.getFloat32(0) : view.getFloat64(0);
  const unit = scale === undefined ? USUAL_SCALE : numberAt(bytes, scale.start, scale.end);
  return length > 0 ? (length * unit) / NANOSECONDS : undefined;
}

/** The same length, so that nothing else moves: what is written there becomes empty space of zeros. */
function withoutMetadata(bytes: Uint8Array, elements: readonly Element[]): Uint8Array {
  const clean = Uint8Array.from(bytes);
  for (const { id, at, start, end } of elements) {
    if (!METADATA.includes(id)) continue;
    const sizeLength = Math.min(LONGEST_SIZE, start - at - 1);
    clean.fill(0, at, end);
    clean[at] = VOID;
    clean.set(sizeOf(end - at - 1 - sizeLength, sizeLength), at + 1);
  }
  return clean;
}

/** A size in a number of bytes; its first bit that is set says how many. */
function sizeOf(size: number, length: number): number[] {
  const digits = Array.from({ length }, (_, place) => Math.floor(size / BYTE ** (length - 1 - place)) % BYTE);
  return digits.map((digit, place) => (place === 0 ? digit + BYTE / 2 ** length : digit));
}

/** The elements one after the other, as far as they are whole; one of unknown size reaches to the end. */
function elementsIn(bytes: Uint8Array, from: number, to: number): readonly Element[] {
  const elements: Element[] = [];
  let at = from;
  while (at < to) {
    const idLength = lengthAt(bytes, at);
    const sizeLength = lengthAt(bytes, at + idLength);
    const start = at + idLength + sizeLength;
    if (idLength > 4 || sizeLength > LONGEST_SIZE || start > to) return elements;
    const id = numberAt(bytes, at, at + idLength);
    const size = sizeAt(bytes, at + idLength, sizeLength);
    const isUnknown = size === 2 ** (7 * sizeLength) - 1;
    const end = isUnknown ? to : start + size;
    if (end > to) return elements;
    elements.push({ id, at, start, end });
    at = end;
  }
  return elements;
}

/** How many bytes an id or a size has: one more than the bits before the first that is set. */
function lengthAt(bytes: Uint8Array, at: number): number {
  return Math.clz32(bytes[at] ?? 0) - 23;
}

/** Without the bit that tells its length. */
function sizeAt(bytes: Uint8Array, at: number, length: number): number {
  const first = (bytes[at] ?? 0) - BYTE / 2 ** length;
  return bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * BYTE + byte, first);
}

function numberAt(bytes: Uint8Array, from: number, to: number): number {
  return bytes.subarray(from, to).reduce((sum, byte) => sum * BYTE + byte, 0);
}

function textOf(bytes: Uint8Array, { start, end }: Element): string {
  return String.fromCodePoint(...bytes.subarray(start, end)).replaceAll('\0', '');
}
