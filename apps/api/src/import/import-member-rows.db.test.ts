import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LETTERS } from '../testing/booking-fixture.ts';
import { type Files, importFiles, STUDIO } from '../testing/import-fixture.ts';

const CUSTOMERS = {
  'customers.csv':
    'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc2,Ben,Kaya,ben@member.example\n',
} as const satisfies Files;
const BOOKINGS = {
  'bookings.csv':
    'id,customer_id,workout_id,booked_at,canceled_at,has_attended\n' +
    'b1,c1,w1,2026-11-10T09:00,,yes\nb2,c1,w2,2026-11-10T09:00,2026-11-20T08:00,\n',
} as const satisfies Files;
const SETS = {
  'set_logs.csv':
    'customer_id;workout_id;exercise_id;exercise_number;set_number;reps;weight\n' +
    'c1;w2;squat;1;1;8;65\nc1;w1;squat;1;1;8;60\nc1;w1;squat;1;2;8;62,5\nc2;w1;squat;1;1;5;0\n',
} as const satisfies Files;
const ALL = { ...STUDIO, ...CUSTOMERS, ...BOOKINGS, ...SETS };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function changesOf(files: Files) {
  const result = await importFiles(database.pool, files);
  if (result.kind !== 'imported') throw new Error(JSON.stringify(result));
  return Object.fromEntries(
    result.files.map(({ name, inserted, updated, removed }) => [name, [inserted, updated, removed]]),
  );
}

const SET_ROWS = `
  select c.id as customer, w.id as workout, s.set_number, s.reps, s.weight, s.record
    from studio.set_logs s
    join studio.customers c on c.number = s.customer_number
    join studio.workouts w on w.number = s.workout_number
   order by c.id, w.id, s.set_number`;

async function rows(sql: string): Promise<unknown[]> {
  return (await database.pool.query<object>(sql)).rows;
}

test('a place that was cancelled here stays cancelled, whatever the file says', async () => {
  await changesOf(ALL);
  await rows(
    `update studio.bookings set canceled_at = '2026-11-12', cancellation = 'free', has_attended = false where id = 'b1'`,
  );
  expect(await changesOf(BOOKINGS)).toEqual({ 'bookings.csv': [0, 0, 0] });
  expect(await rows(`select cancellation from studio.bookings where id = 'b1'`)).toEqual([
    { cancellation: 'free' },
  ]);
});

test('bookings and sets come in with the classes and people they name; records are marked in the order of time', async () => {
  expect(await changesOf(ALL)).toMatchObject({ 'bookings.csv': [2, 0, 0], 'set_logs.csv': [4, 0, 0] });
  expect(await rows(SET_ROWS)).toEqual([
    { customer: 'c1', workout: 'w1', set_number: 1, reps: 8, weight: '60.00', record: null },
    { customer: 'c1', workout: 'w1', set_number: 2, reps: 8, weight: '62.50', record: 'weight' },
    { customer: 'c1', workout: 'w2', set_number: 1, reps: 8, weight: '65.00', record: 'weight' },
    { customer: 'c2', workout: 'w1', set_number: 1, reps: 5, weight: '0.00', record: null },
  ]);
  expect(
    await rows('select id, booked_at, canceled_at, has_attended from studio.bookings order by id'),
  ).toEqual([
    { id: 'b1', booked_at: new Date('2026-11-10T08:00:00Z'), canceled_at: null, has_attended: true },
    {
      id: 'b2',
      booked_at: new Date('2026-11-10T08:00:00Z'),
      canceled_at: new Date('2026-11-20T07:00:00Z'),
      has_attended: false,
    },
  ]);
});

test('a second import of the same files writes no row and raises no version', async () => {
  await changesOf(ALL);
  const versions = 'select id, version from studio.customers order by id';
  const before = [await rows(versions), await rows('select xmin::text, * from studio.set_logs')];
  expect(await changesOf(ALL)).toMatchObject({ 'bookings.csv': [0, 0, 0], 'set_logs.csv': [0, 0, 0] });
  expect([await rows(versions), await rows('select xmin::text, * from studio.set_logs')]).toEqual(before);
});

test('a corrected log changes the sets it names, and leaves those it leaves out', async () => {
  await changesOf(ALL);
  const header = SETS['set_logs.csv'].split('\n')[0] ?? '';
  expect(await changesOf({ 'set_logs.csv': `${header}\nc1;w1;squat;1;1;9;70\n` })).toEqual({
    'set_logs.csv': [0, 1, 0],
  });
  expect(await rows(SET_ROWS)).toMatchObject([
    { customer: 'c1', workout: 'w1', set_number: 1, reps: 9, weight: '70.00', record: null },
    { customer: 'c1', workout: 'w1', set_number: 2, weight: '62.50', record: null },
    { customer: 'c1', workout: 'w2', weight: '65.00', record: null },
    { customer: 'c2' },
  ]);
});

