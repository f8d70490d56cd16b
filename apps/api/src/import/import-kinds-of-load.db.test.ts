import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Files, importFiles, STUDIO } from '../testing/import-fixture.ts';

const OLD = 'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight';
const KINDS = `${OLD},load_kind,is_warm_up,reps_in_reserve`;
const PEOPLE = { 'customers.csv': 'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\n' };

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await sets(OLD, '1,8,60');
});
afterEach(() => database.drop());

/** Imports rows of mia's squats in one class; what it changed. */
async function sets(header: string, ...rows: string[]): Promise<readonly number[]> {
  const files: Files = {
    ...STUDIO,
    ...PEOPLE,
    'set_logs.csv': `${header}\n${rows.map((row) => `c1,w1,squat,1,${row}`).join('\n')}\n`,
  };
  const result = await importFiles(database.pool, files);
  if (result.kind !== 'imported') throw new Error(JSON.stringify(result));
  const told = result.files.find(({ name }) => name === 'set_logs.csv');
  return [told?.inserted ?? 0, told?.updated ?? 0];
}

async function stored(): Promise<string[]> {
  const { rows } = await database.pool.query<{ set: string }>(
    `select concat_ws(' ', reps || 'x' || trim_scale(weight), load_kind, case when is_warm_up then 'warm-up' end,
                      reps_in_reserve || ' left') as set
       from studio.set_logs order by set_number`,
  );
  return rows.map(({ set }) => set);
}

test('a file without the columns is of external working sets', async () => {
  expect(await stored()).toEqual(['8x60 external']);
});

test('a file may say kind, warm-up and effort', async () => {
  const rows = [
    '1,8,20,assisted,no,',
    '2,8,5,ADDED,,3',
    '3,9,0,bodyweight,,',
    '4,5,30,,ja,',
    '5,8,0,assisted,,',
  ];
  expect(await sets(KINDS, ...rows)).toEqual([4, 1]);
  expect(await stored()).toEqual([
    '8x20 assisted',
    '8x5 added 3 left',
    '9x0 bodyweight',
    '5x30 external warm-up',
    '8x0 bodyweight',
  ]);
  expect(await sets(KINDS, ...rows)).toEqual([0, 0]);
});

test('a file without the columns leaves existing data, as far as it fits the weight', async () => {
  await sets(KINDS, '1,8,20,assisted,,1', '2,8,0,bodyweight,yes,', '3,8,5,added,,2', '4,8,10,added,,');
  expect(await sets(OLD, '1,8,20', '2,8,0', '3,8,5', '4,8,10')).toEqual([0, 0]);
  expect(await sets(OLD, '1,9,15', '2,8,10', '3,8,5', '4,8,0')).toEqual([0, 3]);
  expect(await stored()).toEqual([
    '9x15 assisted',
    '8x10 external warm-up',
    '8x5 added 2 left',
    '8x0 bodyweight',
  ]);
});

test('a body weight is refused, and a kind nobody knows', async () => {
  const faults = async (row: string) => {
    const text = `${KINDS}\nc1,w1,squat,1,1,${row}\n`;
    const result = await importFiles(database.pool, { ...STUDIO, ...PEOPLE, 'set_logs.csv': text });
    return result.kind === 'refused' ? result.faults.map(({ column }) => column) : [];
  };
  expect(await faults('8,72.5,bodyweight,,')).toEqual(['weight']);
  expect(await faults('8,20,helped,,')).toEqual(['load_kind']);
  expect(await faults('8,20,assisted,,4')).toEqual(['reps_in_reserve']);
});

test('beside what was entered here, a file is another value where its kind is', async () => {
  await database.pool.query(
    `with entry as (
       insert into studio.set_entries (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps,
                                       weight, load_kind, author, base, made_at, received_at, outcome)
       select gen_random_uuid(), customer_number, workout_number, exercise_key, 1, 1, 8, 60, 'assisted', 'member', 'import',
              now(), now(), 'current' from studio.set_logs returning *
     ), cell as (
       insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current)
       select customer_number, workout_number, exercise_key, 1, 1, id from entry
     )
     update studio.set_logs set load_kind = 'assisted'`,
  );
  const others = async () => {
    const { rows } = await database.pool.query<object>(
      `select e.load_kind from studio.set_cells k join studio.set_entries e on e.id = any (k.others) order by e.number`,
    );
    return rows;
  };
  expect(await sets(OLD, '1,8,60')).toEqual([0, 0]);
  expect(await others()).toEqual([]);
  for (let time = 1; time <= 2; time += 1) expect(await sets(KINDS, '1,8,60,added,,')).toEqual([0, 0]);
  expect(await others()).toEqual([{ load_kind: 'added' }]);
  expect(await stored()).toEqual(['8x60 assisted']);
});

test('an exercise may have a German name, which a file without that column leaves as it is', async () => {
  const exercises = (header: string, name: string) => ({
    ...STUDIO,
    'exercises.csv': `id,name,short_name,exercise_group,video_url${header}\nsquat,Squat,,Squat,${name}\n`,
  });
  const names = async () =>
    (await database.pool.query<object>(`select name, name_de from studio.exercises where id = 'squat'`)).rows;
  await importFiles(database.pool, exercises(',name_de', ', Kniebeuge '));
  expect(await names()).toEqual([{ name: 'Squat', name_de: 'Kniebeuge' }]);
  await importFiles(database.pool, exercises('', ''));
  expect(await names()).toEqual([{ name: 'Squat', name_de: 'Kniebeuge' }]);
  await importFiles(database.pool, exercises(',name_de', ','));
  expect(await names()).toEqual([{ name: 'Squat', name_de: null }]);
});

test('an exercise may say what it is usually lifted with', async () => {
  const exercises = (header: string, kind: string) => ({
    ...STUDIO,
    'exercises.csv': `id,name,short_name,exercise_group,video_url${header}\nsquat,Squat,,Squat,${kind}\n`,
  });
  const kind = async () =>
    (await database.pool.query<object>(`select load_kind from studio.exercises where id = 'squat'`)).rows;
  await importFiles(database.pool, exercises(',load_kind', ',assisted'));
  expect(await kind()).toEqual([{ load_kind: 'assisted' }]);
  await importFiles(database.pool, exercises('', ''));
  expect(await kind()).toEqual([{ load_kind: 'assisted' }]);
});
