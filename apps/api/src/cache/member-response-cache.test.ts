import { expect, it } from 'vitest';
import { MemberResponseCache, type VersionedBody } from './member-response-cache.ts';

const body = (version: string, size = 100): VersionedBody => ({
  version,
  variant: { coding: 'identity', bytes: Buffer.alloc(size), etag: `"${version}"` },
});

/** Counts loads. */
function loader(version: string, size?: number) {
  const state = { loads: 0 };
  const load = async () => {
    state.loads += 1;
    return body(version, size);
  };
  return { state, load };
}

it('a body is loaded once per version', async () => {
  const cache = new MemberResponseCache();
  const first = loader('1');
  await cache.find('logs', '1', first.load);
  await cache.find('logs', '1', first.load);
  expect(first.state.loads).toBe(1);
  const second = loader('2');
  expect((await cache.find('logs', '2', second.load))?.version).toBe('2');
  expect(second.state.loads).toBe(1);
});

it('requests of the same version share a load, those of another do not', async () => {
  const cache = new MemberResponseCache();
  const [first, second] = [loader('1'), loader('2')];
  await Promise.all([
    cache.find('logs', '1', first.load),
    cache.find('logs', '1', first.load),
    cache.find('logs', '2', second.load),
  ]);
  expect([first.state.loads, second.state.loads]).toEqual([1, 1]);
});

it('a body that turns out newer is kept as what it is', async () => {
  const cache = new MemberResponseCache();
  await cache.find('logs', '1', loader('2').load);
  const again = loader('2');
  await cache.find('logs', '2', again.load);
  expect(again.state.loads).toBe(0);
});

it('a failed load rejects for everyone who waited and is tried again', async () => {
  const cache = new MemberResponseCache();
  await expect(cache.find('logs', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.find('logs', '1', loader('1').load))?.version).toBe('1');
});

it('memory stays within its budget, the least recently asked goes first', async () => {
  const cache = new MemberResponseCache(4000);
  for (const key of ['a', 'b', 'a', 'c']) await cache.find(key, '1', loader('1', 1000).load);
  expect(cache.bytes).toBeLessThanOrEqual(4000);
  const [a, b] = [loader('1'), loader('1')];
  await cache.find('a', '1', a.load);
  await cache.find('b', '1', b.load);
  expect([a.state.loads, b.state.loads]).toEqual([0, 1]);
});

it('a body larger than the whole budget is answered and not kept', async () => {
  const cache = new MemberResponseCache(1000);
  expect((await cache.find('a', '1', loader('1', 5000).load))?.variant.bytes).toHaveLength(5000);
  expect(cache.bytes).toBe(0);
});
