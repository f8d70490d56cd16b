import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isEmptyRecap, offeredPeriods, recapOf, type Recap, type RecapPeriod } from './recap.ts';
import { recappedWorkouts } from './recapped-workouts.ts';

/** The recap to offer on a day: the first that was not declined and is not empty; null without one. */
export function offeredRecap(
  bookings: readonly Booking[],
  logs: readonly WorkoutLog[],
  { today, declined }: { readonly today: CivilDate; readonly declined: readonly RecapPeriod[] },
): { readonly period: RecapPeriod; readonly recap: Recap } | null {
  const periods = offeredPeriods(today).filter((period) => !declined.includes(period));
  // In most weeks there is none, and ten years need not be read.
  if (periods.length === 0) return null;
  const workouts = recappedWorkouts(bookings, logs);
  const offers = periods.map((period) => ({ period, recap: recapOf(workouts, period) }));
  return offers.find(({ recap }) => !isEmptyRecap(recap)) ?? null;
}
