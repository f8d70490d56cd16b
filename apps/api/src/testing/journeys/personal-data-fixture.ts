import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '@lifted/database/test-database';
import { PASSWORD, insertPerson } from '../identity-fixture.ts';
import { insertProducts } from '../booking-fixture.ts';
import { insertBooking, insertExercise, insertSets } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/** A person with a row in every table that can contain one. */
export interface FullMember {
  readonly uid: string;
  readonly id: string;
  readonly email: string;
  readonly lastName: string;
  readonly bookingId: string;
}

/** Writes what members share: a class, an exercise, a challenge. */
export async function insertSharedRows({ pool }: TestDatabase): Promise<void> {
  await insertClass(pool, { id: 'monday', start: '2026-11-16T17:30:00Z', capacity: 200 });
  await insertClass(pool, { id: 'tuesday', start: '2026-11-17T17:30:00Z', capacity: 200 });
  await insertProducts(pool);
  await insertExercise(pool, 'squat', 'Squat');
  await pool.query(
    `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
     values ('november', 'November', true, '2026-10-01', '2026-11-01', '2026-11-30', 8)`,
  );
}

/** Writes a member under a unique name, so that a search for it finds every trace. */
export async function insertFullMember(database: TestDatabase, name: string): Promise<FullMember> {
  const { pool } = database;
  const [id, lastName, email] = [`id-${name}`, `Last-${name}`, `${name}@member.example`];
  // From another system, naming nobody.
  const bookingId = randomUUID();
  const uid = await insertPerson(database, {
    email,
    name: `First-${name} ${lastName}`,
    password: PASSWORD,
    customerId: id,
  });
  await insertBooking(pool, { id: bookingId, customer: id, workout: 'monday', attended: true });
  await insertSets(pool, { customer: id, workout: 'monday', exercise: 'squat', lifted: [[60, 8]] });
  await insertOwnEntries(pool, id);
  await insertRowsOfAccount(pool, uid);
  await insertRowsOfBooking(pool, { uid, id, lastName });
  await insertRowsOfAddress(pool, { email, lastName, name });
  await pool.query(
    `insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
     select 'november', number, '2026-11-02' from studio.customers where id = $1`,
    [id],
  );
  await pool.query(
    `insert into studio.customer_notes (id, customer_number, author_uid, words, written_at)
     select 'n-' || id, number, 'somebody of the team', 'Likes the early class', now() from studio.customers where id = $1`,
    [id],
  );
  await pool.query(
    `insert into studio.audit_log (at, actor, action, customer_id, account_uid)
     values ('2026-11-03', 'operator', 'sign-out', $1, $2)`,
    [id, uid],
  );
  return { uid, id, email, lastName, bookingId };
}

