/** What an MP4 file says of itself (ISO/IEC 14496-12): boxes of a size, a type of four letters, and a content. */
import type { ClipFile } from './clip-verdict.ts';

interface Box {
  readonly type: string;
  /** Of its size, its content, and what comes after it. */
  readonly at: number;
  readonly start: number;
  readonly end: number;
}

const QUICKTIME = 'qt  ';
/** H.264, AV1 and VP9: what every browser plays. */
const CODECS = ['avc1', 'avc3', 'av01', 'vp09'];
/** Where the place and the device are written. */
const METADATA = ['udta', 'meta', 'uuid'];
const HEADER = 8;
const LARGE_HEADER = 16;
const BYTE = 256;

/** A clip in an MP4 file, or why it is refused; undefined for any other kind of file. */
export function clipInMp4(bytes: Uint8Array): ClipFile | undefined {
  if (textAt(bytes, 4) !== 'ftyp') return undefined;
  const brand = textAt(bytes, HEADER);
  if (brand === QUICKTIME) return { kind: 'refused', fault: 'quicktime' };
  const boxes = boxesIn(bytes, 0, bytes.length);
  const movie = boxes?.find(({ type }) => type === 'moov');
  if (boxes === undefined || movie === undefined || !boxes.some(({ type }) => type === 'mdat')) {
    return { kind: 'refused', fault: brand === 'avif' || brand === 'heic' ? 'unknown' : 'damaged' };
  }
  const codecs = inside(bytes, movie, ['trak', 'mdia', 'minf', 'stbl', 'stsd']).map(({ start }) =>
    textAt(bytes, start + HEADER + 4),
  );
  if (!codecs.some((codec) => CODECS.includes(codec))) return { kind: 'refused', fault: 'codec' };
  const seconds = lengthOf(bytes, inside(bytes, movie, ['mvhd'])[0]);
  if (seconds === undefined) return { kind: 'refused', fault: 'no_length' };
  return { kind: 'clip', type: 'mp4', seconds, clean: withoutMetadata(bytes, [...boxes, movie]) };
}

/** Seconds of a movie header; undefined where it names none, as of a stream. */
function lengthOf(bytes: Uint8Array, header: Box | undefined): number | undefined {
  if (header === undefined) return undefined;
  const isLong = bytes[header.start] === 1;
  const scale = numberAt(bytes, header.start + (isLong ? 20 : 12), 4);
  const length = numberAt(bytes, header.start + (isLong ? 24 : 16), isLong ? 8 : 4);
  return scale > 0 && length > 0 ? length / scale : undefined;
}

/** Boxes below a box by the types on the way. */
function inside(bytes: Uint8Array, box: Box, [type, ...further]: readonly string[]): readonly Box[] {
  const found = (boxesIn(bytes, box.start, box.end) ?? []).filter((one) => one.type === type);
  return further.length === 0 ? found : found.flatMap((one) => inside(bytes, one, further));
}

/** The same length, so that nothing else moves: what is written there becomes free space of zeros. */
function withoutMetadata(bytes: Uint8Array, boxes: readonly Box[]): Uint8Array {
  const clean = Uint8Array.from(bytes);
  const clear = (box: Box): void => {
    if (METADATA.includes(box.type)) {
      clean.set(
        Uint8Array.from('free', (letter) => letter.codePointAt(0) ?? 0),
        box.at + 4,
      );
      clean.fill(0, box.start, box.end);
    } else if (box.type === 'moov' || box.type === 'trak') {
      boxesIn(bytes, box.start, box.end)?.forEach(clear);
    }
  };
  boxes.forEach(clear);
  return clean;
}

/** The boxes one after the other; undefined where they do not fill the space exactly. */
function boxesIn(bytes: Uint8Array, from: number, to: number): readonly Box[] | undefined {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (at + HEADER > to) return undefined;
    const named = numberAt(bytes, at, 4);
    const header = named === 1 ? LARGE_HEADER : HEADER;
    const size = sizeOf(bytes, { at, named, to });
    if (size < header || at + size > to) return undefined;
    boxes.push({ type: textAt(bytes, at + 4), at, start: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

/** A size of 1 is written behind the type in eight bytes; 0 reaches to the end. */
function sizeOf(
  bytes: Uint8Array,
  { at, named, to }: { readonly at: number; readonly named: number; readonly to: number },
): number {
  if (named === 1) return numberAt(bytes, at + HEADER, 8);
  return named === 0 ? to - at : named;
}

function numberAt(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * BYTE + byte, 0);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4));
}
