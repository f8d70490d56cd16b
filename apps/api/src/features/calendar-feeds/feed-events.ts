import type { ClassBranch } from '@lifted/contract/timetable';
/** The classes of each feed: a member's, a coach's, and all of the studio. */
import { STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';
import { placeEventId, sequenceAt } from '@lifted/domain/calendar/calendar-file';
import type { MemberQuery } from '../../cache/member-response.ts';
import type { Pool } from 'pg';
import type { Off } from '../../classes/class-calendar-event.ts';
import { CLASS_BRANCH } from '../../classes/class-places.ts';
import { customerVersion } from '../../data/customer-version.ts';

/** One class of a feed. */
export interface FeedClass {
  /** Of the place in a member's feed, of the class in others. */
  readonly id: string;
  readonly workout_id: string;
  readonly timer_name: string;
  readonly start_datetime: string;
  readonly coach_first_name: string;
  readonly location_name: string;
  readonly branch: ClassBranch | null;
  readonly off: Off | null;
  readonly sequence: number;
  readonly changed_at: string;
}

const SHARED = `w.id as workout_id, w.timer_name, w.start_datetime, c.first_name as coach_first_name, l.name as location_name,
  ${CLASS_BRANCH} as branch`;
const TABLES = `
  join studio.coaches c on c.id = w.coach_id
  join studio.locations l on l.id = w.location_id`;
const midnightOf = (day: string) => `${day}::date::timestamp at time zone '${STUDIO_TIME_ZONE}'`;

/**
 * The classes a member has or had a place in from day `$2` on. A place or a class that was cancelled stays
 * as cancelled, so that calendars take it out; of a place booked again the last booking counts. Nobody else is named but the
 * coach.
 */
export const MEMBER_FEED: MemberQuery = {
  name: 'calendar-of-member',
  text: `
    select coalesce(json_agg(listed), '[]') from (
      select me.id, ${SHARED},
             case when w.canceled_at is not null then 'class' when b.canceled_at is not null then 'place' end as off,
             w.revision as sequence, greatest(b.booked_at, b.canceled_at, w.revised_at) as changed_at
        from (select distinct on (workout_id) * from studio.bookings where customer_number = $1
               order by workout_id, canceled_at is null desc, canceled_at desc, id) b
        join studio.customers me on me.number = b.customer_number
        join studio.workouts w on w.id = b.workout_id ${TABLES}
       where w.start_datetime >= ${midnightOf('$2')}
       order by w.start_datetime, w.id collate "C") listed`,
};

/** The classes of a member's feed and the version they are of, read in one statement. Undefined for an unknown customer. */
export async function readMemberClasses(
  pool: Pool,
  number: number,
  from: string,
): Promise<{ readonly version: string; readonly classes: readonly FeedClass[] } | undefined> {
  const { rows } = await pool.query<{ version: string; classes: FeedClass[] }>({
    name: MEMBER_FEED.name,
    text: `select ${customerVersion('c')} as version, (${MEMBER_FEED.text}) as classes
             from studio.customers c where c.number = $1`,
    values: [number, from],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const { version, classes } = found;
  return { version, classes: classes.map(placeOf) };
}

/** As the files beside mails have it. */
function placeOf(one: FeedClass): FeedClass {
  return { ...one, id: placeEventId(one.workout_id, one.id), sequence: sequenceAt(new Date(one.changed_at)) };
}

/** The classes from a day on: of one coach, or of all (null). */
export async function readClasses(
  pool: Pool,
  from: string,
  coachId: string | null,
): Promise<readonly FeedClass[]> {
  const { rows } = await pool.query<{ classes: FeedClass[] }>({
    name: 'calendar-of-classes',
    text: `
      select coalesce(json_agg(listed), '[]') as classes from (
        select 'class-' || w.id as id, ${SHARED}, case when w.canceled_at is not null then 'class' end as off, w.revision as sequence,
               w.revised_at as changed_at
          from studio.workouts w ${TABLES}
         where w.start_datetime >= ${midnightOf('$1')} and ($2::text is null or w.coach_id = $2)
         order by w.start_datetime, w.id collate "C") listed`,
    values: [from, coachId],
  });
  return rows[0]?.classes ?? [];
}
