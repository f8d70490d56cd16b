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
export type ReadinessStatus = Health | 'draining';

/**
 * Whether this process is ready for traffic. All requests share one check, whose result is valid for half a second, so that
 * a flood of requests costs the database nothing. Changes are logged, individual checks are not.
 */
export class Readiness {
  readonly #dependencies: ReadinessDependencies;
  readonly #recent: () => Promise<Health>;
  #last: Health = 'ready';

  constructor(dependencies: ReadinessDependencies) {
    this.#dependencies = dependencies;
    this.#recent = shortLivedCache(() => this.#check(), dependencies.clock);
  }

  /** Ready, or the first reason why not. Draining takes effect at once. */
  async status(): Promise<ReadinessStatus> {
    const { drain } = this.#dependencies;
    if (drain.draining) return 'draining';
    const health = await this.#recent();
    return drain.draining ? 'draining' : health;
  }

  async #check(): Promise<Health> {
    const { checkDatabase, checkSignIn } = this.#dependencies;
    const checks = [
      ['database_unavailable', checkDatabase],
      ['sign_in_unavailable', checkSignIn],
    ] as const;
    for (const [status, check] of checks) {
      try {
        await withinTime(check(), PATIENCE_MS, tooLate);
      } catch (failure) {
        this.#note(status, loggable(failure));
        return status;
      }
    }
    this.#note('ready');
    return 'ready';
  }

  #note(status: Health, failure?: LoggableFailure): void {
    if (status === this.#last) return;
    this.#last = status;
    const { log } = this.#dependencies;
    if (status === 'ready') log.info({ status }, 'ready again');
    else log.warn({ status, failure }, 'not ready');
  }
}

/**
 * `/healthz`: the process runs. `/readyz`: it is ready for traffic (503: it is not). Neither is rate limited nor logged:
 * load balancers ask every second.
 */
export function registerHealth(app: StudioApp, readiness: Pick<Readiness, 'status'>): void {
  const config = { rateLimit: false, quiet: true } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const status = await readiness.status();
    return reply.code(status === 'ready' ? 200 : 503).send({ status });
  });
}

function tooLate(): never {
  throw new Error(`No answer within ${PATIENCE_MS} ms`);
}
