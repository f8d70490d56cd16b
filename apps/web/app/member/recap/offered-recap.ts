import type { Booking } from '@lifted/contract/bookings';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { offeredPeriods, recapOf, type RecapPeriod } from '@lifted/domain/training/recap/recap';
import { recappedWorkouts } from './recapped-workouts.ts';

/** The recap to offer on a day, with its number of workouts; null without one, or where it would be empty. */
export function offeredRecap(
  bookings: readonly Booking[],
  today: CivilDate,
): { readonly period: RecapPeriod; readonly workouts: number } | null {
  const [period] = offeredPeriods(today);
  if (period === undefined) return null;
  const { workouts } = recapOf(recappedWorkouts(bookings, []), period);
  return workouts === 0 ? null : { period, workouts };
}
