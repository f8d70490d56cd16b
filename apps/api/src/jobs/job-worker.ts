import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decideJobRetry } from '@lifted/domain/jobs/job-retry';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { jobFault } from './job-fault.ts';
import {
  claimDueJob,
  failJob,
  removeJob,
  repeatJob,
  returnJob,
  returnLostJobs,
  type ClaimedJob,
  type JobName,
} from './job-queue.ts';
import { Notifier } from './notifier.ts';

/** Jobs planned by other processes and retries that have become due are found this soon. */
const POLL_MS = 3 * SECOND_MS;
/** Jobs of all kinds this process runs at the same time; each may hold a connection of the pool. */
const RUNS_AT_ONCE = 4;

/** How a run ended that did not fail: the job is over, or it runs again at that time. */
export type JobOutcome = { readonly kind: 'done' } | { readonly kind: 'again'; readonly at: Date };

export const DONE: JobOutcome = { kind: 'done' };

export interface JobKind {
  /**
   * Does the work; a rejection is a failure and is tried again. A process may die at any instant of it, and the job then
   * runs again, so it reads what is so and does what is left. `stopping` aborts when the process wants to stop and waits
   * for its runs.
   */
  readonly run: (job: ClaimedJob, stopping: AbortSignal) => Promise<JobOutcome>;
  /** Longer than a run may take: until then no other process runs the job; after a crash it waits this long. */
  readonly leaseMs: number;
  /** Runs of this kind at the same time in one process. */
  readonly atOnce: number;
  /** How long after it was planned a failing job is given up. Undefined: never. */
  readonly patienceMs?: number;
}

interface JobLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

interface JobWorkerDependencies {
  readonly pool: Pool;
  readonly kinds: Readonly<Record<string, JobKind>>;
  readonly now: () => Date;
  readonly log: JobLog;
  readonly pollMs?: number;
  /** Told how every run ended. */
  readonly watch?: (job: JobName, outcome: 'done' | 'failed') => void;
}

export interface JobWorker {
  /** Call it after a commit that planned a job for now. */
  readonly wake: () => void;
  /** Begins no further job and resolves when those that run are done; others may take at once what it leaves. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs jobs as they become due, in any number of processes at once.
 *
 * A job is claimed for the lease of its kind. While processes live each job runs once; killed while it runs, it runs again
 * when the lease is over. So no job is lost, and one may run twice.
 */
export function startJobWorker(dependencies: JobWorkerDependencies): JobWorker {
  const notifier = new Notifier();
  const worker = randomUUID();
  const running = new Map<Promise<void>, ClaimedJob>();
  const stopping = new AbortController();
  const looking = look();
  return {
    wake: () => notifier.notify(),
    async stop() {
      stopping.abort();
      notifier.notify();
      await looking;
      await Promise.all(running.keys());
      await handBack();
    },
  };

  async function look(): Promise<void> {
    const { pool, now, log, pollMs = POLL_MS } = dependencies;
    while (!stopping.signal.aborted) {
      const seen = notifier.count;
      const free = freeKinds();
      try {
        const job = free.length > 0 ? await claimDueJob(pool, free, now(), worker) : undefined;
        // Not only after a fault: a claim may be carried out minutes after its answer was given up, when a commit that waited for
        // a standby gets one.
        if (job === undefined) {
          if ((await returnLostJobs(pool, { worker, running: runningIds(), now: now() })) === 0)
            await notifier.wait(seen, pollMs);
        } else if (stopping.signal.aborted) await returnJob(pool, job, now());
        else begin(job);
      } catch (error) {
        log.warn({ fault: jobFault(error).code }, 'jobs: the database cannot be reached');
        await notifier.wait(notifier.count, pollMs);
      }
    }
  }

  /** What was claimed and not begun, and runs whose end could not be noted any more. Without a database it waits for its lease. */
  async function handBack(): Promise<void> {
    const { pool, now, log } = dependencies;
    try {
      await returnLostJobs(pool, { worker, running: [], now: now() });
    } catch (error) {
      log.warn(
        { fault: jobFault(error).code },
        'jobs: claimed jobs were not handed back; they run when their lease is over',
      );
    }
  }

  function freeKinds(): { readonly kind: string; readonly leaseMs: number }[] {
    if (running.size >= RUNS_AT_ONCE) return [];
    const kinds = [...running.values()].map(({ kind }) => kind);
    return Object.entries(dependencies.kinds).flatMap(([kind, { leaseMs, atOnce }]) =>
      kinds.filter((other) => other === kind).length < atOnce ? [{ kind, leaseMs }] : [],
    );
  }

  function begin(job: ClaimedJob): void {
    const run = runJob(dependencies, job, stopping.signal).finally(() => {
      running.delete(run);
      notifier.notify();
    });
    running.set(run, job);
  }

  function runningIds(): readonly string[] {
    return [...running.values()].map(({ id }) => id);
  }
}

async function runJob(
  dependencies: JobWorkerDependencies,
  job: ClaimedJob,
  stopping: AbortSignal,
): Promise<void> {
  const { pool, kinds, now, log, watch, pollMs = POLL_MS } = dependencies;
  const { kind } = job;
  const facts = { job: job.id, kind, attempts: job.attempts };
  const definition = kinds[kind];
  if (definition === undefined) throw new Error(`A job of the unknown kind ${kind} was claimed.`);
  const leaseEndsAt = now().getTime() + definition.leaseMs;
  let note: () => Promise<void>;
  let hasFailed = false;
  try {
    const outcome = await definition.run(job, stopping);
    watch?.(job, 'done');
    note = () => (outcome.kind === 'done' ? removeJob(pool, job) : repeatJob(pool, job, outcome.at));
  } catch (error) {
    const fault = jobFault(error);
    hasFailed = true;
    watch?.(job, 'failed');
    const { plannedFor, attempts } = job;
    const retry = decideJobRetry({ now: now(), plannedFor, attempts, patienceMs: definition.patienceMs });
    const ending = retry.outcome === 'retry' ? 'it will be tried again' : 'it is given up';
    log.warn({ ...facts, fault: fault.code }, `jobs: a run failed, ${ending}`);
    note = () => failJob(pool, job, fault.text, retry.outcome === 'retry' ? retry.at : 'never');
  }
  await noteEnd();

  /**
   * Notes how the run ended, again while the database is away, because a job whose end nobody knows runs once more, and only
   * when its lease is over. After the lease another process may have it, and there is nothing left to note. A run that failed
   * while the database was away has failed because of it: the job is due again as soon as it is back, not after longer and longer
   * pauses.
   */
  async function noteEnd(): Promise<void> {
    try {
      await note();
    } catch (error) {
      const goesOn = !stopping.aborted && now().getTime() < leaseEndsAt;
      const ending = goesOn ? 'it is noted again' : 'it runs again';
      log.warn({ ...facts, fault: jobFault(error).code }, `jobs: the end of a run was not noted; ${ending}`);
      if (!goesOn) return;
      if (hasFailed) note = () => returnJob(pool, job, now());
      await pause(pollMs, undefined, { signal: stopping }).catch(() => undefined);
      await noteEnd();
    }
  }
}
