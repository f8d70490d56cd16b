/** What a tablet stored before two records were merged, and sends only then. */
import { randomUUID } from 'node:crypto';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { EntryAnswer, FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertEntitlement } from '../../testing/booking-fixture.ts';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertCustomer, insertExercise } from '../../testing/member-fixture.ts';

let floor: FloorFixture;
let tablet: string;

beforeEach(async () => {
  floor = await createFloorFixture(() => CLASS_START);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertCustomer(floor.database.pool, 'bernd');
});
afterEach(() => floor.close());

const mergeBenIntoBernd = async () =>
  expect((await floor.send('POST', '/people/bernd/merge', { other_id: 'ben' })).status).toBe(200);
const enter = async (entry: FloorSetEntry) =>
  (await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, { entries: [entry] })).body;
const classNow = async () => (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body;

it('sets go to the person who was kept, and one that was stored before is known again', async () => {
  const first = floorEntry({ customer_id: 'ben' });
  await enter(first);
  await mergeBenIntoBernd();
  expect(outcomes(await enter(first))).toEqual(['current']);
  const second = await enter(floorEntry({ customer_id: 'ben', set_number: 2 }));
  expect(outcomes(second)).toEqual(['current']);
  expect(second[0]?.cell?.customer_id).toBe('bernd');
  expect((await classNow()).cells.map(({ customer_id, set_number }) => [customer_id, set_number])).toEqual([
    ['bernd', 1],
    ['bernd', 2],
  ]);
});

it('another exercise and a note go to the person who was kept', async () => {
  const { pool } = floor.database;
  await insertExercise(pool, 'press');
  await pool.query(
    `insert into studio.exercise_alternatives
     select s.number, p.number, 1 from studio.exercises s, studio.exercises p where s.id = 'squat' and p.id = 'press'`,
  );
  await mergeBenIntoBernd();
  const of = { workout_id: 'evening', customer_id: 'ben', coach_id: 'carla' };
  const swapped = await floor.call('POST', '/floor/exercise-swaps', tablet, {
    ...of,
    id: randomUUID(),
    exercise_number: 1,
    exercise_id: 'press',
    made_at: CLASS_START.toISOString(),
  });
  const noted = await floor.call('PUT', '/floor/exercise-notes', tablet, {
    ...of,
    exercise_id: 'squat',
    text: 'pin 7',
  });
  expect([swapped.body, noted.body]).toEqual([{ refusal: null }, { refusal: null }]);
  const { swaps, notes } = await classNow();
  expect(swaps).toMatchObject([{ customer_id: 'bernd', exercise_id: 'press' }]);
  expect(notes).toMatchObject([{ customer_id: 'bernd', text: 'pin 7' }]);
});

it('a walk-in of the record that was given up can be taken back', async () => {
  await insertCustomer(floor.database.pool, 'wanda');
  await insertEntitlement(floor.database.pool, { customer: 'wanda', product: 'flat' });
  const walkIns = '/floor/classes/evening/walk-ins';
  const asked = { customer_id: 'wanda', coach_id: 'carla' };
  const added = await floor.call<{ booking_id: string }>('POST', walkIns, tablet, asked);
  await floor.send('POST', '/people/bernd/merge', { other_id: 'wanda' });
  expect((await classNow()).roster).toContainEqual(
    expect.objectContaining({ name: 'bernd B.', is_walk_in: true }),
  );
  const taken = await floor.call('DELETE', `${walkIns}/${added.body.booking_id}?coach_id=carla`, tablet);
  expect(taken.status).toBe(204);
  expect((await classNow()).roster.map(({ name }) => name)).not.toContain('bernd B.');
});
