import { afterEach, expect, it, vi } from 'vitest';
import { inBrowserStore } from './browser-store.ts';
import { forgetLastKnown } from './forget-last-known.ts';

/** What of a request the two functions use. */
interface StandIn {
  onsuccess?: () => void;
  onerror?: () => void;
  onblocked?: () => void;
  readonly error: Error;
}

/** A browser that notes the databases it is asked for, and ends each request this way. */
function browser(end: 'onsuccess' | 'onerror' | 'onblocked') {
  const asked: string[] = [];
  const request = (name: string): StandIn => {
    asked.push(name);
    const made: StandIn = { error: new Error('not here') };
    queueMicrotask(() => made[end]?.());
    return made;
  };
  vi.stubGlobal('indexedDB', { open: request, deleteDatabase: request });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('the answers that are forgotten are those that were stored', async () => {
  const opened = browser('onerror');
  await expect(inBrowserStore('readonly', async () => null)).rejects.toThrow('not here');
  const removed = browser('onsuccess');
  await forgetLastKnown();
  expect(removed).toEqual(opened);
  expect(removed).toHaveLength(1);
});

it.each(['onerror', 'onblocked'] as const)('leaving waits for nothing that cannot end (%s)', async (end) => {
  browser(end);
  await expect(forgetLastKnown()).resolves.toBeUndefined();
});
