import { berlinDate, berlinInstant, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { scheduledUntil, templateDates } from '@lifted/domain/classes/week-template';
import type { Pool, PoolClient } from 'pg';
import { noteEvents } from '../events/insert-events.ts';
import { inBookingTransaction } from './booking-transaction.ts';
import { settleChanges } from './changes/change-class.ts';
import { planTooFewJobs } from './too-few-jobs.ts';
import type { WaitlistContext } from './waitlist.ts';

interface StoredTemplate {
  readonly id: string;
  readonly timerName: string;
  readonly weekday: number;
  readonly startTime: string;
  readonly coachId: string;
  readonly locationId: string;
  readonly capacity: number;
  readonly everyWeeks: number;
  readonly from: CivilDate;
  readonly until: CivilDate | null;
}

/** A class as the week's templates want it. */
interface ScheduledClass {
  readonly templateId: string;
  readonly date: CivilDate;
  readonly start: string;
  readonly timerName: string;
  readonly coachId: string;
  readonly locationId: string;
  readonly capacity: number;
}

/**
 * Two plans of the week are never made at the same time: one that read the templates before the other was committed would
 * remove what the other scheduled. The first lock of every transaction that schedules the week.
 */
export const PLANNING_LOCK = `select pg_advisory_xact_lock(hashtext('studio.laying_out'))`;

/** Schedules the classes of the repeating week, once a day (studio operations, section 4); answers how many it added. */
export function scheduleDaily(pool: Pool, context: WaitlistContext): Promise<number> {
  return inBookingTransaction(pool, (client) => scheduleWeek(client, context), [PLANNING_LOCK]);
}

/**
 * Makes the classes ahead what the week's templates say, in the caller's transaction; answers how many were added. Classes
 * that were changed by hand, imported, cancelled or have started stay as they are, and so does one that would have started by
 * then. A class no template wants any more is removed unless somebody has or had a place in it: then it stays, and the desk
 * decides. Everybody booked hears of changes. `without` leaves out templates that are about to be removed.
 */
export async function scheduleWeek(
  client: PoolClient,
  context: WaitlistContext,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<number> {
  const { now } = context;
  const wanted = (await wantedClasses(client, now)).filter(({ templateId }) => !without.includes(templateId));
  await client.query(`select set_config('studio.laying_out', 'on', true)`);
  await removeUnwanted(client, wanted, now);
  const { rows: changed } = await client.query<{ id: string }>(
    `update studio.workouts w
        set timer_name = c."timerName", start_datetime = c.start, coach_id = c."coachId", location_id = c."locationId",
            capacity = c.capacity
       from ${CLASSES}
      where w.template_id = c."templateId" and w.template_date = c.date and not w.is_detached and w.canceled_at is null
        and w.start_datetime > $2 and c.start > $2
        and row (w.timer_name, w.start_datetime, w.coach_id, w.location_id, w.capacity)
            is distinct from row (c."timerName", c.start, c."coachId", c."locationId", c.capacity)
     returning w.id`,
    [JSON.stringify(wanted), now],
  );
  await adoptClasses(client, wanted, now);
  const { rows: added } = await client.query<{ id: string }>(
    `insert into studio.workouts
       (id, timer_name, start_datetime, coach_id, location_id, capacity, template_id, template_date)
     select gen_random_uuid()::text, c."timerName", c.start, c."coachId", c."locationId", c.capacity, c."templateId", c.date
       from ${CLASSES}
      where c.start > $2
         on conflict (template_id, template_date) do nothing
     returning id`,
    [JSON.stringify(wanted), now],
  );
  await client.query(`select set_config('studio.laying_out', '', true)`);
  await noteEvents(client, 'class.changed', idsOf(changed), now);
  await noteEvents(client, 'class.created', idsOf(added), now);
  if (changed.length > 0) await settleChanges(client, context, idsOf(changed));
  if (added.length > 0) await planTooFewJobs(client, now);
  return added.length;
}

/** Cancelled classes of the repeating week that are still to come, to be asked before an import that may let them take place. */
export async function canceledOfWeek(client: PoolClient, now: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from studio.workouts where template_id is not null and canceled_at is not null and start_datetime > $1`,
    [now],
  );
  return idsOf(rows);
}

/**
 * Those of these classes that take place, but not as their template has them now, stay as they are: their template went on without
 * them, since they were cancelled or it was removed. Their templates stay as they are until the transaction ends.
 */
export async function detachLeft(client: PoolClient, ids: readonly string[], now: Date): Promise<void> {
  if (!(await lockTemplates(client, ids))) return;
  await client.query(
    `update studio.workouts w set is_detached = true
      where w.id = any ($2) and w.template_id is not null and not w.is_detached and w.canceled_at is null and not ${IS_AS_WANTED}`,
    [JSON.stringify(await wantedClasses(client, now)), ids],
  );
}

/** Those of these classes that are as their template has them again follow it: what it went on to without them was taken back. */
export async function followAgain(client: PoolClient, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await client.query(
    `update studio.workouts w set is_detached = false
      where w.id = any ($2) and w.is_detached and w.canceled_at is null and ${IS_AS_WANTED}`,
    [JSON.stringify(await wantedClasses(client, now)), ids],
  );
}

/**
 * Keeps the templates of classes as they are until the transaction ends; answers whether there are any. Who locks the classes as
 * well does it afterwards, as an edit of a template does.
 */
export async function lockTemplates(client: PoolClient, ids: readonly string[]): Promise<boolean> {
  const { rows } = await client.query(
    `select from studio.week_templates where id in (select template_id from studio.workouts where id = any ($1))
      order by id for share`,
    [ids],
  );
  return rows.length > 0;
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

const CLASSES = `jsonb_to_recordset($1) as c
  ("templateId" text, date date, start timestamptz, "timerName" text, "coachId" text, "locationId" text, capacity integer)`;

const IS_AS_WANTED = `exists (
  select from ${CLASSES}
   where c."templateId" = w.template_id and c.date = w.template_date
     and row (w.timer_name, w.start_datetime, w.coach_id, w.location_id, w.capacity)
         is not distinct from row (c."timerName", c.start, c."coachId", c."locationId", c.capacity))`;

async function wantedClasses(client: PoolClient, now: Date): Promise<ScheduledClass[]> {
  const { rows: templates } = await client.query<StoredTemplate>(
    `select id, timer_name as "timerName", weekday, to_char(start_time, 'HH24:MI') as "startTime", coach_id as "coachId",
            location_id as "locationId", capacity, every_weeks as "everyWeeks",
            to_char(valid_from, 'YYYY-MM-DD') as "from", to_char(valid_until, 'YYYY-MM-DD') as "until"
       from studio.week_templates order by id`,
  );
  const { rows: closures } = await client.query<{ from: CivilDate; to: CivilDate }>(
    `select to_char(from_day, 'YYYY-MM-DD') as "from", to_char(until_day, 'YYYY-MM-DD') as "to" from studio.closures`,
  );
  const today = berlinDate(now);
  const range = { from: today, to: scheduledUntil(today) };
  return templates.flatMap(
    ({ id: templateId, timerName, coachId, locationId, capacity, startTime, ...days }) =>
      templateDates(days, range, closures).map((date) => ({
        templateId,
        date,
        start: berlinInstant(date, startTime).toISOString(),
        timerName,
        coachId,
        locationId,
        capacity,
      })),
  );
}

/**
 * A class at the time one is to be scheduled, such as an imported one, takes its place and stays as it is. One that was left by a
 * template is again what it was, cancelled or not: it follows the new one where it is as that has it.
 */
async function adoptClasses(client: PoolClient, wanted: readonly ScheduledClass[], now: Date): Promise<void> {
  await client.query(
    `update studio.workouts w
        set template_id = c."templateId", template_date = c.date,
            is_detached = w.is_detached or w.template_date is distinct from c.date
              or row (w.timer_name, w.coach_id, w.capacity) is distinct from row (c."timerName", c."coachId", c.capacity)
       from ${CLASSES}
      where w.id = (select there.id from studio.workouts there
                     where there.template_id is null and there.start_datetime = c.start and there.location_id = c."locationId"
                       and (there.canceled_at is null or there.template_date = c.date and there.timer_name = c."timerName")
                     order by there.canceled_at is not null, there.id limit 1)
        and c.start > $2
        and not exists (select from studio.workouts other
                         where other.template_id = c."templateId" and other.template_date = c.date)`,
    [JSON.stringify(wanted), now],
  );
}

async function removeUnwanted(
  client: PoolClient,
  wanted: readonly ScheduledClass[],
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `delete from studio.workouts w
      where w.template_id is not null and not w.is_detached and w.canceled_at is null and w.start_datetime > $2
        and not exists (select from ${CLASSES} where c."templateId" = w.template_id and c.date = w.template_date)
        and not exists (select from studio.bookings b where b.workout_id = w.id)
        and not exists (select from studio.trial_bookings t where t.workout_id = w.id)
        and not exists (select from studio.partner_guests g where g.workout_number = w.number)
        and not exists (select from studio.waitlist_entries e where e.workout_number = w.number)
     returning w.id`,
    [JSON.stringify(wanted), now],
  );
  await noteEvents(client, 'class.removed', idsOf(rows), now);
}
