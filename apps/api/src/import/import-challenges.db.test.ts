import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertParticipation } from '../testing/challenge-fixture.ts';
import { findParticipant } from '../features/challenges/challenges-repository.ts';
import { formatFault } from './import-fault.ts';
import { emptyStudio, importFiles, rowVersions, STUDIO } from '../testing/import-fixture.ts';

const HEADER =
  'id,title,visible,publish_date,start_date,end_date,description,background_image,prize_image,challenge_goal\n';
const AUTUMN =
  'autumn,Autumn Strength Challenge,yes,2026-10-25T03:00,2026-11-01,2026-11-30,"Ten classes. Four weeks, all yours.",/media/concrete.avif,,10\n';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

const challenges = (...rows: readonly string[]) =>
  importFiles(database.pool, { 'challenges.csv': HEADER + rows.join('') });
const stored = async () => (await database.pool.query<object>('select * from studio.challenges')).rows;

test('a challenge is stored as written in the file, with times in Berlin', async () => {
  expect(await challenges(AUTUMN)).toMatchObject({ kind: 'imported' });
  expect(await stored()).toEqual([
    {
      id: 'autumn',
      title: 'Autumn Strength Challenge',
      visible: true,
      publish_date: new Date('2026-10-25T02:00:00Z'),
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      description: 'Ten classes. Four weeks, all yours.',
      background_image: '/media/concrete.avif',
      prize_image: null,
      challenge_goal: 10,
    },
  ]);
});

test('a second import changes nothing, a corrected row only itself, and no row is taken away', async () => {
  await challenges(AUTUMN, AUTUMN.replace('autumn', 'winter'));
  const before = await rowVersions(database.pool);
  await challenges(AUTUMN, AUTUMN.replace('autumn', 'winter'));
  expect(await rowVersions(database.pool)).toEqual(before);
  await challenges(AUTUMN.replace(',yes,', ',no,'));
  expect(await stored()).toMatchObject([
    { id: 'winter', visible: true },
    { id: 'autumn', visible: false },
  ]);
});

test('faults are named cell by cell, and nothing is written', async () => {
  const result = await challenges(
    'a,,maybe,soon,2026-02-30,2026-11-30,,concrete.avif,,0\n',
    'b,B,yes,2026-10-01T09:00,2026-11-02,2026-11-01,,,,1001\n',
  );
  const faults = result.kind === 'refused' ? result.faults.map(formatFault) : [];
  expect(faults).toEqual([
    'challenges.csv:2: title: is empty; expected is a text',
    "challenges.csv:2: visible: 'maybe' is neither yes (true, 1, yes, ja, wahr) nor no (false, 0, no, nein, falsch or empty)",
    "challenges.csv:2: publish_date: 'soon' is not an existing time; expected is 2026-03-30T18:00 or 30.03.2026 18:00 (Berlin time) or 2026-03-30T18:00:00+02:00",
    "challenges.csv:2: start_date: '2026-02-30' is not an existing date; expected is YYYY-MM-DD or DD.MM.YYYY, years 2000 to 2199",
    "challenges.csv:2: background_image: 'concrete.avif' is not an address; expected is one that begins with https:// or with a single /",
    "challenges.csv:2: challenge_goal: '0' is not a whole number from 1 to 1000 (likewise line 3)",
    'challenges.csv:3: end_date: 2026-11-01 lies before start_date 2026-11-02',
  ]);
  expect(await stored()).toEqual([]);
});

const FIRST = 'b1,mia,w1,2026-11-01T09:00,,yes\n';
const SECOND = 'b2,mia,w2,2026-11-01T09:00,,yes\n';
const CANCELED = 'b3,mia,w2,2026-11-01T10:00,2026-11-02T10:00,yes\n';

test.each([
  ['one after the other', [FIRST, SECOND, CANCELED]],
  ['backwards', [CANCELED, SECOND, FIRST]],
  ['all at once, corrected later', [FIRST.replace('yes', 'no') + CANCELED + SECOND, FIRST]],
])('attendance imported %s gives the same count', async (_order, imports) => {
  const { pool } = database;
  await importFiles(pool, {
    ...STUDIO,
    'customers.csv': 'id,first_name,last_name,email\nmia,Mia,Berger,mia@member.example\n',
    'challenges.csv': HEADER + AUTUMN.replace(',10\n', ',2\n'),
  });
  await insertParticipation(pool, 'autumn', 'mia');
  for (const rows of imports)
    await importFiles(pool, {
      'bookings.csv': `id,customer_id,workout_id,booked_at,canceled_at,has_attended\n${rows}`,
    });
  const { rows: found } = await pool.query<{ number: number }>('select number from studio.customers');
  expect(await findParticipant(pool, 'autumn', found[0]?.number ?? 0)).toEqual({
    challenge_id: 'autumn',
    customer_id: 'mia',
    attended_count: 2,
    completed: true,
  });
});
