import { expect, it } from 'vitest';
import { WakeBell } from './wake-bell.ts';

const FOREVER_MS = 2 ** 31 - 1;

it('wakes everybody who rests', async () => {
  const bell = new WakeBell();
  const rests = [bell.rest(bell.rings, FOREVER_MS), bell.rest(bell.rings, FOREVER_MS)];
  bell.ring();
  await expect(Promise.all(rests)).resolves.toHaveLength(2);
});

it('does not lose a ring that came during the work', async () => {
  const bell = new WakeBell();
  const heard = bell.rings;
  bell.ring();
  await expect(bell.rest(heard, FOREVER_MS)).resolves.toBeUndefined();
});

it('ends a rest by itself after its time', async () => {
  const bell = new WakeBell();
  await expect(bell.rest(bell.rings, 1)).resolves.toBeUndefined();
});
