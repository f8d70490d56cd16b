import { applyMigration, migrate } from '@lifted/database/migrate';
import { readMigrations } from '@lifted/database/migration-files';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { smtpTransport } from '../../mail/smtp-transport.ts';
import { startMailServer } from '../loopback-mail-server.ts';
import { startMailDelivery } from '../mail-delivery.ts';

/** The last migration of the first release that studios ran, before jobs had a table of their own. */
const FIRST_RELEASE = 13;
const NOW = new Date('2026-11-22T09:00:00Z');
const LATER = new Date(NOW.getTime() + 30 * MINUTE_MS);

/** A row or two of all that release stored about people, classes and training, and five mails: one is delivered already. */
const FILLED = `
  insert into studio.locations (id, name) values ('hall', 'Hall');
  insert into studio.coaches (id, first_name) values ('jana', 'Jana');
  insert into studio.exercises (id, name, exercise_group) values ('squat', 'Squat', 'Legs'), ('dips', 'Dips', 'Bodyweight');
  insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity) values
    ('past', 'Full Body', '2026-11-16 18:00+01', 'jana', 'hall', 12), ('next', 'Full Body', '2026-11-23 18:00+01', 'jana', 'hall', 12);
  insert into studio.wod_exercises (date, section, position, exercise_id, reps) values ('2026-11-23', 'main', 1, 'squat', 5);
  insert into studio.customers (id, first_name, last_name, email) values
    ('mia', 'Mia', 'Berger', 'mia@member.example'), ('ben', 'Ben', 'Koch', 'ben@member.example');
  insert into identity."user" (id, name, email, "emailVerified") values ('u-mia', 'Mia', 'mia@member.example', true);
  insert into identity."account" (id, "accountId", "providerId", "userId", "updatedAt")
    values ('a-mia', 'u-mia', 'credential', 'u-mia', now());
  insert into studio.accounts (provider, uid, customer_id) values ('studio', 'u-mia', 'mia');
  insert into studio.account_roles (provider, uid, role) values ('studio', 'u-mia', 'member');
  insert into studio.bookings (id, customer_number, workout_id, booked_at)
    select 'b-' || c.id || '-' || w.id, c.number, w.id, '2026-11-10' from studio.customers c cross join studio.workouts w
     where c.id = 'mia' or w.id = 'next';
  insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight)
    select c.number, w.number, e.number, 1, 1, 5, 62.5 from studio.customers c, studio.workouts w, studio.exercises e
     where c.id = 'mia' and w.id = 'past' and e.id = 'squat';
  insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
    values ('spring', 'Spring Challenge', true, '2026-11-01', '2026-11-01', '2026-12-24', 8);
  insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
    select 'spring', number, '2026-11-02' from studio.customers where id = 'mia';
  insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
    values ('next', 'gast@visitor.example', 'Gast', '2026-11-20', sha256('token'));
  insert into studio.contract_declarations
      (reference, kind, cause, ends_on, name, email, language, received_at, content_hash, receipt_message_id)
    values ('K-1', 'termination', 'ordinary', null, 'Ben Koch', 'ben@member.example', 'de', '2026-11-20 10:00Z', sha256('k'), '<k-1@lifted.example>');
  insert into studio.trainer_applications (received_at, first_name, last_name, whatsapp, language, page_language, fingerprint)
    values ('2026-11-20', 'Cem', 'Yilmaz', '+49 170 1234567', 'German', 'de', sha256('cem'));
  insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at, next_attempt_at, attempts, sent_at) values
    ('trial_confirmation', '<sent@lifted.example>', 'gast@visitor.example', 'Sent', 't', 'h', '2026-11-20', '2026-11-20', 1, '2026-11-20'),
    ('trial_confirmation', '<new@lifted.example>', 'gast@visitor.example', 'New', 't', 'h', '2026-11-22', '2026-11-22', 0, null),
    ('declaration_receipt', '<tried@lifted.example>', 'ben@member.example', 'Tried', 't', 'h', '2026-11-22', '2026-11-22', 3, null),
    ('password_reset', '<later@lifted.example>', 'mia@member.example', 'Later', 't', 'h', '2026-11-22', '2026-11-22 09:20Z', 1, null),
    ('declaration_notice', '<notice@lifted.example>', 'hello@lifted.example', 'Notice', 't', 'h', '2026-11-22', '2026-11-22', 0, null)`;

