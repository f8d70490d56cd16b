/** What a stage of the load has shown: whether it was too much, and what ran out. */

const LONGEST_P99_MS = 1000;
const LEAST_ACHIEVED = 0.95;
/** A processor this busy has no room for what arrives together. */
const FULL = 0.9;
/** Mean wait for a connection of the pool from which on it is what answers wait for. */
const LONG_WAIT_MS = 20;

interface StageFigures {
  readonly askedPerSecond: number;
  readonly achievedPerSecond: number;
  /** The longest of all kinds. */
  readonly p99Ms: number;
  readonly failures: number;
}

/** Too much: late answers, failures, or fewer answers than requests. */
export function isTooMuch({ askedPerSecond, achievedPerSecond, p99Ms, failures }: StageFigures): boolean {
  return p99Ms > LONGEST_P99_MS || failures > 0 || achievedPerSecond < LEAST_ACHIEVED * askedPerSecond;
}

/** How much of the machine was used in a stage. */
interface UsedResources {
  readonly cores: number;
  /** In cores: of the busiest server process, of all programs together, and of the process that sends the load. */
  readonly busiestServer: number;
  readonly machine: number;
  readonly load: number;
  readonly poolWaitMs: number;
}

/** What there was no more of, the first one first; empty when there was enough of everything that is measured. */
export function exhausted({ cores, busiestServer, machine, load, poolWaitMs }: UsedResources): string[] {
  return [
    ...(busiestServer >= FULL ? ['the core of the server process'] : []),
    ...(machine >= FULL * cores ? ['the processors of the machine'] : []),
    ...(load >= FULL ? ['the core of the load, so that the server may carry more'] : []),
    ...(poolWaitMs >= LONG_WAIT_MS ? ['connections to the database'] : []),
  ];
}

/** Below this share of the hour's load there is no point in looking further. */
const LEAST_MULTIPLE = 0.125;

/**
 * The next multiple of the load to try after those that were carried and were too much: twice, or half as long as none was carried,
 * then once the middle between the two. Undefined when it is known well enough.
 */
export function nextMultiple(carried: number, tooMuch: number | undefined): number | undefined {
  if (tooMuch === undefined) return carried * 2;
  if (carried === 0) return tooMuch > LEAST_MULTIPLE ? tooMuch / 2 : undefined;
  return tooMuch === carried * 2 ? (carried + tooMuch) / 2 : undefined;
}
