import { describe, expect, it, vi } from 'vitest';
import { encodeBody, textOfOne } from './encoded-body.ts';
import { encodeMemberResponse } from './member-response.ts';

const TEXT = JSON.stringify(Array.from({ length: 400 }, (_, at) => ({ exercise: 'deadlift', set: at })));

/** A brotli stream begins with its window; this bit is only clear for one of 64 KiB (RFC 7932, 9.1). */
const WINDOW_OF_64_KIB = 1;

it('compressed bodies hold on to no byte but their own, so that what is kept is what is counted', async () => {
  const { variants } = await encodeBody(TEXT);
  const compressed = variants.filter(({ coding }) => coding !== 'identity');
  const ofMember = [
    await encodeMemberResponse(TEXT, 'br', 'tag'),
    await encodeMemberResponse(TEXT, 'gzip', 'tag'),
  ];
  for (const { bytes, coding } of [...compressed, ...ofMember])
    expect(bytes.buffer.byteLength, coding).toBe(bytes.length);
  expect(compressed.map(({ coding }) => coding)).toEqual(['br', 'gzip']);
});

it('a body is compressed with a window that just holds it, because a larger one takes 2 MB meanwhile', async () => {
  const windowOf = async (bytes: number) => {
    const { variants } = await encodeBody(Buffer.alloc(bytes, TEXT));
    return (variants[0].bytes[0] ?? 0) & WINDOW_OF_64_KIB;
  };
  expect(await windowOf(60_000)).toBe(0);
  expect(await windowOf(70_000)).not.toBe(0);
});

describe('one item of a list', () => {
  const squat = { id: 'squat', sets: 5 };

  it('is found by its id, and none where there is no such item or list', async () => {
    const list = await encodeBody(JSON.stringify([squat, { id: 'plank', sets: 3 }]));
    expect(textOfOne(list, 'squat')).toBe(JSON.stringify(squat));
    expect(textOfOne(list, 'plank')).toBe('{"id":"plank","sets":3}');
    expect(textOfOne(list, 'made-up')).toBeUndefined();
    expect(textOfOne(await encodeBody('{"id":"squat"}'), 'squat')).toBeUndefined();
    expect(textOfOne(undefined, 'squat')).toBeUndefined();
  });

  it('is looked up in a list that is read once, whatever ids are asked for', async () => {
    const list = await encodeBody(JSON.stringify([squat]));
    const read = vi.spyOn(JSON, 'parse');
    for (const id of ['made-up', 'squat', 'another']) textOfOne(list, id);
    const reads = read.mock.calls.length;
    read.mockRestore();
    expect(reads).toBe(1);
  });

  it('is that of the list asked for', async () => {
    const [before, after] = await Promise.all(
      [5, 6].map((sets) => encodeBody(JSON.stringify([{ id: 'squat', sets }]))),
    );
    expect([before, after].map((list) => textOfOne(list, 'squat'))).toEqual([
      '{"id":"squat","sets":5}',
      '{"id":"squat","sets":6}',
    ]);
  });
});
