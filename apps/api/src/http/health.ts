import type { Drain } from './connections/drain.ts';
import { loggable, type LoggableFailure } from './errors/failures.ts';
import { RecentAnswer } from './limits/recent-answer.ts';
import type { StudioApp } from './studio-app.ts';

export interface ReadinessDependencies {
  readonly drain: Drain;
  /** Rejects when the database is not reachable or not at the version of this code. */
  readonly checkDatabase: () => Promise<void>;
  /** Rejects when nobody could sign in. */
  readonly checkSignIn: () => Promise<void>;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
  /** Milliseconds that only go up. */
  readonly clock?: () => number;
}

const PATIENCE_MS = 2_000;

type Health = 'ready' | 'database_unavailable' | 'sign_in_unavailable';
export type ReadinessStatus = Health | 'draining';

/**
 * Whether this process should be sent work. Everybody who asks shares one check, whose result holds for half a second, so
 * that a flood of questions costs the database nothing. The log gets a line when the result changes, not one per question.
 */
export class Readiness {
  readonly #dependencies: ReadinessDependencies;
  readonly #recent: RecentAnswer<Health>;
  #last: Health = 'ready';

  constructor(dependencies: ReadinessDependencies) {
    this.#dependencies = dependencies;
    this.#recent = new RecentAnswer(() => this.#check(), dependencies.clock);
  }

  /** Ready, or the first reason why not. Draining is seen at once. */
  async status(): Promise<ReadinessStatus> {
    const { drain } = this.#dependencies;
    if (drain.draining) return 'draining';
    const health = await this.#recent.get();
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
        await withinPatience(check());
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
 * `/healthz`: the process lives. `/readyz`: send it work (503: do not). Neither is counted by the rate limits, and the log
 * has no line per answer: load balancers ask every second.
 */
export function registerHealth(app: StudioApp, readiness: Pick<Readiness, 'status'>): void {
  const config = { rateLimit: false, quiet: true } as const;
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async (_request, reply) => {
    const status = await readiness.status();
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
