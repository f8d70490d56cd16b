import { Writable } from 'node:stream';
import { pino } from 'pino';
import { Drain } from './drain.ts';
import { createHttpServer, type HttpServerDependencies } from './http-server.ts';
import type { StudioApp } from './studio-app.ts';

interface ServerFixture {
  readonly app: StudioApp;
  readonly drain: Drain;
  /** Everything logged so far, as it would stand in the file. */
  readonly logged: () => string;
}

/** A server without a slice, for tests of what holds for every call. */
export async function createServerFixture(
  changes: Partial<HttpServerDependencies['env']> = {},
  others: Partial<
    Pick<
      HttpServerDependencies,
      'checkDatabase' | 'checkSignIn' | 'findCaller' | 'timeLimits' | 'sharedCalls'
    >
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
  const app = await createHttpServer({
    env: { publicUrl: 'http://localhost:3000', trustProxy: false, requestsPerMinute: 600, ...changes },
    log: pino({ level: 'debug' }, sink),
    drain,
    checkDatabase: async () => undefined,
    checkSignIn: async () => undefined,
    findCaller: async () => undefined,
    ...others,
  });
  return { app, drain, logged: () => lines.join('') };
}