async function insertRowsOfAccount(pool: TestDatabase['pool'], uid: string): Promise<void> {
  const factor = randomUUID();
  const session = randomUUID();
  await pool.query(
    `insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at)
     values ($1, $2, 'phone', '••• 78', 'k', 's', now())`,
    [factor, uid],
  );
  await pool.query(
    `insert into studio.phone_codes (factor_id, code_hash, expires_at) values ($1, 'h', now())`,
    [factor],
  );
  await pool.query(
    `insert into studio.mail_codes (uid, device_id, code_hash, expires_at, sent_at) values ($1, '', 'h', now(), array[now()])`,
    [uid],
  );
  await pool.query(
    `insert into studio.passkeys (id, uid, public_key, sign_count, name, is_synced, added_at) values ($2, $1, 'k', 0, 'Phone', true, now())`,
    [uid, randomUUID()],
  );
  await pool.query(`insert into studio.backup_codes (uid, code_hash) values ($1, 'h')`, [uid]);
  await pool.query(`insert into studio.second_factor_limits (uid, wrong_codes) values ($1, 1)`, [uid]);
  await pool.query(
    `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId")
     values ($1, now() + interval '1 day', $2, now(), $3)`,
    [session, `token-${session}`, uid],
  );
  await pool.query(`insert into studio.second_factor_sessions (session_id, shown_at) values ($1, now())`, [
    session,
  ]);
  await pool.query(
    `insert into studio.known_devices (id, uid, token_hash, first_used_at, last_used_at) values ($1, $2, 'h', now(), now())`,
    [randomUUID(), uid],
  );
  await pool.query(
    `insert into identity."verification" (id, identifier, value, "expiresAt") values ($1, 'reset', $2, now())`,
    [randomUUID(), uid],
  );
  await pool.query(
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ($1, 'studio', $2, now(), now())`,
    [Buffer.from(randomUUID()), uid],
  );
  await pool.query(
    `insert into studio.firebase_identities (uid, account_uid, valid_from) values ($1, $2, 'epoch')`,
    [`firebase-${uid}`, uid],
  );
}

/** A pass with a class canceled late, its fee and objection, and a waitlist left. */
async function insertRowsOfBooking(
  pool: TestDatabase['pool'],
  { uid, id, lastName }: Pick<FullMember, 'uid' | 'id' | 'lastName'>,
): Promise<void> {
  const bookingId = randomUUID();
  await pool.query(
    `with person as (
       select number from studio.customers where id = $1
     ), pass as (
       insert into studio.entitlements (id, customer_number, product_id, valid, granted_at, note, reference)
       select $2, number, 'pass', '[2026-11-01,2027-05-01]', '2026-11-01', $3, $3 from person returning number
     ), booking as (
       insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, via, cancellation,
                                    entitlement_number, link_token_hash, language)
       select $4, person.number, 'tuesday', '2026-11-10', '2026-11-17', 'member', 'late', pass.number,
              convert_to($4, 'UTF8'), 'de' from person, pass
     ), entries as (
       insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
       select number, 1, 'granted', 10, null, 0, 10, '2026-11-01'::timestamptz from pass union all
       select number, 2, 'held', -1, $4, 10, 9, '2026-11-10' from pass
     ), fee as (
       insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at, objection)
       values ($2, $4, 'late_cancellation', 500, 'objected', '2026-11-17', '2026-11-17', $3)
     ), wait as (
       insert into studio.waitlist_entries (workout_number, customer_number, state, joined_at, changed_at, language)
       select w.number, person.number, 'left', '2026-11-02', '2026-11-03', 'de'
         from person, studio.workouts w where w.id = 'monday'
     )
     insert into studio.booking_commands (customer_number, key, actor, actor_uid, command, workout_number, booking_id, outcome, at)
     select person.number, $5, 'member', $6, 'book', w.number, $4, 'booked', '2026-11-10'
       from person, studio.workouts w where w.id = 'tuesday'`,
    [id, randomUUID(), `${lastName} paid cash`, bookingId, randomUUID(), uid],
  );
}

async function insertRowsOfAddress(
  pool: TestDatabase['pool'],
  { email, lastName, name }: { readonly email: string; readonly lastName: string; readonly name: string },
): Promise<void> {
  await pool.query(
    `insert into studio.sign_in_failures (address_hash, failures, window_started_at)
     values (sha256(convert_to($1, 'UTF8')), 2, now())`,
    [email],
  );
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ('monday', $1, $2, '2026-11-01', $3)`,
    [email, lastName, Buffer.from(randomUUID())],
  );
  await pool.query(
    `insert into studio.mail_outbox
       (kind, message_id, recipient, subject, body_text, body_html, created_at)
     select kind, '<' || kind || '.' || $2 || '>', $1, 'For ' || $2, $2, $2, now()
       from unnest(array['sign_in_link', 'declaration_receipt']) as kind`,
    [email, name],
  );
  await pool.query(
    `insert into studio.contract_declarations
       (reference, kind, cause, name, email, language, received_at, content_hash, receipt_message_id)
     values ($1, 'termination', 'ordinary', $2, $3, 'en', '2026-11-01', 'h', '<declaration_receipt.' || $4 || '>')`,
    [`K-${name}`, lastName, email, name],
  );
  await pool.query(
    `insert into studio.trainer_applications
       (received_at, first_name, last_name, phone, email, language, page_language, fingerprint)
     values ('2026-11-01', 'First', $1, '030', $2, 'English', 'en', sha256(convert_to($2, 'UTF8')))`,
    [lastName, email],
  );
}

