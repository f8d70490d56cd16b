import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  isEmptyRecap,
  offeredPeriods,
  recapOf,
  type Recap,
  type RecapPeriod,
} from '@lifted/domain/training/recap/recap';
import { recappedWorkouts } from './recapped-workouts.ts';

/** The recap to offer on a day; null without one, or where it would be empty. */
export function offeredRecap(
  bookings: readonly Booking[],
  logs: readonly WorkoutLog[],
  today: CivilDate,
): { readonly period: RecapPeriod; readonly recap: Recap } | null {
  const [period] = offeredPeriods(today);
  if (period === undefined) return null;
  const recap = recapOf(recappedWorkouts(bookings, logs), period);
  return isEmptyRecap(recap) ? null : { period, recap };
}
