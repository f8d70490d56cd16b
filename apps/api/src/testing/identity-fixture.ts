import { hash } from '@node-rs/argon2';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { SMS_COUNTRY_CODES } from '@lifted/domain/identity/sms-countries';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { createServerFixture } from './server-fixture.ts';
import type { RateLimit } from '../http/routing/register-call.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { createIdentity, type Identity } from '../identity/identity.ts';
import type { MailCode } from '../identity/letters/mail-code.ts';
import type { NewDevice } from '../identity/letters/new-device.ts';
import type { PasswordLink } from '../identity/letters/password-reset.ts';
import type { GoogleSettings } from '../identity/identity-settings.ts';
import type { MailedLink } from '../identity/letters/sign-in-link.ts';
import type { SecondFactorChange } from '../identity/letters/second-factor-change.ts';
import type { SendSms } from '../identity/second-factors/sms-gateway.ts';

export const PUBLIC_URL = 'http://localhost:3000';
export const PASSWORD = 'strong-every-week';
export const SECRET = 'a secret of tests that is long enough for everybody';
const UNLIMITED: RateLimit = { max: 1_000_000, seconds: 600 };

interface IdentityFixtureOptions {
  readonly database?: TestDatabase;
  readonly now?: () => Date;
  readonly secrets?: readonly string[];
  readonly publicUrl?: string;
  readonly google?: GoogleSettings;
  readonly tryLimit?: RateLimit;
  readonly trustProxy?: boolean;
  readonly sms?: SendSms;
  readonly smsCountryCodes?: readonly string[];
  readonly secondFactorFor?: readonly StudioRole[];
}

export interface IdentityFixture {
  readonly app: StudioApp;
  readonly database: TestDatabase;
  readonly identity: Identity;
  /** Links whose mails were written, in order. */
  readonly resetLinks: PasswordLink[];
  /** New sign-in links whose mails were written, in order. */
  readonly signInLinks: MailedLink[];
  /** Changes to second factors whose mails were written, in order. */
  readonly changes: SecondFactorChange[];
  /** New devices whose mails were written, in order. */
  readonly newDevices: NewDevice[];
  /** Codes whose mails were written, in order. */
  readonly mailCodes: MailCode[];
  /** Further secrets the log must not contain; tests add to it. */
  readonly secrets: string[];
  readonly logged: () => string;
  close(): Promise<void>;
}

/** One process with identity and nothing else, on a database of its own unless one is given. */
export async function createIdentityFixture(options: IdentityFixtureOptions = {}): Promise<IdentityFixture> {
  const database = options.database ?? (await createTestDatabase());
  const publicUrl = options.publicUrl ?? PUBLIC_URL;
  const resetLinks: PasswordLink[] = [];
  const signInLinks: MailedLink[] = [];
  const changes: SecondFactorChange[] = [];
  const newDevices: NewDevice[] = [];
  const mailCodes: MailCode[] = [];
  const secrets: string[] = [];
  const lines: string[] = [];
  const identity = createIdentity({
    pool: database.pool,
    now: options.now ?? (() => new Date()),
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    settings: {
      publicUrl,
      secrets: options.secrets ?? [SECRET],
      google: options.google,
      idTokenSeconds: 3600,
    },
    sendResetLink: async (link) => void resetLinks.push(link),
    announceSignInLink: async (_client, link) => void signInLinks.push(link),
    announceMailCode: async (_client, code) => void mailCodes.push(code),
    announceDevice: async (_client, device) => void newDevices.push(device),
    wakeJobs: () => {},
    tryLimit: options.tryLimit ?? UNLIMITED,
    secondFactors: {
      studioName: 'LIFTED',
      requiredFor: options.secondFactorFor ?? [],
      sms: options.sms,
      smsCountryCodes: options.smsCountryCodes ?? SMS_COUNTRY_CODES,
      announce: async (_client, change) => void changes.push(change),
    },
  });
  const { app, logged } = await createServerFixture(
    { publicUrl, requestsPerMinute: UNLIMITED.max, ...(options.trustProxy && { trustProxy: 1 }) },
    { findCaller: identity.findCaller },
  );
  identity.register(app);
  return {
    app,
    database,
    identity,
    resetLinks,
    signInLinks,
    changes,
    newDevices,
    mailCodes,
    secrets,
    logged: () => logged() + lines.join(''),
    async close() {
      await identity.settle();
      await app.close();
      refuseLeaks(logged() + lines.join(''), [
        PASSWORD,
        ...secrets,
        ...[...resetLinks, ...signInLinks].map(({ token }) => token),
        ...newDevices.map(({ reportToken }) => reportToken),
      ]);
      if (options.database === undefined) await database.drop();
    },
  };
}

const LEAKS: Readonly<Record<string, RegExp>> = {
  'a mail address': /[\w.]@[\w]/,
  'an ID token': /eyJ[\w-]{10,}/,
  'a session cookie': /session_token=/,
};

/** Checks the log of every identity test: it must contain none of these. */
function refuseLeaks(log: string, secrets: readonly string[]): void {
  const leak =
    Object.entries(LEAKS).find(([, pattern]) => pattern.test(log))?.[0] ??
    secrets.find((secret) => log.includes(secret));
  if (leak !== undefined) throw new Error(`The log holds ${leak}:\n${log}`);
}

/** Signing in with a password of tests costs a hundredth: the stored hash says how dear it is to check. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

interface PersonFixture {
  readonly email: string;
  readonly name?: string;
  /** Undefined: an account without a password. */
  readonly password?: string;
  readonly roles?: readonly StudioRole[];
  /** Undefined: not a customer. */
  readonly customerId?: string;
}

/** Provisions a person; answers the uid. */
export async function insertPerson(
  { pool }: TestDatabase,
  { email, name = 'Mia Schneider', password, roles = ['member'], customerId }: PersonFixture,
): Promise<string> {
  const uid = randomUUID();
  await pool.query(
    `insert into identity."user" ("id", "name", "email", "emailVerified") values ($1, $2, $3, true)`,
    [uid, name, email],
  );
  if (customerId !== undefined) {
    await pool.query(
      'insert into studio.customers (id, first_name, last_name, email) values ($1, $2, $3, $4)',
      [customerId, name.split(' ')[0], name.split(' ').at(-1), email],
    );
  }
  await pool.query(`insert into studio.accounts (provider, uid, customer_id) values ('studio', $1, $2)`, [
    uid,
    customerId ?? null,
  ]);
  await pool.query(
    `insert into studio.account_roles (provider, uid, role) select 'studio', $1, unnest($2::text[])`,
    [uid, roles],
  );
  if (password !== undefined) {
    await pool.query(
      `insert into identity."account" ("id", "accountId", "providerId", "userId", "password", "updatedAt")
       values ($1, $2, 'credential', $2, $3, now())`,
      [randomUUID(), uid, await hash(password, LEAST_COST)],
    );
  }
  return uid;
}