/** What a member's app writes: an entry that holds, a note, and the key of check-in codes. */
async function insertOwnEntries(pool: TestDatabase['pool'], id: string): Promise<void> {
  await pool.query(
    `with entry as (
       insert into studio.set_entries (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps,
                                       weight, author, made_at, received_at, outcome)
       select gen_random_uuid(), c.number, w.number, x.number, 1, 1, 8, 60, 'member', now(), now(), 'current'
         from studio.customers c, studio.workouts w, studio.exercises x
        where c.id = $1 and w.id = 'monday' and x.id = 'squat'
       returning *
     ), cell as (
       insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current)
       select customer_number, workout_number, exercise_key, exercise_number, set_number, id from entry
     ), note as (
       insert into studio.exercise_notes (customer_number, exercise_key, words)
       select customer_number, exercise_key, 'Feet wider' from entry
     ), own_training as (
       insert into studio.own_trainings (id, customer_number, name, start_datetime, added_at)
       select gen_random_uuid(), customer_number, 'Hotel gym', now(), now() from entry
       returning *
     ), own_set as (
       insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight,
                                    of_class, own_training)
       select o.customer_number, o.number, entry.exercise_key, 1, 1, 8, 30, null, o.number from own_training o, entry
     ), swap as (
       insert into studio.exercise_swaps (id, customer_number, workout_number, exercise_number, exercise_key, author, made_at,
                                          arrived_at)
       select gen_random_uuid(), customer_number, workout_number, 1, exercise_key, 'member', now(), now() from entry
     ), message as (
       insert into studio.messages (customer_number, kind, occasion, words, path, written_at, useful_until)
       select customer_number, 'booked', 'booked 1', '{"en": {"title": "Booked", "body": "Squat"}}', '/workout/monday', now(), now()
         from entry returning number
     ), push as (
       insert into studio.push_deliveries (message_number, device_number, service, outcome, at)
       select number, 1, 'push.example', 'handed_over', now() from message
     ), consent as (
       insert into studio.message_consents (customer_number, kind, channel, is_given, at, via)
       select customer_number, 'news', 'mail', true, now(), 'settings' from entry
     ), feed as (
       insert into studio.calendar_feeds (token_hash, customer_number, language, made_at)
       select sha256(convert_to(customer_number || 'feed', 'UTF8')), customer_number, 'en', '2026-11-10T08:00:00Z' from entry
     ), settings as (
       insert into studio.message_settings select customer_number, 'de', true, '{"reminder": {"push": false}}' from entry
     ), device as (
       insert into studio.push_subscriptions (customer_number, endpoint, p256dh, auth, made_at, renewed_at)
       select customer_number, 'https://push.example/' || $1, decode(repeat('00', 65), 'hex'), decode(repeat('00', 16), 'hex'), now(), now()
         from entry
     )
     insert into studio.check_in_secrets select customer_number, '\\xab' from entry`,
    [id],
  );
}

/** Every table of ours by schema and name. */
export async function ownTables({ pool }: Pick<TestDatabase, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('studio', 'identity') and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Tables with any of these words in any column, and how many rows. */
export async function tracesOf(
  { pool }: Pick<TestDatabase, 'pool'>,
  words: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  const traces: Record<string, number> = {};
  for (const table of await ownTables({ pool })) {
    const [schema = '', name = ''] = table.split('.');
    const { rows } = await pool.query<{ found: number }>(
      `select count(*)::integer as found from "${schema}"."${name}" t where t::text ilike any($1::text[])`,
      [words.map((word) => `%${word}%`)],
    );
    const found = rows[0]?.found ?? 0;
    if (found > 0) traces[table] = found;
  }
  return traces;
}
