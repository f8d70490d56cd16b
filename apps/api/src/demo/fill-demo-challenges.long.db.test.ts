import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { challengeStatus, isCompleted } from '@lifted/domain/challenges/challenge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findParticipant } from '../features/challenges/challenges-repository.ts';
import { demoChallenges } from './content/demo-challenges.ts';
import { fillDemoStudio } from './fill-demo-studio.ts';

const NOW = new Date('2026-11-20T10:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await fillDemoStudio(database.pool, { now: NOW, publicUrl: 'https://lifted.example', log: () => {} });
});
afterAll(() => database.drop());

async function rows<Row extends object>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows;
}
const stored = () =>
  rows<{ id: string; end_date: string }>('select * from studio.challenges order by start_date');
const participantsOf = (email: string) =>
  rows<{ id: string; number: number }>(
    `select p.challenge_id as id, c.number from studio.challenge_participants p
       join studio.customers c on c.number = p.customer_number where c.email = '${email}' order by id`,
  );

test('the demo member takes part in both challenges: one completed, one on its way, both from real bookings', async () => {
  const joined = await participantsOf('member@lifted.example');
  expect(joined.map(({ id }) => id)).toEqual(demoChallenges(NOW).map(({ id }) => id));
  const [ended, running] = await Promise.all(
    joined.map(({ id, number }) => findParticipant(database.pool, id, number)),
  );
  expect(ended?.completed).toBe(true);
  expect(running).toMatchObject({ completed: false });
  expect(running?.attended_count).toBeGreaterThan(2);
  expect(isCompleted(running?.attended_count ?? 0, 10)).toBe(false);
});

test('the newcomer can still join, and a quarter of the studio has', async () => {
  expect(await participantsOf('new@lifted.example')).toEqual([]);
  const counts = await rows<{ count: number }>(
    'select count(*) as count from studio.challenge_participants group by challenge_id',
  );
  for (const { count } of counts) expect(count).toBeGreaterThan(50);
});

test('a further start changes nothing while a challenge runs, and adds one when none does any more', async () => {
  const before = await stored();
  const start = (now: string) =>
    fillDemoStudio(database.pool, { now: new Date(now), publicUrl: 'https://lifted.example', log: () => {} });
  await start('2026-11-21T10:00:00Z');
  expect(await stored()).toEqual(before);
  await start('2026-12-10T10:00:00Z');
  const after = await stored();
  expect(after).toHaveLength(3);
  expect(after.slice(0, 2)).toEqual(before);
  const latest = {
    visible: true,
    publishAt: NOW,
    startDate: '2026-12-07',
    endDate: after[2]?.end_date ?? '',
  };
  expect(challengeStatus(latest, '2026-12-10')).toBe('running');
});
