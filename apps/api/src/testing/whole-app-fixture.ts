import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { pino } from 'pino';
import { MemberResponseCache } from '../cache/member-response-cache.ts';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { LiveDesks } from '../features/desk-live/live-desks.ts';
import { Drain } from '../http/connections/drain.ts';
import { readinessOf } from '../http/health.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { createIdentity } from '../identity/identity.ts';
import { StudioMetrics } from '../operations/metrics/studio-metrics.ts';
import { buildApp } from '../server/app.ts';
import { PUBLIC_URL, SECRET } from './identity-fixture.ts';

/** The server as it is, on a database of its own. */
export interface WholeAppFixture {
  readonly app: StudioApp;
  readonly database: TestDatabase;
  /** From now on nobody’s sign-in grows older, however long a test takes. */
  stopSignInClock(): void;
  close(): Promise<void>;
}

const UNLIMITED = { max: 1_000_000, seconds: 600 };
const SILENT = pino({ level: 'silent' });
const nothing = (): void => undefined;
const sendsNothing = async (): Promise<void> => undefined;

/** The whole API with real sign-ins; staff need a second factor. No built pages. */
export async function createWholeApp(now: () => Date): Promise<WholeAppFixture> {
  const database = await createTestDatabase();
  const { pool } = database;
  let stoppedAt: Date | undefined;
  const identity = createIdentity({
    pool,
    now: () => stoppedAt ?? new Date(),
    log: SILENT,
    settings: { publicUrl: PUBLIC_URL, secrets: [SECRET], google: undefined, idTokenSeconds: 3600 },
    sendResetLink: sendsNothing,
    announceSignInLink: sendsNothing,
    announceMailCode: sendsNothing,
    announceDevice: sendsNothing,
    wakeJobs: nothing,
    tryLimit: UNLIMITED,
    secondFactors: {
      studioName: studio.name,
      requiredFor: ['coach', 'desk', 'owner'],
      sms: undefined,
      smsCountryCodes: [],
      announce: sendsNothing,
    },
  });
  const drain = new Drain();
  const app = await buildApp({
    env: {
      publicUrl: PUBLIC_URL,
      trustProxy: 1,
      requestsPerMinute: UNLIMITED.max,
      mode: 'production',
      trialBookingsPerTenMinutes: UNLIMITED.max,
      metricsToken: undefined,
      bookingService: undefined,
    },
    log: SILENT,
    drain,
    readiness: readinessOf({ drain, log: SILENT, checkDatabase: sendsNothing, checkSignIn: sendsNothing }),
    findCaller: identity.findCaller,
    holdsDemo: false,
    pool,
    publicCache: new PublicResponseCache(),
    memberCache: new MemberResponseCache(),
    liveDesks: new LiveDesks(),
    now,
    studio,
    pushKey: Buffer.alloc(65, 4),
    identity,
    pages: {
      site: undefined,
      staff: undefined,
      version: 0,
      isPublic: true,
      picture: () => undefined,
      preview: async () => undefined,
    },
    wakeJobs: nothing,
    monitoring: { metrics: new StudioMetrics(pool, now), tracing: undefined },
  });
  return {
    app,
    database,
    stopSignInClock() {
      stoppedAt = new Date();
    },
    async close() {
      await identity.settle();
      await app.close();
      await database.drop();
    },
  };
}
