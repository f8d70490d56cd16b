import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetMergedPeople } from '../../features/personal-data/forget-merged-people.ts';
import { deletionsWith } from '../../server/daily-deletion.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { emptyStudio, importFiles, rowVersions, STUDIO } from '../import-fixture.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
let now = NOW;

/** Anna is in the other system twice, and trained under her second id. */
const FILES = {
  ...STUDIO,
  'customers.csv':
    'id,first_name,last_name,email\nm-300,Anna,Schmidt,anna@x.example\nm-400,A.,Schmidt,schmidt@y.example\n',
  'roles.csv': 'email,role\nschmidt@y.example,member\n',
  'bookings.csv':
    'id,customer_id,workout_id,booked_at,canceled_at,has_attended\nb1,m-400,w1,2026-11-10T12:00,,yes\n',
  'set_logs.csv':
    'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight\nm-400,w1,squat,1,1,8,60\n',
  'products.csv':
    'id,name,cents,vat_percent,credits,valid_months,term_months,on_sale_from,on_sale_to\nyear,Year,1,19,,,,2026-09-01,\n',
  'entitlements.csv':
    'id,customer_id,product_id,valid_from,valid_until,credits,granted_at,note,reference\n' +
    'e1,m-400,year,2026-10-01,,,2026-10-01T09:00,,\n',
};

let desk: DeskFixture;
let change: string | null;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = NOW;
  const { pool } = desk.database;
  await emptyStudio(pool);
  await pool.query('truncate studio.merged_people, studio.forgotten_people');
  await importFiles(pool, FILES);
  ({ change } = (await desk.send('POST', '/people/m-300/merge', { other_id: 'm-400' })).body);
});

const sizes = async (id: string) => {
  const { ahead, past, entitlements, training } = await desk.read<DeskPerson>(`/people/${id}`);
  return [ahead.length + past.length, entitlements.length, training.sets];
};
const importAgain = () => importFiles(desk.database.pool, FILES);

it('an id that was merged away means the kept person in every file: importing the same again changes nothing', async () => {
  const before = await rowVersions(desk.database.pool);
  expect(await importAgain()).toMatchObject({ kind: 'imported' });
  expect(await rowVersions(desk.database.pool)).toEqual(before);
  expect(await sizes('m-300')).toEqual([1, 1, 1]);
});

it('the merge can still be taken back after an import', async () => {
  await importAgain();
  expect((await desk.undo(change)).status).toBe(200);
  expect([await sizes('m-300'), await sizes('m-400')]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

it('the id goes on meaning the kept person when the merged record is deleted after its thirty days', async () => {
  now = new Date(NOW.getTime() + 31 * DAY_MS);
  const { pool } = desk.database;
  const dependencies = deletionsWith({
    pool,
    now: () => now,
    log: { warn: () => undefined },
    publicUrl: 'https://lifted.example',
    firebaseUsers: undefined,
  });
  expect(await forgetMergedPeople(dependencies)).toBe(1);
  const withoutRoles = Object.fromEntries(Object.entries(FILES).filter(([name]) => name !== 'roles.csv'));
  expect(await importFiles(pool, withoutRoles)).toMatchObject({ kind: 'imported' });
  expect(await sizes('m-300')).toEqual([1, 1, 1]);
  const { rows } = await pool.query(`select from studio.customers where id = 'm-400'`);
  expect(rows).toEqual([]);
});
