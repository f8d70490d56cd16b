import type { StudioRole } from '@lifted/domain/people/studio-role';
import { resolve } from 'node:path';
import { EnvReader, LOOPBACK_HOSTS, type EnvSource, type TrustProxy } from './env-reader.ts';
import { readFirebaseEnv } from './firebase-env.ts';
import type { FirebaseSettings } from '../identity/firebase/firebase-settings.ts';
import type { SmsSettings } from '../identity/second-factors/sms-gateway.ts';
import { readSecretFiles } from './secret-files.ts';
import { readMetricsToken, readTracing } from './monitoring-env.ts';
import {
  readGoogle,
  readSecondFactorRoles,
  readSmsCountryCodes,
  readSmsGateway,
  type GoogleEnv,
} from './sign-in-env.ts';
import {
  readAnalytics,
  readBookingService,
  type AnalyticsEnv,
  type BookingServiceEnv,
} from './third-party-env.ts';
import type { TracingSettings } from '../operations/tracing/open-telemetry.ts';

export type StudioMode = 'demo' | 'production';
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of one process; docs/operations.md explains each. */
export interface Env {
  readonly mode: StudioMode;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The same database without the transaction-mode pooler behind `databaseUrl`. Undefined: there is no pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** A replica of the PostgreSQL behind `databaseUrl`. Undefined: that one serves all reads. */
  readonly databaseReplicaUrl: string | undefined;
  /** Public origin of the site, without a trailing slash. */
  readonly publicUrl: string;
  /** Undefined: mails stay in the demo mailbox. */
  readonly smtpUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  /** Undefined: chosen by the server (`warn` beside the banner of a demo, else `info`). */
  readonly logLevel: LogLevel | undefined;
  /** Calls to /api per client address and minute. */
  readonly requestsPerMinute: number;
  /** Trial bookings, or attempts, per client address in ten minutes. Undefined: the feature's default. */
  readonly trialBookingsPerTenMinutes: number | undefined;
  /** Attempts to sign in, set a password or use a link, per kind and client address, in ten minutes. */
  readonly signInsPerTenMinutes: number | undefined;
  /** Undefined: a demo creates its own. The first one signs, the others still verify. */
  readonly identitySecrets: readonly string[] | undefined;
  /** Undefined: Google sign-in is not set up. */
  readonly google: GoogleEnv | undefined;
  /** Undefined: the studio is its own identity provider. */
  readonly firebase: FirebaseSettings | undefined;
  /** Undefined: ID tokens are not sent to another service. */
  readonly tokenSyncUrl: string | undefined;
  /** Undefined: only our own pages show classes and prices. */
  readonly bookingService: BookingServiceEnv | undefined;
  /** Undefined: trainers apply with our own form only. */
  readonly questionnaireUrl: string | undefined;
  /** Undefined: no third-party statistics tool. */
  readonly analytics: AnalyticsEnv | undefined;
  /** Undefined: no second factors by SMS. */
  readonly smsGateway: SmsSettings | undefined;
  /** Calling codes of the countries SMS codes are sent to. */
  readonly smsCountryCodes: readonly string[];
  /** Roles that require a second factor. */
  readonly secondFactorRequiredFor: readonly StudioRole[];
  /** Lifetime of an ID token. */
  readonly idTokenSeconds: number;
  /** How long `/readyz` says 503 before a stopping process refuses new connections. */
  readonly drainSeconds: number;
  /** Lets a scraper on another machine read `/metrics`. Undefined: no other machine may. */
  readonly metricsToken: string | undefined;
  /** Undefined: requests are not traced. */
  readonly tracing: TracingSettings | undefined;
}

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly faults: readonly string[] };

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;
const DEFAULT_REQUESTS_PER_MINUTE = 600;
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
  const mode = reader.oneOf('STUDIO_MODE', ['demo', 'production'] as const) ?? 'demo';
  const port = reader.integer('PORT', 0, LARGEST_PORT) ?? DEFAULT_PORT;
  const host = reader.text('HOST') ?? '127.0.0.1';
  const publicUrl = reader.origin('PUBLIC_URL');
  const trustProxy = reader.trustProxy('TRUST_PROXY');
  const smtpUrl = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  const env: Env = {
    mode,
    port,
    host,
    dataDir: resolve(reader.text('DATA_DIR') ?? '.data'),
    databaseUrl: reader.url('DATABASE_URL', POSTGRES_PROTOCOLS),
    databaseDirectUrl: reader.url('DATABASE_DIRECT_URL', POSTGRES_PROTOCOLS),
    databaseReplicaUrl: reader.url('DATABASE_REPLICA_URL', POSTGRES_PROTOCOLS),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    smtpUrl,
    trustProxy,
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS),
    requestsPerMinute:
      reader.integer('REQUESTS_PER_MINUTE', 1, MOST_REQUESTS_PER_MINUTE) ?? DEFAULT_REQUESTS_PER_MINUTE,
    trialBookingsPerTenMinutes: reader.integer('TRIAL_BOOKINGS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    signInsPerTenMinutes: reader.integer('SIGN_INS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    identitySecrets: reader.secrets('IDENTITY_SECRET'),
    google: readGoogle(reader, mode === 'production'),
    firebase: readFirebaseEnv(reader, source, mode === 'production'),
    tokenSyncUrl: reader.guestUrl('TOKEN_SYNC_URL', mode === 'production'),
    bookingService: readBookingService(reader, mode === 'production'),
    questionnaireUrl: reader.guestUrl('TRAINER_QUESTIONNAIRE_URL', mode === 'production'),
    analytics: readAnalytics(reader, mode === 'production'),
    smsGateway: readSmsGateway(reader, mode === 'production'),
    smsCountryCodes: readSmsCountryCodes(reader),
    secondFactorRequiredFor: readSecondFactorRoles(reader),
    idTokenSeconds: reader.integer('ID_TOKEN_SECONDS', 1, ID_TOKEN_SECONDS) ?? ID_TOKEN_SECONDS,
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, LONGEST_DRAIN_SECONDS) ?? 0,
    metricsToken: readMetricsToken(reader),
    tracing: readTracing(reader, trustProxy),
  };
  const faults = [...unreadable, ...reader.faults, ...databaseFaults(source), ...modeFaults(env, source)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, env };
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
