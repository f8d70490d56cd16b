import { fileURLToPath } from 'node:url';
import type { DatabaseLog } from '@lifted/embedded-postgres/database-log';
import { migrate } from '@lifted/database/migrate';
import { MIGRATIONS_DIRECTORY, readMigrations } from '@lifted/database/migration-files';
import { openDatabase, type Database } from '@lifted/database/open-database';
import { withSessionLock } from '@lifted/database/session-lock';
import { priceList } from '@lifted/profile/price-list';
import { studio } from '@lifted/profile/studio';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { demoAccountsIn, refuseDemoAccounts } from '../demo/demo-accounts.ts';
import { keepDemoStudioFilled } from '../demo/keep-demo-studio-filled.ts';
import type { Env } from '../config/env.ts';
import { Drain } from '../http/connections/drain.ts';
import { readinessOf } from '../http/health.ts';
import { planClassJobs } from '../classes/class-jobs.ts';
import { readPlacesVersion } from '../classes/class-places.ts';
import { layOutDaily } from '../classes/lay-out-week.ts';
import { followStudioChanges } from '../cache/follow-studio-changes.ts';
import { MemberResponseCache } from '../cache/member-response-cache.ts';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { rateLimitStore } from '../http/limits/rate-limit-store.ts';
import { stopServing } from '../http/connections/stop-serving.ts';
import { demoSecret } from '../identity/identity-secret.ts';
import { firebaseUsers } from '../identity/firebase/firebase-users.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { releaseMemory } from './release-memory.ts';
import { checkPort } from './port-check.ts';
import { readSite, type SiteSettings } from '../site/read-site.ts';
import { readStaffApp } from '../site/read-staff-app.ts';
import { identityGuests, studioGuests, studioSettings } from '../config/studio-guests.ts';
import { startIdentity } from './start-identity.ts';
import { startMonitoring, type Monitoring } from './start-monitoring.ts';
import { expirePasses } from '../entitlements/expire-passes.ts';
import { seedProducts } from '../entitlements/seed-products.ts';
import { dailyDeletion } from './daily-deletion.ts';
import { startJobs } from './start-jobs.ts';

const SITE_FOLDER = fileURLToPath(new URL('../../../web/build/client', import.meta.url));
const STAFF_FOLDER = fileURLToPath(new URL('../../../staff/build', import.meta.url));
const SECOND_MS = 1000;
const STOP_LIMIT_MS = 10 * SECOND_MS;
const DEMO_LOCK = 5_713_020;
/**
 * Length of the accept queue. With Node's default of 511, a thousand connections at once make the system drop the next ones,
 * which retry after seconds; the system lowers this to its own limit (Linux: net.core.somaxconn, 4096).
 */
const MOST_WAITING_CONNECTIONS = 4096;

export interface StudioServer {
  readonly databaseKind: Database['kind'];
  readonly siteIsBuilt: boolean;
  /** Addresses of the demo accounts in the database; empty outside a demo. */
  readonly demoAccounts: readonly string[];
  /** Finishes work in progress and releases everything. */
  readonly stop: () => Promise<void>;
}

type Undo = () => Promise<void> | void;

/**
 * Opens the database, migrates it, and serves.
 * @throws Error with a sentence for the operator; whatever was started is stopped again.
 */
