import type { Drain } from './drain.ts';
import type { StudioApp } from './studio-app.ts';

interface StopOptions {
  readonly app: StudioApp;
  readonly drain: Drain;
  /** How long `/readyz` says 503 before new connections are refused, for a load balancer to notice. */
  readonly noticeMs: number;
  /** What is not finished by then is cut off. */
  readonly limitMs: number;
}

const CLOSE_IDLE_EVERY_MS = 100;

/** Takes no new request, finishes those under way, and tells every client to connect elsewhere. Resolves when all are gone. */
export async function stopServing({ app, drain, noticeMs, limitMs }: StopOptions): Promise<void> {
  drain.begin();
  if (noticeMs > 0) await new Promise((resolve) => setTimeout(resolve, noticeMs));
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
