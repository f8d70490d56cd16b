/** Which coach somebody is, and which classes that coach led (docs/decisions/208-corrections-at-the-desk.md). */
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';

/** SQL for the id of the coach an account is, told by the address they sign in with; null for nobody's. */
export function coachOf(uid: string): string {
  return `(select co.id from studio.coaches co join identity."user" cu on cu.email = co.email where cu.id = ${uid})`;
}

const OPENS = `w.start_datetime - make_interval(secs => ${CHECK_IN_OPENS_MS / SECOND_MS})`;

/**
 * SQL that tells whether a coach led the class `w`: it is theirs in the timetable, or it has taken place and they entered sets or
 * kept its roster at the tablet, whatever became of that since. Never null. `coach` and `now` are SQL as well. `limit 1` looks up
 * what belongs to the class: as `exists`, the entries of all years are read.
 */
export function ledBy(coach: string, now: string): string {
  return `(${coach} is not null and (w.coach_id = ${coach} or w.canceled_at is null and w.start_datetime <= ${now} and (
    (select e.id from studio.set_entries e
      where e.workout_number = w.number and e.coach_id = ${coach} and e.device_id is not null and e.made_at >= ${OPENS}
      limit 1) is not null
    or (select a.id from studio.audit_log a
         where a.subject = 'class ' || w.id and a.after ->> 'coach_id' = ${coach}
           and a.after ->> 'device_id' is not null and a.at >= ${OPENS}
         limit 1) is not null)))`;
}

/** The coach an account is, if they led all of these classes; undefined for everybody else. Nobody led a class there is not. */
export async function findCoachWhoLed(
  client: Pool | PoolClient,
  uid: string,
  classIds: readonly string[],
  now: Date,
): Promise<string | undefined> {
  const asked = new Set(classIds);
  const { rows } = await client.query<{ coach: string }>({
    name: 'coach-who-led',
    text: `select ${coachOf('$1')} as coach from studio.workouts w where w.id = any ($2) and ${ledBy(coachOf('$1'), '$3')}`,
    values: [uid, [...asked], now],
  });
  return rows.length === asked.size ? rows[0]?.coach : undefined;
}
