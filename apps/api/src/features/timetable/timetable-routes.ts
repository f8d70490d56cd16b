import { getTimetable, getWorkout } from '@lifted/contract/timetable';
import { addDays, berlinDate, SECOND_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  decideTimetableRange,
  TIMETABLE_DEFAULT_DAYS,
  TIMETABLE_MAX_DAYS,
  type TimetableRange,
  type TimetableRangeDecision,
} from '@lifted/domain/classes/timetable-range';
import { textOfBody, textOfOne } from '../../cache/encoded-body.ts';
import type { LoadText, PublicResponseCache } from '../../cache/public-response-cache.ts';
import { readUpToDate, type ReadableDatabase, type ReadingDatabases } from '../../data/read-from-replica.ts';
import { keyOfAnswer, registerPublicRead, type PublicQuestion } from '../../cache/register-public-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { rangeRefusal, UNKNOWN_CLASS } from './timetable-refusals.ts';
import { studioClassText, timetableText, type TimedText } from './timetable-repository.ts';
import { waitlistChancesText } from './waitlist-chances.ts';

interface TimetableDependencies extends ReadingDatabases {
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
}

/** The classes of some days, and one class by its id (specification, section 7). */
export function registerTimetable(app: StudioApp, dependencies: TimetableDependencies): void {
  const { publicCache, now } = dependencies;
  const coming = comingDays();
  registerPublicRead(app, getTimetable, {
    publicCache,
    topic: 'timetable',
    question({ query }) {
      const isOpen = query.from === undefined && query.to === undefined;
      const decision = isOpen ? coming(now()) : decideTimetableRange(query, now());
      if (decision.outcome === 'refused') throw rangeRefusal(decision.refusal);
      return timetableOf(decision.range, dependencies);
    },
  });

  registerPublicRead(app, getWorkout, {
    publicCache,
    topic: 'timetable',
    question: ({ params }) => ({
      key: params.workoutId,
      load: timed(dependencies, (database, at, chances) =>
        studioClassText(database, params.workoutId, at, chances),
      ),
    }),
    missing: UNKNOWN_CLASS,
  });
}

/**
 * The days shown when a request names none, decided once a day: nearly everybody asks for them, and calendar arithmetic would
 * cost more than sending the answer that is kept.
 */
function comingDays(): (now: Date) => TimetableRangeDecision {
  let latest: { readonly today: CivilDate; readonly decision: TimetableRangeDecision } | undefined;
  return (now) => {
    const today = berlinDate(now);
    if (latest?.today !== today) latest = { today, decision: decideTimetableRange({}, now) };
    return latest.decision;
  };
}

/**
 * What the page of one class shows from the start: the class, if it is one of the days a timetable can show. Looked for
 * among those, which are kept, so that made-up addresses cost the database nothing.
 */
export function classOnPage(workoutId: string, dependencies: TimetableDependencies): PublicQuestion {
  const { publicCache, now } = dependencies;
  const today = berlinDate(now());
  const { key, load } = timetableOf(
    { from: today, to: addDays(today, TIMETABLE_MAX_DAYS - 1) },
    dependencies,
  );
  return {
    key,
    async load() {
      const classes = await publicCache.find('timetable', keyOfAnswer(getTimetable, key), load);
      return textOfOne(classes, workoutId);
    },
  };
}

/** Bookings change the timetable all the time, and drawing it costs as much as a hundred answers: it may be this old. */
const DRAWN_TIMETABLE_MS = 30 * SECOND_MS;
/** What an address of the page can choose. */
const CHOICES = ['week', 'day', 'branch', 'coach', 'location', 'class'];

/**
 * What the page of the timetable shows from the start: the coming seven days, as they were at most half a minute ago. The page
 * asks for them again itself. Undefined for an address with a choice of days, coach or room.
 */
export function timetableOnPage(
  query: URLSearchParams,
  dependencies: TimetableDependencies,
): PublicQuestion | undefined {
  if (CHOICES.some((choice) => query.has(choice))) return undefined;
  const { publicCache, now } = dependencies;
  const today = berlinDate(now());
  const { key, load } = timetableOf(
    { from: today, to: addDays(today, TIMETABLE_DEFAULT_DAYS - 1) },
    dependencies,
  );
  return {
    key,
    async load() {
      const at = now();
      const classes = await publicCache.find('timetable', keyOfAnswer(getTimetable, key), load);
      if (classes === undefined) return undefined;
      publicCache.trueUntil('timetable-page', new Date(at.getTime() + DRAWN_TIMETABLE_MS));
      return `{"drawn_at":"${at.toISOString()}","classes":${textOfBody(classes)}}`;
    },
  };
}

function timetableOf(range: TimetableRange, dependencies: TimetableDependencies): PublicQuestion {
  return {
    key: `${range.from}/${range.to}`,
    load: timed(dependencies, (database, at, chances) => timetableText(database, range, at, chances)),
  };
}

/** Loads a text and when it expires: nothing else signals that a held place lapses. */
function timed(
  dependencies: TimetableDependencies,
  load: (database: ReadableDatabase, at: Date, chances: string) => Promise<TimedText | undefined>,
): LoadText {
  return async () => {
    const { publicCache, now } = dependencies;
    const at = now();
    const loaded = await readUpToDate(dependencies, async (database) =>
      load(database, at, await waitlistChancesText(database, publicCache, at)),
    );
    if (loaded?.until) publicCache.trueUntil('timetable', loaded.until);
    return loaded?.text;
  };
}