test('what was entered here holds, and a file that says otherwise is shown beside it once', async () => {
  await changesOf(ALL);
  await rows(
    `with entry as (
       insert into studio.set_entries (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps,
                                       weight, author, base, made_at, received_at, outcome)
       select gen_random_uuid(), s.customer_number, s.workout_number, s.exercise_key, 1, 1, 8, 61, 'member', 'import',
              now(), now(), 'current'
         from studio.set_logs s join studio.workouts w on w.number = s.workout_number
         join studio.customers c on c.number = s.customer_number
        where w.id = 'w1' and c.id = 'c1' and s.set_number = 1
       returning *
     ), cell as (
       insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current)
       select customer_number, workout_number, exercise_key, exercise_number, set_number, id from entry
     )
     update studio.set_logs s set weight = 61 from entry e
      where (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
          = (e.customer_number, e.workout_number, e.exercise_key, e.exercise_number, e.set_number)`,
  );
  expect(await changesOf(SETS)).toEqual({ 'set_logs.csv': [0, 0, 0] });
  expect(await changesOf(SETS)).toEqual({ 'set_logs.csv': [0, 0, 0] });
  expect(
    await rows(
      `select e.author, e.weight, e.outcome from studio.set_cells k join studio.set_entries e on e.id = any (k.others)`,
    ),
  ).toEqual([{ author: 'import', weight: '60.00', outcome: 'other' }]);
  expect(await rows(`select weight from studio.set_logs where weight = 61`)).toHaveLength(1);
});

test('an exercise may name what it is done with, which the studio has to have', async () => {
  const exercises = (implement: string) => ({
    'exercises.csv': `id,name,short_name,exercise_group,video_url,implement_id\nsquat,Squat,,Squat,,${implement}\n`,
  });
  await rows(
    `insert into studio.implements (id, name_en, name_de, kind) values ('mat', 'Mat', 'Matte', 'bodyweight')`,
  );
  await changesOf(STUDIO);
  await changesOf(exercises('mat'));
  expect(await importFiles(database.pool, exercises('rope'))).toMatchObject({
    kind: 'refused',
    faults: [
      {
        line: 2,
        column: 'implement_id',
        message: { en: "there is no implement 'rope'; the studio has mat" },
      },
    ],
  });
  await changesOf({ 'exercises.csv': 'id,name,short_name,exercise_group,video_url\nsquat,Squat,,Squat,\n' });
  expect(await rows(`select implement_id from studio.exercises where id = 'squat'`)).toEqual([
    { implement_id: 'mat' },
  ]);
});

test('a set, a booking and a class that nobody booked are taken out where a row says so, and only once', async () => {
  await changesOf(ALL);
  const removed = {
    'workouts.csv': `${STUDIO['workouts.csv'].split('\n')[0]},removed\nw2,Pull Day,2026-11-20T19:30,ben,main,12,,ja\n`,
    'bookings.csv':
      'id,customer_id,workout_id,booked_at,canceled_at,has_attended,removed\nb2,c1,w2,2026-11-10T09:00,,,yes\n',
    'set_logs.csv':
      'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight,removed\n' +
      'c1,w2,squat,1,1,8,65,yes\nc1,w1,squat,1,2,8,62.5,yes\nc1,w1,squat,1,1,8,60,no\n',
  };
  expect(await changesOf(removed)).toEqual({
    'workouts.csv': [0, 0, 1],
    'bookings.csv': [0, 0, 1],
    'set_logs.csv': [0, 0, 2],
  });
  expect(await rows('select id from studio.workouts')).toEqual([{ id: 'w1' }]);
  expect(await rows('select id from studio.bookings')).toEqual([{ id: 'b1' }]);
  expect(await rows(SET_ROWS)).toMatchObject([
    { customer: 'c1', workout: 'w1', set_number: 1 },
    { customer: 'c2', workout: 'w1' },
  ]);
  const again = { 'workouts.csv': removed['workouts.csv'], 'bookings.csv': removed['bookings.csv'] };
  expect(await changesOf(again)).toEqual({ 'workouts.csv': [0, 0, 0], 'bookings.csv': [0, 0, 0] });
});

test('a class somebody booked is not taken out, and nothing is written', async () => {
  await changesOf(ALL);
  const result = await importFiles(database.pool, {
    'locations.csv': 'id,name\nmain,Renamed\n',
    'workouts.csv': `${STUDIO['workouts.csv'].split('\n')[0]},removed\nw1,Push Day,2026-11-20T18:30,jana,main,12,4,yes\n`,
  });
  expect(result).toMatchObject({
    kind: 'refused',
    faultCount: 1,
    faults: [{ file: 'workouts.csv', line: 2, column: 'removed' }],
  });
  expect(await rows('select id from studio.workouts')).toHaveLength(2);
  expect(await rows('select name from studio.locations')).toEqual([{ name: 'Main Floor' }]);
});

