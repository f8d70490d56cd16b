import { LRUCache } from 'lru-cache';
import { loggable, type WarnLog } from '../errors/failures.ts';
import type { CallWindow, RateLimitStore } from './rate-limit-store.ts';

export interface CountingDependencies {
  /** Undefined: this is the only process. */
  readonly shared: RateLimitStore | undefined;
  readonly log: WarnLog;
}

interface OpenWindow {
  endsAt: number;
  calls: number;
  /** Calls not yet reported to other processes. */
  unreported: number;
}

/** Bound on memory; the least recently seen client is dropped first. */
const MOST_CLIENTS = 20_000;

/** Counts the calls of each client in fixed windows that begin with a call; times are epoch milliseconds. */
export class CallWindows {
  readonly #windows: LRUCache<string, OpenWindow>;
  readonly #dependencies: CountingDependencies;

  constructor(dependencies: CountingDependencies, mostClients = MOST_CLIENTS) {
    this.#dependencies = dependencies;
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

  /** Takes a counted call back; a window that has ended is left alone. */
  giveBack(client: string, now: number): void {
    const open = this.#windows.get(client);
    if (open === undefined || open.endsAt <= now || open.calls === 0) return;
    open.calls -= 1;
    open.unreported -= 1;
  }

  /**
   * Reports unreported calls to the other processes, and takes over and returns the shared windows. `clients`: the length
   * of each one's window. Never rejects; calls that could not be reported are included in the next report.
   */
  async report(clients: Iterable<readonly [string, number]>): Promise<ReadonlyMap<string, CallWindow>> {
    const { shared, log } = this.#dependencies;
    const reported = [...clients].flatMap(([client, windowMs]) => {
      const window = this.#windows.get(client);
      if (window === undefined || window.unreported === 0) return [];
      const calls = window.unreported;
      window.unreported = 0;
      return [{ client, windowMs, calls, window }];
    });
    try {
      const totals = (await shared?.add(reported)) ?? new Map<string, CallWindow>();
      for (const { client, window } of reported) {
        const total = totals.get(client);
        if (total === undefined) continue;
        window.calls = Math.max(window.calls, total.calls + window.unreported);
        window.endsAt = total.endsAt;
      }
      return totals;
    } catch (failure) {
      for (const { calls, window } of reported) window.unreported += calls;
      log.warn({ failure: loggable(failure) }, 'rate limits: this process counts alone');
      return new Map();
    }
  }
}
