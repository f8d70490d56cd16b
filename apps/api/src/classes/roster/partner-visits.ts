import { addMonths, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

/** A visit a partner pays for: a guest who was marked present. Name and reference are null after their retention. */
export interface PartnerVisit {
  readonly start: Date;
  readonly timerName: string;
  readonly locationName: string;
  readonly name: string | null;
  readonly reference: string | null;
}

/**
 * Who came by way of a partner in a month in Berlin, in the order of the classes: the list its payout is held against
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
    `select w.start_datetime as start, w.timer_name as "timerName", l.name as "locationName", g.name, g.reference
       from studio.partner_guests g
       join studio.workouts w on w.number = g.workout_number
       join studio.locations l on l.id = w.location_id
      where g.partner_id = $1 and g.has_attended and g.removed_at is null and w.canceled_at is null
        and w.start_datetime >= $2 and w.start_datetime < $3
      order by w.start_datetime, w.id, g.added_at, g.id`,
    [partnerId, berlinInstant(`${month}-01`), berlinInstant(`${addMonths(month, 1)}-01`)],
  );
  return rows;
}
