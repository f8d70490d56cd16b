import { expect, it } from 'vitest';
import { Notifier } from './notifier.ts';

const FOREVER_MS = 2 ** 31 - 1;

it('ends every wait', async () => {
  const notifier = new Notifier();
  const waits = [notifier.wait(notifier.count, FOREVER_MS), notifier.wait(notifier.count, FOREVER_MS)];
  notifier.notify();
  await expect(Promise.all(waits)).resolves.toHaveLength(2);
});

it('does not lose a notification that came during the work', async () => {
  const notifier = new Notifier();
  const seen = notifier.count;
  notifier.notify();
  await expect(notifier.wait(seen, FOREVER_MS)).resolves.toBeUndefined();
});

it('ends a wait by itself after its time', async () => {
  const notifier = new Notifier();
  await expect(notifier.wait(notifier.count, 1)).resolves.toBeUndefined();
});
