import type { BenchRow } from './bench-table.ts';
import type { LoadResult } from './load.ts';
import { median } from './quantiles.ts';
import { cpuSeconds, residentMegabytes } from './process-times.ts';

/** One row of a table: a server under one kind of load. */
export interface Subject {
  readonly name: string;
  /** Its process, whose memory is shown. */
  readonly pid: number;
  readonly load: (seconds: number) => Promise<LoadResult>;
  /** Runs before each measurement; not measured. */
  readonly prepare?: () => Promise<void>;
}

export interface MeasureOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

interface Measurement extends LoadResult {
  readonly residentMb: number | undefined;
  readonly othersPercent: number | undefined;
}

const WARM_UP_SECONDS = 2;
/** When other programs use more than this (in % of one core), the run is repeated, at most twice. */
export const TOLERATED_OTHERS_PERCENT = 15;
const MOST_REPEATS = 2;
const CORE_PERCENT = 100;

/** Every subject in turns, round by round, so that a slow minute hits all alike; medians over the rounds. */
export async function measureInTurns(
  title: string,
  subjects: readonly Subject[],
  options: MeasureOptions,
): Promise<BenchRow[]> {
  for (const subject of subjects) {
    await subject.prepare?.();
    await subject.load(WARM_UP_SECONDS);
  }
  const measured = subjects.map((subject) => ({ subject, runs: new Array<Measurement>() }));
  for (let round = 1; round <= options.rounds; round++) {
    options.say(`${title}: round ${round} of ${options.rounds}`);
    for (const { subject, runs } of measured) runs.push(await measureCleanly(subject, options));
  }
  return measured.map(({ subject, runs }) => rowOf(subject, runs));
}

async function measureCleanly(subject: Subject, { seconds }: MeasureOptions): Promise<Measurement> {
  let best = await measure(subject, seconds);
  for (let repeat = 0; repeat < MOST_REPEATS && isDirty(best.othersPercent); repeat++) {
    const again = await measure(subject, seconds);
    if ((again.othersPercent ?? 0) < (best.othersPercent ?? 0)) best = again;
  }
  return best;
}

async function measure({ load, prepare, pid }: Subject, seconds: number): Promise<Measurement> {
  await prepare?.();
  const started = performance.now();
  const before = cpuSeconds(process.pid);
  const result = await load(seconds);
  const after = cpuSeconds(process.pid);
  const elapsedSeconds = (performance.now() - started) / 1000;
  const others = before && after && after.machine - before.machine - (after.own - before.own);
  return {
    ...result,
    residentMb: residentMegabytes(pid),
    othersPercent: others === undefined ? undefined : Math.max(0, (others / elapsedSeconds) * CORE_PERCENT),
  };
}

function isDirty(othersPercent: number | undefined): boolean {
  return (othersPercent ?? 0) > TOLERATED_OTHERS_PERCENT;
}

function rowOf({ name }: Subject, runs: readonly Measurement[]): BenchRow {
  const others = runs.map(({ othersPercent }) => othersPercent).filter((percent) => percent !== undefined);
  return {
    name,
    requestsPerSecond: median(runs.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50Ms: median(runs.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
    residentMb: runs.at(-1)?.residentMb,
    othersPercent: others.length > 0 ? median(others) : undefined,
    dirty: others.some(isDirty),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
  };
}
