import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { TrainerApplication } from '@lifted/domain/applications/trainer-application';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyAsTrainer } from '../features/applications/apply-as-trainer.ts';
import { type } from '../testing/studio-command-fixture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LAST_KEPT = new Date('2026-05-19T22:00:00Z');
const OVER = new Date(LAST_KEPT.getTime() - 1);

const ADA: TrainerApplication = {
  firstName: 'Ada',
  lastName: 'Vogel',
  whatsapp: '+49 151 555 012 40',
  phone: '030 555 012 40',
  email: 'ada@example.com',
  language: 'English & German',
  message: 'Zeile eins\nZeile zwei',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() =>
  database.pool.query('truncate studio.trainer_applications, studio.mail_outbox restart identity cascade'),
);

const run = (...typed: readonly string[]) =>
  type(['trainer-applications', ...typed], { pool: database.pool, now: NOW });
const letters = { studio, publicUrl: 'https://lifted.example' };
const receive = (now: Date, changes: Partial<TrainerApplication> = {}) =>
  applyAsTrainer(database.pool, letters, { application: { ...ADA, ...changes }, pageLanguage: 'en', now });

async function counts() {
  const { rows } = await database.pool.query<{ applications: number; mails: number }>(
    `select (select count(*) from studio.trainer_applications) as applications,
            (select count(*) from studio.mail_outbox) as mails`,
  );
  return rows[0];
}

test('lists who wants to coach here, the newest first, with every way to answer', async () => {
  await receive(new Date('2026-11-01T22:59:00Z'));
  await receive(new Date('2026-11-19T23:30:00Z'), {
    firstName: 'Bo',
    whatsapp: null,
    email: null,
    message: null,
    language: 'German',
  });
  expect(await run()).toEqual({
    exitCode: 0,
    noted: [],
    printed: [
      '2  Bo Vogel, 2026-11-20 00:30',
      '   phone 030 555 012 40 · coaches in German',
      '',
      '1  Ada Vogel, 2026-11-01 23:59',
      '   WhatsApp +49 151 555 012 40 · phone 030 555 012 40 · ada@example.com · coaches in English & German',
      '   | Zeile eins',
      '   | Zeile zwei',
    ],
  });
});

test('says when nobody has applied', async () => {
  expect((await run()).printed).toEqual(['Nobody has applied in the last months.']);
});

describe('after six months', () => {
  beforeEach(async () => {
    await receive(OVER);
    await receive(LAST_KEPT, { firstName: 'Bo' });
    await database.pool.query(
      `insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at)
       values ('sign_in_link', '<other>', 'mia@member.example', '', '', '', $1)`,
      [OVER],
    );
  });

  test('an application is deleted with its mails, and nothing else is', async () => {
    expect(await counts()).toEqual({ applications: 2, mails: 5 });
    expect((await run()).printed[0]).toMatch(/^2 {2}Bo Vogel/);
    expect(await counts()).toEqual({ applications: 1, mails: 3 });
  });
});

describe('--forget', () => {
  test('deletes the application of somebody who asked for it, with the mails about it', async () => {
    await receive(NOW);
    expect(await run('--forget', '1')).toMatchObject({
      exitCode: 0,
      printed: ['Application 1 is deleted, with the mails about it that were kept.'],
    });
    expect(await counts()).toEqual({ applications: 0, mails: 0 });
  });

  test.each([
    [['--forget', '7'], 1, 'There is no application 7.'],
    [['--forget', 'ada'], 2, 'Which one? Type the number the list shows.'],
    [['ada'], 2, "Unexpected argument 'ada'."],
  ])('says what is wrong with %j', async (typed, exitCode, sentence) => {
    const seen = await run(...typed);
    expect(seen.exitCode).toBe(exitCode);
    expect(seen.noted[0]).toBe(sentence);
  });
});
