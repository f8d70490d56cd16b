import { setTimeout as pause } from 'node:timers/promises';

const LOOK_AGAIN_MS = 5;
const LONGEST_MS = 120_000;

/** Waits until a condition holds; throws with `what` when it never does. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { longestMs = LONGEST_MS, everyMs = LOOK_AGAIN_MS } = {},
): Promise<void> {
  const giveUpAt = Date.now() + longestMs;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`It never came to this: ${what}.`);
    await pause(everyMs);
  }
}
