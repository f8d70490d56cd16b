/** Everything that is deleted with a person, and the marker that remains (docs/decisions/096-deletion-and-retention.md). */
import { insertEvents } from '../../events/insert-events.ts';
import { randomBytes } from 'node:crypto';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { leaveClasses } from '../../classes/leave-classes.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from '../../classes/waitlist.ts';
import { forgottenVisits } from '../../data/forgotten-visits.ts';

/** A deleted person, as needed for one last mail and the audit log. */
export interface ForgottenPerson {
  readonly uid: string;
  readonly email: string;
  /** Empty if it was unknown. */
  readonly firstName: string;
  /** Null for a person who was not a customer. */
  readonly customerId: string | null;
}

interface LockedPerson extends ForgottenPerson {
  readonly customerNumber: number | null;
}

/**
 * Deletes an account and all data about its owner, in the caller's transaction, with every record that was merged into
 * theirs. Places ahead are cancelled as the clock says and go to who waits for them. Past bookings, test workouts, ledgers and fees
 * remain without a person, as do memberships, which end that day; declarations and trainer applications remain until their own
 * retention ends. Answers the person first, then the merged records; nobody when there is no such account.
 */
export async function forgetPerson(
  client: PoolClient,
  uid: string,
  context: WaitlistContext,
): Promise<readonly ForgottenPerson[]> {
  await partFromCoach(client, uid);
  const person = await lockPerson(client, 'uid', uid);
  if (person === undefined) return [];
  const merged = await forgetMergedInto(client, person.customerId, context);
  await leaveMark(client, person, context.now);
  await forget(client, person, context);
  return [person, ...merged];
}

/**
 * Deletes a record that was merged into another one, and nothing of the person, in the caller's transaction. Nobody was
 * forgotten, so no mark keeps imports from naming id or address. Undefined when it is gone already.
 */
export async function forgetRecord(
  client: PoolClient,
  customerId: string,
  context: WaitlistContext,
): Promise<ForgottenPerson | undefined> {
  const person = await lockPerson(client, 'customer_id', customerId);
  if (person !== undefined) await forget(client, person, context);
  return person;
}

async function forgetMergedInto(
  client: PoolClient,
  customerId: string | null,
  context: WaitlistContext,
): Promise<readonly ForgottenPerson[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from studio.ids_merged_into($1) as merged (id) order by id',
    [customerId],
  );
  const forgotten: ForgottenPerson[] = [];
  for (const { id } of rows) {
    const record = await forgetRecord(client, id, context);
    await leaveMark(client, record ?? { customerId: id, email: null }, context.now);
    if (record !== undefined) forgotten.push(record);
  }
  await client.query('delete from studio.merged_people where gone_id = any ($1)', [rows.map(({ id }) => id)]);
  return forgotten;
}

async function forget(client: PoolClient, person: LockedPerson, context: WaitlistContext): Promise<void> {
  await leaveAll(client, person, context);
  await leaveTests(client, person, context);
  await endMemberships(client, person, berlinDate(context.now));
  await deleteTraining(client, person);
  await deleteCorrespondence(client, person);
  await emptyAuditLog(client, person);
  await deleteImportChanges(client, person);
  await deleteAccess(client, person);
}

/**
 * A coach is told by the address: somebody who gets it next would be them, with their classes, calendar and PIN. First name and
 * picture of a coach are the studio's. Coaches before customers, as an import locks them.
 */
