import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { AccessLog } from '../audit/access-log.ts';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { registerAccessLog } from '../data/access-log.ts';
import { LiveDesks } from '../features/desk-live/live-desks.ts';
import { recogniseRecentSignIns, type RequireRecentSignIn } from '../http/caller.ts';
import { rememberCommands } from '../http/repeats/command-keys.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { registerDesk } from '../server/register-desk.ts';
import { LETTERS } from './booking-fixture.ts';
import { findTestCaller } from './member-fixture.ts';
import { createServerFixture } from './server-fixture.ts';

/** What a call of the desk answered: success or a problem. */
export interface DeskAnswer {
  readonly status: number;
  readonly body: {
    readonly id: string;
    readonly change: string | null;
    readonly code?: string;
    readonly detail?: string;
    readonly errors?: readonly { readonly field: string; readonly message: string }[];
    readonly places_left?: number;
    readonly current?: unknown;
  };
}

export interface DeskFixture {
  readonly app: StudioApp;
  readonly database: TestDatabase;
  readonly accessLog: AccessLog;
  /** Makes a call as 'owner', unless somebody else is named. */
  readonly send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    who?: string,
    /** Sent as `Idempotency-Key`. */
    key?: string,
  ) => Promise<DeskAnswer>;
  readonly read: <Body>(path: string, who?: string) => Promise<Body>;
  readonly undo: (change: string | null, who?: string) => Promise<DeskAnswer>;
  close(): Promise<void>;
}

/** All calls of the desk on a database of their own. Sign-ins are recent unless `requireRecentSignIn` says otherwise. */
export async function createDeskFixture(
  now: () => Date,
  requireRecentSignIn: RequireRecentSignIn = () => Promise.resolve(),
): Promise<DeskFixture> {
  const database = await createTestDatabase();
  const { pool } = database;
  const { app } = await createServerFixture(
    { requestsPerMinute: 10_000 },
    { findCaller: findTestCaller(pool) },
  );
  rememberCommands(app, { pool, now });
  recogniseRecentSignIns(app, requireRecentSignIn);
  const accessLog = new AccessLog({ pool, now, log: { warn: () => undefined } });
  registerAccessLog(app, accessLog);
  registerDesk(app, {
    pool,
    now,
    letters: LETTERS,
    publicCache: new PublicResponseCache(),
    liveDesks: new LiveDesks(),
    drawPage: undefined,
    wakeJobs: () => undefined,
    booksHere: true,
    isDemo: false,
  });
  const send: DeskFixture['send'] = async (method, path, payload, who = 'owner', key) => {
    const answer = await app.inject({
      method,
      url: `/api/desk${path}`,
      headers: { authorization: `Bearer ${who}`, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    app,
    database,
    accessLog,
    send,
    async read(path, who = 'owner') {
      const answer = await app.inject({
        url: `/api/desk${path}`,
        headers: { authorization: `Bearer ${who}` },
      });
      return answer.json();
    },
    undo: (change, who) => send('POST', `/changes/${change ?? '0'}/undo`, {}, who),
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
