import process from 'node:process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drain } from './drain.ts';
import type { StudioApp } from '../studio-app.ts';

interface StopOptions {
  readonly app: StudioApp;
  readonly drain: Drain;
  /** How long `/readyz` says 503 before new connections are refused, so that a load balancer notices. */
  readonly noticeMs: number;
  /** Whatever is not finished this long after the notice is cut off. */
  readonly limitMs: number;
}

const CLOSE_IDLE_EVERY_MS = 100;
/** Idle event-loop turns after which the accept queue counts as drained. */
const QUIET_TURNS = 3;
/**
 * Under load new connections arrive all the time; those from before the stop are read well within this much processor time. Not
 * within any time by the clock: on a machine that has little to spare, reading takes as long as it takes.
 */
const LONGEST_READING_CPU_MS = 1000;

/**
 * Accepts no new request, finishes those in progress, and tells every client to reconnect elsewhere. Resolves when all are
 * done.
 */
export async function stopServing({ app, drain, noticeMs, limitMs }: StopOptions): Promise<void> {
  drain.begin();
  if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  const cutOffAt = performance.now() + limitMs;
  await readArrived(app, performance.now() + limitMs / 2);
  // A connection that was busy when the server closed becomes idle later and must not delay the stop.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), cutOffAt - performance.now());
  try {
    await app.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(cutOff);
  }
}

/**
 * Connections and requests from before the stop may still be in the operating system's queue, especially on a busy machine.
 * Closing would cut them off unread, so the event loop turns until the queue is empty.
 */
async function readArrived({ server }: StudioApp, giveUpAt: number): Promise<void> {
  const began = process.cpuUsage();
  const mayRead = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000 < LONGEST_READING_CPU_MS && performance.now() < giveUpAt;
  };
  let quiet = 0;
  const somebody = () => void (quiet = 0);
  server.on('connection', somebody).on('request', somebody);
  try {
    for (; quiet < QUIET_TURNS && mayRead(); quiet += 1) await nextTurn();
  } finally {
    server.off('connection', somebody).off('request', somebody);
  }
}