async function partFromCoach(client: PoolClient, uid: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select h.id from studio.coaches h join identity."user" u on u.email = h.email
       join studio.accounts a on a.provider = 'studio' and a.uid = u.id
       join studio.accounts own on own.provider = 'studio' and own.uid = $1
      where a.uid = own.uid or a.customer_id in (select studio.ids_merged_into(own.customer_id))`,
    [uid],
  );
  // Every update of coaches, also of none, counts as a change of the directory.
  if (rows.length === 0) return;
  const coaches = rows.map(({ id }) => id);
  await client.query('update studio.coaches set email = null where id = any ($1)', [coaches]);
  await client.query('delete from studio.calendar_feeds where coach_id = any ($1)', [coaches]);
  await client.query('delete from studio.coach_pins where coach_id = any ($1)', [coaches]);
}

/** Locks the account, by its own id or by that of its customer. */
async function lockPerson(
  client: PoolClient,
  by: 'uid' | 'customer_id',
  id: string,
): Promise<LockedPerson | undefined> {
  const { rows } = await client.query<LockedPerson>(
    `select a.uid, u.email, c.id as "customerId", c.number as "customerNumber",
            coalesce(c.first_name, '') as "firstName"
       from studio.accounts a
       join identity."user" u on u.id = a.uid
       left join studio.customers c on c.id = a.customer_id
      where a.provider = 'studio' and a.${by} = $1
        for update of a`,
    [id],
  );
  return rows[0];
}

const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** Creates the key of the markers once; of two concurrent attempts one is stored. */
async function makeKey(client: PoolClient): Promise<void> {
  const key = randomBytes(BLOCK_BYTES);
  await client.query(
    `insert into studio.forgotten_people_key (inner_block, outer_block) values ($1, $2) on conflict do nothing`,
    [INNER_PAD, OUTER_PAD].map((pad) => Buffer.from(key.map((byte) => byte ^ pad))),
  );
}

/** So that the next import does not bring the person back; see import/leave-out-forgotten.ts. */
async function leaveMark(
  client: PoolClient,
  { customerId, email }: { readonly customerId: string | null; readonly email: string | null },
  now: Date,
): Promise<void> {
  await makeKey(client);
  await client.query(
    `insert into studio.forgotten_people (customer_mark, email_mark, forgotten_at)
     values (studio.forgotten_mark('customer', $1), studio.forgotten_mark('email', $2), $3)
     on conflict do nothing`,
    [customerId, email, now],
  );
}

/** Lets imports add a person deleted under this address again; returns whether there was one. */
export async function liftMark(client: PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from studio.forgotten_people where email_mark = studio.forgotten_mark('email', $1)`,
    [email],
  );
  return rowCount !== 0;
}

async function deleteTraining(client: PoolClient, { customerNumber }: LockedPerson): Promise<void> {
  if (customerNumber === null) return;
  for (const table of ['set_cells', 'set_entries', 'set_logs', 'own_trainings']) {
    await client.query(`delete from studio.${table} where customer_number = $1`, [customerNumber]);
  }
  await client.query('delete from studio.challenge_participants where customer_number = $1', [
    customerNumber,
  ]);
  for (const sql of WITHOUT_PERSON) await client.query(sql, [customerNumber]);
}

/** What stays for the counts, the sums of the ledgers and the fees that are due, without a name, a word or a secret. */
const WITHOUT_PERSON = [
  `update studio.fees set objection = case when objection is not null then '' end,
                          decision = case when decision is not null then '' end
    where booking_id in (select id from studio.bookings where customer_number = $1)
      and (objection is not null or decision is not null)`,
  `update studio.credit_entries set reason = ''
    where entitlement_number in (select number from studio.entitlements where customer_number = $1) and reason <> ''`,
  `update studio.bookings set customer_number = null, link_token_hash = null, reminder_token_hash = null, language = null where customer_number = $1`,
  'update studio.entitlements set customer_number = null, note = null, reference = null where customer_number = $1',
  'update studio.waitlist_entries set customer_number = null where customer_number = $1',
];

async function leaveAll(
  client: PoolClient,
  { customerNumber }: LockedPerson,
  context: WaitlistContext,
): Promise<void> {
  if (customerNumber === null) return;
  const days = { from: berlinDate(context.now), until: null };
  await leaveClasses(client, { customerNumber, days, terms: 'by_clock' }, context);
}

/**
 * Gives test places ahead to who waits for them: the database refuses a free place beside a list. After `leaveAll`, or the
 * person may be the one who waits.
 */
