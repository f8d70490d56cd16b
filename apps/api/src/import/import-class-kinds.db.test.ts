import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFault } from './import-fault.ts';
import { type Files, importFiles, STUDIO } from '../testing/import-fixture.ts';

const HEADER = 'id,name,description_en,description_de,level,lifts_en,lifts_de,has_own_workouts';
const PUSH = 'push,Push Day,Presses and dips,Drücken und Dips,experience,Bench press,Bankdrücken,yes';
const WODS = 'date,section,position,exercise_id,reps,duration,per_side,side';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function imported(files: Files) {
  const result = await importFiles(database.pool, { ...STUDIO, ...files });
  return result.kind === 'refused' ? result.faults.map(formatFault) : result.kind;
}
const kinds = (...rows: string[]) => ({ 'class_kinds.csv': `${HEADER}\n${rows.join('\n')}\n` });
const workouts = (...rows: string[]) => ({
  'wods.csv': `${WODS},programme\n${rows.join('\n')}\n`,
});

async function planned(): Promise<string[]> {
  const { rows } = await database.pool.query<{ card: string }>(
    `select concat_ws(' ', programme, position, exercise_id, reps) as card from studio.wod_exercises
      where date = '2026-11-25' order by programme, position`,
  );
  return rows.map(({ card }) => card.trim());
}

test('kinds of class are imported, and a file with fewer columns leaves the others as they are', async () => {
  expect(await imported(kinds(PUSH))).toBe('imported');
  expect(await imported({ 'class_kinds.csv': 'id,name\npush,Push\n' })).toBe('imported');
  const { rows } = await database.pool.query('select * from studio.class_kinds');
  expect(rows).toEqual([
    {
      id: 'push',
      name: 'Push',
      description_en: 'Presses and dips',
      description_de: 'Drücken und Dips',
      level: 'experience',
      lifts_en: 'Bench press',
      lifts_de: 'Bankdrücken',
      has_own_workouts: true,
    },
  ]);
});

test('a kind says each thing in both languages, and no other has its name', async () => {
  expect(await imported(kinds('push,Push Day,Presses,,expert,,,', 'press,Push Day,,,,,,'))).toEqual([
    expect.stringMatching(/^class_kinds\.csv:2: level: /),
    'class_kinds.csv:2: description_de: is empty beside description_en; fill in both languages or neither',
    expect.stringContaining('class_kinds.csv:3: name: the kind on line 2 has this name too'),
  ]);
  await imported(kinds(PUSH));
  expect(await imported(kinds('press,Push Day,,,,,,'))).toEqual([
    "class_kinds.csv:2: name: the kind 'push' has this name already; use its id or another name",
  ]);
});

test('a day of a kind in the file is its whole workout, beside those of the day and of other kinds', async () => {
  await imported({
    ...kinds(PUSH, 'legs,Legs,,,,,,yes'),
    ...workouts(
      '2026-11-25,main,1,squat,5,,,,',
      '2026-11-25,main,1,squat,3,,,,legs',
      '2026-11-25,main,1,squat,8,,,,push',
      '2026-11-25,main,2,squat,9,,,,push',
    ),
  });
  expect(await imported(workouts('2026-11-25,main,1,squat,6,,,,push'))).toBe('imported');
  expect(await planned()).toEqual(['1 squat 5', 'legs 1 squat 3', 'push 1 squat 6']);
});

test('a file without the column is of the workouts of the day alone', async () => {
  await imported({ ...kinds(PUSH), ...workouts('2026-11-25,main,1,squat,8,,,,push') });
  expect(await imported({ 'wods.csv': `${WODS}\n2026-11-25,main,1,squat,5,,,\n` })).toBe('imported');
  expect(await planned()).toEqual(['1 squat 5', 'push 1 squat 8']);
});

test('a workout of a kind that is neither in the file nor in the studio is refused', async () => {
  expect(await imported(workouts('2026-11-25,main,1,squat,8,,,,yoga'))).toEqual([
    "wods.csv:2: programme: there is no kind of class 'yoga', neither in class_kinds.csv nor in the database",
  ]);
});
