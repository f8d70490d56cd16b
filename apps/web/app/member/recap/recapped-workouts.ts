import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { RecappedWorkout } from './recap.ts';
import { loggedSets } from '../../customer/logged-sets.ts';

/** The attended classes of a member, each with the sets logged in it, and what they trained without a class. */
export function recappedWorkouts(
  bookings: readonly Booking[],
  logs: readonly WorkoutLog[],
): RecappedWorkout[] {
  const logged = new Map(logs.map((log) => [log.workout_id, log]));
  const classes = bookings
    .filter(({ has_attended, canceled_at }) => has_attended && canceled_at === null)
    .map(({ workout_id, workout_start_datetime }) => ({
      date: berlinDate(new Date(workout_start_datetime)),
      sets: loggedSets(logged.get(workout_id)),
    }));
  const own = logs
    .filter(({ is_own }) => is_own === true)
    .map((log) => ({ date: berlinDate(new Date(log.start_datetime)), isOwn: true, sets: loggedSets(log) }));
  return [...classes, ...own];
}
