import { expect, it } from 'vitest';
import { MemberBodies, type VersionedBody } from './member-bodies.ts';

const body = (version: string, size = 100): VersionedBody => ({
  version,
  variant: { coding: 'identity', bytes: Buffer.alloc(size), etag: `"${version}"` },
});

/** Counts how often a body is loaded. */
function loader(version: string, size?: number) {
  const state = { loads: 0 };
  const load = async () => {
    state.loads += 1;
    return body(version, size);
  };
  return { state, load };
}

it('a body is loaded once per version', async () => {
  const bodies = new MemberBodies();
  const first = loader('1');
  await bodies.find('logs', '1', first.load);
  await bodies.find('logs', '1', first.load);
  expect(first.state.loads).toBe(1);
  const second = loader('2');
  expect((await bodies.find('logs', '2', second.load))?.version).toBe('2');
  expect(second.state.loads).toBe(1);
});

it('requests of the same version share a load, those of another do not', async () => {
  const bodies = new MemberBodies();
  const [first, second] = [loader('1'), loader('2')];
  await Promise.all([
    bodies.find('logs', '1', first.load),
    bodies.find('logs', '1', first.load),
    bodies.find('logs', '2', second.load),
  ]);
  expect([first.state.loads, second.state.loads]).toEqual([1, 1]);
});

it('a body that turns out newer is kept as what it is', async () => {
  const bodies = new MemberBodies();
  await bodies.find('logs', '1', loader('2').load);
  const again = loader('2');
  await bodies.find('logs', '2', again.load);
  expect(again.state.loads).toBe(0);
});

it('a failed load is told to who waited and tried anew', async () => {
  const bodies = new MemberBodies();
  await expect(bodies.find('logs', '1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await bodies.find('logs', '1', loader('1').load))?.version).toBe('1');
});

it('memory stays within its budget, the least recently asked goes first', async () => {
  const bodies = new MemberBodies(4000);
  for (const key of ['a', 'b', 'a', 'c']) await bodies.find(key, '1', loader('1', 1000).load);
  expect(bodies.bytes).toBeLessThanOrEqual(4000);
  const [a, b] = [loader('1'), loader('1')];
  await bodies.find('a', '1', a.load);
  await bodies.find('b', '1', b.load);
  expect([a.state.loads, b.state.loads]).toEqual([0, 1]);
});

it('a body larger than the whole budget is answered and not kept', async () => {
  const bodies = new MemberBodies(1000);
  expect((await bodies.find('a', '1', loader('1', 5000).load))?.variant.bytes).toHaveLength(5000);
  expect(bodies.bytes).toBe(0);
});
