import type { FloorClass } from '@lifted/contract/floor/floor';
import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import type { StudioClass } from '@lifted/contract/timetable';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerTimetable } from '../../features/timetable/timetable-routes.ts';
import { CLASS_START, createFloorFixture, type FloorFixture } from '../floor-fixture.ts';
import { insertBooking, insertSets } from '../member-fixture.ts';

const now = new Date(CLASS_START.getTime() + HOUR_MS);
let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(
    () => now,
    (app, pool) => registerTimetable(app, { pool, publicCache: new PublicResponseCache(), now: () => now }),
  );
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.database.pool.query(
    `update studio.exercises set name = 'Back Squat', short_name = 'Squat', name_de = 'Kniebeuge' where id = 'squat';
     update studio.exercises set name = 'Bench Press', short_name = 'Bench' where id = 'bench';
     insert into studio.exercise_alternatives (exercise_key, alternative_key, position)
     select x.number, a.number, 1 from studio.exercises x, studio.exercises a where x.id = 'bench' and a.id = 'squat'`,
  );
  await insertBooking(floor.database.pool, {
    id: 'past',
    customer: 'mia',
    workout: 'before',
    attended: true,
  });
  await insertSets(floor.database.pool, {
    customer: 'mia',
    workout: 'before',
    exercise: 'squat',
    lifted: [[60, 8]],
  });
});
afterAll(() => floor.close());

const BENCH = { name: 'Bench Press', short_name: 'Bench' };
const SQUAT = {
  en: { name: 'Back Squat', short_name: 'Squat' },
  de: { name: 'Kniebeuge', short_name: null },
};

describe.each<Language>(['en', 'de'])('in a page of language %s', (language) => {
  const read = async <T>(path: string, token: string) =>
    (await floor.call<T>('GET', path, token, undefined, language)).body;
  const squat = SQUAT[language];

  it('a member’s workout names its exercises and their alternatives', async () => {
    const { exercises } = await read<MyWorkout>('/customers/mia/workout', 'mia');
    expect(exercises).toMatchObject([squat, { ...BENCH, alternatives: [squat] }]);
  });

  it('a member’s log names what was lifted', async () => {
    const logs = await read<WorkoutLog[]>('/customers/mia/exercise_logs', 'mia');
    expect(logs).toMatchObject([
      { exercise_logs: [{ exercise_name: squat.name, exercise_short_name: squat.short_name }] },
    ]);
  });

  it('the exercises to add are listed by name, with the name in the other language to find them by', async () => {
    const { exercises } = await read<OwnTrainings>('/customers/mia/own-trainings', 'mia');
    const other = { ...squat, other_name: language === 'de' ? 'Back Squat' : 'Kniebeuge' };
    expect(exercises).toMatchObject(language === 'de' ? [BENCH, other] : [other, BENCH]);
    expect(exercises.filter((one) => 'other_name' in one)).toHaveLength(1);
  });

  it('the tablet names the exercises of a class', async () => {
    const { exercises } = await read<FloorClass>('/floor/classes/evening', tablet);
    expect(exercises).toMatchObject([squat, { ...BENCH, alternatives: [squat] }]);
  });
});

it('a class whose kind has workouts of its own says what is lifted in both languages', async () => {
  await floor.database.pool.query(
    `insert into studio.class_kinds (id, name, has_own_workouts) values ('legs', 'Legs', true);
     update studio.wod_exercises set programme = 'legs' where date = '2026-11-20'`,
  );
  const { body } = await floor.call<StudioClass>('GET', '/workouts/evening', 'nobody');
  expect(body.kind?.lifts).toEqual({ en: 'Squat, Bench', de: 'Kniebeuge, Bench' });
});
