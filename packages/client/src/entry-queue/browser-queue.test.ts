import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiUnreachable } from '../http/api-problem.ts';
import { openBrowserQueue, retryDelay } from './browser-queue.ts';
import { TestQueueStorage } from './test-queue-storage.ts';

const browser = vi.hoisted((): { storage?: unknown } => ({}));
// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('./browser-queue-storage.ts', () => ({ browserQueueStorage: () => browser.storage }));

it('waits twice as long after each failure, at most half a minute', () =>
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]));

describe('two tabs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    browser.storage = new TestQueueStorage();
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } });
    vi.stubGlobal('BroadcastChannel', TestChannel);
  });
  afterEach(() => {
    channels.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('show what one of them sent, once the other has read it again; without a network it tries until it can', async () => {
    const open = (send: 'sends' | 'is offline', renew?: () => Promise<boolean>) =>
      openBrowserQueue<{ readonly id: string }>({
        name: 'sets',
        batchOf: () => 1,
        send: async (batch) => {
          if (send === 'is offline') throw new ApiUnreachable(new Error('offline'));
          return batch.map(({ id }) => ({ id, refusal: null }));
        },
        ...(renew !== undefined && { renew }),
      });
    let isBack = false;
    const here = open('is offline', async () => isBack);
    await here.queue.add([{ id: 'a' }]);
    const other = open('sends');
    await other.loaded;
    other.sendNow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.queue.unsentCount()).toBe(0);
    expect(here.queue.unsentCount()).toBe(1);
    isBack = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(here.queue.unsentCount()).toBe(0);
    for (const tab of [here, other]) tab.stop();
  });
});

const channels = new Set<EventTarget>();

/** Tells all others, as soon as the running work is done. */
class TestChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const channel of channels)
      if (channel !== this)
        queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    channels.delete(this);
  }
}
