import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { keptSince } from '@lifted/domain/retention/retention-dates';
import { RETENTION_RULES, type RetentionRuleName } from '@lifted/domain/retention/retention-rules';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPerson } from '../../testing/identity-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { carryOutRule, retentionTasks } from './retention.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const values = { applicationMailKinds: ['trainer_application'], lastMailKind: 'account_deleted' };

let database: TestDatabase;
let uid = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'studio.workouts',
    'studio.customers',
    'studio.accounts',
    'identity."user"',
    'studio.mail_outbox',
    'studio.contract_declarations',
    'studio.trainer_applications',
    'studio.forgotten_people',
    'studio.sign_in_failures',
    'studio.webhooks',
    'identity."verification"',
  );
  uid = await insertPerson(database, { email: 'mia@member.example' });
});

/** One row from this moment in each table of a rule. */
const INSERTS: Readonly<
  Record<Exclude<RetentionRuleName, 'audit_log'>, (at: Date, id: string) => Promise<void>>
> = {
  async unconfirmed_places(at, id) {
    await insertClass(database.pool, { id, start: NOW });
    await run(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
       values ($2, 'a@b.example', 'Ada', $1, $1, convert_to($2, 'UTF8'))`,
      [at, id],
    );
  },
  async test_workouts(at, id) {
    await insertClass(database.pool, { id, start: at });
    await run(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ($2, 'a@b.example', 'Ada', $1, convert_to($2, 'UTF8'))`,
      [at, id],
    );
  },
  async partner_guests(at, id) {
    await insertClass(database.pool, { id, start: at });
    await run(
      `insert into studio.partners (id, name, quota) values ('usc', 'Urban', 4) on conflict do nothing`,
      [],
    );
    await run(
      `insert into studio.partner_guests (id, workout_number, partner_id, name, reference, added_at)
       select $2, number, 'usc', 'Lea K.', 'R1', $1 from studio.workouts where id = $2`,
      [at, id],
    );
  },
  pictures: (at, id) =>
    run(`insert into studio.pictures (hash, webp, last_used_at) values (md5($2), 'webp', $1)`, [at, id]),
  async booking_commands(at, id) {
    await insertClass(database.pool, { id, start: NOW });
    await insertCustomer(database.pool, id);
    await run(
      `insert into studio.booking_commands (customer_number, key, actor, command, workout_number, outcome, at)
       select c.number, gen_random_uuid(), 'studio', 'book', w.number, 'booked', $1
         from studio.customers c, studio.workouts w where c.id = $2 and w.id = $2`,
      [at, id],
    );
  },
  command_keys: (at, id) =>
    run(
      `insert into studio.command_keys (id, request, try_id, at)
       values (sha256(convert_to($2, 'UTF8')), '', gen_random_uuid(), $1)`,
      [at, id],
    ),
  async messages(at, id) {
    await insertCustomer(database.pool, id);
    await run(
      `insert into studio.messages (customer_number, kind, occasion, words, path, written_at, useful_until)
       select number, 'booked', $2, '{}', '/', $1, $1 from studio.customers where id = $2`,
      [at, id],
    );
  },
  async push_subscriptions(at, id) {
    await insertCustomer(database.pool, id);
    await run(
      `insert into studio.push_subscriptions (customer_number, endpoint, p256dh, auth, made_at, renewed_at)
       select number, 'https://push.example/' || $2, decode(repeat('00', 65), 'hex'), decode(repeat('00', 16), 'hex'), $1, $1
         from studio.customers where id = $2`,
      [at, id],
    );
  },
  mails: (at, id) => insertMail(at, id, 'sign_in_link'),
  async trainer_applications(at, id) {
    await insertMail(at, id, 'trainer_application');
    await run(
      `insert into studio.trainer_applications
         (received_at, first_name, last_name, phone, language, page_language, fingerprint)
       values ($1, 'Ada', 'Vogel', '030', 'English', 'en', sha256(convert_to($2, 'UTF8')))`,
      [at, id],
    );
  },
  async contract_declarations(at, id) {
    await insertMail(at, id, 'declaration_receipt');
    await run(
      `insert into studio.contract_declarations
         (reference, kind, cause, name, email, language, received_at, content_hash, receipt_message_id)
       values ($2, 'termination', 'ordinary', 'Ada', 'a@b.example', 'en', date_trunc('second', $1::timestamptz), 'h', $2)`,
      [at, id],
    );
  },
  async sign_in_leftovers(at, id) {
    const session = `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId") values ($2, $1, $2, now(), $3)`;
    await run(session, [at, id, uid]);
    await run(
      `insert into identity."verification" (id, identifier, value, "expiresAt") values ($2, 'r', 'v', $1)`,
      [at, id],
    );
    await run(
      `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
       values (convert_to($2, 'UTF8'), 'studio', $3, $1, $1)`,
      [at, id, uid],
    );
    await run(`insert into studio.used_passkey_challenges values (convert_to($2, 'UTF8'), $1)`, [at, id]);
    await run(
      `insert into studio.mail_codes (uid, device_id, code_hash, expires_at, sent_at) values ($3, $2, 'h', $1, array[$1::timestamptz])`,
      [at, id, uid],
    );
    await run(`insert into studio.sign_in_failures values (convert_to($2, 'UTF8'), 1, $1)`, [at, id]);
    await run(
      `insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at)
       values ($2, $3, 'totp', 'App', 'k', 's', $1)`,
      [at, id, uid],
    );
  },
  async known_devices(at, id) {
    await run(
      `insert into studio.known_devices (id, uid, token_hash, first_used_at, last_used_at)
       values ($2, $3, convert_to($2, 'UTF8'), $1, $1)`,
      [at, id, uid],
    );
  },
  async webhook_events(at, id) {
    await run(
      `with webhook as (
         insert into studio.webhooks (id, name, url, events, secret, made_at)
         values (gen_random_uuid(), $2, 'https://a.example', '{class.created}', sha256('s'), $1) returning number
       ) insert into studio.webhook_events (webhook_number, message_id, type, object_kind, object_id, data, at)
         select number, gen_random_uuid(), 'class.created', 'class', $2, '{}', $1 from webhook`,
      [at, id],
    );
  },
  async import_changes(at, id) {
    await run(
      `with entry as (
         insert into studio.audit_log (at, actor, action, subject) values ($1, 'operator', 'import-files', $2) returning id
       ) insert into studio.import_changes (entry, position, file, kind, after) select id, 1, 'coaches', 'added', '{}' from entry`,
      [at, id],
    );
  },
  async forgotten_people(at, id) {
    await run(
      `insert into studio.forgotten_people (email_mark, forgotten_at) values (sha256(convert_to($2, 'UTF8')), $1)`,
      [at, id],
    );
  },
};

