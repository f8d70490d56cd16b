import { fileURLToPath } from 'node:url';
import type { DatabaseLog } from '@lifted/embedded-postgres/database-log';
import { migrate } from '@lifted/database/migrate';
import { MIGRATIONS_DIRECTORY, readMigrations } from '@lifted/database/migration-files';
import { openDatabase, type Database } from '@lifted/database/open-database';
import { withSessionLock } from '@lifted/database/session-lock';
import { priceList } from '@lifted/profile/price-list';
import { studio } from '@lifted/profile/studio';
import type { Logger } from 'pino';
import { writeWeeklyNumbers } from '../features/desk-numbers/weekly-numbers.ts';
import { buildApp } from './app.ts';
import { demoAccountsIn, refuseDemoAccounts } from '../demo/demo-accounts.ts';
import { fillDemoFloor } from '../demo/fill-demo-floor.ts';
import { holdsDemo } from '../demo/demo-state.ts';
import { keepDemoStudioFilled } from '../demo/keep-demo-studio-filled.ts';
import type { Env } from '../config/env.ts';
import { Drain } from '../http/connections/drain.ts';
import { readinessOf } from '../http/health.ts';
import { planClassJobs } from '../classes/class-jobs.ts';
import { readPlacesVersion } from '../classes/class-places.ts';
import { scheduleDaily } from '../classes/schedule-week.ts';
import { readPictureAt } from '../features/pictures/store-picture.ts';
import { readProfileDraft, readSavedProfile, RELEASE_PROFILE } from '../data/studio-profile.ts';
import { followStudioChanges } from '../cache/follow-studio-changes.ts';
import { MemberResponseCache } from '../cache/member-response-cache.ts';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { LiveDesks } from '../features/desk-live/live-desks.ts';
import { rateLimitStore } from '../http/limits/rate-limit-store.ts';
import { stopServing } from '../http/connections/stop-serving.ts';
import { demoSecret } from '../identity/identity-secret.ts';
import { firebaseUsers } from '../identity/firebase/firebase-users.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { loadPushKeys } from '../notifications/push-keys.ts';
import { sendPush } from '../notifications/push-transport.ts';
import { freeMemory } from './free-memory.ts';
import { checkPort, portIsFree } from './port-check.ts';
import type { SiteSettings } from '../site/read-site.ts';
import { StudioSite } from '../site/studio-site.ts';
import { identityThirdParties, studioThirdParties, studioSettings } from '../config/third-parties.ts';
import { startIdentity } from './start-identity.ts';
import { startMonitoring, type Monitoring } from './start-monitoring.ts';
import { isEmpty } from '../founding/found-studio.ts';
import { openFirstStart } from './first-start/first-start.ts';
import { expirePasses } from '../entitlements/expire-passes.ts';
import { seedProducts } from '../entitlements/seed-products.ts';
import { seedImplements } from '../training/seed-implements.ts';
import { equipment } from '@lifted/profile/equipment';
import { dailyDeletion } from './daily-deletion.ts';
import { sendWebhook } from '../features/connections/webhook-transport.ts';
import { startJobs } from './start-jobs.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const PAGE_FOLDERS = {
  siteFolder: fileURLToPath(new URL('../../../web/build/client', import.meta.url)),
  staffFolder: fileURLToPath(new URL('../../../staff/build', import.meta.url)),
};
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
  /** Finishes work in progress and closes everything. */
  readonly stop: () => Promise<void>;
}

type Undo = () => Promise<void> | void;

interface StartWatching {
  /** Tells the operator the code of a first start, while the server waits for its studio. */
  readonly announceFirstStart: (code: string) => void;
  /** Aborted when the process is to stop before the studio is open. */
  readonly signal: AbortSignal;
  /** Where the built pages are; the release's own by default. */
  readonly pageFolders?: PageFolders;
}

interface PageFolders {
  readonly siteFolder: string;
  readonly staffFolder: string;
}

/**
 * Opens the database, migrates it, and serves.
 * @throws Error with a sentence for the operator; whatever was started is stopped again.
 */
