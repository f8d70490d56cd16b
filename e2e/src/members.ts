import { createHash, randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '@lifted/database/open-database';
import { ownStudio } from './studio/own-studio.ts';

/** Shared accounts of the demo studio; a test that changes an account takes its own. */
export const MEMBER = { email: 'member@lifted.example', firstName: 'Mia' } as const;
export const NEWCOMER = { email: 'new@lifted.example', firstName: 'Noah' } as const;
/** Has a pass of five with two workouts left. */
export const PASS_HOLDER = { email: 'pass@lifted.example' } as const;
export const DEMO_PASSWORD = 'strong-every-week';

/** A member no other test uses, initially without a password. */
export interface OwnMember {
  readonly uid: string;
  readonly email: string;
  readonly firstName: string;
}

/** The server's database, for an operator's actions. Closed by the caller. */
export function openStudioDatabase(dataDir = ownStudio().dataDirectory): Promise<Database> {
  if (dataDir === undefined)
    throw new Error(
      'These journeys need the database: set E2E_DATA_DIR, or let them start their own server.',
    );
  return openDatabase({ dataDir, log: () => undefined, role: 'guest' });
}

/** The member with this number, out of those the demo gives no password to. */
async function memberWithNumber({ pool }: Database, number: number): Promise<OwnMember> {
  const { rows } = await pool.query<OwnMember>(
    `select a.uid, c.email, c.first_name as "firstName"
       from studio.customers c join studio.accounts a on a.customer_id = c.id
      where c.email like '%@member.example' order by c.id offset $1 limit 1`,
    [number],
  );
  const [member] = rows;
  if (member === undefined) throw new Error(`The demo studio has no member number ${number}.`);
  return member;
}

/**
 * A member no worker has taken yet. A database sequence counts them, because workers are replaced during a run and their
 * indexes would soon exceed the number of members.
 */
export async function takeMember(database: Database): Promise<OwnMember> {
  return memberWithNumber(database, await nextNumber(database));
}

async function nextNumber({ pool }: Database): Promise<number> {
  await pool.query(
    `do $$ begin
       perform pg_advisory_xact_lock(hashtext('journeys'));
       create schema if not exists journeys;
       create sequence if not exists journeys.members minvalue 0;
     end $$`,
  );
  const { rows } = await pool.query<{ number: string }>(`select nextval('journeys.members') as number`);
  return Number(rows[0]?.number);
}

const LINK_LIFE_MINUTES = 15;

/** The token of a sign-in link from the operator's command; `expired` has just expired. */
export async function signInToken(
  { pool }: Database,
  { uid }: OwnMember,
  { expired = false } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const age = expired ? LINK_LIFE_MINUTES : 0;
  await pool.query(
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ($1, 'studio', $2, now() - make_interval(mins => $3), now() + make_interval(mins => $4 - $3))`,
    [createHash('sha256').update(token).digest(), uid, age, LINK_LIFE_MINUTES],
  );
  return token;
}
