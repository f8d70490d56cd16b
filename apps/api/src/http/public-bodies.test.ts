import { beforeEach, describe, expect, it } from 'vitest';
import { encodeBody, type EncodedBody } from './encoded-body.ts';
import { PublicBodies } from './public-bodies.ts';

let bodies: PublicBodies;
let loads: number;

beforeEach(() => {
  bodies = new PublicBodies();
  bodies.startHearing();
  loads = 0;
});

const counted = (text: string) => async () => {
  loads++;
  return text;
};
const textOf = (body: EncodedBody | undefined) => body?.variants.at(-1)?.bytes.toString();
const ask = async (text: string, key = 'k') => textOf(await bodies.find('timetable', key, counted(text)));

/** A load that ends when it is told to. */
function heldLoad() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { load: () => promise, finish: resolve };
}

describe('a public body', () => {
  it('is loaded once and then kept', async () => {
    expect([await ask('first'), await ask('second')]).toEqual(['first', 'first']);
    expect(loads).toBe(1);
  });

  it('is loaded once for everybody who asks meanwhile', async () => {
    const answers = await Promise.all([ask('one'), ask('two'), ask('three')]);
    expect(answers).toEqual(['one', 'one', 'one']);
    expect(loads).toBe(1);
  });

  it('is loaded anew after a change of its topic', async () => {
    await ask('old');
    bodies.invalidate('timetable');
    expect(await ask('new')).toBe('new');
  });

  it('survives a change of another topic', async () => {
    await ask('old');
    bodies.invalidate('wods');
    expect(await ask('new')).toBe('old');
  });

  it('whose load began before a change is never kept after it', async () => {
    const { load, finish } = heldLoad();
    const early = bodies.find('timetable', 'k', load);
    bodies.invalidate('timetable');
    finish('old');
    expect(textOf(await early)).toBe('old');
    expect(bodies.kept('k')).toBeUndefined();
    expect(await ask('new')).toBe('new');
  });

  it('whose load began before a change is not handed to who asks after it', async () => {
    const { load, finish } = heldLoad();
    const early = bodies.find('timetable', 'k', load);
    bodies.invalidate('timetable');
    const late = ask('new');
    finish('old');
    expect([textOf(await early), await late]).toEqual(['old', 'new']);
    expect(await ask('newer')).toBe('new');
  });

  it('that changed while it was being compressed is not kept', async () => {
    const asked = bodies.find('timetable', 'k', counted('x'.repeat(200_000)));
    await Promise.resolve();
    bodies.invalidate('timetable');
    await asked;
    expect(bodies.kept('k')).toBeUndefined();
  });

  it('that does not exist is asked for again each time', async () => {
    expect(await bodies.find('timetable', 'k', async () => undefined)).toBeUndefined();
    expect(await ask('now')).toBe('now');
  });

  it('whose load fails fails for its askers only, and is loaded anew', async () => {
    const fail = async (): Promise<string> => Promise.reject(new Error('away'));
    await expect(bodies.find('timetable', 'k', fail)).rejects.toThrow('away');
    expect(await ask('back')).toBe('back');
  });
});

describe('a process that cannot hear of changes', () => {
  it('keeps and shares nothing, and forgets what it had', async () => {
    await ask('old');
    bodies.stopHearing();
    expect([await ask('one'), await ask('two')]).toEqual(['one', 'two']);
    expect(bodies.bytes).toBe(0);
  });

  it('does not keep what was loaded across the gap', async () => {
    const { load, finish } = heldLoad();
    const early = bodies.find('timetable', 'k', load);
    bodies.stopHearing();
    bodies.startHearing();
    finish('old');
    await early;
    expect(await ask('new')).toBe('new');
  });

  it('has not heard anything before it is told so', async () => {
    bodies = new PublicBodies();
    expect([await ask('one'), await ask('two')]).toEqual(['one', 'two']);
  });
});

describe('memory', () => {
  it('is bounded; the body nobody asked for longest goes first', async () => {
    const size = (await encodeBody('x'.repeat(500))).bytes;
    bodies = new PublicBodies(size * 2);
    bodies.startHearing();
    await ask('a'.repeat(500), 'a');
    await ask('b'.repeat(500), 'b');
    await ask('a again', 'a');
    await ask('c'.repeat(500), 'c');
    expect(bodies.kept('a')).toBeDefined();
    expect(bodies.kept('b')).toBeUndefined();
    expect(bodies.bytes).toBe(size * 2);
  });

  it('never takes a body larger than all of it', async () => {
    bodies = new PublicBodies(100);
    bodies.startHearing();
    expect(await ask('x'.repeat(500))).toHaveLength(500);
    expect(bodies.bytes).toBe(0);
  });

  it('is counted down again when bodies go', async () => {
    await ask('x'.repeat(5000));
    bodies.invalidate('timetable');
    expect(bodies.bytes).toBe(0);
  });
});
