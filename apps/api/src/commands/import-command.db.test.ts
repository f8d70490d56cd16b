import { emptyTables } from '@lifted/database/empty-tables';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type } from '../testing/studio-command-fixture.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'lifted-import-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.locations');
  await rm(join(directory, 'files'), { recursive: true, force: true });
  await mkdir(join(directory, 'files'));
});

const file = (name: string, content: string) => writeFile(join(directory, 'files', name), content);
const importFiles = () => type(['import', 'files'], { pool: database.pool, directory });

test('an import ends with a table and names the files that were not read', async () => {
  await file('locations.csv', 'id,name\na,A\nb,B\n');
  await file('prices.csv', 'id\n');
  expect(await importFiles()).toEqual({
    exitCode: 0,
    printed: [
      'File           Rows  New  Changed  Unchanged  Removed',
      'locations.csv     2    2        0          0        0',
      'Not imported: prices.csv: this name is not known; files are named locations.csv, coaches.csv, exercises.csv, ' +
        'exercise_alternatives.csv, class_kinds.csv, workouts.csv, wods.csv, products.csv, customers.csv, roles.csv, entitlements.csv, bookings.csv, set_logs.csv, challenges.csv.',
    ],
    noted: ['Reading locations.csv …', 'Checking all rows …', 'Writing locations.csv …'],
  });
});

test('faults are printed a line each and end with 1', async () => {
  await file('locations.csv', 'id,name\na,A\na,\n');
  expect(await importFiles()).toEqual({
    exitCode: 1,
    printed: [
      'locations.csv:3: name: is empty; expected is a text',
      'locations.csv:3: id: repeats line 2; each location may appear in the file only once',
    ],
    noted: [
      'Reading locations.csv …',
      'Checking all rows …',
      '2 faults found. Nothing was written; correct the files and import again.',
    ],
  });
});

test('of very many faults the first hundred are printed and the rest counted', async () => {
  const rows = Array.from({ length: 1334 }, (_, row) => `2026-11-20,main,${row},x${row},8,,,\n`);
  await file('wods.csv', `date,section,position,exercise_id,reps,duration,per_side,side\n${rows.join('')}`);
  const { printed, noted } = await importFiles();
  expect(printed).toHaveLength(101);
  expect(printed.at(-1)).toBe('… and 1,235 more.');
  expect(noted.at(-1)).toBe('1,668 faults found. Nothing was written; correct the files and import again.');
});

test('a dry run shows the counts and the warnings, and says that nothing was written', async () => {
  await file('locations.csv', 'id,name,colour\na,A,red\n');
  const seen = await type(['import', 'files', '--dry-run'], { pool: database.pool, directory });
  expect(seen).toMatchObject({
    exitCode: 0,
    printed: [
      'File           Rows  New  Changed  Unchanged  Removed',
      'locations.csv     1    1        0          0        0',
      "Warning: locations.csv:1: header: the column 'colour' is not known and is ignored; known are id, name",
      "Names in locations.csv: 'A'",
    ],
  });
  expect(seen.noted.at(-1)).toBe('This was a dry run. Nothing was written.');
  expect((await database.pool.query('select from studio.locations')).rowCount).toBe(0);
});

test('a directory without a known file ends with 1', async () => {
  await file('locatoins.csv', 'id,name\n');
  const { exitCode, noted, printed } = await importFiles();
  expect({ exitCode, noted }).toEqual({
    exitCode: 1,
    noted: [`There is no file to import in ${join(directory, 'files')}.`],
  });
  expect(printed).toHaveLength(1);
});

test('an import that was stopped says that nothing was written', async () => {
  await file('locations.csv', 'id,name\na,A\n');
  const seen = await type(['import', 'files'], {
    pool: database.pool,
    directory,
    signal: AbortSignal.abort(),
  });
  expect(seen).toEqual({ exitCode: 1, printed: [], noted: ['Stopped. Nothing was written.'] });
});

const dryRun = (...words: string[]) =>
  type(['import', 'files', '--dry-run', ...words], { pool: database.pool, directory });

test('a dry run shows three names as they were read', async () => {
  await file('locations.csv', 'id,name\na,Alt\nb,Bär\nc,Çelik\nd,Dach\ne,Groß\n');
  const { printed, exitCode } = await dryRun();
  expect(exitCode).toBe(0);
  expect(printed).toContain("Names in locations.csv: 'Bär', 'Çelik', 'Groß'");
});

test('letters that could be two are asked about, and the answer is a flag', async () => {
  await writeFile(join(directory, 'files', 'locations.csv'), Buffer.from('id,name\na,Du\x9ako\n', 'latin1'));
  const asked = await dryRun();
  expect(asked.exitCode).toBe(1);
  expect(asked.printed).toContain("Names in locations.csv: 'Duško'");
  const flag = /--encoding \S+=mac-roman/.exec(asked.printed.join('\n'))?.[0].split(' ') ?? [];
  const answered = await dryRun(...flag);
  expect(answered.exitCode).toBe(0);
  expect(answered.printed).toContain("Names in locations.csv: 'Duöko'");
  for (const wrong of ['mac-roman', 'locations.csv=dos', '=mac-roman'])
    expect((await dryRun('--encoding', wrong)).exitCode).toBe(2);
});

test('rows are left out, and people come in without a sign-in, by flags that name file and line', async () => {
  await file('locations.csv', 'id,name\na,A\nb,\n');
  expect((await dryRun()).exitCode).toBe(1);
  const { printed, exitCode } = await dryRun('--leave-out', 'locations.csv:3');
  expect(exitCode).toBe(0);
  expect(printed).toContain('Left out of locations.csv, as asked: 1 row.');
  for (const flag of ['--leave-out', '--without-sign-in'])
    for (const wrong of ['locations.csv', 'locations.csv:0', ':3'])
      expect((await dryRun(flag, wrong)).exitCode).toBe(2);
  expect((await dryRun('--without-sign-in', 'locations.csv:3')).printed).toContain(
    'locations.csv:3: row: no row begins on this line that could be treated so',
  );
});
