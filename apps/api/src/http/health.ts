import type { Drain } from './connections/drain.ts';
import { loggable, type LoggableFailure } from './errors/failures.ts';
import { shortLivedCache } from './limits/short-lived-cache.ts';
import { withinTime } from './limits/time-limit.ts';
import type { StudioApp } from './studio-app.ts';

export interface ReadinessDependencies {
  readonly drain: Drain;
  /** Rejects when the database is unreachable or not at this code's schema version. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects when sign-in does not work. */
  readonly checkSignIn: () => Promise<void>;
  /** Monotonic milliseconds. */
  readonly clock?: () => number;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
}

const PATIENCE_MS = 2_000;

type Health = 'ready' | 'database_unavailable' | 'sign_in_unavailable';
type ReadinessStatus = Health | 'draining';

/** Ready, or the first reason why not. */
export type Readiness = () => Promise<ReadinessStatus>;

/**
 * Whether this process is ready for traffic. All requests share one check, whose result is valid for half a second, so that
 * a flood of requests costs the database nothing. Draining takes effect at once. Changes are logged, individual checks are
 * not.
 */
export function readinessOf(dependencies: ReadinessDependencies): Readiness {
  const { drain, checkDatabase, checkSignIn, log, clock } = dependencies;
  const checks = [
    ['database_unavailable', checkDatabase],
    ['sign_in_unavailable', checkSignIn],
  ] as const;
  let last: Health = 'ready';

  const note = (status: Health, failure?: LoggableFailure): Health => {
    if (status !== last) {
      if (status === 'ready') log.info({ status }, 'ready again');
      else log.warn({ status, failure }, 'not ready');
    }
    last = status;
    return status;
  };
  const recent = shortLivedCache(async () => {
    for (const [status, check] of checks) {
      try {
        await withinTime(check(), PATIENCE_MS, tooLate);
      } catch (failure) {
        return note(status, loggable(failure));
      }
    }
    return note('ready');
  }, clock);
  return async () => {
    if (drain.draining) return 'draining';
    const health = await recent();
    return drain.draining ? 'draining' : health;
  };
}

/**
 * `/healthz`: the process runs. `/readyz`: it is ready for traffic (503: it is not). Neither is rate limited nor logged:
 * load balancers ask every second.
 */
export function registerHealth(app: StudioApp, readiness: Readiness): void {
  const config = { rateLimit: false, quiet: true } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const status = await readiness();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

function tooLate(): never {
  throw new Error(`No answer within ${PATIENCE_MS} ms`);
}
