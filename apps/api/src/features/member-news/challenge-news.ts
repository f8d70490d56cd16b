import { addDays, berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { dayInWords } from '@lifted/domain/language/civil-words';
import type { MessageWords } from '../../notifications/notify.ts';
import { READER, type Reader } from '../../notifications/reader.ts';
import { tellAll, type NewsContext } from './tell-news.ts';

/** What is longer ago is no news. */
const NEWS_DAYS = 3;

type Step = 'begins' | 'reached' | 'over';

interface Participant {
  readonly id: string;
  readonly title: string;
  readonly goal: number;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly joinedOn: CivilDate;
  readonly attended: number;
  /** Somebody may yet mark them present in a class of it: its roster is open. */
  readonly mayCountMore: boolean;
  readonly reader: Reader;
}

/** Tells who takes part in a challenge that it has begun, that the goal is reached, and that it is over; answers how many. */
export async function tellOfChallenges(context: NewsContext): Promise<number> {
  const today = berlinDate(context.now);
  const { rows } = await context.pool.query<Participant>(PARTICIPANTS, [today, NEWS_DAYS]);
  const news = rows.flatMap((one) => {
    const step = stepOf(one, today);
    if (step === null) return [];
    return [
      {
        reader: one.reader,
        kind: 'challenge' as const,
        occasion: `${step} ${one.id}`,
        path: `/challenge/${encodeURIComponent(one.id)}`,
        words: { en: WORDS.en[step](one), de: WORDS.de[step](one) },
      },
    ];
  });
  return tellAll(context, news);
}

/**
 * Null: nothing new. Who joined on the first day or later knows that it runs. That it is over waits for rosters that are open, but not
 * longer than it is news: some are never closed.
 */
function stepOf(
  { attended, goal, startDate, endDate, joinedOn, mayCountMore }: Participant,
  today: CivilDate,
): Step | null {
  if (attended >= goal) return 'reached';
  if (today > endDate) return mayCountMore && today < addDays(endDate, NEWS_DAYS) ? null : 'over';
  return joinedOn < startDate ? 'begins' : null;
}

const PARTICIPANTS = `
  select h.id, h.title, h.challenge_goal as goal, h.start_date::text as "startDate", h.end_date::text as "endDate",
         studio.berlin_date(p.joined_at)::text as "joinedOn", attended.count as attended,
         attended.may_count_more as "mayCountMore", ${READER} as reader
    from studio.challenges h
    join studio.challenge_participants p on p.challenge_id = h.id
    join studio.customers c on c.number = p.customer_number
   cross join lateral (
     select count(distinct b.workout_id) filter (where b.has_attended)::integer as count,
            coalesce(bool_or(not b.has_attended and l.roster_closed_at is null), false) as may_count_more
       from studio.bookings b
       join studio.workouts w on w.id = b.workout_id
       join studio.class_places l on l.workout_number = w.number
      where b.customer_number = p.customer_number and b.canceled_at is null and w.canceled_at is null
        and w.start_datetime >= h.start_date::timestamp at time zone 'Europe/Berlin'
        and w.start_datetime < (h.end_date + 1)::timestamp at time zone 'Europe/Berlin') attended
   where h.visible and h.start_date <= $1::date and h.end_date + $2::integer >= $1::date
     and (attended.count >= h.challenge_goal or h.end_date < $1::date or h.start_date + $2::integer >= $1::date)
   order by h.id, c.number`;

const WORDS: InBothLanguages<Readonly<Record<Step, (one: Participant) => MessageWords>>> = {
  en: {
    begins: ({ title, goal, endDate }) => ({
      title: `${title} has begun`,
      body: `${goal === 1 ? 'One class' : `${goal} classes`} until ${dayInWords(endDate, 'en')}. Every class you attend counts.`,
    }),
    reached: ({ title, goal }) => ({
      title: `${title}: you did it`,
      body: `You have attended ${goal === 1 ? 'a class' : `${goal} classes`} and reached the goal. The page says how you get your prize.`,
    }),
    over: ({ title, attended, goal }) => ({
      title: `${title} is over`,
      body: `${goal === 1 ? 'You attended no class this time.' : `You attended ${attended} of ${goal} classes.`} Thank you for taking part.`,
    }),
  },
  de: {
    begins: ({ title, goal, endDate }) => ({
      title: `${title} hat begonnen`,
      body: `${goal === 1 ? 'Ein Kurs' : `${goal} Kurse`} bis ${dayInWords(endDate, 'de')}. Jeder besuchte Kurs zählt.`,
    }),
    reached: ({ title, goal }) => ({
      title: `${title}: geschafft`,
      body: `Du hast ${goal === 1 ? 'einen Kurs' : `${goal} Kurse`} besucht und bist am Ziel. Auf der Seite steht, wie du an deinen Preis kommst.`,
    }),
    over: ({ title, attended, goal }) => ({
      title: `${title} ist vorbei`,
      body: `Du hast ${goal === 1 ? 'diesmal keinen Kurs' : `${attended} von ${goal} Kursen`} besucht. Danke fürs Mitmachen.`,
    }),
  },
};
