import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Clocks of devices differ by this much as a rule, and it changes nothing of what a page says. */
const TOLERATED_MS = 2 * MINUTE_MS;
/** An answer that took longer does not say what time it is: the device may have slept meanwhile. */
const PROMPT_MS = 30 * SECOND_MS;

let aheadMs = 0;
const listeners = new Set<() => void>();

/** The time: the device's own, corrected where its clock is minutes or more away from the server's. */
export function timeNow(): Date {
  return new Date(Date.now() - aheadMs);
}

/**
 * Compares the device's clock with the server's. `date`: the Date header of an answer, null for none; `askedAt`: when it was
 * asked for, by the device's clock. To be called as soon as the answer has arrived.
 */
export function noteServerTime(date: string | null, askedAt: number): void {
  const now = Date.now();
  const ahead = now - Date.parse(date ?? '');
  if (Number.isNaN(ahead) || now - askedAt > PROMPT_MS || now < askedAt) return;
  const before = aheadMs;
  aheadMs = Math.abs(ahead) < TOLERATED_MS ? 0 : ahead;
  if (Math.abs(aheadMs - before) >= TOLERATED_MS) for (const listener of listeners) listener();
}

/** Calls back when the time turns out to be another one; answers how to stop. */
export function onTimeCorrected(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
