import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { browserQueueStorage } from './browser-queue-storage.ts';
import { EntryQueue, type Command, type Reply } from './entry-queue.ts';

/** A request without an answer is given up after this, and made again. */
const REQUEST_TIMEOUT_MS = 20 * SECOND_MS;
const FIRST_RETRY_MS = 2 * SECOND_MS;
const LONGEST_RETRY_MS = 30 * SECOND_MS;

interface BrowserQueueOptions<C extends Command> {
  /** One queue per name in this browser, shared by its tabs. */
  readonly name: string;
  /** As for EntryQueue. */
  readonly batchOf: (waiting: readonly C[]) => number;
  /** As for EntryQueue; the signal ends a request that gets no answer. */
  readonly send: (batch: readonly C[], signal: AbortSignal) => Promise<readonly Reply[]>;
  /**
   * Reads again what commands changed that another tab sent; false when that was not possible now, and is tried again. Left
   * out: nothing shown here depends on it.
   */
  readonly renew?: () => Promise<boolean>;
}

/** A queue in this browser. */
export interface BrowserQueue<C extends Command> {
  readonly queue: EntryQueue<C>;
  /** Resolves once what was stored before has been read; rejects where the browser has no storage. */
  readonly loaded: Promise<void>;
  /** Tries to send now. */
  readonly sendNow: () => void;
  /** Stops sending; nothing is removed. */
  readonly stop: () => void;
}

/**
 * Opens the queue and sends what is in it from now on: after each command, when the network is back, when the page comes to
 * the front, and after a failure again and again, at growing intervals. One tab sends at a time.
 */
export function openBrowserQueue<C extends Command>({
  name,
  batchOf,
  send,
  renew,
}: BrowserQueueOptions<C>): BrowserQueue<C> {
  const stopped = new AbortController();
  const { signal } = stopped;
  const others = new BroadcastChannel(`unsent-${name}`);
  const queue = new EntryQueue<C>({
    storage: browserQueueStorage(name),
    batchOf,
    send: (batch) => send(batch, AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
    exclusively: (work) => navigator.locks.request(`unsent-${name}`, work),
    changed: (change) => {
      if (!signal.aborted) others.postMessage(change);
    },
    ...(renew !== undefined && { renew: () => untilRenewed(renew, signal) }),
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isAskedAgain = false;

  const pass = async (): Promise<void> => {
    isAskedAgain = isSending;
    if (isSending || signal.aborted) return;
    isSending = true;
    clearTimeout(timer);
    try {
      failures = (await queue.sendWaiting()) === 'empty' ? 0 : failures + 1;
    } catch (failure) {
      failures += 1;
      console.error('Sending failed.', failure);
    }
    isSending = false;
    if (isAskedAgain) return pass();
    if (failures > 0 && !signal.aborted) timer = setTimeout(sendNow, retryDelay(failures));
  };
  const sendNow = () => void pass();
  const nudge = () => {
    failures = 0;
    sendNow();
  };

  const loaded = queue.load();
  let unsent = 0;
  queue.subscribe(() => {
    const now = queue.state().waiting.length;
    if (now > unsent && failures === 0) sendNow();
    unsent = now;
  });
  const follow = ({ data }: MessageEvent<unknown>) =>
    void queue.load(data === 'answered' ? 'answered' : 'changed');
  others.addEventListener('message', follow, { signal });
  window.addEventListener('online', nudge, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') nudge();
    },
    { signal },
  );

  return {
    queue,
    loaded,
    sendNow: nudge,
    stop: () => {
      stopped.abort();
      clearTimeout(timer);
      others.close();
    },
  };
}

/** Again and again, at growing intervals, until it worked or the queue is stopped. */
async function untilRenewed(renew: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted && !(await renew()); failures += 1) {
    const wait = retryDelay(failures);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** How long to wait before sending again after a number of failures in a row, in milliseconds: twice as long each time, at most half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}
