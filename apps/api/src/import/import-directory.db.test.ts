import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importDirectory, type ImportResult } from './import-directory.ts';
import { IMPORT_TABLES } from './import-tables.ts';
import { emptyStudio, importFiles, rowVersions, STUDIO } from '../testing/import-fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

const counts = (result: ImportResult) =>
  result.kind === 'imported'
    ? result.files.map(({ name, rows, inserted, updated, unchanged, removed }) =>
        [name, rows, inserted, updated, unchanged, removed].join(' '),
      )
    : result;

describe('an import without faults', () => {
  test('stores every file, empty cells as null', async () => {
    expect(counts(await importFiles(database.pool, STUDIO))).toEqual([
      'locations.csv 1 1 0 0 0',
      'coaches.csv 2 2 0 0 0',
      'exercises.csv 2 2 0 0 0',
      'workouts.csv 2 2 0 0 0',
      'wods.csv 3 3 0 0 0',
    ]);
    const { rows: workouts } = await database.pool.query(
      'select id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number from studio.workouts order by id',
    );
    expect(workouts).toEqual([
      {
        id: 'w1',
        timer_name: 'Push Day',
        start_datetime: new Date('2026-11-20T17:30:00Z'),
        coach_id: 'jana',
        location_id: 'main',
        capacity: 12,
        max_set_number: 4,
      },
      expect.objectContaining({ id: 'w2', max_set_number: null }),
    ]);
    const { rows: cards } = await database.pool.query('select * from studio.wod_exercises order by section');
    expect(cards).toEqual([
      expect.objectContaining({ section: 'challenge', reps: 30, per_side: false }),
      expect.objectContaining({ section: 'main', reps: 8, duration: null, per_side: false, side: null }),
      expect.objectContaining({
        date: '2026-11-20',
        section: 'warmup',
        position: 1,
        exercise_id: 'cat-cow',
        reps: null,
        duration: 30,
        per_side: true,
        side: 'left',
      }),
    ]);
  });

  test('changes nothing when it runs again: no row is written and nobody is told of a change', async () => {
    await importFiles(database.pool, STUDIO);
    const before = await rowVersions(database.pool);
    const announced: string[] = [];
    const listener = await database.pool.connect();
    listener.on('notification', ({ payload }) => announced.push(payload ?? ''));
    await listener.query('listen studio_changed');

    const result = await importFiles(database.pool, STUDIO);
    await listener.query("select pg_notify('studio_changed', 'end of test')");
    await listener.query('select 1');
    listener.release(true);

    expect(counts(result)).toEqual([
      'locations.csv 1 0 0 1 0',
      'coaches.csv 2 0 0 2 0',
      'exercises.csv 2 0 0 2 0',
      'workouts.csv 2 0 0 2 0',
      'wods.csv 3 0 0 3 0',
    ]);
    expect(await rowVersions(database.pool)).toEqual(before);
    expect(announced).toEqual(['end of test']);
  });

  test('writes only the rows that differ', async () => {
    await importFiles(database.pool, STUDIO);
    const before = await rowVersions(database.pool);
    const changed = STUDIO['workouts.csv']
      .replace('Pull Day', 'Leg Day')
      .concat('w3,New,2026-11-21T09:00,ben,main,10,3\n');
    expect(counts(await importFiles(database.pool, { 'workouts.csv': changed }))).toEqual([
      'workouts.csv 3 1 1 1 0',
    ]);
    const after = await rowVersions(database.pool);
    const workouts = IMPORT_TABLES.findIndex(({ name }) => name === 'workouts');
    expect(after.slice(0, workouts)).toEqual(before.slice(0, workouts));
    const [w1] = [before[workouts]].flat();
    expect([after[workouts]].flat()).toContainEqual(w1);
  });

  test('reads semicolons, a byte order mark, CRLF, quotes, other column orders, blank rows and no last line break', async () => {
    const files = {
      'coaches.csv':
        '\uFEFFProfile_Image_URL;"id"; first_name \r\n;jana;"Jana ""JJ"" Müller; MA"\r\n\r\n;;\r\n https://a.example/b ; ben ; Ben ',
    };
    expect(counts(await importFiles(database.pool, files))).toEqual(['coaches.csv 2 2 0 0 0']);
    const { rows } = await database.pool.query('select * from studio.coaches order by id');
    expect(rows).toEqual([
      { id: 'ben', first_name: 'Ben', profile_image_url: 'https://a.example/b', email: null },
      { id: 'jana', first_name: 'Jana "JJ" Müller; MA', profile_image_url: null, email: null },
    ]);
  });

  test('keeps what PostgreSQL would read as a special sign', async () => {
    const name = String.raw`back\slash \N \. end`;
    await importFiles(database.pool, { 'locations.csv': `id,name\na,"${name}"\n\\N,second\n\\.,third\n` });
    const { rows } = await database.pool.query('select id, name from studio.locations order by name');
    expect(rows).toEqual([
      { id: 'a', name },
      { id: '\\N', name: 'second' },
      { id: '\\.', name: 'third' },
    ]);
  });

  test('refers to rows that are in the database only', async () => {
    await importFiles(database.pool, STUDIO);
    const workouts =
      'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number\nw9,X,2026-12-01T10:00,ben,main,1,1\n';
    expect(counts(await importFiles(database.pool, { 'workouts.csv': workouts }))).toEqual([
      'workouts.csv 1 1 0 0 0',
    ]);
  });

  test('takes away the cards a day no longer has, and leaves other days alone', async () => {
    const header = 'date,section,position,exercise_id,reps,duration,per_side,side\n';
    await importFiles(database.pool, {
      ...STUDIO,
      'wods.csv': `${STUDIO['wods.csv']}2026-11-21,main,1,squat,5,,,\n2026-11-21,main,2,squat,5,,,\n`,
    });
    const corrected = { 'wods.csv': `${header}2026-11-20,main,1,squat,10,,,\n` };
    expect(counts(await importFiles(database.pool, corrected))).toEqual(['wods.csv 1 0 1 0 2']);
    const { rows } = await database.pool.query(
      'select date, section, position, reps from studio.wod_exercises order by 1, 3',
    );
    expect(rows).toEqual([
      { date: '2026-11-20', section: 'main', position: 1, reps: 10 },
      { date: '2026-11-21', section: 'main', position: 1, reps: 5 },
      { date: '2026-11-21', section: 'main', position: 2, reps: 5 },
    ]);
  });

  test('never takes a class away, and changes one that is booked', async () => {
    await importFiles(database.pool, STUDIO);
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('w1', 'a@b.example', 'A', now(), '\\x00')`,
    );
    const [header = '', w1 = ''] = STUDIO['workouts.csv'].split('\n');
    const result = await importFiles(database.pool, {
      'workouts.csv': `${header}\n${w1.replace('18:30', '18:45')}\n`,
    });
    expect(counts(result)).toEqual(['workouts.csv 1 0 1 0 0']);
    const { rows } = await database.pool.query('select id, start_datetime from studio.workouts order by id');
    expect(rows).toEqual([
      { id: 'w1', start_datetime: new Date('2026-11-20T17:45:00Z') },
      { id: 'w2', start_datetime: new Date('2026-11-20T18:30:00Z') },
    ]);
  });

  test('tells how far it is, file by file', async () => {
    const steps: string[] = [];
    await importFiles(database.pool, STUDIO, {
      onProgress: (progress) => {
        if (progress.step === 'reading')
          steps.push(`${progress.step} ${progress.file} ${progress.read === progress.total}`);
        else steps.push(progress.step === 'writing' ? `writing ${progress.file}` : progress.step);
      },
    });
    expect(steps).toEqual([
      'reading locations.csv false',
      'reading coaches.csv false',
      'reading exercises.csv false',
      'reading workouts.csv false',
      'reading wods.csv true',
      'checking',
      'writing locations.csv',
      'writing coaches.csv',
      'writing exercises.csv',
      'writing workouts.csv',
      'writing wods.csv',
    ]);
  });
});

describe('files that are not read', () => {
  test('are named with the reason; other kinds of files are ignored', async () => {
    const files = { ...STUDIO, 'Prices.CSV': 'x', 'notes.txt': 'x' };
    expect(await importFiles(database.pool, files)).toMatchObject({
      kind: 'imported',
      skipped: [
        {
          name: 'Prices.CSV',
          reason:
            'this name is not known; files are named locations.csv, coaches.csv, exercises.csv, exercise_alternatives.csv, ' +
            'class_kinds.csv, workouts.csv, wods.csv, products.csv, customers.csv, roles.csv, entitlements.csv, bookings.csv, set_logs.csv, challenges.csv',
        },
      ],
    });
  });

  test('say of a workbook how it becomes a CSV file, unless it has become one', async () => {
    const workbook = Buffer.from('PK\u0003\u0004');
    const { skipped } = await importFiles(database.pool, {
      ...STUDIO,
      'Coaches.xlsx': workbook,
      'kunden.XLSX': workbook,
    });
    expect(skipped.map(({ name }) => name)).toEqual(['kunden.XLSX']);
    expect(skipped[0]?.reason).toMatch(/^is a workbook .*Excel: .*Numbers: /);
  });

  test('leave nothing to import when there is no other', async () => {
    expect(await importFiles(database.pool, { 'prices.csv': 'x' })).toMatchObject({
      kind: 'nothing_to_import',
    });
  });
});

async function countRows(): Promise<number> {
  const versions = await rowVersions(database.pool);
  return versions.flat().length;
}

test('an import that is stopped leaves the database untouched', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lifted-import-'));
  await writeFile(join(directory, 'locations.csv'), STUDIO['locations.csv']);
  const controller = new AbortController();
  const stopped = importDirectory(database.pool, directory, {
    signal: controller.signal,
    onProgress: ({ step }) => {
      if (step === 'checking') controller.abort();
    },
  });
  await expect(stopped).rejects.toThrow(/abort/i);
  expect(await countRows()).toBe(0);
  await rm(directory, { recursive: true });
});

test('two imports at the same time end with what one of them says', async () => {
  const rows = (name: string) => Array.from({ length: 2000 }, (_, row) => `${row},${name}\n`).join('');
  await Promise.all(
    ['A', 'B'].map((name) => importFiles(database.pool, { 'locations.csv': `id,name\n${rows(name)}` })),
  );
  const { rows: names } = await database.pool.query<{ name: string; count: number }>(
    'select name, count(*)::int from studio.locations group by name',
  );
  expect(names.map(({ count }) => count)).toEqual([2000]);
});

test('twenty thousand rows pass, twice', async () => {
  const day = (row: number) =>
    new Date(Date.UTC(2010, 0, 1 + Math.floor(row / 20))).toISOString().slice(0, 10);
  const cards = Array.from({ length: 20_000 }, (_, row) => `${day(row)},main,${(row % 20) + 1},squat,8,,,\n`);
  const files = {
    ...STUDIO,
    'wods.csv': `date,section,position,exercise_id,reps,duration,per_side,side\n${cards.join('')}`,
  };
  expect(counts(await importFiles(database.pool, files))).toContain('wods.csv 20000 20000 0 0 0');
  expect(counts(await importFiles(database.pool, files))).toContain('wods.csv 20000 0 0 20000 0');
});
