import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';

/** Ten years of three workouts a week with few weeks off. */
export const DECADE_WORKOUTS = 1500;
const EXERCISES = ['Back Squat', 'Bench Press', 'Deadlift', 'Lat Pull', 'Leg Press', 'Shoulder Press'];
const SETS_EACH = 3;
/** 27,000 in all. */
export const DECADE_SETS = DECADE_WORKOUTS * EXERCISES.length * SETS_EACH;
const DAYS_BETWEEN = 2.4;

interface Decade {
  /** Newest first, like the API answers them. */
  readonly logs: readonly WorkoutLog[];
  readonly bookings: readonly Booking[];
}

/** What the API would answer for a member who has trained for ten years up to `now`. */
export function decadeOfTraining(now: Date): Decade {
  const starts = Array.from({ length: DECADE_WORKOUTS }, (_, back) =>
    new Date(now.getTime() - (back + 1) * DAYS_BETWEEN * DAY_MS).toISOString(),
  );
  return {
    logs: starts.map(workoutAt),
    bookings: starts.map((start, back) => ({
      id: `booking-${back}`,
      workout_id: `workout-${back}`,
      timer_name: 'Full Body',
      workout_start_datetime: start,
      canceled_at: null,
      has_attended: true,
    })),
  };
}

function workoutAt(start: string, back: number): WorkoutLog {
  return {
    workout_id: `workout-${back}`,
    start_datetime: start,
    coach_first_name: 'Jana',
    timer_name: 'Strength',
    location_name: 'Loft',
    max_set_number: SETS_EACH,
    exercise_logs: EXERCISES.flatMap((name, place) => setsOf(name, place, back)),
  };
}

function setsOf(name: string, place: number, back: number): WorkoutLog['exercise_logs'] {
  return Array.from({ length: SETS_EACH }, (_, set) => ({
    exercise_id: name.toLowerCase().replace(' ', '-'),
    exercise_name: name,
    exercise_short_name: null,
    exercise_number: place + 1,
    set_number: set + 1,
    reps: 8 - set,
    weight: 140 - (back % 60) + 2.5 * set,
    record: back % 40 === 0 && set === SETS_EACH - 1 ? 'weight' : null,
  }));
}
