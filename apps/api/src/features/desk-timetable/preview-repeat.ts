import type { RepeatPreview } from '@lifted/contract/desk/planning/repeat-preview';
import {
  berlinDate,
  berlinIso,
  weekdayFromMonday,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { scheduledUntil, templateDates } from '@lifted/domain/classes/week-template';
import type { Pool, PoolClient } from 'pg';
import { tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { readPlanClashes } from '../../classes/changes/plan-clashes.ts';
import { PLANNING_LOCK, scheduleWeek } from '../../classes/schedule-week.ts';
import type { WaitlistContext } from '../../classes/waitlist.ts';
import { readRepeatable, writeTemplatesOf, type RepeatableClass, type WeekToRepeat } from './plan-weeks.ts';
import { readClosures } from './preview-template.ts';

/** What letting a week repeat would do: it is done, and taken back. Refused as that is. */
export function previewRepeatOf(
  pool: Pool,
  wanted: WeekToRepeat,
  context: WaitlistContext,
): Promise<RepeatPreview> {
  return tryInBookingTransaction(
    pool,
    async (client) => {
      const classes = await readRepeatable(client, wanted);
      const chosen = classes.filter(({ id }) => wanted.without?.includes(id) !== true);
      const templates = await writeTemplatesOf(client, chosen, wanted.from);
      await scheduleWeek(client, context);
      const planned = await readPlanned(client, templates, context.now);
      const days = planned.map(({ start }) => berlinDate(start));
      return {
        classes: classes.map(({ id, timerName, start, coach, room }) => ({
          id,
          timer_name: timerName,
          start_datetime: berlinIso(start),
          coach_first_name: coach,
          location_name: room,
        })),
        scheduled: planned.filter(({ isAdded }) => isAdded).length,
        weeks: new Set(days.map((day) => weekStart(day))).size,
        until: days.at(-1) ?? null,
        clashes: await readPlanClashes(client, planned),
        closed: await closedDays(client, chosen, wanted.from, berlinDate(context.now)),
      };
    },
    [PLANNING_LOCK],
  );
}

interface Planned {
  readonly id: string;
  readonly start: Date;
  readonly coachId: string;
  readonly locationId: string;
  /** False: it was planned already, and takes the place of one. */
  readonly isAdded: boolean;
}

async function readPlanned(client: PoolClient, templates: readonly string[], now: Date): Promise<Planned[]> {
  const { rows } = await client.query<Planned>(
    `select w.id, w.start_datetime as start, w.coach_id as "coachId", w.location_id as "locationId",
            not w.is_detached as "isAdded"
       from studio.workouts w where w.template_id = any ($1) and w.start_datetime > $2 order by w.start_datetime`,
    [templates, now],
  );
  return rows;
}

async function closedDays(
  client: PoolClient,
  chosen: readonly RepeatableClass[],
  from: CivilDate,
  today: CivilDate,
): Promise<RepeatPreview['closed']> {
  const closures = await readClosures(client);
  const weekdays = new Set(chosen.map(({ start }) => weekdayFromMonday(berlinDate(start))));
  return [...weekdays]
    .flatMap((weekday) =>
      templateDates(
        { weekday, everyWeeks: 1, from: weekStart(from), until: null },
        { from: today, to: scheduledUntil(today) },
      ),
    )
    .toSorted()
    .flatMap((day) => {
      const closure = closures.find((closed) => closed.from <= day && day <= closed.to);
      return closure === undefined ? [] : [{ day, reason: closure.reason }];
    });
}