test('a booking cannot refer to a class that the same import takes out', async () => {
  const result = await importFiles(database.pool, {
    ...ALL,
    'workouts.csv': `${STUDIO['workouts.csv'].split('\n')[0]},removed\nw1,A,2026-11-20T18:30,jana,main,12,4,\nw2,B,2026-11-20T18:30,jana,main,12,4,yes\n`,
  });
  expect(result).toMatchObject({
    kind: 'refused',
    faults: [{ file: 'bookings.csv', line: 3 }, { file: 'set_logs.csv' }],
  });
});

test('a class stays cancelled until a file with that column says otherwise', async () => {
  await changesOf(ALL);
  const row = 'w1,Push Day,2026-11-20T18:30,jana,main,12,4';
  const header = STUDIO['workouts.csv'].split('\n')[0];
  const canceled = async () =>
    (await rows('select id from studio.workouts where canceled_at is not null')).length;
  const withColumn = (cell: string) => ({ 'workouts.csv': `${header},canceled_at\n${row},${cell}\n` });
  expect(await changesOf(withColumn('19.11.2026 12:00'))).toEqual({ 'workouts.csv': [0, 1, 0] });
  expect(await changesOf({ 'workouts.csv': `${header}\n${row}\n` })).toEqual({ 'workouts.csv': [0, 0, 0] });
  expect(await canceled()).toBe(1);
  expect(await changesOf(withColumn(''))).toEqual({ 'workouts.csv': [0, 1, 0] });
  expect(await canceled()).toBe(0);
});

test('a visitor hears once that a file cancels the class of their test workout', async () => {
  await changesOf(STUDIO);
  await rows(
    `insert into studio.trial_bookings (workout_id, email, name, language, booked_at, confirmed_at, cancel_token_hash)
     values ('w1', 'vera@web.example', 'Vera', 'de', '2026-11-18', '2026-11-18', sha256('vera'))`,
  );
  const header = `${STUDIO['workouts.csv'].split('\n')[0]},canceled_at`;
  const canceled = (timerName: string) => ({
    'workouts.csv': `${header}\nw1,${timerName},2026-11-20T18:30,jana,main,12,4,2026-11-19T12:00\n`,
  });
  const options = { now: new Date('2026-11-19T12:00:00Z'), letters: LETTERS };
  await importFiles(database.pool, canceled('Push Day'), options);
  await importFiles(database.pool, canceled('Push'), options);
  expect(await rows('select recipient, kind from studio.mail_outbox')).toEqual([
    { recipient: 'vera@web.example', kind: 'class_canceled' },
  ]);
});

test('a booking that was cancelled, or attended, is changed and stays', async () => {
  await changesOf(ALL);
  const later = BOOKINGS['bookings.csv'].replace('09:00,,yes', '09:00,2026-11-19T12:00,no');
  expect(await changesOf({ 'bookings.csv': later })).toEqual({ 'bookings.csv': [0, 1, 0] });
  expect(await changesOf({ 'bookings.csv': `${later.split('\n')[0]}\n` })).toEqual({
    'bookings.csv': [0, 0, 0],
  });
  expect(await rows('select id from studio.bookings where canceled_at is not null')).toHaveLength(2);
});

test('faults name file, line and column, and nothing is written', async () => {
  const result = await importFiles(database.pool, {
    ...ALL,
    'bookings.csv': `${BOOKINGS['bookings.csv']}b3,c9,w9,,,maybe\nb1,c1,w1,2026-11-10T09:00,,\n`,
    'set_logs.csv': `${SETS['set_logs.csv']}c1;w2;squat;1;1;8;65\nc1;w2;deadlift;0;1;-1;12,345\nc1;w2;squat;1;2;8;10000\n`,
  });
  if (result.kind !== 'refused') throw new Error('it should have been refused');
  expect(result.faults.map(({ file, line, column }) => `${file}:${line}: ${column}`)).toEqual([
    'bookings.csv:4: booked_at',
    'bookings.csv:4: has_attended',
    'bookings.csv:4: customer_id',
    'bookings.csv:4: workout_id',
    'bookings.csv:5: id',
    'set_logs.csv:6: customer_id, workout_id, exercise_id, exercise_number, set_number',
    'set_logs.csv:7: exercise_number',
    'set_logs.csv:7: reps',
    'set_logs.csv:7: weight',
    'set_logs.csv:7: exercise_id',
  ]);
  expect(await rows('select from studio.set_logs')).toEqual([]);
});
