/** Addresses that calendars subscribe to: made, replaced, made void, and found by their secret. */
import type { NewCalendarFeed } from '@lifted/contract/public/calendar-feeds';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { STAFF_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import { inTransaction } from '@lifted/database/transaction';
import { customerVersion } from '../../data/customer-version.ts';
import { hashOfLinkToken, newLinkToken } from '../../mail/link-token.ts';

/** Whose classes a feed shows. */
export type FeedOwner =
  | { readonly kind: 'member'; readonly number: number }
  | { readonly kind: 'coach'; readonly id: string };

/** A feed as a calendar asked for it. */
export type FoundFeed = { readonly language: Language } & (
  | { readonly kind: 'member'; readonly number: number; readonly version: string }
  | { readonly kind: 'coach'; readonly id: string }
);

/** When the owner's address was made; null without one. */
export async function readFeed(pool: Pool, owner: FeedOwner): Promise<string | null> {
  const { rows } = await pool.query<{ madeAt: Date }>(
    `select made_at as "madeAt" from studio.calendar_feeds where ${OF_OWNER[owner.kind]} order by made_at desc limit 1`,
    [keyOf(owner)],
  );
  return rows[0] === undefined ? null : berlinIso(rows[0].madeAt);
}

/** Makes an address; an earlier one of the same owner is void from then on. */
export async function makeFeed(
  pool: Pool,
  owner: FeedOwner,
  {
    language,
    publicUrl,
    now,
  }: { readonly language: Language; readonly publicUrl: string; readonly now: Date },
): Promise<NewCalendarFeed> {
  const { token, hash } = newLinkToken();
  await inTransaction(pool, async (client) => {
    await client.query(`delete from studio.calendar_feeds where ${OF_OWNER[owner.kind]}`, [keyOf(owner)]);
    await client.query(
      `insert into studio.calendar_feeds (token_hash, ${OWNER[owner.kind]}, language, made_at) values ($1, $2, $3, $4)`,
      [hash, keyOf(owner), language, now],
    );
  });
  return { address: new URL(`/api/calendars/${token}.ics`, publicUrl).href, made_at: berlinIso(now) };
}

/** Makes the owner's address void; nothing happens without one. */
export async function removeFeed(pool: Pool, owner: FeedOwner): Promise<void> {
  await pool.query(`delete from studio.calendar_feeds where ${OF_OWNER[owner.kind]}`, [keyOf(owner)]);
}

/** Whether somebody works here who signs in with the address of a coach; `f` is a feed. */
const COACH_WORKS_HERE = `exists (
  select from studio.coaches co
    join identity."user" u on u.email = co.email
    join studio.accounts a on a.provider = 'studio' and a.uid = u.id and a.disabled_at is null
    join studio.account_roles r on r.provider = a.provider and r.uid = a.uid
   where co.id = f.coach_id and r.role in (${STAFF_ROLES.map((role) => `'${role}'`).join(', ')}))`;

/**
 * The feed with this secret, and the current version of what it shows: of a record that was made one with another, the kept
 * person's. Undefined also while its owner's account is closed, and of a coach who no longer works here.
 */
export async function findFeed(pool: Pool, token: string): Promise<FoundFeed | undefined> {
  const { rows } = await pool.query<{
    language: Language;
    coachId: string | null;
    number: number | null;
    version: string | null;
  }>({
    name: 'find-calendar-feed',
    text: `
      select f.language, f.coach_id as "coachId", c.number, ${customerVersion('c')} as version
        from studio.calendar_feeds f
        left join studio.customers own on own.number = f.customer_number
        left join studio.customers c on c.id = studio.person_kept(own.id)
       where f.token_hash = $1
         and not exists (select from studio.accounts a where a.customer_id = c.id and a.disabled_at is not null)
         and (f.coach_id is null or ${COACH_WORKS_HERE})`,
    values: [hashOfLinkToken(token)],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const { language, coachId, number, version } = found;
  if (coachId !== null) return { language, kind: 'coach', id: coachId };
  return number === null || version === null ? undefined : { language, kind: 'member', number, version };
}

/** The coach an account belongs to, told by the address it signs in with. */
export async function coachOf(pool: Pool, uid: string): Promise<FeedOwner | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select c.id from studio.coaches c join identity."user" u on u.email = c.email
      where u.id = $1`,
    [uid],
  );
  return rows[0] && { kind: 'coach', id: rows[0].id };
}

const OWNER = { member: 'customer_number', coach: 'coach_id' } as const;

/**
 * The feeds of an owner, `$1`, and of records that were made one with theirs, each of which is looked up: as a join all people of
 * the studio are read.
 */
const OF_OWNER = {
  member: `customer_number = any (array(
    select c.number from studio.customers own
     cross join lateral (select own.id union all select studio.ids_merged_into(own.id)) as all_of_them (id)
     cross join lateral (select number from studio.customers where id = all_of_them.id offset 0) c
     where own.number = $1))`,
  coach: 'coach_id = $1',
} as const;

function keyOf(owner: FeedOwner): number | string {
  return owner.kind === 'member' ? owner.number : owner.id;
}
