import { LRUCache } from 'lru-cache';

/** Calls of one client in the current window, including what other processes reported. */
export interface CallWindow {
  readonly endsAt: number;
  readonly calls: number;
}

interface OpenWindow {
  endsAt: number;
  calls: number;
  /** Calls not yet reported to other processes. */
  unreported: number;
}

/** Calls of a client to report to the other processes. */
export interface UnreportedCalls {
  readonly client: string;
  readonly windowMs: number;
  readonly calls: number;
  /** Applies the shared total and window end after a successful report. */
  readonly reported: (total: CallWindow) => void;
  /** Report failed; these calls are included in the next one. */
  readonly failed: () => void;
}

/** Bound on memory; the least recently seen client is dropped first. */
const MOST_CLIENTS = 20_000;

/** Counts the calls of each client in fixed windows that begin with a call; times are epoch milliseconds. */
export class CallWindows {
  readonly #windows: LRUCache<string, OpenWindow>;

  constructor(mostClients = MOST_CLIENTS) {
    this.#windows = new LRUCache({ max: mostClients });
  }

  /** Counts a call and returns the window including it. */
  count(client: string, windowMs: number, now: number): CallWindow {
    const open = this.#windows.get(client);
    if (open !== undefined && open.endsAt > now) {
      open.calls += 1;
      open.unreported += 1;
      return open;
    }
    const opened: OpenWindow = { endsAt: now + windowMs, calls: 1, unreported: 1 };
    this.#windows.set(client, opened);
    return opened;
  }

  /** The unreported calls of a client; undefined when there are none. */
  takeUnreported(client: string, windowMs: number): UnreportedCalls | undefined {
    const window = this.#windows.get(client);
    if (window === undefined || window.unreported === 0) return undefined;
    const calls = window.unreported;
    window.unreported = 0;
    return {
      client,
      windowMs,
      calls,
      reported: (total) => {
        window.calls = Math.max(window.calls, total.calls + window.unreported);
        window.endsAt = total.endsAt;
      },
      failed: () => {
        window.unreported += calls;
      },
    };
  }
}
