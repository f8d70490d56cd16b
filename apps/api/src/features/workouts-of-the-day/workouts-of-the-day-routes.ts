import { getWorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import { berlinDate, isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { readUpToDate, type ReadingDatabases } from '../../data/read-from-replica.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { registerPublicRead, type PublicQuestion } from '../../cache/register-public-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { workoutOfTheDayText, type WorkoutAsked } from './workouts-of-the-day-repository.ts';

interface WorkoutsOfTheDayDependencies extends ReadingDatabases {
  readonly publicCache: PublicResponseCache;
  readonly now: () => Date;
}

/** The workout of the day, today's in Berlin by default (specification, section 2: Workout of the day). */
export function registerWorkoutsOfTheDay(app: StudioApp, dependencies: WorkoutsOfTheDayDependencies): void {
  const { publicCache, now } = dependencies;
  registerPublicRead(app, getWorkoutOfTheDay, {
    publicCache,
    topic: 'wods',
    byLanguage: true,
    question({ query }, language) {
      if (query.date !== undefined && !isCivilDate(query.date)) throw noSuchDay('date');
      const { date = berlinDate(now()), programme = '' } = query;
      return workoutOn({ date, programme, language }, dependencies);
    },
  });
}

/**
 * What the page shows before its scripts run: today's workout in Berlin. Nothing when the address asks for another day
 * or programme, because showing one and then the other would mislead.
 */
export function workoutOnPage(
  query: URLSearchParams,
  language: Language,
  dependencies: WorkoutsOfTheDayDependencies,
): PublicQuestion | undefined {
  const today = berlinDate(dependencies.now());
  const isToday = (query.get('date') ?? today) === today && !query.has('programme');
  return isToday ? workoutOn({ date: today, programme: '', language }, dependencies) : undefined;
}

/** What is seen of a day changes without anybody's doing when its workout begins to be seen: until then it is kept at most. */
function workoutOn(asked: WorkoutAsked, dependencies: WorkoutsOfTheDayDependencies): PublicQuestion {
  const { date, programme, language } = asked;
  return {
    key: programme === '' ? `${date} ${language}` : `${date} ${language} ${programme}`,
    async load() {
      const { publicCache, now } = dependencies;
      const at = now();
      const found = await readUpToDate(dependencies, (database) => workoutOfTheDayText(database, asked, at));
      if (found?.visibleFrom != null) publicCache.trueUntil('wods', found.visibleFrom);
      return found?.body;
    },
  };
}
