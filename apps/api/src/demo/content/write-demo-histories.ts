import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addDays,
  berlinDate,
  type CivilDate,
  DAYS_PER_WEEK,
  weekStart,
} from '@lifted/domain/calendar/studio-calendar';
import { csvText, IMPORT_FILE } from '@lifted/domain/files/csv-text';
import type { BookedHere } from '../demo-bookings-made-here.ts';
import { demoSets } from './demo-lifts.ts';
import { bookingAt, type BookingNow, demoVisitsInWeek, type DemoVisit } from './demo-visits.ts';
import type { Days } from './write-demo-files.ts';

/** Customers other than the main member have a log of the last weeks only: enough to look at, and a quick first start. */
const LOG_WEEKS = 12;

interface KnownVisit {
  readonly visit: DemoVisit;
  readonly booking: BookingNow;
}

/** What is known when bookings are written. */
interface Known {
  readonly now: Date;
  readonly bookedHere: BookedHere;
}

/**
 * Writes bookings of classes on these days, as known at `now`, and the sets lifted in them. A class that somebody booked
 * here gets no more bookings by an import, and the main member has none ahead: hers are made here.
 */
export async function writeDemoHistories(
  directory: string,
  days: Days,
  { now, bookedHere }: Known,
): Promise<void> {
  const known = weeksOf(days)
    .flatMap(demoVisitsInWeek)
    .filter(({ studioClass }) => studioClass.date >= days.from && studioClass.date <= days.to)
    .flatMap((visit): KnownVisit[] => {
      const booking = bookingAt(visit, now);
      return booking === undefined || isMadeHere(visit, bookedHere, now) ? [] : [{ visit, booking }];
    });
  const logsFrom = addDays(berlinDate(now), -LOG_WEEKS * DAYS_PER_WEEK);
  const logged = known.filter(({ visit, booking }) => booking.hasAttended && isLogged(visit, logsFrom));
  await write(directory, 'bookings', bookingsText(known));
  await write(directory, 'set_logs', setLogsText(logged.map(({ visit }) => visit)));
}

function isMadeHere(visit: DemoVisit, { classes, importedIds }: BookedHere, now: Date): boolean {
  if (classes.has(visit.studioClass.id)) return !importedIds.has(idOf(visit));
  return visit.habit.isShown && visit.start > now;
}

function idOf({ studioClass, habit }: DemoVisit): string {
  return `${studioClass.id}-${habit.customer.id}`;
}

function isLogged({ habit, studioClass }: DemoVisit, logsFrom: CivilDate): boolean {
  return habit.isShown || (habit.keepsLog && studioClass.date >= logsFrom);
}

function bookingsText(known: readonly KnownVisit[]): string {
  const rows = known.map(({ visit, booking }) => [
    idOf(visit),
    visit.habit.customer.id,
    visit.studioClass.id,
    visit.bookedAt.toISOString(),
    booking.canceledAt?.toISOString() ?? null,
    booking.hasAttended,
  ]);
  return csvText(
    ['id', 'customer_id', 'workout_id', 'booked_at', 'canceled_at', 'has_attended'],
    rows,
    IMPORT_FILE,
  );
}

function setLogsText(visits: readonly DemoVisit[]): string {
  const rows = visits.flatMap((visit) =>
    demoSets(visit).map((set) => [
      visit.habit.customer.id,
      visit.studioClass.id,
      set.exerciseId,
      set.exerciseNumber,
      set.setNumber,
      set.reps,
      set.weight,
    ]),
  );
  const header = [
    'customer_id',
    'workout_id',
    'exercise_id',
    'exercise_number',
    'set_number',
    'reps',
    'weight',
  ];
  return csvText(header, rows, IMPORT_FILE);
}

/** The Mondays of the weeks these days are in. */
function weeksOf({ from, to }: Days): CivilDate[] {
  const mondays: CivilDate[] = [];
  for (let monday = weekStart(from); monday <= to; monday = addDays(monday, DAYS_PER_WEEK))
    mondays.push(monday);
  return mondays;
}

async function write(directory: string, name: string, text: string): Promise<void> {
  await writeFile(join(directory, `${name}.csv`), text);
}
