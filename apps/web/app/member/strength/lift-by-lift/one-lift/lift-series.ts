import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { unitOf, type StrengthSeries } from '../../chart/strength-series.ts';
import { bestOfDays, heaviestSets, type ToldLift } from '../told-lifts.ts';

/** What each line is called. */
export interface SeriesNames {
  readonly heaviest: string;
  readonly estimate: string;
  readonly bestSet: string;
  /** With weight added or with help. */
  readonly bodyweightSet: string;
}

/** The lines of one lift from a day on: the heaviest set and the estimate of each day, or its most repetitions. */
export function liftSeries(lift: ToldLift, from: CivilDate, names: SeriesNames): StrengthSeries[] {
  const unit = unitOf(lift.measured.measure);
  return linesOf(lift, names).flatMap(({ group, points }, slot) => {
    const shown = points.filter(({ date }) => date >= from);
    return shown.length === 0 ? [] : [{ slot, group, unit, points: shown }];
  });
}

function linesOf(lift: ToldLift, { heaviest, estimate, bestSet, bodyweightSet }: SeriesNames) {
  const { measure } = lift.measured;
  switch (measure) {
    case 'weight':
      return [
        { group: heaviest, points: heaviestSets(lift) },
        // What was lifted or carried once each day is the heaviest set itself.
        ...(lift.measured.days.some(({ isEstimated }) => isEstimated)
          ? [{ group: estimate, points: bestOfDays(lift) }]
          : []),
      ];
    case 'reps':
      return [{ group: bestSet, points: bestOfDays(lift) }];
    case 'load':
      return [{ group: bodyweightSet, points: bestOfDays(lift) }];
    default:
      return measure satisfies never;
  }
}