async function leaveTests(
  client: PoolClient,
  { email }: LockedPerson,
  context: WaitlistContext,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct w.id from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
      where t.email = $1 and t.canceled_at is null and w.canceled_at is null and w.start_datetime > $2`,
    [email, context.now],
  );
  const classes = rows.map(({ id }) => id);
  await lockClassesAndLists(client, classes, []);
  await client.query(
    `update studio.trial_bookings set canceled_at = $3
      where email = $1 and workout_id = any ($2) and canceled_at is null`,
    [email, classes, context.now],
  );
  for (const workoutId of classes) await serveList(client, workoutId, context);
}

/**
 * A membership without a person would be sold each month, and paused, for good. One that would begin later goes, as nothing
 * counted it yet; where a place was booked with it, it stays for that place: sold for nothing, and over today.
 */
async function endMemberships(
  client: PoolClient,
  { customerNumber }: LockedPerson,
  today: CivilDate,
): Promise<void> {
  if (customerNumber === null) return;
  await client.query(
    `delete from studio.entitlements e using studio.products p
      where p.id = e.product_id and p.credits is null and e.customer_number = $1 and lower(e.valid) > $2::date
        and not exists (select from studio.bookings b where b.entitlement_number = e.number)`,
    [customerNumber, today],
  );
  await client.query(
    `update studio.entitlements e
        set valid = daterange(least(lower(e.valid), $2::date), $2::date, '[]'),
            sold_cents = case when lower(e.valid) > $2::date then 0 else e.sold_cents end
       from studio.products p
      where p.id = e.product_id and p.credits is null and e.customer_number = $1
        and (upper_inf(e.valid) or upper(e.valid) - 1 > $2::date)`,
    [customerNumber, today],
  );
}

/** That something was changed stays on record; what it was about goes with the person. */
async function emptyAuditLog(client: PoolClient, { customerId }: LockedPerson): Promise<void> {
  await client.query(
    `update studio.audit_log set before = null, after = null
      where customer_id = $1 and (before is not null or after is not null)`,
    [customerId],
  );
}

/** Copies of the person's rows; an import they were part of can no longer be taken back. */
async function deleteImportChanges(
  client: PoolClient,
  { customerId, customerNumber, email }: LockedPerson,
): Promise<void> {
  await client.query(
    `delete from studio.import_changes where entry in (
       select c.entry from studio.import_changes c cross join lateral (values (c.before), (c.after)) as image (row)
        where image.row->>'email' = $3
           or (c.file = 'customers' and image.row->>'id' = $1)
           or image.row->>'customer_number' = $2)`,
    [customerId, customerNumber === null ? null : String(customerNumber), email],
  );
}

async function deleteCorrespondence(client: PoolClient, { email }: LockedPerson): Promise<void> {
  for (const sql of forgottenVisits('t.email = $1')) await client.query(sql, [email]);
  await client.query(
    `delete from studio.mail_outbox m
      where lower(m.recipient) = $1
        and not exists (select from studio.contract_declarations d where d.receipt_message_id = m.message_id)`,
    [email],
  );
  await client.query(
    `delete from studio.sign_in_failures where address_hash = sha256(convert_to($1, 'UTF8'))`,
    [email],
  );
}

/** Sessions, factors, links, roles, the Firebase link and what was asked of the booking engine are deleted by cascade. */
async function deleteAccess(client: PoolClient, { uid, customerId }: LockedPerson): Promise<void> {
  await client.query(
    `delete from identity."verification"
      where value = $1 or value in (select token from identity."session" where "userId" = $1)`,
    [uid],
  );
  await client.query('delete from studio.announcement_drafts where uid = $1', [uid]);
  await client.query(`delete from studio.accounts where provider = 'studio' and uid = $1`, [uid]);
  await client.query(
    `with c as (delete from studio.customers where id = $1 returning id)
     ${insertEvents('person.deleted', `select c.id as object_id, '{}'::jsonb as data from c`, 'now()')}`,
    [customerId],
  );
  await client.query('delete from identity."user" where id = $1', [uid]);
}