/** Moved to the jobs that deliver the mails. */
const MOVED = ['mail_outbox.attempts', 'mail_outbox.last_error', 'mail_outbox.next_attempt_at'];
/** Set by the upgrade itself: answers that were cached before it are not taken for those of now. */
const RAISED = ['customers.version', 'directory_version.version'];

let database: TestDatabase;
let before: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  database = await createTestDatabase('template0');
  const client = await database.pool.connect();
  for (const migration of (await readMigrations()).slice(0, FIRST_RELEASE))
    await applyMigration(client, migration);
  client.release();
  await database.pool.query(FILLED);
  before = await allValues();
  await migrate(database.pool);
});
afterAll(() => database.drop());

/** 'bookings.id' → its values as text, of every column that has rows. */
async function allValues(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: columns } = await database.pool.query<{ schema: string; table: string; column: string }>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema in ('studio', 'identity') and t.table_type = 'BASE TABLE'`,
  );
  const values = new Map<string, readonly string[]>();
  for (const { schema, table, column } of columns) {
    const { rows } = await database.pool.query<{ value: string | null }>(
      `select "${column}"::text as value from ${schema}."${table}" order by 1`,
    );
    if (rows.length > 0)
      values.set(
        `${table}.${column}`,
        rows.map(({ value }) => value ?? 'null'),
      );
  }
  return values;
}

describe('a database of the first release, once it is upgraded', () => {
  it('has every value it had', async () => {
    const now = await allValues();
    const changed = [...before]
      .filter(([column, values]) => JSON.stringify(now.get(column)) !== JSON.stringify(values))
      .map(([column]) => column);
    expect(before.size).toBeGreaterThan(100);
    expect(changed.filter((column) => !RAISED.includes(column)).toSorted()).toEqual(MOVED);
  });

  it('counts the places that were taken', async () => {
    const { rows } = await database.pool.query(
      `select w.id, p.booked, p.tests from studio.class_places p join studio.workouts w on w.number = p.workout_number order by w.id`,
    );
    expect(rows).toEqual([
      { id: 'next', booked: 2, tests: 1 },
      { id: 'past', booked: 1, tests: 0 },
    ]);
  });

  it('delivers each mail that waited once, when it was due, with two processes at it', async () => {
    const mailServer = await startMailServer();
    let now = NOW;
    const transport = smtpTransport(mailServer.url, { name: 'LIFTED', address: 'hello@lifted.example' });
    const workers = [1, 2].map(() =>
      startMailDelivery({ pool: database.pool, transport, now: () => now, pollMs: 20 }),
    );
    const subjects = () => mailServer.arrived.map(({ mail }) => mail.subject ?? '').toSorted();
    const jobsLeft = async () => (await database.pool.query('select from studio.jobs')).rowCount;
    try {
      await vi.waitFor(() => expect(subjects()).toEqual(['New', 'Notice', 'Tried']), { timeout: 20_000 });
      // What has arrived may not be noted as sent yet; once its lease is over by the clock, it would be sent again.
      await vi.waitFor(async () => expect(await jobsLeft()).toBe(1), { timeout: 20_000 });
      now = LATER;
      await vi.waitFor(() => expect(subjects()).toEqual(['Later', 'New', 'Notice', 'Tried']), {
        timeout: 20_000,
      });
      await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), { timeout: 20_000 });
    } finally {
      await Promise.all(workers.map((worker) => worker.stop()));
      await mailServer.close();
    }
    expect(subjects()).toHaveLength(4);
  });
});
