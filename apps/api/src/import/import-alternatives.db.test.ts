import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatFault } from './import-fault.ts';
import { importFiles, rowVersions, STUDIO } from '../testing/import-fixture.ts';

const IDS = ['squat', 'front', 'goblet', 'hack', ...Array.from({ length: 8 }, (_, at) => `more-${at}`)];
const EXERCISES = {
  'exercises.csv': `id,name,short_name,exercise_group,video_url\n${IDS.map((id) => `${id},${id},,Squat,`).join('\n')}\n`,
};

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await importFiles(database.pool, EXERCISES);
});
afterEach(() => database.drop());

async function imported(...rows: string[]) {
  const file = `exercise_id,alternative_id\n${rows.join('\n')}\n`;
  const result = await importFiles(database.pool, { 'exercise_alternatives.csv': file });
  if (result.kind === 'refused') return result.faults.map(formatFault);
  return result.kind === 'imported' ? result.files : result.kind;
}

async function offered(): Promise<string[]> {
  const { rows } = await database.pool.query<{ offered: string }>(
    `select x.id || ': ' || string_agg(a.id, ' ' order by e.position) as offered
       from studio.exercise_alternatives e
       join studio.exercises x on x.number = e.exercise_key
       join studio.exercises a on a.number = e.alternative_key
      group by x.id order by x.id`,
  );
  return rows.map((row) => row.offered);
}

test('alternatives are offered in the order of the file', async () => {
  await imported('squat,hack', 'front,squat', 'squat,front');
  expect(await offered()).toEqual(['front: squat', 'squat: hack front']);
});

test('the rows of an exercise are all it has, and exercises that are not in the file keep theirs', async () => {
  await imported('squat,hack', 'squat,front', 'front,squat');
  expect(await imported('squat,goblet', 'squat,hack')).toMatchObject([
    { rows: 2, inserted: 1, updated: 1, removed: 1 },
  ]);
  expect(await offered()).toEqual(['front: squat', 'squat: goblet hack']);
});

test('the same file again writes nothing', async () => {
  await imported('squat,hack', 'squat,front');
  const before = await rowVersions(database.pool);
  await imported('squat,hack', 'squat,front');
  expect(await rowVersions(database.pool)).toEqual(before);
});

test('alternatives may come with their exercises', async () => {
  await importFiles(database.pool, {
    ...STUDIO,
    'exercise_alternatives.csv': 'exercise_id,alternative_id\nsquat,cat-cow\n',
  });
  expect(await offered()).toEqual(['squat: cat-cow']);
});

test('what is no alternative is refused with its line', async () => {
  expect(await imported('squat,squat', 'squat,front', 'squat,lunge', 'squat,front')).toEqual([
    'exercise_alternatives.csv:2: alternative_id: is the exercise itself',
    'exercise_alternatives.csv:4: alternative_id: ' +
      "there is no exercise 'lunge', neither in exercises.csv nor in the database",
    'exercise_alternatives.csv:5: exercise_id, alternative_id: ' +
      'repeats line 3; each alternative may appear in the file only once',
  ]);
  const others = IDS.filter((id) => id !== 'squat').map((id) => `squat,${id}`);
  expect(await imported(...others.slice(0, 11))).toEqual([
    'exercise_alternatives.csv:12: alternative_id: is one too many; an exercise has at most 10 alternatives',
  ]);
  expect(await offered()).toEqual([]);
  await imported(...others.slice(0, 10));
  expect(await offered()).toHaveLength(1);
});
