import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';

/** The pause before what failed is tried again; it doubles with each further failure … */
const FIRST_PAUSE_MS = MINUTE_MS;
/** … up to this. */
const LONGEST_PAUSE_MS = HOUR_MS;

/**
 * Carries everything out at once and then every day for as long as the process lives. What failed is tried again on its own,
 * soon and then less often, until it is done or the next day's round begins. One run never overlaps another.
 *
 * `carryOut` never rejects; it answers the names of what failed. `only`: those alone; undefined: everything.
 */
export function repeatDaily(
  carryOut: (only?: readonly string[]) => Promise<readonly string[]>,
  everyMs = DAY_MS,
): {
  /** Resolves when what is under way has ended. */
  readonly stop: () => Promise<void>;
} {
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  let running = run();
  const daily = setInterval(() => queue(), everyMs);
  daily.unref();

  function queue(only?: readonly string[], failures = 0): void {
    running = running.then(() => run(only, failures));
  }

  async function run(only?: readonly string[], failures = 0): Promise<void> {
    clearTimeout(again);
    if (stopped) return;
    const failed = await carryOut(only);
    if (failed.length === 0 || stopped) return;
    again = setTimeout(() => queue(failed, failures + 1), pauseAfter(failures));
    again.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearInterval(daily);
      clearTimeout(again);
      await running;
    },
  };
}

function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
}
