import type { Authorize } from '@lifted/client/http/api-client.ts';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const ADDRESS = '/api/desk/changes-stream';
/** The server says every ten seconds that it is alive. */
const SILENCE_MS = 25 * SECOND_MS;
const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = MINUTE_MS;
/** A stream that ends sooner than that counts as failed. */
const HEALTHY_AFTER_MS = 5 * SECOND_MS;
const CHANGED = 'event: changed';

interface FollowOptions {
  readonly authorize: Authorize;
  readonly fetch?: typeof fetch;
  /** Something changed; also after a gap in which changes may have been missed. */
  readonly changed: () => void;
  /** Whether changes are being heard. */
  readonly hears: (hears: boolean) => void;
  readonly signal: AbortSignal;
}

/**
 * Hears of changes at the desk until the signal, and connects again when the stream ends: after a second at first, then ever
 * later, a minute at most. Resolves when aborted; never rejects.
 */
export async function followChanges({
  authorize,
  fetch: send = (...request) => fetch(...request),
  changed,
  hears,
  signal,
}: FollowOptions): Promise<void> {
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    const startedAt = Date.now();
    const connection = connectionOf(signal);
    try {
      const answer = await authorize((token) => send(ADDRESS, requestWith(token, connection.signal)));
      if (answer.ok && answer.body !== null) {
        hears(true);
        if (!isFirst) changed();
        isFirst = false;
        await readEvents(answer.body, connection.heard, changed);
      }
    } catch {
      // Nothing is lost: the page asks by itself until the next attempt succeeds.
    }
    connection.close();
    hears(false);
    failures = Date.now() - startedAt >= HEALTHY_AFTER_MS ? 0 : failures + 1;
    await pause(waitAfter(failures), signal);
  }
}

function requestWith(token: string | null, signal: AbortSignal): RequestInit {
  const headers = new Headers({ accept: 'text/event-stream' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { headers, signal, cache: 'no-store' };
}

/** A connection that is given up when nothing is heard for a while. */
function connectionOf(signal: AbortSignal) {
  const connection = new AbortController();
  const abort = () => connection.abort();
  let timer = setTimeout(abort, SILENCE_MS);
  signal.addEventListener('abort', abort);
  return {
    signal: connection.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, SILENCE_MS);
    },
    close: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      abort();
    },
  };
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  heard: () => void,
  changed: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (lines.includes(CHANGED)) changed();
  }
}

/** Not all desks at the same moment: after a restart of the server they would all come at once. */
function waitAfter(failures: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(failures, 10), LONGEST_WAIT_MS);
  return wait / 2 + (Math.random() * wait) / 2;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
