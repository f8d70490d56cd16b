import type { ClassTraining } from '@lifted/contract/desk/desk-floor';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { EntryAnswer, FloorSetEntry, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../floor-fixture.ts';
import { insertExercise } from '../member-fixture.ts';

const NOW = new Date(CLASS_START.getTime() + HOUR_MS);
let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => NOW);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertExercise(floor.database.pool, 'curl');
  await insertExercise(floor.database.pool, 'row');
});
afterAll(() => floor.close());
beforeEach(() => floor.database.pool.query('truncate studio.set_cells, studio.set_entries, studio.set_logs'));

const ofMember = ({ coach_id: _, customer_id: __, ...entry }: FloorSetEntry) => entry;

/** Enters sets as the member. */
async function enter(entries: readonly Partial<FloorSetEntry>[], who = 'mia') {
  const sent = entries.map((entry) => ofMember(floorEntry(entry)));
  const path = `/customers/${who}/set-entries`;
  return outcomes((await floor.call<EntryAnswer[]>('POST', path, who, { entries: sent })).body);
}

const logs = async () => (await floor.call<WorkoutLog[]>('GET', '/customers/mia/exercise_logs', 'mia')).body;

describe('an exercise that a member adds to a class', () => {
  const EXTRA = { exercise_id: 'curl', exercise_number: 501 };

  it('is theirs: their workout and history have it, the coach of the class sees it, and nobody else enters in it', async () => {
    expect(await enter([EXTRA])).toEqual(['current']);
    const { body } = await floor.call<MyWorkout>('GET', '/customers/mia/workout', 'mia');
    expect(body.exercises.map(({ exercise_id, exercise_number }) => [exercise_id, exercise_number])).toEqual([
      ['squat', 1],
      ['bench', 2],
      ['curl', 501],
    ]);
    expect((await logs())[0]?.exercise_logs).toMatchObject([EXTRA]);
    const { body: ofBen } = await floor.call<MyWorkout>('GET', '/customers/ben/workout', 'ben');
    expect(ofBen.exercises).toHaveLength(2);
    const onFloor = await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, {
      entries: [floorEntry(EXTRA)],
    });
    expect(outcomes(onFloor.body)).toEqual(['unknown_exercise']);
    const atDesk = await floor.read<ClassTraining>('/classes/evening/training');
    expect(atDesk.studio_class.exercises.at(-1)).toMatchObject(EXTRA);
    expect(atDesk.studio_class.cells).toMatchObject([{ customer_id: 'mia', ...EXTRA }]);
  });

  it('leaves the class as it was planned, however many sets it has', async () => {
    await enter([1, 2, 3, 4, 5].map((set_number) => ({ ...EXTRA, set_number })));
    const { body } = await floor.call<MyWorkout>('GET', '/customers/mia/workout', 'mia');
    expect(body.set_count).toBe(3);
    const onFloor = await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet);
    expect(onFloor.body.set_count).toBe(3);
  });

  it('is one column of the coach’s page for all who added it, wherever they did', async () => {
    await enter([EXTRA]);
    await enter(
      [
        { ...EXTRA, exercise_id: 'row' },
        { ...EXTRA, exercise_number: 502 },
      ],
      'ben',
    );
    const { studio_class: shown } = await floor.read<ClassTraining>('/classes/evening/training');
    expect(
      shown.exercises
        .slice(2)
        .map(({ exercise_id }) => exercise_id)
        .toSorted(),
    ).toEqual(['curl', 'row']);
  });
});
