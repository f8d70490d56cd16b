import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passwordResetMails } from './password-reset.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a password link is in the outbox, due at once, before anybody is woken to send it', async () => {
  const { pool } = database;
  const mailsWhenWoken: Promise<number>[] = [];
  const countMails = async () => (await pool.query('select from studio.mail_outbox')).rowCount ?? 0;
  const send = passwordResetMails({
    studio,
    publicUrl: 'https://lifted.example',
    pool,
    now: () => NOW,
    wakeJobs: () => void mailsWhenWoken.push(countMails()),
  });

  await send({
    email: 'mia@member.example',
    name: 'Mia Berger',
    token: 'a'.repeat(32),
    language: 'en',
    reason: 'asked',
  });

  expect(await Promise.all(mailsWhenWoken)).toEqual([1]);
  const { rows } = await pool.query(
    'select kind, recipient, subject, calendar_event, created_at from studio.mail_outbox',
  );
  expect(rows).toEqual([
    {
      kind: 'password_reset',
      recipient: 'mia@member.example',
      subject: 'Set your LIFTED password',
      calendar_event: null,
      created_at: NOW,
    },
  ]);
});

test('an address gets five in an hour, however many ask at once, and others theirs', async () => {
  const { pool } = database;
  await emptyTables(pool, 'studio.mail_outbox');
  let now = NOW;
  const send = passwordResetMails({
    studio,
    publicUrl: 'https://lifted.example',
    pool,
    now: () => now,
    wakeJobs: () => undefined,
  });
  const ask = (email: string, token: string) =>
    send({ email, name: '', token: token.padEnd(32, 'x'), language: 'de', reason: 'asked' });
  const countOf = async (email: string) =>
    (await pool.query('select from studio.mail_outbox where recipient = $1', [email])).rowCount;

  await Promise.all(Array.from({ length: 12 }, (_, at) => ask('mia@member.example', `a${at}`)));
  await ask('ben@member.example', 'b');
  expect(await countOf('mia@member.example')).toBe(5);
  expect(await countOf('ben@member.example')).toBe(1);

  now = new Date(NOW.getTime() + 3_600_000);
  await ask('mia@member.example', 'later');
  expect(await countOf('mia@member.example')).toBe(6);
});

test('who said ‘This was not me’ gets a link, however many strangers have asked for', async () => {
  const { pool } = database;
  await emptyTables(pool, 'studio.mail_outbox');
  const settings = { studio, publicUrl: 'https://lifted.example', pool, now: () => NOW };
  const send = passwordResetMails({ ...settings, wakeJobs: () => undefined });
  const link = { email: 'mia@member.example', name: '', language: 'de' } as const;
  const written = async () => (await pool.query('select from studio.mail_outbox')).rowCount;
  for (let asked = 0; asked < 6; asked += 1)
    await send({ ...link, token: `s${asked}`.padEnd(32, 'x'), reason: 'asked' });
  expect(await written()).toBe(5);

  await send({ ...link, token: 'r'.repeat(32), reason: 'reported' });

  expect(await written()).toBe(6);
});