export async function startStudioServer(
  env: Env,
  log: Logger,
  watching: StartWatching,
): Promise<StudioServer> {
  const undo: Undo[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const { database, ...facts } = await start(env, log, undo, watching);
    return { databaseKind: database.kind, ...facts, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

/** Logged at each start in production without keys. */
const PLAIN_BACKUPS =
  'backups are neither encrypted nor signed: set BACKUP_RECIPIENT and BACKUP_SIGNING_KEY (npm run studio -- backup-keys FILE)';

async function start(
  env: Env,
  log: Logger,
  undo: Undo[],
  { announceFirstStart, signal, pageFolders = PAGE_FOLDERS }: StartWatching,
): Promise<{ database: Database; siteIsBuilt: boolean; demoAccounts: readonly string[] }> {
  await checkPort(env);
  if (env.mode === 'production' && env.backupKeys === undefined) log.warn(PLAIN_BACKUPS);
  const databaseLog = (event: string, details?: object) => log.info({ event, details }, 'database');
  const database = await openDatabase({
    url: env.databaseUrl,
    directUrl: env.databaseDirectUrl,
    replicaUrl: env.databaseReplicaUrl,
    dataDir: env.dataDir,
    memoryMb: env.databaseMemoryMb,
    log: databaseLog,
  });
  undo.push(() => database.close());
  const now = () => new Date();
  const monitoring = await startMonitoring({ env, database, log, now });
  undo.push(() => monitoring.stop());
  await migrate(database.sessions, {
    acceptLater: (migrations) => log.warn({ migrations }, 'the database is newer than this release'),
    onWaiting: (migration) => log.warn({ migration }, 'a migration waits for others who use its tables'),
  });
  const callLimits = rateLimitStore(database.pool, await limitSecret(env));
  const firstStart =
    env.mode === 'production' && (await isEmpty(database.pool))
      ? await openFirstStart({
          env,
          log,
          now,
          signal,
          pool: database.pool,
          rateLimitStore: callLimits,
          secret: await limitSecret(env),
          usesFirebase: env.firebase !== undefined,
          announce: announceFirstStart,
        })
      : undefined;
  undo.push(() => firstStart?.close());
  await firstStart?.founded();
  await seedProducts(database.pool, priceList);
  await seedImplements(database.pool, equipment);
  if (env.mode === 'production') await refuseDemoAccounts(database.pool);
  const isDemoStudio = env.mode === 'demo' && (await holdsDemo(database.pool));
  const pages = new StudioSite({
    ...pageFolders,
    settings: () => siteSettings(env, isDemoStudio),
    readProfile: async () =>
      (await readSavedProfile(database.pool)) ?? { version: 0, profile: RELEASE_PROFILE },
    readDraft: (token) => readProfileDraft(database.pool, token, now()),
    readPicture: (address) => readPictureAt(database.pool, address),
    isDemo: env.mode === 'demo',
    log,
  });
  const [demoAccounts] = await Promise.all([
    isDemoStudio ? fillDemo(database, env.publicUrl, databaseLog) : [],
    pages.open(),
  ]);

  const publicCache = new PublicResponseCache();
  publicCache.watch('timetable', () => readPlacesVersion(database.pool));
  const memberCache = new MemberResponseCache();
  const liveDesks = new LiveDesks();
  const letters = { studio, publicUrl: env.publicUrl };
  const pushKeys = await loadPushKeys(database.pool, now());
  const jobs = await startJobs({
    pool: database.pool,
    now,
    log,
    transport: mailTransport(env, monitoring),
    push: { keys: pushKeys, transport: sendPush },
    webhooks: sendWebhook({ isDemo: env.mode === 'demo' }),
    letters,
    cancelsTooFew: env.tooFew === 'cancel',
    booksHere: env.bookingService === undefined,
    daily: {
      ...dailyDeletion({
        pool: database.pool,
        now,
        log,
        publicUrl: env.publicUrl,
        firebaseUsers: env.firebase && firebaseUsers({ settings: env.firebase, now }),
      }),
      expired_passes: () => expirePasses(database.pool, now()),
      scheduled_classes: () => scheduleDaily(database.pool, { letters, now: now() }),
      looks_at_classes: () => planClassJobs(database.pool, now()),
      weekly_numbers: () => writeWeeklyNumbers({ ...letters, pool: database.pool, now }),
    },
    metrics: monitoring.metrics,
  });
  undo.push(() => jobs.stop());
  const wakeJobs = () => jobs.wake();
  const identity = await startIdentity({ env, pool: database.pool, log, now, wakeJobs });
  undo.push(() => identity.settle());
  const drain = new Drain();
  const app = await buildApp({
    env,
    log,
    drain,
    pool: database.pool,
    holdsDemo: isDemoStudio,
    replica: database.replica,
    rateLimitStore: callLimits,
    publicCache,
    memberCache,
    liveDesks,
    now,
    studio,
    pages,
    wakeJobs,
    pushKey: pushKeys.publicKey,
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
  const changes = followStudioChanges(database.connection, publicCache, log, {
    memberCache,
    changed: () => liveDesks.changed(),
    profileChanged: () => void pages.follow().then(() => publicCache.forgetAll()),
  });
  undo.push(() => changes.close());
  const watch = database.keepWatch();
  undo.push(() => watch.close());
  undo.push(() =>
    stopServing({ app, drain, noticeMs: env.drainSeconds * SECOND_MS, limitMs: STOP_LIMIT_MS }),
  );
  freeMemory();
  await firstStart?.close();
  // Since then, a connection that some other process opens may have got the port for a moment.
  if (firstStart !== undefined) await portIsFree(env);
  await app.listen({ port: env.port, host: env.host, backlog: MOST_WAITING_CONNECTIONS });
  return { database, siteIsBuilt: pages.site !== undefined, demoAccounts };
}

function siteSettings(env: Env, isDemoStudio: boolean): SiteSettings {
  return {
    https: env.publicUrl.startsWith('https:'),
    imageHost: studio.imageHost,
    studio: studioSettings(env, isDemoStudio),
    thirdParties: studioThirdParties(env),
    identityThirdParties: identityThirdParties(env),
  };
}

/**
 * Brings the demo studio up to date, one process at a time, and returns the accounts to sign in with: they remain even if rows are
 * added that make it another one.
 */
async function fillDemo(database: Database, publicUrl: string, log: DatabaseLog): Promise<readonly string[]> {
  await withSessionLock(database.sessions, DEMO_LOCK, () =>
    keepDemoStudioFilled(database, { now: new Date(), log, publicUrl }),
  );
  await fillDemoFloor(database.pool, new Date());
  return demoAccountsIn(database.pool);
}

/** What hides addresses in the counts of the rate limits, and gives the set-up code: the same in every process. */
async function limitSecret({ identitySecrets, dataDir }: Env): Promise<string> {
  return identitySecrets?.[0] ?? (await demoSecret(dataDir));
}

/** Read for each mail, because the desk may change both. */
const SENDER = {
  get name() {
    return studio.name;
  },
  get address() {
    return studio.contact.email;
  },
};

/** Undefined in a demo without a mail server. */
function mailTransport(env: Env, { tracing }: Monitoring): MailTransport | undefined {
  if (env.smtpUrl === undefined) return undefined;
  const transport = smtpTransport(env.smtpUrl, SENDER);
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
