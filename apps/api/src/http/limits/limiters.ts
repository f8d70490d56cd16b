import { CallWindows, type CallWindow, type UnreportedCalls } from './call-windows.ts';
import { loggable, type WarnLog } from '../errors/failures.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

interface CountingDependencies {
  /** Undefined: this is the only process. */
  readonly shared: RateLimitStore | undefined;
  readonly log: WarnLog;
}

const SECOND_MS = 1000;
/** A database slower than this counts as unreachable. */
const LONGEST_WAIT_MS = SECOND_MS;
/** Share of a limit below which calls are not reported to other processes. */
const WORTH_REPORTING = 0.1;
const MOST_REPORTED_AT_ONCE = 1000;

/** Calls of one client since the first of them started to wait for its number. */
interface WaitingCalls {
  readonly windowMs: number;
  calls: number;
  readonly answers: { readonly place: number; readonly give: (total: CallWindow | undefined) => void }[];
}

/**
 * Counts calls that are few and important, such as sign-ins: each is counted across all processes before it is let in. Calls
 * that arrive while others are being counted are counted afterwards in one statement, each with its own number. While the
 * database is unavailable this process counts alone, so no call goes uncounted; a client known to be over its limit costs no
 * further query.
 */
export class ExactLimiter {
  readonly #windows = new CallWindows();
  readonly #dependencies: CountingDependencies;
  #waiting = new Map<string, WaitingCalls>();
  #counting = false;

  constructor(dependencies: CountingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Counts a call and returns the total, as far as this process can know. Never rejects. */
  async count(client: string, windowMs: number, max: number): Promise<CallWindow> {
    const { calls, endsAt } = this.#windows.count(client, windowMs, Date.now());
    const own: CallWindow = { calls, endsAt };
    const before = this.#waiting.get(client);
    if (before !== undefined) before.calls += 1;
    if (this.#dependencies.shared === undefined || calls > max) return own;
    const waiting = before ?? { windowMs, calls: 1, answers: [] };
    const total = await withinLongestWait(this.#numberAmongAll(client, waiting));
    return total !== undefined && total.calls > calls ? total : own;
  }

  #numberAmongAll(client: string, waiting: WaitingCalls): Promise<CallWindow | undefined> {
    const { promise, resolve } = Promise.withResolvers<CallWindow | undefined>();
    waiting.answers.push({ place: waiting.calls, give: resolve });
    this.#waiting.set(client, waiting);
    void this.#countWaiting();
    return promise;
  }

  async #countWaiting(): Promise<void> {
    if (this.#counting) return;
    this.#counting = true;
    while (this.#waiting.size > 0) {
      const waiting = this.#waiting;
      this.#waiting = new Map();
      // Each batch waits at most this long, so a slow one does not hold up the next.
      await withinLongestWait(this.#countTogether(waiting));
    }
    this.#counting = false;
  }

  async #countTogether(waiting: ReadonlyMap<string, WaitingCalls>): Promise<void> {
    const { shared, log } = this.#dependencies;
    if (shared === undefined) return;
    const unreported = [...waiting].flatMap(
      ([client, { windowMs }]) => this.#windows.takeUnreported(client, windowMs) ?? [],
    );
    const totals = await tell(shared, unreported, log);
    for (const [client, { calls, answers }] of waiting) {
      const total = totals.get(client);
      for (const { place, give } of answers)
        give(total && { ...total, calls: total.calls - (calls - place) });
    }
  }
}

/**
 * Counts all other calls without a query: from a tenth of the limit on, a client's calls here are reported to the other
 * processes whenever `tell` is called, which returns the calls counted there. docs/operations.md says by how much several
 * processes can exceed a limit.
 */
export class EventualLimiter {
  readonly #windows = new CallWindows();
  readonly #busy = new Map<string, number>();
  readonly #dependencies: CountingDependencies;

  constructor(dependencies: CountingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Counts a call and returns the total, as far as this process knows. */
  count(client: string, windowMs: number, max: number): CallWindow {
    const window = this.#windows.count(client, windowMs, Date.now());
    if (window.calls > max * WORTH_REPORTING) this.#busy.set(client, windowMs);
    return window;
  }

  /** Reports busy clients to the other processes. Never rejects. */
  async tell(): Promise<void> {
    const { shared, log } = this.#dependencies;
    if (shared === undefined || this.#busy.size === 0) return;
    const unreported = [...this.#busy].slice(0, MOST_REPORTED_AT_ONCE).flatMap(([client, windowMs]) => {
      this.#busy.delete(client);
      return this.#windows.takeUnreported(client, windowMs) ?? [];
    });
    await tell(shared, unreported, log);
  }
}

async function tell(
  shared: RateLimitStore,
  unreported: readonly UnreportedCalls[],
  log: CountingDependencies['log'],
): Promise<ReadonlyMap<string, CallWindow>> {
  try {
    const totals = await shared.add(unreported);
    for (const { client, reported } of unreported) {
      const total = totals.get(client);
      if (total !== undefined) reported(total);
    }
    return totals;
  } catch (failure) {
    for (const { failed } of unreported) failed();
    log.warn({ failure: loggable(failure) }, 'rate limits: this process counts alone');
    return new Map();
  }
}

async function withinLongestWait<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
