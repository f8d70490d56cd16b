import type { Drain } from './drain.ts';
import { loggable } from './failures.ts';
import type { StudioApp } from './studio-app.ts';

interface HealthDependencies {
  readonly drain: Drain;
  /** Rejects when the database is not reachable or not at the version of this code. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects when nobody could sign in. */
  readonly checkSignIn: () => Promise<void>;
}

const PATIENCE_MS = 2_000;

export type Readiness = 'ready' | 'draining' | 'database_unavailable' | 'sign_in_unavailable';

/** Whether the process should be sent work, or the first reason why not. `note` is told what failed. */
export async function readinessOf(
  { drain, checkDatabase, checkSignIn }: HealthDependencies,
  note: (failure: unknown) => void,
): Promise<Readiness> {
  if (drain.draining) return 'draining';
  const checks = [
    ['database_unavailable', checkDatabase],
    ['sign_in_unavailable', checkSignIn],
  ] as const;
  for (const [status, check] of checks) {
    try {
      await withinPatience(check());
    } catch (failure) {
      note(failure);
      return status;
    }
  }
  return 'ready';
}

/** `/healthz`: the process lives. `/readyz`: send it work (503: do not). Neither is counted by the rate limits. */
export function registerHealth(app: StudioApp, dependencies: HealthDependencies): void {
  const config = { rateLimit: false } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (request, reply) => {
    const status = await readinessOf(dependencies, (failure) =>
      request.log.warn({ failure: loggable(failure) }, 'not ready'),
    );
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

async function withinPatience(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    await Promise.race([check, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
