import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout, SetCell } from '@lifted/contract/floor/set-entries';
import { describe, expect, it } from 'vitest';
import { exercisesOnPage } from '../logged-sets.ts';
import type { WorkoutCommand } from '../set-queue.ts';
import {
  chosenIn,
  foundExercises,
  knownTrainings,
  nextExtraNumber,
  nextNumber,
  withExtraExercises,
  workoutOfTraining,
} from './own-workout.ts';

const exercise = (exercise_id: string, name: string) => ({
  exercise_id,
  name,
  short_name: null,
  per_side: false,
  video_url: null,
  implement_id: null,
});
const cell = (lifted: { reps: number; weight: number } | null): SetCell => ({
  customer_id: 'mia',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number: 1,
  current: { entry: 'e', author: 'member', lifted },
  others: [],
});
const session = (date: string) => ({ date, planned_reps: null, sets: [{ reps: 8, weight: 60 }] });
const OWN: OwnTrainings = {
  trainings: [{ id: 'gym', date: '2026-11-20', name: 'Gym', cells: [cell({ reps: 8, weight: 60 })] }],
  exercises: [
    exercise('bench', 'Bench Press'),
    exercise('squat', 'Goblet Squat'),
    exercise('boettle', 'Bøttle Cárry'),
  ],
  implements: [],
  histories: [
    { customer_id: 'mia', exercise_id: 'squat', sessions: [session('2026-11-20'), session('2026-11-18')] },
  ],
  notes: [],
};

const training = (more: object): WorkoutCommand => ({
  kind: 'training',
  id: 'c',
  training_id: 'park',
  date: '2026-11-21',
  name: null,
  made_at: '2026-11-21T10:00:00Z',
  ...more,
});
const set = (more: object): WorkoutCommand => ({
  kind: 'set',
  is_own: true,
  id: 's',
  workout_id: 'gym',
  exercise_id: 'bench',
  exercise_number: 2,
  set_number: 1,
  lifted: { reps: 5, weight: 40 },
  base: null,
  settles: [],
  made_at: '2026-11-20T10:00:00Z',
  ...more,
});

describe('own trainings on this device', () => {
  it('are there before the server has them, with what is changed and removed', () => {
    const names = (waiting: readonly WorkoutCommand[]) =>
      knownTrainings(OWN, waiting).map(({ id, name }) => [id, name]);
    expect(names([training({})])).toEqual([
      ['park', null],
      ['gym', 'Gym'],
    ]);
    expect(names([training({ training_id: 'gym', name: 'Hotel' })])).toEqual([['gym', 'Hotel']]);
    expect(names([{ kind: 'training_removed', id: 'r', training_id: 'gym' }])).toEqual([]);
  });

  it('have the exercises of which something is entered, here or at the server', () => {
    const [gym] = OWN.trainings;
    if (gym === undefined) throw new Error('There is no training.');
    expect(chosenIn(gym, [set({}), set({ workout_id: 'other', exercise_id: 'row' })])).toEqual([
      { exercise_id: 'squat', exercise_number: 1 },
      { exercise_id: 'bench', exercise_number: 2 },
    ]);
    expect(chosenIn({ ...gym, cells: [cell(null)] }, [])).toEqual([]);
  });

  it('show their sets, three to begin with, and suggest by days before alone', () => {
    const [gym] = OWN.trainings;
    if (gym === undefined) throw new Error('There is no training.');
    const waiting = [set({})];
    const shown = exercisesOnPage(workoutOfTraining(gym, OWN, chosenIn(gym, waiting)), waiting, gym.id);
    expect(
      shown.map(({ exercise: { name }, sets }) => [name, sets.map(({ lifted }) => lifted?.weight ?? null)]),
    ).toEqual([
      ['Goblet Squat', [60, null, null]],
      ['Bench Press', [40, null, null]],
    ]);
    expect(shown[0]?.suggested).toMatchObject({ last: { date: '2026-11-18' } });
  });
});

describe('a place', () => {
  it('is behind the others, in a class from 501 on', () => {
    expect(nextNumber([])).toBe(1);
    expect(nextNumber([{ exercise_id: 'squat', exercise_number: 4 }])).toBe(5);
    expect(nextExtraNumber([{ exercise_id: 'squat', exercise_number: 4 }])).toBe(501);
    expect(nextExtraNumber([{ exercise_id: 'squat', exercise_number: 501 }])).toBe(502);
  });
});

describe('an exercise added to a class', () => {
  const workout: MyWorkout = {
    date: '2026-11-20',
    studio_class: null,
    opens_at: null,
    closes_at: null,
    set_count: 3,
    exercises: [{ ...exercise('bench', 'Bench Press'), exercise_number: 1, reps: 8 }],
    implements: [],
    histories: [],
    cells: [],
    notes: [],
  };

  it('comes after the planned ones, once, and with what was lifted before', () => {
    const added = [{ exercise_id: 'squat', exercise_number: 501 }];
    const once = withExtraExercises(workout, OWN, added);
    expect(once.exercises.map(({ exercise_number }) => exercise_number)).toEqual([1, 501]);
    expect(once.histories.map(({ exercise_id }) => exercise_id)).toEqual(['squat']);
    expect(withExtraExercises(once, OWN, added).exercises).toHaveLength(2);
    expect(withExtraExercises(workout, OWN, [{ exercise_id: 'bench', exercise_number: 1 }])).toBe(workout);
  });
});

describe('the search', () => {
  const names = (typed: string, without: readonly string[] = []) =>
    foundExercises(OWN, typed, { without: new Set(without), most: 8 }).map(({ name }) => name);

  it('finds names by parts of their words, in any order and without accents', () => {
    expect(names('squ gob')).toEqual(['Goblet Squat']);
    expect(names('CARRY')).toEqual(['Bøttle Cárry']);
    expect(names('gobletsquat')).toEqual(['Goblet Squat']);
    expect(names('deadlift')).toEqual([]);
  });

  it('finds an exercise by its name in the other language', () => {
    const exercises = [{ ...exercise('squat', 'Kniebeuge'), other_name: 'Back Squat' }];
    const found = (typed: string) =>
      foundExercises({ exercises, histories: [] }, typed, { without: new Set(), most: 8 }).map(
        ({ name }) => name,
      );
    expect(found('squat')).toEqual(['Kniebeuge']);
    expect(found('kniebeuge')).toEqual(['Kniebeuge']);
    expect(found('press')).toEqual([]);
  });

  it('begins with what was lifted last', () => {
    expect(names('  ')).toEqual(['Goblet Squat']);
    const histories = [
      ...OWN.histories,
      { customer_id: 'mia', exercise_id: 'bench', sessions: [session('2026-11-21'), session('2026-11-01')] },
    ];
    const found = (without: readonly string[], most: number) =>
      foundExercises({ ...OWN, histories }, '', { without: new Set(without), most }).map(({ name }) => name);
    expect(found([], 8)).toEqual(['Bench Press', 'Goblet Squat']);
    expect(found([], 1)).toEqual(['Bench Press']);
    expect(found(['bench'], 8)).toEqual(['Goblet Squat']);
  });

  it('leaves out what is listed already', () => expect(names('e', ['bench'])).not.toContain('Bench Press'));
});
