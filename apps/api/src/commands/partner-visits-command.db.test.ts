import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_DNS } from '../testing/studio-command-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { partnerVisitsCommand } from './partner-visits-command.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertClass(pool, { id: 'last', start: '2026-10-31T22:59:59Z', timerName: 'Late' });
  await insertClass(pool, { id: 'first', start: '2026-10-31T23:00:00Z', timerName: 'Push, Pull' });
  await insertClass(pool, { id: 'mid', start: '2026-11-20T17:30:00Z', timerName: 'Heavy' });
  await insertClass(pool, { id: 'next', start: '2026-11-30T23:00:00Z', timerName: 'December' });
  await insertClass(pool, { id: 'off', start: '2026-11-21T17:30:00Z', timerName: 'Cancelled' });
  await pool.query(
    `insert into studio.partners (id, name, quota) values ('usc', 'Urban', 4), ('wellpass', 'Wellpass', 4)`,
  );
  const guests = [
    ['last', 'usc', 'Ada L.', true, null],
    ['first', 'usc', '=Eve', true, null],
    ['mid', 'usc', 'Lea K.', true, null],
    ['mid', 'usc', 'Missing', false, null],
    ['mid', 'usc', 'Removed', true, '2026-11-20'],
    ['mid', 'wellpass', 'Other', true, null],
    ['next', 'usc', 'Later', true, null],
    ['off', 'usc', 'Cancelled', true, null],
  ];
  for (const [at, [workout, partner, name, came, removed]] of guests.entries()) {
    await pool.query(
      `insert into studio.partner_guests
         (id, workout_number, partner_id, name, reference, added_at, has_attended, removed_at)
       select $1, number, $3, $4, 'R' || $1, '2026-10-01', $5, $6 from studio.workouts where id = $2`,
      [String(at), workout, partner, name, came, removed],
    );
  }
  await pool.query(`update studio.workouts set canceled_at = now() where id = 'off'`);
});
afterAll(() => database.drop());

async function run(...words: string[]) {
  const printed: string[] = [];
  const outcome = await partnerVisitsCommand.run({
    words,
    resolvePath: (path) => path,
    withDatabase: (work) => work(database.pool),
    publicUrl: 'https://lifted.example',
    mailDns: NO_DNS,
    now: () => new Date('2026-12-01T09:00:00Z'),
    screen: {
      print: (line) => void printed.push(line),
      note: () => undefined,
      draw: () => undefined,
      isTerminal: false,
    },
    signal: new AbortController().signal,
  });
  return { outcome, printed };
}

it('lists the guests of one partner who came in a month in Berlin, as a file a spreadsheet takes for text', async () => {
  const { printed } = await run('--partner', 'usc', '--month', '2026-11', '--csv');
  expect(printed).toEqual([
    '\uFEFFday;time;class;location;guest;reference\r\n' +
      '01.11.2026;00:00;"Push, Pull";Prenzlauer Berg;\'=Eve;R1\r\n' +
      '20.11.2026;18:30;Heavy;Prenzlauer Berg;Lea K.;R2\r',
  ]);
});

it('lists them for reading, and says when there are none', async () => {
  expect((await run('--partner', 'wellpass', '--month', '2026-11')).printed.join('\n')).toMatch(
    /2026-11-20 +18:30 +Heavy +Prenzlauer Berg +Other +R5/,
  );
  expect((await run('--partner', 'usc', '--month', '2026-09')).printed).toEqual([
    'No guest of usc was marked present in 2026-09.',
  ]);
});

it('needs a known partner and a month', async () => {
  expect((await run('--partner', 'classpass', '--month', '2026-11')).outcome).toEqual({
    kind: 'failed',
    sentence: 'There is no partner classpass. There are usc, wellpass.',
  });
  for (const words of [
    ['--month', '2026-11'],
    ['--partner', 'usc'],
    ['--partner', 'usc', '--month', '11'],
  ]) {
    expect((await run(...words)).outcome.kind).toBe('wrong_usage');
  }
});
