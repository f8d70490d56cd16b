/** What one client did within the window that runs; what others counted is added when it is heard of. */
export interface CallWindow {
  readonly endsAt: number;
  readonly calls: number;
}

interface OpenWindow {
  endsAt: number;
  calls: number;
  /** Calls nobody else has been told of. */
  untold: number;
}

/** Calls of a client the other processes should hear of. */
export interface UntoldCalls {
  readonly client: string;
  readonly windowMs: number;
  readonly calls: number;
  /** They were heard of: so many calls were counted in all, and the common window ends then. */
  readonly told: (total: CallWindow) => void;
  /** Nobody heard of them: they are told of the next time. */
  readonly failed: () => void;
}

/** Clients remembered at once: more means the oldest windows are forgotten, never that memory grows. */
const MOST_CLIENTS = 20_000;

/** Counts the calls of each client in windows of a fixed length that begin with a call; times are epoch milliseconds. */
export class CallWindows {
  readonly #windows = new Map<string, OpenWindow>();
  readonly #mostClients: number;

  constructor(mostClients = MOST_CLIENTS) {
    this.#mostClients = mostClients;
  }

  /** Counts a call and answers how many there are now, this one included. */
  count(client: string, windowMs: number, now: number): CallWindow {
    const open = this.#windows.get(client);
    if (open !== undefined && open.endsAt > now) {
      open.calls += 1;
      open.untold += 1;
      return open;
    }
    return this.#open(client, { endsAt: now + windowMs, calls: 1, untold: 1 });
  }

  /** What is untold of a client's window; undefined when there is nothing. */
  takeUntold(client: string, windowMs: number): UntoldCalls | undefined {
    const window = this.#windows.get(client);
    if (window === undefined || window.untold === 0) return undefined;
    const calls = window.untold;
    window.untold = 0;
    return {
      client,
      windowMs,
      calls,
      told: (total) => {
        window.calls = Math.max(window.calls, total.calls + window.untold);
        window.endsAt = total.endsAt;
      },
      failed: () => {
        window.untold += calls;
      },
    };
  }

  #open(client: string, window: OpenWindow): OpenWindow {
    // A client that begins anew goes to the end, so that the first is always the oldest.
    this.#windows.delete(client);
    this.#windows.set(client, window);
    if (this.#windows.size > this.#mostClients) {
      for (const oldest of this.#windows.keys()) {
        this.#windows.delete(oldest);
        break;
      }
    }
    return window;
  }
}
