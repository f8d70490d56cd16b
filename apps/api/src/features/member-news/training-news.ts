import {
  addDays,
  berlinDate,
  weekdayFromMonday,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type News, type NewsContext } from './tell-news.ts';

const SATURDAY = 5;
const SUNDAY_AFTER_SATURDAY_DAYS = 2;

/**
 * On Saturdays: tells who asked for it that they trained last week and have neither trained nor booked in this one; answers
 * how many people. While the roster of a class is open, nobody booked in it has missed it.
 */
export async function tellOfStreaks(context: NewsContext): Promise<number> {
  const today = berlinDate(context.now);
  if (weekdayFromMonday(today) !== SATURDAY) return 0;
  const monday = weekStart(today);
  const { rows } = await context.pool.query<{ reader: Reader }>(
    `select ${READER} as reader
       from studio.message_settings g join studio.customers c on c.number = g.customer_number
      where g.choices ? 'streak_at_risk'
        and exists (${classOf('b.has_attended', '$1', '$2')})
        and not exists (${classOf('(b.has_attended or w.start_datetime > $4 or p.roster_closed_at is null)', '$2', '$3')})
      order by c.number`,
    [addDays(monday, -7), monday, addDays(today, SUNDAY_AFTER_SATURDAY_DAYS), context.now],
  );
  return tellAll(
    context,
    rows.map(({ reader }) => streakNews(reader, monday)),
  );
}

/** SQL: a class of customer `c` from one civil day of Berlin until before another. */
function classOf(condition: string, from: string, before: string): string {
  return `select from studio.bookings b join studio.workouts w on w.id = b.workout_id
           join studio.class_places p on p.workout_number = w.number
           where b.customer_number = c.number and b.canceled_at is null and w.canceled_at is null and ${condition}
             and w.start_datetime >= ${from}::date::timestamp at time zone 'Europe/Berlin'
             and w.start_datetime < ${before}::date::timestamp at time zone 'Europe/Berlin'`;
}

function streakNews(reader: Reader, monday: CivilDate): News {
  return {
    reader,
    kind: 'streak_at_risk',
    occasion: monday,
    path: '/workouts',
    words: {
      en: {
        title: 'Your streak needs a class',
        body: 'You trained last week, but not yet this week. There’s time until Sunday evening.',
      },
      de: {
        title: 'Deiner Serie fehlt ein Kurs',
        body: 'Letzte Woche hast du trainiert, diese Woche noch nicht. Bis Sonntagabend ist Zeit.',
      },
    },
  };
}
