import { ClosureFields } from '@lifted/contract/desk-records';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { cancelClassIn } from '../../classes/changes/change-class.ts';
import { restoreClassIn } from '../../classes/restoring/restore-class.ts';
import { followAgain, scheduleWeek } from '../../classes/schedule-week.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { endsBefore, noSuchDay } from '../../http/errors/request-refusals.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import type { Listed } from './week-records.ts';

const CLOSURE = `to_char(from_day, 'YYYY-MM-DD') as from_day, to_char(until_day, 'YYYY-MM-DD') as until_day, reason`;

/** Closed days, the latest first. */
export async function listClosures(pool: Pool): Promise<Listed<ClosureFields>[]> {
  const { rows } = await pool.query<Listed<ClosureFields>>(
    `select id, to_jsonb(c) - 'id' as fields from (select id, ${CLOSURE} from studio.closures) c
      order by c.from_day desc, id`,
  );
  return rows;
}

/**
 * Days on which the studio is closed. Writing them cancels the classes on these days, with mails; removing them lets those
 * take place again that a closure cancelled.
 */
export function closureRecord(letters: LetterSettings): DeskRecord<ClosureFields> {
  return {
    noun: 'closure',
    isUndoneAsAdded: true,
    parse: fieldsOf(ClosureFields),
    tidy: (fields) => ({ ...fields, reason: fields.reason.trim() }),
    async read(client, id) {
      const { rows } = await client.query<ClosureFields>(
        `select ${CLOSURE} from studio.closures where id = $1 for update`,
        [id],
      );
      return rows[0];
    },
    write: (client, id, fields, now) => changeClosure(client, id, fields, { letters, now }),
    remove: (client, id, now) => changeClosure(client, id, null, { letters, now }),
  };
}

async function changeClosure(
  client: PoolClient,
  id: string,
  fields: ClosureFields | null,
  context: WaitlistContext,
): Promise<void> {
  const { closed, open, detached } = await planClosure(client, id, fields, context);
  const cancellation = { reason: 'closure', alongside: closed } as const;
  for (const classId of closed) await cancelClassIn(client, classId, cancellation, context);
  for (const classId of open) await restoreClassIn(client, classId, context);
  await followAgain(client, detached, context.now);
}

/** What is still to be done to classes once closed days are written and the week is scheduled. */
interface ToSettle {
  /** To be cancelled, by id; the week that was scheduled may have removed some of them. */
  readonly closed: readonly string[];
  /** To take place after all. */
  readonly open: readonly string[];
  /** On days that were closed and take place all the same; their templates went on without them. */
  readonly detached: readonly string[];
}

const IS_CLOSED = `exists (select from studio.closures c
  where studio.berlin_date(w.start_datetime) between c.from_day and c.until_day)`;

/** The days of a closure, both included. */
interface Days {
  readonly from: string;
  readonly until: string;
}

/**
 * Writes closed days, or removes them (`fields` null), and schedules the week: classes nobody has a place in are simply not
 * scheduled on closed days. Cancelling and restoring the others is the caller's next step: what lies on the days a closure covers
 * now and did not before, and what a closure cancelled on days it no longer covers. On all other days the desk's own decisions stay:
 * a class that was cancelled by hand, and one that takes place on a closed day after all.
 */
export async function planClosure(
  client: PoolClient,
  id: string,
  fields: ClosureFields | null,
  context: WaitlistContext,
): Promise<ToSettle> {
  const { rows } = await client.query<Days>(
    `select from_day::text as "from", until_day::text as "until" from studio.closures where id = $1`,
    [id],
  );
  const [was] = rows;
  const is = await writeDays(client, id, fields);
  const { rows: closed } = await client.query<{ id: string }>(
    `select w.id from studio.workouts w
      where w.canceled_at is null and w.start_datetime > $1
        and studio.berlin_date(w.start_datetime) between $2::date and $3::date
        and (studio.berlin_date(w.start_datetime) between $4::date and $5::date) is not true
      order by w.number`,
    [context.now, is?.from ?? null, is?.until ?? null, was?.from ?? null, was?.until ?? null],
  );
  const { rows: open } = await client.query<{ id: string }>(
    `select w.id from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.canceled_at is not null and p.cancel_reason = 'closure' and w.start_datetime > $1 and not ${IS_CLOSED}
        and studio.berlin_date(w.start_datetime) between $2::date and $3::date
      order by w.number`,
    [context.now, was?.from ?? null, was?.until ?? null],
  );
  const detached = was === undefined ? [] : await detachedOn(client, was, context.now);
  await scheduleWeek(client, context);
  return { closed: idsOf(closed), open: idsOf(open), detached };
}

/** Classes that take place on days a closure covered, and that their templates do not move. */
async function detachedOn(client: PoolClient, { from, until }: Days, now: Date): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select w.id from studio.workouts w
      where w.is_detached and w.canceled_at is null and w.start_datetime > $1
        and studio.berlin_date(w.start_datetime) between $2::date and $3::date
      order by w.number`,
    [now, from, until],
  );
  return idsOf(rows);
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

async function writeDays(
  client: PoolClient,
  id: string,
  fields: ClosureFields | null,
): Promise<Days | undefined> {
  if (fields === null) {
    await client.query('delete from studio.closures where id = $1', [id]);
    return undefined;
  }
  const { from_day: from, until_day: until, reason } = fields;
  if (!isCivilDate(from)) throw noSuchDay('from_day');
  if (!isCivilDate(until)) throw noSuchDay('until_day');
  if (until < from) throw endsBefore('until_day');
  await client.query(
    `insert into studio.closures (id, from_day, until_day, reason) values ($1, $2, $3, $4)
         on conflict (id) do update set from_day = $2, until_day = $3, reason = $4`,
    [id, from, until, reason],
  );
  return { from, until };
}
