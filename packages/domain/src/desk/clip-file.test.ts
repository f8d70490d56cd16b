import { describe, expect, it } from 'vitest';
import { LARGEST_CLIP_BYTES, LONGEST_CLIP_SECONDS, readClip } from './clip-file.ts';

const letters = (words: string) => Array.from(words, (letter) => letter.codePointAt(0) ?? 0);
const inBytes = (number: number, length: number) =>
  Array.from({ length }, (_, place) => Math.floor(number / 256 ** (length - 1 - place)) % 256);

const box = (type: string, ...content: readonly (readonly number[])[]): number[] => {
  const whole = content.flat();
  return [...inBytes(whole.length + 8, 4), ...letters(type), ...whole];
};

interface Film {
  readonly brand?: string;
  readonly codec?: string;
  readonly seconds?: number;
  readonly place?: string;
}

function mp4({ brand = 'isom', codec = 'avc1', seconds = 6, place = '' }: Film = {}): Uint8Array {
  const header = box('mvhd', inBytes(0, 12), inBytes(600, 4), inBytes(seconds * 600, 4), inBytes(0, 80));
  const table = box('stsd', inBytes(0, 8), box(codec, inBytes(0, 70)));
  const track = box('trak', box('mdia', box('minf', box('stbl', table))));
  const movie = box('moov', header, track, box('udta', letters(place)));
  return Uint8Array.from([
    ...box('ftyp', letters(brand), inBytes(0, 4)),
    ...movie,
    ...box('mdat', [1, 2, 3]),
  ]);
}

const element = (id: number[], ...content: readonly (readonly number[])[]): number[] => {
  const whole = content.flat();
  return [...id, 1, ...inBytes(whole.length, 7), ...whole];
};
const FLOAT_6000 = [0x45, 0xbb, 0x80, 0x00];

function webm({ docType = 'webm', duration = [FLOAT_6000], place = '' } = {}): Uint8Array {
  const info = element(
    [0x15, 0x49, 0xa9, 0x66],
    element([0x2a, 0xd7, 0xb1], inBytes(1_000_000, 3)),
    ...duration.map((float) => element([0x44, 0x89], float)),
  );
  const segment = element(
    [0x18, 0x53, 0x80, 0x67],
    info,
    element([0x12, 0x54, 0xc3, 0x67], letters(place)),
    element([0x1f, 0x43, 0xb6, 0x75], [1, 2, 3]),
  );
  return Uint8Array.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], letters(docType))),
    ...segment,
  ]);
}

describe('a clip', () => {
  it.each([
    ['mp4', mp4()],
    ['webm', webm()],
  ] as const)('in %s is told by its bytes, with its length', (type, bytes) =>
    expect(readClip(bytes)).toMatchObject({ kind: 'clip', type, seconds: 6 }),
  );

  it.each([
    ['mp4', mp4({ place: 'Berlin' }), mp4({ place: '\0'.repeat(6) })],
    ['webm', webm({ place: 'Berlin' }), webm({ place: '\0'.repeat(6) })],
  ])('in %s says no longer where it was taken, and is as long as before', (_, bytes, silent) => {
    const read = readClip(bytes);
    const clean = read.kind === 'clip' ? read.clean : Uint8Array.of();
    expect(clean).toHaveLength(bytes.length);
    expect(String.fromCodePoint(...clean)).not.toContain('Berlin');
    // Everything but the words and their name is where it was, so that it plays as before.
    const differing = [...clean].filter((byte, at) => byte !== silent[at]).length;
    expect(differing).toBeLessThanOrEqual(12);
    expect(readClip(clean)).toMatchObject({ kind: 'clip', seconds: 6 });
  });

  it('may be as long as the limit, and no longer', () => {
    expect(readClip(mp4({ seconds: LONGEST_CLIP_SECONDS })).kind).toBe('clip');
    expect(readClip(mp4({ seconds: LONGEST_CLIP_SECONDS + 1 }))).toMatchObject({ fault: 'too_long' });
  });

  it.each([
    ['too_large', new Uint8Array(LARGEST_CLIP_BYTES + 1)],
    ['quicktime', mp4({ brand: 'qt  ' })],
    ['codec', mp4({ codec: 'hvc1' })],
    ['no_length', mp4({ seconds: 0 })],
    ['no_length', webm({ duration: [] })],
    ['damaged', mp4().subarray(0, -1)],
    ['damaged', Uint8Array.from(box('ftyp', letters('isom')))],
    ['unknown', webm({ docType: 'matroska' })],
    ['unknown', Uint8Array.from(box('ftyp', letters('avif')))],
    ['unknown', Uint8Array.from(letters('<!doctype html><script>'))],
    ['unknown', Uint8Array.from(letters('GIF89a'))],
    ['unknown', Uint8Array.of()],
  ] as const)('is refused as %s', (fault, bytes) =>
    expect(readClip(bytes)).toEqual({ kind: 'refused', fault }),
  );
});
