import { addMonths, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { berlinDate, berlinInstant, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import type { CsvList } from '../../http/csv-answer.ts';

/** A visit a partner pays for: a guest who was marked present. Name and reference are null after their retention. */
export interface PartnerVisit {
  readonly id: string;
  readonly workoutId: string;
  readonly start: Date;
  readonly timerName: string;
  readonly locationName: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/** SQL: guest `g` came to class `w`, from `$1` until before `$2`. */
const CAME_BETWEEN = `g.has_attended and g.removed_at is null and w.canceled_at is null
        and w.start_datetime >= $1 and w.start_datetime < $2`;

/**
 * Who came by way of a partner in a month in Berlin, in the order of the classes: the list its payout is compared with
 * (studio operations, section 2). Undefined for an unknown partner.
 */
export async function listPartnerVisits(
  pool: Pool,
  partnerId: string,
  month: CalendarMonth,
): Promise<readonly PartnerVisit[] | undefined> {
  const known = await pool.query('select from studio.partners where id = $1', [partnerId]);
  if (known.rowCount === 0) return undefined;
  const { rows } = await pool.query<PartnerVisit>(
    `select g.id, w.id as "workoutId", w.start_datetime as start, w.timer_name as "timerName", l.name as "locationName", g.name, g.reference
       from studio.partner_guests g
       join studio.workouts w on w.number = g.workout_number
       join studio.locations l on l.id = w.location_id
      where g.partner_id = $3 and ${CAME_BETWEEN}
      order by w.start_datetime, w.id, g.added_at, g.id`,
    [...instantsOf(month), partnerId],
  );
  return rows;
}

function instantsOf(month: CalendarMonth): readonly [Date, Date] {
  return [berlinInstant(`${month}-01`), berlinInstant(`${addMonths(month, 1)}-01`)];
}

/** A partner, and how many of its guests came. */
interface PartnerVisits {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly visits: number;
}

/** How many guests of each partner came in a month in Berlin, by name; of former partners only where some did. */
export async function visitsByPartner(pool: Pool, month: CalendarMonth): Promise<readonly PartnerVisits[]> {
  const { rows } = await pool.query<PartnerVisits>(
    `select * from (
       select p.id, p.name, p.is_active as "isActive",
              (select count(*)::integer from studio.partner_guests g
                 join studio.workouts w on w.number = g.workout_number
                where g.partner_id = p.id and ${CAME_BETWEEN}) as visits
         from studio.partners p) counted
      where "isActive" or visits > 0
      order by name, id`,
    [...instantsOf(month)],
  );
  return rows;
}

/** Names of the columns of a list of visits. */
export const VISIT_COLUMNS = ['day', 'time', 'class', 'location', 'guest', 'reference'];

/** A visit as the cells of a list. */
export function visitCells({ start, timerName, locationName, name, reference }: PartnerVisit): string[] {
  return [berlinDate(start), berlinTime(start), timerName, locationName, name ?? '', reference ?? ''];
}

/** Visits as a list for spreadsheets. */
export function partnerVisitSheet(visits: readonly PartnerVisit[]): CsvList {
  const rows = visits.map((visit) => {
    const [, ...others] = visitCells(visit);
    return [{ day: berlinDate(visit.start) }, ...others];
  });
  return { header: VISIT_COLUMNS, rows };
}