async function run(sql: string, inserted: readonly unknown[]): Promise<void> {
  await database.pool.query(sql, [...inserted]);
}

function insertMail(at: Date, id: string, kind: string, sentAt: Date | null = null): Promise<void> {
  return run(
    `insert into studio.mail_outbox
       (kind, message_id, recipient, subject, body_text, body_html, created_at, sent_at)
     values ($3, $2, 'a@b.example', 's', '', '', $1, $4)`,
    [at, id, kind, sentAt],
  );
}

async function mailIds(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    'select message_id as id from studio.mail_outbox order by 1',
  );
  return rows.map(({ id }) => id);
}

describe('each rule', () => {
  test.each(Object.keys(INSERTS).filter(isRule))(
    '%s deletes what is over, and nothing else',
    async (rule) => {
      const since = keptSince(RETENTION_RULES[rule].keeping, NOW);
      await INSERTS[rule](new Date(since.getTime() - 1000), 'over');
      await INSERTS[rule](since, 'kept');
      const deleted = await carryOutRule({ pool: database.pool, now: () => NOW, values }, rule);
      expect(deleted).toBeGreaterThan(0);
      expect(await carryOutRule({ pool: database.pool, now: () => NOW, values }, rule)).toBe(0);
      // What was kept then is over a day later, or a year where years count: as many rows as before.
      const later = new Date(NOW.getTime() + 400 * 86_400_000);
      expect(await carryOutRule({ pool: database.pool, now: () => later, values }, rule)).toBe(deleted);
    },
  );
});

describe('the rule for mails', () => {
  const YEAR_AGO = new Date('2025-11-01T12:00:00Z');

  test('leaves receipts to their declarations and applications to theirs; the last mail goes once it is sent', async () => {
    await INSERTS.contract_declarations(YEAR_AGO, 'receipt');
    await INSERTS.trainer_applications(new Date('2026-07-01T12:00:00Z'), 'application');
    await insertMail(YEAR_AGO, 'old', 'sign_in_link', YEAR_AGO);
    await insertMail(NOW, 'last, sent', 'account_deleted', NOW);
    await insertMail(NOW, 'last, waiting', 'account_deleted');
    for (const task of Object.values(retentionTasks({ pool: database.pool, now: () => NOW, values })))
      await task();
    expect(await mailIds()).toEqual(['application', 'last, waiting', 'receipt']);
  });
});

