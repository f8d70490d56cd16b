import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Drain } from '../http/connections/drain.ts';
import { readinessOf, type ReadinessDependencies } from '../http/health.ts';
import { createHttpServer, type HttpServerDependencies } from '../server/http-server.ts';
import type { StudioApp } from '../http/studio-app.ts';

interface ServerFixture {
  readonly app: StudioApp;
  readonly drain: Drain;
  /** Everything logged so far, as in the log file. */
  readonly logged: () => string;
}

/** A server without features, for tests of what applies to every call. */
export async function createServerFixture(
  changes: Partial<HttpServerDependencies['env']> = {},
  others: Partial<
    Pick<HttpServerDependencies, 'findCaller' | 'timeLimits' | 'rateLimitStore'> &
      Pick<ReadinessDependencies, 'checkDatabase' | 'checkSignIn' | 'clock'>
  > = {},
): Promise<ServerFixture> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const drain = new Drain();
  const log = pino({ level: 'debug' }, sink);
  const app = await createHttpServer({
    env: { publicUrl: 'http://localhost:3000', trustProxy: false, requestsPerMinute: 600, ...changes },
    log,
    drain,
    readiness: readinessOf({
      drain,
      log,
      checkDatabase: async () => undefined,
      checkSignIn: async () => undefined,
      ...others,
    }),
    findCaller: async () => undefined,
    ...others,
  });
  return { app, drain, logged: () => lines.join('') };
}
