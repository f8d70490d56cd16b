import type { ChallengeExercise, MainExercise, WarmupExercise } from '@lifted/contract/workouts-of-the-day';
import { describe, expect, test } from 'vitest';
import { plannedWorkout, wodSections } from './wod-cards.ts';

function exercise(overrides: Partial<ChallengeExercise> = {}): ChallengeExercise {
  return {
    exercise_id: 'e1',
    name: 'Barbell Back Squat',
    short_name: 'Back Squat',
    reps: 8,
    duration: null,
    per_side: false,
    video_url: null,
    ...overrides,
  };
}
const main: MainExercise = { ...exercise(), exercise_number: 3 };
const stretch: WarmupExercise = {
  ...exercise({ name: 'Couch Stretch', short_name: null }),
  duration: 45,
  side: 'left',
};
const workout = {
  is_valid: true,
  date: '2026-11-20',
  main_exercises: [main],
  challenge_exercises: [exercise()],
  warmup_exercises: [stretch],
};

describe('the sections of a workout', () => {
  test('are in the order of the page', () => {
    expect(wodSections(workout, 'en').map(({ heading }) => heading)).toEqual([
      'Workout Exercises',
      'Challenge Exercises',
      'Pre-Workout Stretches',
    ]);
  });

  test('are left out when they are empty', () => {
    const short = { ...workout, challenge_exercises: [], warmup_exercises: [] };
    expect(wodSections(short, 'en').map(({ heading }) => heading)).toEqual(['Workout Exercises']);
  });

  test('number the main exercises only', () => {
    expect(wodSections(workout, 'en').map(({ cards }) => cards[0]?.number)).toEqual([3, null, null]);
  });

  test('give a stretch its side and its duration', () => {
    expect(wodSections(workout, 'en')[2]?.cards[0]).toMatchObject({
      title: 'Couch Stretch',
      side: 'Left',
      isLeft: true,
      amount: { count: 45, unit: 'sec' },
    });
  });

  test('give a carry of the workout its metres', () => {
    const carry = { ...main, reps: null, distance: 40 };
    expect(wodSections({ ...workout, main_exercises: [carry] }, 'en')[0]?.cards[0]?.amount).toEqual({
      count: 40,
      unit: 'm',
    });
  });

  test('give a carry of a challenge its seconds', () => {
    const carry = exercise({ name: 'Suitcase Carry', reps: null, duration: 40, per_side: true });
    const sections = wodSections({ ...workout, challenge_exercises: [carry] }, 'en');
    expect(sections[1]?.cards[0]).toMatchObject({ amount: { count: 40, unit: 'sec' }, perSide: true });
  });

  test('speak German', () => {
    const [main, challenge, warmup] = wodSections(workout, 'de');
    expect([main?.heading, challenge?.heading, warmup?.heading]).toEqual([
      'Übungen des Workouts',
      'Challenge-Übungen',
      'Dehnen vor dem Workout',
    ]);
    expect(warmup?.cards[0]).toMatchObject({ side: 'links', amount: { count: 45, unit: 'Sek.' } });
  });

  test('distinguish an exercise that occurs twice', () => {
    const keys = wodSections({ ...workout, main_exercises: [main, main] }, 'en')[0]?.cards.map(
      ({ key }) => key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a day without a workout', () => {
  test('has no answer, or one that is not valid', () => {
    expect(plannedWorkout(null)).toBeNull();
    expect(plannedWorkout(undefined)).toBeNull();
    expect(plannedWorkout({ ...workout, is_valid: false })).toBeNull();
    expect(plannedWorkout(workout)).toBe(workout);
  });
});
