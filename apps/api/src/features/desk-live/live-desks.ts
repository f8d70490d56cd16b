import { Readable } from 'node:stream';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Windows of one account, which a front desk may share; further ones ask every few seconds instead. */
export const MOST_PER_ACCOUNT = 20;
/** Open at once in one process. */
const MOST_STREAMS = 500;
/** Changes of this time are told together: a bulk edit or an import is many. */
const GATHER_MS = 100;
/** Often enough for the server's own limit on silent connections and for proxies, which close after 30 s or more. */
const BEAT_MS = 10 * SECOND_MS;
/** How long a stream outlives its token, its session, or the role it needs. */
const RECHECK_MS = 30 * SECOND_MS;

/** Of a stream nobody reads any more. */
const MOST_UNREAD_BYTES = 1024;

const CHANGED = 'event: changed\ndata:\n\n';
/** A comment in the stream: it says that the connection lives. */
const BEAT = ':\n\n';

interface LiveDesk {
  readonly uid: string;
  readonly stream: Readable;
}

/** The desks that are open somewhere and want to hear of changes, in this process (docs/decisions/120-live-desks.md). */
export class LiveDesks {
  readonly #desks = new Set<LiveDesk>();
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  /** How many are open. */
  get size(): number {
    return this.#desks.size;
  }

  /** Tells every open desk that something changed. */
  changed(): void {
    if (this.#desks.size === 0) return;
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      for (const { stream } of this.#desks) write(stream, CHANGED);
    }, GATHER_MS);
  }

  /**
   * Opens a stream for an account; null when it or the process has too many. `recheck` is asked twice a minute: the stream
   * ends once it rejects, because the session or the role it was opened with is gone.
   */
  open(uid: string, recheck: () => Promise<unknown>): Readable | null {
    const own = [...this.#desks].filter((desk) => desk.uid === uid).length;
    if (this.#isClosed || own >= MOST_PER_ACCOUNT || this.#desks.size >= MOST_STREAMS) return null;
    const stream = new Readable({ highWaterMark: MOST_UNREAD_BYTES, read: () => undefined });
    const desk = { uid, stream };
    this.#desks.add(desk);
    const beat = setInterval(() => write(stream, BEAT), BEAT_MS);
    const checks = setInterval(() => {
      recheck().catch(() => end(stream));
    }, RECHECK_MS);
    stream.once('close', () => {
      this.#desks.delete(desk);
      clearInterval(beat);
      clearInterval(checks);
    });
    stream.push(BEAT);
    return stream;
  }

  /** Ends all streams and opens no more: the process stops, and browsers connect to another one. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#gathering);
    for (const { stream } of this.#desks) end(stream);
  }
}

/** A reader who takes not even these few bytes has gone. */
function write(stream: Readable, text: string): void {
  if (!stream.readableEnded && !stream.destroyed && !stream.push(text)) stream.destroy();
}

function end(stream: Readable): void {
  if (!stream.destroyed) stream.push(null);
}
