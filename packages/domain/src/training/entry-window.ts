/** When sets of a class may be entered and corrected (studio operations, section 3). */
import { CHECK_IN_OPENS_MS } from '../bookings/booking-times.ts';
import { COACH_CORRECTS_MS } from '../bookings/roster.ts';
import { DAY_MS } from '../calendar/studio-calendar.ts';
import type { SetAuthor } from './set-cell.ts';

export const MEMBER_CORRECTS_DAYS = 14;
/** How long after its window an entry still arrives that was made without a network. */
export const LATE_ARRIVAL_DAYS = 14;

type EnteringAuthor = Exclude<SetAuthor, 'import'>;

interface ClassOfEntry {
  readonly start: Date;
  readonly isCanceled: boolean;
}

export type EntryTimeRefusal = 'class_canceled' | 'too_early' | 'correction_over';

/** First instant at which sets of a class are entered: when check-in opens. */
export function entriesOpenAt(start: Date): Date {
  return new Date(start.getTime() - CHECK_IN_OPENS_MS);
}

/** Last instant at which an author enters or corrects sets of a class; null: no end. */
export function entriesCloseAt(start: Date, author: EnteringAuthor): Date | null {
  switch (author) {
    case 'member':
      return new Date(start.getTime() + MEMBER_CORRECTS_DAYS * DAY_MS);
    case 'coach':
      return new Date(start.getTime() + COACH_CORRECTS_MS);
    case 'desk':
      return null;
    default:
      return author satisfies never;
  }
}

/**
 * May an entry that was made at one instant and arrives at another be taken? What was made in time counts although the
 * device had no network; a device's clock that runs ahead counts as the instant of arrival.
 */
export function entryTimeRefusal(
  { start, isCanceled }: ClassOfEntry,
  author: EnteringAuthor,
  { madeAt, arrivedAt }: { readonly madeAt: Date; readonly arrivedAt: Date },
): EntryTimeRefusal | null {
  if (isCanceled) return 'class_canceled';
  const made = Math.min(madeAt.getTime(), arrivedAt.getTime());
  if (made < entriesOpenAt(start).getTime()) return 'too_early';
  const closes = entriesCloseAt(start, author)?.getTime();
  if (closes === undefined) return null;
  const isLate = made > closes || arrivedAt.getTime() > closes + LATE_ARRIVAL_DAYS * DAY_MS;
  return isLate ? 'correction_over' : null;
}
