import { CallWindows, type CountingDependencies } from './call-windows.ts';
import type { CallWindow } from './rate-limit-store.ts';
import { withinTime } from './time-limit.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

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
  readonly #windows: CallWindows;
  readonly #isAlone: boolean;
  #waiting = new Map<string, WaitingCalls>();
  #counting = false;

  constructor(dependencies: CountingDependencies) {
    this.#windows = new CallWindows(dependencies);
    this.#isAlone = dependencies.shared === undefined;
  }

  /** Counts a call and returns the total, as far as this process can know. Never rejects. */
  async count(client: string, windowMs: number, max: number): Promise<CallWindow> {
    const { calls, endsAt } = this.#windows.count(client, windowMs, Date.now());
    const own: CallWindow = { calls, endsAt };
    const before = this.#waiting.get(client);
    if (before !== undefined) before.calls += 1;
    if (this.#isAlone || calls > max) return own;
    const waiting = before ?? { windowMs, calls: 1, answers: [] };
    const total = await withinLongestWait(this.#numberAmongAll(client, waiting));
    return total !== undefined && total.calls > calls ? total : own;
  }

  /** Takes back a call that turned out well, in all processes. */
  giveBack(client: string, windowMs: number): void {
    this.#windows.giveBack(client, Date.now());
    if (!this.#isAlone) void this.#windows.report([[client, windowMs]]);
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
    const windows = [...waiting].map(([client, { windowMs }]) => [client, windowMs] as const);
    const totals = await this.#windows.report(windows);
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
  readonly #windows: CallWindows;
  readonly #busy = new Map<string, number>();

  constructor(dependencies: CountingDependencies) {
    this.#windows = new CallWindows(dependencies);
  }

  /** Counts a call and returns the total, as far as this process knows. */
  count(client: string, windowMs: number, max: number): CallWindow {
    const window = this.#windows.count(client, windowMs, Date.now());
    if (window.calls > max * WORTH_REPORTING) this.#busy.set(client, windowMs);
    return window;
  }

  /** Reports busy clients to the other processes. Never rejects. */
  async tell(): Promise<void> {
    const reported = [...this.#busy].slice(0, MOST_REPORTED_AT_ONCE);
    for (const [client] of reported) this.#busy.delete(client);
    if (reported.length > 0) await this.#windows.report(reported);
  }
}

function withinLongestWait<T>(work: Promise<T>): Promise<T | undefined> {
  return withinTime(work, LONGEST_WAIT_MS, () => undefined);
}
