import { resolve } from 'node:path';
import { readBackupKeys } from './backup-env.ts';
import { EnvReader, LOOPBACK_HOSTS, type EnvSource } from './env-reader.ts';
import { readFirebaseEnv } from './firebase-env.ts';
import { readSecretFiles } from './secret-files.ts';
import { readMetricsToken, readTracing } from './monitoring-env.ts';
import { readGoogle, readSecondFactorRoles, readSmsCountryCodes, readSmsGateway } from './sign-in-env.ts';
import { readAnalytics, readBookingService } from './third-party-env.ts';

const STUDIO_MODES = ['demo', 'production'] as const;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The settings of one process; docs/operations.md explains each. */
export type Env = Readonly<ReturnType<typeof readSettings>>;

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly faults: readonly string[] };

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;
const DEFAULT_REQUESTS_PER_MINUTE = 600;
const [LEAST_MEMORY_MB, MOST_MEMORY_MB] = [16, 65_536];
const MOST_REQUESTS_PER_MINUTE = 1_000_000_000;
const LONGEST_DRAIN_SECONDS = 300;
const ID_TOKEN_SECONDS = 3600;
const POSTGRES_PROTOCOLS = ['postgres:', 'postgresql:'];

/** The settings of this process. */
export function readProcessEnv(): EnvReading {
  return readEnv(process.env);
}

/**
 * Reads every setting and reports all errors at once, each as a sentence that names the variable. An empty value counts as
 * unset.
 */
export function readEnv(given: EnvSource): EnvReading {
  const { source, faults: unreadable } = readSecretFiles(given);
  const reader = new EnvReader(source);
  const env = readSettings(reader);
  const faults = [...unreadable, ...reader.faults, ...databaseFaults(source), ...modeFaults(env, source)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, env };
}

function readSettings(reader: EnvReader) {
  const mode = reader.oneOf('STUDIO_MODE', STUDIO_MODES) ?? 'demo';
  const isProduction = mode === 'production';
  const port = reader.integer('PORT', 0, LARGEST_PORT) ?? DEFAULT_PORT;
  const host = reader.text('HOST') ?? '127.0.0.1';
  const publicUrl = reader.origin('PUBLIC_URL');
  const trustProxy = reader.trustProxy('TRUST_PROXY');
  return {
    mode,
    port,
    host,
    dataDir: resolve(reader.text('DATA_DIR') ?? '.data'),
    /** Public origin of the site, without a trailing slash. */
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    trustProxy,
    /** Undefined: mails stay in the demo mailbox. */
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:']),
    /** Which of the domain's DKIM keys the mail server signs with, for `check-mail`. Undefined: unknown. */
    dkimSelector: reader.text('DKIM_SELECTOR'),
    /** Undefined: the embedded PostgreSQL. */
    databaseUrl: reader.url('DATABASE_URL', POSTGRES_PROTOCOLS),
    /** The same database without the transaction-mode pooler behind `databaseUrl`. Undefined: there is no pooler. */
    databaseDirectUrl: reader.url('DATABASE_DIRECT_URL', POSTGRES_PROTOCOLS),
    /** A replica of the PostgreSQL behind `databaseUrl`. Undefined: that one serves all reads. */
    databaseReplicaUrl: reader.url('DATABASE_REPLICA_URL', POSTGRES_PROTOCOLS),
    /** MB in which the embedded PostgreSQL keeps pages it has read. Undefined: 96. */
    databaseMemoryMb: reader.integer('DATABASE_MEMORY_MB', LEAST_MEMORY_MB, MOST_MEMORY_MB),
    /** Undefined: chosen by the server (`warn` beside the banner of a demo, else `info`). */
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS),
    /** Calls to /api per client address and minute. */
    requestsPerMinute:
      reader.integer('REQUESTS_PER_MINUTE', 1, MOST_REQUESTS_PER_MINUTE) ?? DEFAULT_REQUESTS_PER_MINUTE,
    /** Trial bookings, or attempts, per client address in ten minutes. Undefined: the feature's default. */
    trialBookingsPerTenMinutes: reader.integer('TRIAL_BOOKINGS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    /** Attempts to sign in, set a password or use a link, per kind and client address, in ten minutes. */
    signInsPerTenMinutes: reader.integer('SIGN_INS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    /** Undefined: a demo creates its own. The first one signs, the others still verify. */
    identitySecrets: reader.secrets('IDENTITY_SECRET'),
    /** Undefined: Google sign-in is not set up. */
    google: readGoogle(reader, isProduction),
    /** Undefined: the studio is its own identity provider. */
    firebase: readFirebaseEnv(reader, isProduction),
    /** Undefined: ID tokens are not sent to another service. */
    tokenSyncUrl: reader.thirdPartyUrl('TOKEN_SYNC_URL', isProduction),
    /** Undefined: only our own pages show classes and prices. */
    bookingService: readBookingService(reader, isProduction),
    /** What becomes of a class with too few bookings when nobody decides. Undefined: it runs. */
    tooFew: reader.oneOf('TOO_FEW', ['run', 'cancel']),
    /** Undefined: trainers apply with our own form only. */
    questionnaireUrl: reader.thirdPartyUrl('TRAINER_QUESTIONNAIRE_URL', isProduction),
    /** Undefined: no third-party statistics tool. */
    analytics: readAnalytics(reader, isProduction),
    /** Undefined: no second factors by SMS. */
    smsGateway: readSmsGateway(reader, isProduction),
    /** Calling codes of the countries SMS codes are sent to. */
    smsCountryCodes: readSmsCountryCodes(reader),
    /** Roles that require a second factor. */
    secondFactorRequiredFor: readSecondFactorRoles(reader, isProduction),
    /** Lifetime of an ID token. */
    idTokenSeconds: reader.integer('ID_TOKEN_SECONDS', 1, ID_TOKEN_SECONDS) ?? ID_TOKEN_SECONDS,
    /** How long `/readyz` says 503 before a stopping process refuses new connections. */
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, LONGEST_DRAIN_SECONDS) ?? 0,
    /** Undefined: backups are neither encrypted nor signed. */
    backupKeys: readBackupKeys(reader),
    /** Lets a scraper on another machine read `/metrics`. Undefined: no other machine may. */
    metricsToken: readMetricsToken(reader),
    /** Undefined: requests are not traced. */
    tracing: readTracing(reader, trustProxy),
  };
}

/** The other database addresses are useless without the first. */
function databaseFaults(source: EnvSource): string[] {
  if (source['DATABASE_URL']) return [];
  const others = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
  return others.filter((name) => source[name]).map((name) => `${name} needs DATABASE_URL.`);
}

/** Requirements of a mode: a demo stays on this machine, production never runs half configured. */
function modeFaults(env: Env, source: EnvSource): string[] {
  if (env.mode === 'demo') {
    if (LOOPBACK_HOSTS.includes(env.host)) return [];
    return [
      'HOST must be a loopback address (127.0.0.1, ::1, localhost) in demo mode, whose accounts are public.',
    ];
  }
  const faults: string[] = [];
  if (!source['PUBLIC_URL'])
    faults.push('PUBLIC_URL must be set in production: links in mails start with it.');
  else if (!env.publicUrl.startsWith('https:'))
    faults.push('PUBLIC_URL must start with https:// in production.');
  if (!source['SMTP_URL']) faults.push('SMTP_URL must be set in production: without it no mail is sent.');
  if (!source['IDENTITY_SECRET'])
    faults.push('IDENTITY_SECRET must be set in production: 32 random characters or more, kept for good.');
  return faults;
}