export async function startStudioServer(env: Env, log: Logger): Promise<StudioServer> {
  const undo: Undo[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { database, ...facts } = await start(env, log, undo);
    return { databaseKind: database.kind, ...facts, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function start(
  env: Env,
  log: Logger,
  undo: Undo[],
): Promise<{ database: Database; siteIsBuilt: boolean; demoAccounts: readonly string[] }> {
  await checkPort(env);
  const databaseLog = (event: string, details?: object) => log.info({ event, details }, 'database');
  const database = await openDatabase({
    url: env.databaseUrl,
    directUrl: env.databaseDirectUrl,
    replicaUrl: env.databaseReplicaUrl,
    dataDir: env.dataDir,
    log: databaseLog,
  });
  undo.push(() => database.close());
  const now = () => new Date();
  const monitoring = await startMonitoring({ env, database, log, now });
  undo.push(() => monitoring.stop());
  await migrate(database.sessions);
  await seedProducts(database.pool, priceList);
  if (env.mode === 'production') await refuseDemoAccounts(database.pool);
  const [demoAccounts, site, staff] = await Promise.all([
    env.mode === 'demo' ? fillDemo(database, env.publicUrl, databaseLog) : [],
    readSite(SITE_FOLDER, siteSettings(env)),
    readStaffApp(STAFF_FOLDER, siteSettings(env)),
  ]);

  const publicCache = new PublicResponseCache();
  publicCache.watch('timetable', () => readPlacesVersion(database.pool));
  const memberCache = new MemberResponseCache();
  const letters = { studio, publicUrl: env.publicUrl };
  const jobs = await startJobs({
    pool: database.pool,
    now,
    log,
    transport: mailTransport(env, monitoring),
    letters,
    cancelsTooFew: env.tooFew === 'cancel',
    daily: {
      ...dailyDeletion({
        pool: database.pool,
        now,
        log,
        publicUrl: env.publicUrl,
        firebaseUsers: env.firebase && firebaseUsers({ settings: env.firebase, now }),
      }),
      expired_passes: () => expirePasses(database.pool, now()),
      laid_out_classes: () => layOutDaily(database.pool, { letters, now: now() }),
      looks_at_classes: () => planClassJobs(database.pool, now()),
    },
    metrics: monitoring.metrics,
  });
  undo.push(() => jobs.stop());
  const wakeMail = () => jobs.wake();
  const identity = await startIdentity({ env, pool: database.pool, log, now, wakeMail });
  undo.push(() => identity.settle());
  const drain = new Drain();
  const app = await buildApp({
    env,
    log,
    drain,
    pool: database.pool,
    replica: database.replica,
    rateLimitStore: rateLimitStore(database.pool, await limitSecret(env)),
    publicCache,
    memberCache,
    now,
    studio,
    site,
    staff,
    wakeMail,
    identity,
    monitoring,
    readiness: readinessOf({
      drain,
      log,
      checkDatabase: await databaseCheck(database),
      checkSignIn: identity.checkSigning,
    }),
    findCaller: identity.findCaller,
  });
  const changes = followStudioChanges(database.connection, publicCache, log, memberCache);
  undo.push(() => changes.close());
  const watch = database.keepWatch();
  undo.push(() => watch.close());
  undo.push(() =>
    stopServing({ app, drain, noticeMs: env.drainSeconds * SECOND_MS, limitMs: STOP_LIMIT_MS }),
  );
  releaseMemory();
  await app.listen({ port: env.port, host: env.host, backlog: MOST_WAITING_CONNECTIONS });
  return { database, siteIsBuilt: site !== undefined, demoAccounts };
}

function siteSettings(env: Env): SiteSettings {
  return {
    https: env.publicUrl.startsWith('https:'),
    imageHost: studio.imageHost,
    studio: studioSettings(env),
    guests: studioGuests(env),
    identityGuests: identityGuests(env),
  };
}

/** Whether the database is the demo studio's, which is then brought up to date by one process at a time. */
/** Returns the accounts to sign in with: they remain even if rows are added that make the demo studio another one. */
async function fillDemo(database: Database, publicUrl: string, log: DatabaseLog): Promise<readonly string[]> {
  await withSessionLock(database.sessions, DEMO_LOCK, () =>
    keepDemoStudioFilled(database, { now: new Date(), log, publicUrl }),
  );
  return demoAccountsIn(database.pool);
}

/** What hides addresses in the counts of the rate limits: the same in every process. */
async function limitSecret({ identitySecrets, dataDir }: Env): Promise<string> {
  return identitySecrets?.[0] ?? (await demoSecret(dataDir));
}

/** Undefined in a demo without a mail server. */
function mailTransport(env: Env, { tracing }: Monitoring): MailTransport | undefined {
  if (env.smtpUrl === undefined) return undefined;
  const transport = smtpTransport(env.smtpUrl, { name: studio.name, address: studio.contact.email });
  return tracing?.traceMails(transport) ?? transport;
}

/** A database behind this release (a restored backup) is not ready; one ahead of it (a rolling update) is. */
async function databaseCheck({ pool }: Database): Promise<() => Promise<void>> {
  const expected = (await readMigrations(MIGRATIONS_DIRECTORY)).at(-1)?.number ?? 0;
  return async () => {
    const { rows } = await pool.query<{ number: number | null }>(
      'select max(number) as number from public.schema_migrations',
    );
    if ((rows[0]?.number ?? 0) < expected) throw new Error('The database is behind this release.');
  };
}
