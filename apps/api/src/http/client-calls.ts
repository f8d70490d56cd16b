import { CallWindows, type CallWindow, type UntoldCalls } from './call-windows.ts';
import { loggable } from './failures.ts';
import type { SharedCalls } from './shared-calls.ts';

interface CountingDependencies {
  /** None: this process is the only one. */
  readonly shared: SharedCalls | undefined;
  readonly log: { readonly warn: (facts: object, message: string) => void };
}

const SECOND_MS = 1000;
/** A database that takes longer than this is as good as away. */
const PATIENCE_MS = SECOND_MS;
/** Part of a limit up to which calls are nobody else's business. */
const WORTH_TELLING = 0.1;
const MOST_TOLD_AT_ONCE = 1000;

/**
 * Counts calls that are few and matter, such as tries to sign in: each is counted by all processes together before it
 * is let in. While the database is away this process counts by itself, so nothing is let in uncounted; whoever is
 * known to have called too often costs no query any more.
 */
export class CallsCountedTogether {
  readonly #windows = new CallWindows();
  readonly #dependencies: CountingDependencies;

  constructor(dependencies: CountingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Counts a call and answers how many there are, as far as this process can know. Never rejects. */
  async count(client: string, windowMs: number, max: number): Promise<CallWindow> {
    const { shared, log } = this.#dependencies;
    const { calls, endsAt } = this.#windows.count(client, windowMs, Date.now());
    const own: CallWindow = { calls, endsAt };
    const untold = calls > max ? undefined : this.#windows.takeUntold(client, windowMs);
    if (shared === undefined || untold === undefined) return own;
    const totals = await withinPatience(tell(shared, [untold], log));
    const total = totals?.get(client);
    return total !== undefined && total.calls > calls ? total : own;
  }
}

/**
 * Counts every other call without asking anybody: what a client did here is told to the others from a tenth of the
 * limit on, whenever `tell` is called, and what it did there is heard in answer. How far several processes overshoot
 * stands in docs/operations.md.
 */
export class CallsToldAfterwards {
  readonly #windows = new CallWindows();
  readonly #busy = new Map<string, number>();
  readonly #dependencies: CountingDependencies;

  constructor(dependencies: CountingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Counts a call and answers how many there are, as far as this process knows. */
  count(client: string, windowMs: number, max: number): CallWindow {
    const window = this.#windows.count(client, windowMs, Date.now());
    if (window.calls > max * WORTH_TELLING) this.#busy.set(client, windowMs);
    return window;
  }

  /** Tells the others who is busy here. Never rejects. */
  async tell(): Promise<void> {
    const { shared, log } = this.#dependencies;
    if (shared === undefined || this.#busy.size === 0) return;
    const untold = [...this.#busy].slice(0, MOST_TOLD_AT_ONCE).flatMap(([client, windowMs]) => {
      this.#busy.delete(client);
      return this.#windows.takeUntold(client, windowMs) ?? [];
    });
    await tell(shared, untold, log);
  }
}

async function tell(
  shared: SharedCalls,
  untold: readonly UntoldCalls[],
  log: CountingDependencies['log'],
): Promise<ReadonlyMap<string, CallWindow>> {
  try {
    const totals = await shared.add(untold);
    for (const { client, told } of untold) {
      const total = totals.get(client);
      if (total !== undefined) told(total);
    }
    return totals;
  } catch (failure) {
    for (const { failed } of untold) failed();
    log.warn({ failure: loggable(failure) }, 'rate limits: this process counts by itself');
    return new Map();
  }
}

async function withinPatience<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