test('a visitor is forgotten and their place stays counted; what took no place, or not in a class that was given, goes', async () => {
  const start = new Date('2025-11-01T17:00:00Z');
  for (const id of ['given', 'canceled']) await insertClass(database.pool, { id, start });
  await run(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, canceled_at, held_until, cancel_token_hash, language, has_attended)
     select case n when 4 then 'canceled' else 'given' end, n || '@b.example', 'Ada', $1,
            case n when 2 then $1::timestamptz end, case n when 3 then $1::timestamptz end, sha256(n::text::bytea), 'de', n = 1
       from generate_series(1, 4) n`,
    [start],
  );
  await run(`update studio.workouts set canceled_at = $1 where id = 'canceled'`, [start]);
  await run(
    `insert into studio.handled_items (kind, item_id, outcome, note, handled_at) select 'trial', id::text, 'lost', 'Ada moved', $1 from studio.trial_bookings`,
    [start],
  );
  await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'test_workouts');
  const { rows } = await database.pool.query(
    `select workout_id, email, name, cancel_token_hash, language, has_attended from studio.trial_bookings`,
  );
  expect(rows).toEqual([
    {
      workout_id: 'given',
      email: null,
      name: null,
      cancel_token_hash: null,
      language: 'en',
      has_attended: true,
    },
  ]);
  const taken = await database.pool.query(
    `select w.id, p.taken from studio.class_places p join studio.workouts w on w.number = p.workout_number order by w.id`,
  );
  expect(taken.rows).toEqual([
    { id: 'canceled', taken: 0 },
    { id: 'given', taken: 1 },
  ]);
  expect((await database.pool.query('select from studio.handled_items')).rows).toEqual([]);
});

test('a picture a coach shows stays, however old it is', async () => {
  await INSERTS.pictures(new Date('2020-01-01'), 'shown');
  await run(
    `insert into studio.coaches (id, first_name, profile_image_url) select 'jana', 'Jana', address from studio.pictures where hash = md5($1)`,
    ['shown'],
  );
  expect(await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'pictures')).toBe(0);
});

test('a picture of a challenge stays, however old it is', async () => {
  await INSERTS.pictures(new Date('2020-01-01'), 'prize');
  await run(
    `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal, prize_image)
     select 'spring', 'Spring', true, '2026-01-01', '2026-01-01', '2026-01-31', 3, address from studio.pictures where hash = md5($1)`,
    ['prize'],
  );
  expect(await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'pictures')).toBe(0);
});

test('a picture of the studio’s profile stays, also one of an earlier version, however old it is', async () => {
  await INSERTS.pictures(new Date('2020-01-01'), 'logo');
  await run(
    `insert into studio.profiles (version, profile, saved_at)
     values (1, jsonb_build_object('logo', '/api/pictures/' || md5($1) || '-640.webp'), $2), (2, '{}', $2)`,
    ['logo', NOW],
  );
  expect(await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'pictures')).toBe(0);
});

test('a clip an exercise shows stays, however old it is; one that none shows goes', async () => {
  await run(
    `insert into studio.clips (hash, type, data, poster, last_used_at)
     select md5(name), 'mp4', name::bytea, 'webp', '2020-01-01' from unnest(array['shown', 'not shown']) name`,
    [],
  );
  await run(
    `insert into studio.exercises (id, name, exercise_group, video_url) select 'squat', 'Squat', 'Squat', address from studio.clips where hash = md5($1)`,
    ['shown'],
  );
  expect(await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'pictures')).toBe(1);
});

test('a mail that is deleted takes the job along that was to deliver it', async () => {
  await INSERTS.mails(new Date('2025-01-01'), 'over');
  await run(
    `insert into studio.jobs (kind, key, mail_id, planned_for, due_at)
     select 'mail', id::text, id, $1, 'infinity' from studio.mail_outbox`,
    [NOW],
  );
  await carryOutRule({ pool: database.pool, now: () => NOW, values }, 'mails');
  const { rows } = await database.pool.query('select from studio.jobs');
  expect(rows).toEqual([]);
});

test('the manual says the same figures', () => {
  const manual = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  for (const { what, keeping } of Object.values(RETENTION_RULES)) {
    const unit = keeping.unit === 'years_to_year_end' ? 'years to the end of the year' : keeping.unit;
    const row = manual
      .split('\n')
      .find((line) => line.startsWith(`| ${what.replace(/^the /, '').split(',')[0] ?? ''}`));
    expect(row, what).toContain(`| ${keeping.count} ${unit} |`);
  }
});

function isRule(name: string): name is keyof typeof INSERTS {
  return name in INSERTS;
}
