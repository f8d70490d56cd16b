import { beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeBody, type EncodedBody } from './encoded-body.ts';
import { PublicResponseCache } from './public-response-cache.ts';

let cache: PublicResponseCache;
let loads: number;

beforeEach(() => {
  cache = new PublicResponseCache();
  cache.startHearing();
  loads = 0;
});

const counted = (text: string) => async () => {
  loads++;
  return text;
};
const textOf = (body: EncodedBody | undefined) => body?.variants.at(-1)?.bytes.toString();
const ask = async (text: string, key = 'k') => textOf(await cache.find('timetable', key, counted(text)));

/** A load that finishes when told to. */
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

  it('is true until an instant it was said to be, and the others are kept', async () => {
    let nowMs = 1000;
    cache = new PublicResponseCache(undefined, () => nowMs);
    cache.startHearing();
    const wods = async (text: string) => textOf(await cache.find('wods', 'w', counted(text)));
    await wods('kept');
    await ask('old');
    cache.trueUntil('timetable', new Date(2000));
    cache.trueUntil('timetable', new Date(3000));
    nowMs = 1999;
    expect(await ask('new')).toBe('old');
    nowMs = 2000;
    expect([await ask('new'), await wods('new')]).toEqual(['new', 'kept']);
    nowMs = 3000;
    expect(await ask('newer')).toBe('new');
  });

  it('is loaded again when the version of its topic differs, which is read ten times a second at most', async () => {
    let version = '1';
    let reads = 0;
    cache.watch('timetable', async () => {
      reads++;
      return version;
    });
    expect(await Promise.all([ask('old'), ask('old')])).toEqual(['old', 'old']);
    expect(await ask('new')).toBe('old');
    expect([loads, reads]).toEqual([1, 1]);
    version = '2';
    expect(cache.cached('k')).toBeDefined();
    await vi.waitFor(() => expect(cache.cached('k')).toBeUndefined());
    expect(await ask('new')).toBe('new');
    expect(reads).toBe(2);
  });

  it('is not served while the version of its topic cannot be read', async () => {
    await ask('old');
    cache.watch('timetable', () => Promise.reject(new Error('away')));
    expect(cache.cached('k')).toBeUndefined();
    await expect(ask('new')).rejects.toThrow('away');
  });

  it('is loaded again after a change of its topic', async () => {
    await ask('old');
    cache.invalidate('timetable');
    expect(await ask('new')).toBe('new');
  });

  it('survives a change of another topic', async () => {
    await ask('old');
    cache.invalidate('wods');
    expect(await ask('new')).toBe('old');
  });

  it('whose load began before a change is never kept after it', async () => {
    const { load, finish } = heldLoad();
    const early = cache.find('timetable', 'k', load);
    cache.invalidate('timetable');
    finish('old');
    expect(textOf(await early)).toBe('old');
    expect(cache.cached('k')).toBeUndefined();
    expect(await ask('new')).toBe('new');
  });

  it('whose load began before a change is not handed to who asks after it', async () => {
    const { load, finish } = heldLoad();
    const early = cache.find('timetable', 'k', load);
    cache.invalidate('timetable');
    const late = ask('new');
    finish('old');
    expect([textOf(await early), await late]).toEqual(['old', 'new']);
    expect(await ask('newer')).toBe('new');
  });

  it('that changed while it was being compressed is not kept', async () => {
    const asked = cache.find('timetable', 'k', counted('x'.repeat(200_000)));
    await Promise.resolve();
    cache.invalidate('timetable');
    await asked;
    expect(cache.cached('k')).toBeUndefined();
  });

  it('that does not exist is asked for again each time', async () => {
    expect(await cache.find('timetable', 'k', async () => undefined)).toBeUndefined();
    expect(await ask('now')).toBe('now');
  });

  it('whose load fails fails for its askers only, and is loaded again', async () => {
    const fail = async (): Promise<string> => Promise.reject(new Error('away'));
    await expect(cache.find('timetable', 'k', fail)).rejects.toThrow('away');
    expect(await ask('back')).toBe('back');
  });
});

describe('a process that cannot hear of changes', () => {
  it('keeps and shares nothing, and forgets what it had', async () => {
    await ask('old');
    cache.stopHearing();
    expect([await ask('one'), await ask('two')]).toEqual(['one', 'two']);
    expect(cache.bytes).toBe(0);
  });

  it('does not keep what was loaded across the gap', async () => {
    const { load, finish } = heldLoad();
    const early = cache.find('timetable', 'k', load);
    cache.stopHearing();
    cache.startHearing();
    finish('old');
    await early;
    expect(await ask('new')).toBe('new');
  });

  it('has not heard anything before it is told so', async () => {
    cache = new PublicResponseCache();
    expect([await ask('one'), await ask('two')]).toEqual(['one', 'two']);
  });
});

describe('memory', () => {
  it('is bounded; the body nobody asked for longest goes first', async () => {
    const size = (await encodeBody('x'.repeat(500))).bytes;
    cache = new PublicResponseCache(size * 2);
    cache.startHearing();
    await ask('a'.repeat(500), 'a');
    await ask('b'.repeat(500), 'b');
    await ask('a again', 'a');
    await ask('c'.repeat(500), 'c');
    expect(cache.cached('a')).toBeDefined();
    expect(cache.cached('b')).toBeUndefined();
    expect(cache.bytes).toBe(size * 2);
  });

  it('never takes a body larger than all of it', async () => {
    cache = new PublicResponseCache(100);
    cache.startHearing();
    expect(await ask('x'.repeat(500))).toHaveLength(500);
    expect(cache.bytes).toBe(0);
  });

  it('goes down again when bodies are dropped', async () => {
    await ask('x'.repeat(5000));
    cache.invalidate('timetable');
    expect(cache.bytes).toBe(0);
  });
});
