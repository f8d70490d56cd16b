import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Drain } from './drain.ts';
import type { StudioApp } from '../studio-app.ts';

interface StopOptions {
  readonly app: StudioApp;
  readonly drain: Drain;
  /** How long `/readyz` says 503 before new connections are refused, for a load balancer to notice. */
  readonly noticeMs: number;
  /** What is not finished by then is cut off. */
  readonly limitMs: number;
}

const CLOSE_IDLE_EVERY_MS = 100;
/** Idle event-loop turns after which the accept queue counts as drained. */
const QUIET_TURNS = 3;
/** Under load somebody new comes all the time; nobody who arrived before the stop waits that long to be read. */
const LONGEST_READING_MS = 1000;

/** Takes no new request, finishes those under way, and tells every client to connect elsewhere. Resolves when all are gone. */
export async function stopServing({ app, drain, noticeMs, limitMs }: StopOptions): Promise<void> {
  drain.begin();
  if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await readArrived(app);
  // A connection that was busy when the server closed becomes idle later; it must not hold us up.
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(closeIdle);
    clearTimeout(cutOff);
  }
}

/**
 * Connections and requests that came before the stop may still lie with the operating system, most of all on a busy machine.
 * Closing would cut them off unread, so the event loop turns until nothing new comes out of there.
 */
async function readArrived({ server }: StudioApp): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_READING_MS;
  let quiet = 0;
  const somebody = () => void (quiet = 0);
  server.on('connection', somebody).on('request', somebody);
  try {
    for (; quiet < QUIET_TURNS && performance.now() < giveUpAt; quiet += 1) await nextTurn();
  } finally {
    server.off('connection', somebody).off('request', somebody);
  }
}
