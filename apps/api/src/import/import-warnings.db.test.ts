import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importDirectory, type ImportProgress, type ImportResult } from './import-directory.ts';
import { formatFault } from './import-fault.ts';
import { emptyStudio, importFiles, rowVersions, STUDIO } from '../testing/import-fixture.ts';

const CUSTOMERS =
  'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc2,Ben,Kaya,ben@member.example\n';
const BOOKINGS = 'id,customer_id,workout_id,booked_at,canceled_at,has_attended\n';
/** Between the two classes of the small studio. */
const NOW = new Date('2026-11-20T18:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStudio(database.pool));

function warningsOf(result: ImportResult): string[] {
  if (result.kind !== 'imported') throw new Error(JSON.stringify(result));
  return result.warnings.map(formatFault);
}

test('an ordinary import warns of nothing', async () => {
  const files = {
    ...STUDIO,
    'customers.csv': CUSTOMERS,
    'bookings.csv': `${BOOKINGS}b1,c1,w1,2026-11-10T09:00,,ja\n`,
  };
  expect(warningsOf(await importFiles(database.pool, files, { now: NOW }))).toEqual([]);
});

test('bookings that contradict themselves or each other are imported and told', async () => {
  const rows = [
    'b1,c1,w1,2026-11-10T09:00,,yes',
    'b2,c1,w1,2026-11-11T09:00,,yes',
    'b3,c1,w2,2026-11-10T09:00,,yes',
    'b4,c2,w1,2026-11-10T09:00,2026-11-09T09:00,yes',
    'b5,c2,w1,2026-11-10T09:00,2026-11-11T09:00,no',
  ];
  const files = { ...STUDIO, 'customers.csv': CUSTOMERS, 'bookings.csv': `${BOOKINGS}${rows.join('\n')}\n` };
  expect(warningsOf(await importFiles(database.pool, files, { now: NOW })).toSorted()).toEqual([
    'bookings.csv:2: workout_id: this customer has another booking of the same class; it counts as one class (likewise line 3)',
    'bookings.csv:4: has_attended: is marked as attended, but the class has not begun yet',
    'bookings.csv:5: canceled_at: lies before booked_at',
    'bookings.csv:5: has_attended: is marked as attended and as cancelled; it counts as cancelled',
  ]);
  expect((await database.pool.query('select from studio.bookings')).rowCount).toBe(5);
});

test('a time that the clocks show twice is taken as the later one and told; one with an offset is not', async () => {
  const rows = [
    'b1,c1,w1,2026-10-25T02:30,,',
    'b2,c2,w1,25.10.2026 02:45,,',
    'b3,c2,w2,2026-10-25T02:30+02:00,,',
  ];
  const files = { ...STUDIO, 'customers.csv': CUSTOMERS, 'bookings.csv': `${BOOKINGS}${rows.join('\n')}\n` };
  expect(warningsOf(await importFiles(database.pool, files, { now: NOW }))).toEqual([
    "bookings.csv:2: booked_at: '2026-10-25T02:30' occurs twice, because the clocks are put back that night; the later one was taken, with +02:00 behind it it is the earlier one (likewise line 3)",
  ]);
  const { rows: stored } = await database.pool.query<{ at: Date }>(
    'select booked_at as at from studio.bookings order by id',
  );
  expect(stored.map(({ at }) => at.toISOString())).toEqual([
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T01:45:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ]);
});

test('unknown columns, a file without rows and Windows-1252 are told and the rest is imported', async () => {
  const result = await importFiles(database.pool, {
    'locations.csv': Buffer.from('id,name,Straße\na,Müllerstraße,x\n', 'latin1'),
    'coaches.csv': 'id,first_name,profile_image_url\n\n,,\n',
  });
  expect(warningsOf(result)).toEqual([
    "locations.csv:1: file: is not UTF-8 and was read as Windows-1252; check the umlauts, or save the file as 'CSV UTF-8'",
    "locations.csv:1: header: the column 'straße' is not known and is ignored; known are id, name",
    'coaches.csv:1: file: has a header row and nothing below it, so nothing of it is imported',
  ]);
  const { rows } = await database.pool.query('select id, name from studio.locations');
  expect(rows).toEqual([{ id: 'a', name: 'Müllerstraße' }]);
});

test('names and exercise groups are kept composed, so that one group is one', async () => {
  await importFiles(database.pool, {
    'exercises.csv':
      'id,name,short_name,exercise_group,video_url\na,Ru\u0308cken,,Ru\u0308cken,\nb,R\u00FCcken,,R\u00FCcken,\n',
  });
  const { rows } = await database.pool.query('select distinct exercise_group, name from studio.exercises');
  expect(rows).toEqual([{ exercise_group: 'R\u00FCcken', name: 'R\u00FCcken' }]);
});

test('capital letters in the name of a file do not count, but one file may not be there twice', async () => {
  const name = 'id,name\na,A\n';
  expect(await importFiles(database.pool, { 'Locations.CSV': name })).toMatchObject({
    kind: 'imported',
    files: [{ name: 'locations.csv', inserted: 1 }],
    skipped: [],
  });
  const twice = await importFiles(database.pool, { 'Locations.CSV': name, 'locations.csv': name });
  expect(twice).toMatchObject({ kind: 'refused', faultCount: 1, faults: [{ column: 'file' }] });
});

test('a dry run has the counts of the import and writes nothing', async () => {
  await importFiles(database.pool, STUDIO);
  const before = await rowVersions(database.pool);
  const changed = {
    ...STUDIO,
    'locations.csv': 'id,name\nmain,Renamed\nnew,New\n',
    'customers.csv': CUSTOMERS,
  };
  const dry = await importFiles(database.pool, changed, { isDryRun: true });
  expect(await rowVersions(database.pool)).toEqual(before);
  const real = await importFiles(database.pool, changed);
  expect(dry).toEqual({ ...real, isDryRun: true });
  expect(real).toMatchObject({
    kind: 'imported',
    files: [{ inserted: 1, updated: 1 }, {}, {}, {}, {}, { inserted: 2 }],
  });
});

test('an import that has to wait says for what', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'lifted-import-'));
  await writeFile(join(directory, 'locations.csv'), STUDIO['locations.csv']);
  const writer = await database.pool.connect();
  const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
  const reasons: string[] = [];
  try {
    await writer.query('begin');
    await writer.query('update studio.locations set name = name');
    const onProgress = (progress: ImportProgress) => {
      if (progress.step !== 'waiting') return;
      reasons.push(progress.reason);
      void writer.query('commit');
    };
    expect(await importDirectory(database.pool, directory, { onProgress })).toMatchObject({
      kind: 'imported',
    });
  } finally {
    writer.release();
    await rm(directory, { recursive: true });
  }
  expect(reasons).toHaveLength(1);
  expect(reasons[0]).toMatch(
    new RegExp(`^process ${rows[0]?.pid}, which has been writing studio.locations since [0-9:]{8}, to end$`),
  );
});
