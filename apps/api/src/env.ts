import { resolve } from 'node:path';
import { isIP } from 'node:net';

export type StudioMode = 'demo' | 'production';
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whose X-Forwarded-For is believed: nobody's, that many hops in front of us, or these addresses. */
export type TrustProxy = false | number | string[];

/** The settings of one process; docs/operations.md explains each. */
export interface Env {
  readonly mode: StudioMode;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** None: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Origin people reach the site under, without a slash at the end. */
  readonly publicUrl: string;
  /** None: mails stay in the demo mailbox. */
  readonly smtpUrl: string | undefined;
  readonly trustProxy: TrustProxy;
  /** None: chosen by the server (`warn` beside the banner of a demo, else `info`). */
  readonly logLevel: LogLevel | undefined;
  /** Calls of /api one client address may make in a minute. */
  readonly requestsPerMinute: number;
  /** Test workouts one client address may book, or try to, in ten minutes. None: as the slice decides. */
  readonly trialBookingsPerTenMinutes: number | undefined;
  /** Tries to sign in, to set a password or to use a link, of each kind, one client address has in ten minutes. */
  readonly signInsPerTenMinutes: number | undefined;
  /** None: a demo makes its own. The first one signs, the others are still known. */
  readonly identitySecrets: readonly string[] | undefined;
  /** None: signing in with Google is not set up. */
  readonly google: GoogleEnv | undefined;
  /** How long an ID token lives. */
  readonly idTokenSeconds: number;
  /** How long `/readyz` says 503 before a stopping process refuses new connections. */
  readonly drainSeconds: number;
}

/** Signing in with Google, as Google's console gave it. */
export interface GoogleEnv {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export type EnvReading =
  | { readonly ok: true; readonly env: Env }
  | { readonly ok: false; readonly faults: readonly string[] };

type Source = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = 3000;
const LARGEST_PORT = 65_535;
const MOST_PROXY_HOPS = 10;
const DEFAULT_REQUESTS_PER_MINUTE = 600;
const MOST_REQUESTS_PER_MINUTE = 1_000_000_000;
const LONGEST_DRAIN_SECONDS = 300;
const ID_TOKEN_SECONDS = 3600;
const SHORTEST_SECRET = 32;
const GOOGLE = 'https://accounts.google.com';
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
const PROXY_RANGE_WORDS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** The settings of this process. */
export function readProcessEnv(): EnvReading {
  return readEnv(process.env);
}

/** Reads every setting; all faults at once, each as a sentence that names the variable. An empty value counts as unset. */
export function readEnv(source: Source): EnvReading {
  const reader = new EnvReader(source);
  const mode = reader.oneOf('STUDIO_MODE', ['demo', 'production'] as const) ?? 'demo';
  const port = reader.integer('PORT', 0, LARGEST_PORT) ?? DEFAULT_PORT;
  const host = reader.text('HOST') ?? '127.0.0.1';
  const publicUrl = reader.origin('PUBLIC_URL');
  const smtpUrl = reader.url('SMTP_URL', ['smtp:', 'smtps:']);
  const env: Env = {
    mode,
    port,
    host,
    dataDir: resolve(reader.text('DATA_DIR') ?? '.data'),
    databaseUrl: reader.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    smtpUrl,
    trustProxy: reader.trustProxy('TRUST_PROXY'),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS),
    requestsPerMinute:
      reader.integer('REQUESTS_PER_MINUTE', 1, MOST_REQUESTS_PER_MINUTE) ?? DEFAULT_REQUESTS_PER_MINUTE,
    trialBookingsPerTenMinutes: reader.integer('TRIAL_BOOKINGS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    signInsPerTenMinutes: reader.integer('SIGN_INS_PER_TEN_MINUTES', 1, MOST_REQUESTS_PER_MINUTE),
    identitySecrets: reader.secrets('IDENTITY_SECRET'),
    google: reader.google(mode),
    idTokenSeconds: reader.integer('ID_TOKEN_SECONDS', 1, ID_TOKEN_SECONDS) ?? ID_TOKEN_SECONDS,
    drainSeconds: reader.integer('DRAIN_SECONDS', 0, LONGEST_DRAIN_SECONDS) ?? 0,
  };
  const faults = [...reader.faults, ...modeFaults(env, source)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, env };
}

/** What a mode insists on: a demo stays on this machine, production never runs half set up. */
function modeFaults(env: Env, source: Source): string[] {
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
  if (!source['SMTP_URL'])
    faults.push('SMTP_URL must be set in production: without it no mail leaves the house.');
  if (!source['IDENTITY_SECRET'])
    faults.push('IDENTITY_SECRET must be set in production: 32 random characters or more, kept for good.');
  return faults;
}

class EnvReader {
  readonly faults: string[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  text(name: string): string | undefined {
    return this.#source[name]?.trim() || undefined;
  }

  oneOf<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return (
      choices.find((choice) => choice === text) ??
      this.#fault(`${name} must be one of ${choices.join(', ')}.`)
    );
  }

  integer(name: string, least: number, most: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return this.#fault(`${name} must be a whole number from ${least} to ${most}.`);
  }

  /** Values stay out of the messages: these addresses carry passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    return this.#fault(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }

  origin(name: string): string | undefined {
    const text = this.url(name, ['http:', 'https:']);
    if (text === undefined) return undefined;
    const { origin, href } = new URL(text);
    if (href === `${origin}/`) return origin;
    return this.#fault(`${name} must be an origin without path, such as https://lifted.example.`);
  }

  trustProxy(name: string): TrustProxy {
    const text = this.text(name);
    if (text === undefined) return false;
    if (/^\d+$/.test(text)) return this.integer(name, 0, MOST_PROXY_HOPS) || false;
    const ranges = text.split(',').map((range) => range.trim());
    if (ranges.every(isProxyRange)) return ranges;
    this.#fault(
      `${name} must be a number of hops or a list of addresses, such as 1 or 10.0.0.0/8,127.0.0.1.`,
    );
    return false;
  }

  /** One secret, or several with a comma between them. */
  secrets(name: string): readonly string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const secrets = text.split(',').map((secret) => secret.trim());
    if (
      secrets.every(({ length }) => length >= SHORTEST_SECRET) &&
      new Set(secrets).size === secrets.length
    ) {
      return secrets;
    }
    return this.#fault(
      `${name} must be ${SHORTEST_SECRET} characters or more; several different ones with a comma between them.`,
    );
  }

  /** Google needs both halves. Another issuer is for tests: over http it has to be this machine, and no production. */
  google(mode: StudioMode): GoogleEnv | undefined {
    const clientId = this.text('GOOGLE_CLIENT_ID');
    const clientSecret = this.text('GOOGLE_CLIENT_SECRET');
    const issuer = this.origin('GOOGLE_ISSUER') ?? GOOGLE;
    const { protocol, hostname } = new URL(issuer);
    if (protocol === 'http:' && (mode === 'production' || !LOOPBACK_HOSTS.includes(hostname))) {
      return this.#fault('GOOGLE_ISSUER must start with https://.');
    }
    if (clientId === undefined && clientSecret === undefined) return undefined;
    if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret, issuer };
    return this.#fault('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set both or neither.');
  }

  #fault(message: string): undefined {
    this.faults.push(message);
    return undefined;
  }
}

function isProxyRange(range: string): boolean {
  if (PROXY_RANGE_WORDS.includes(range)) return true;
  const [address = '', bits, ...rest] = range.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
