import type {
  editWorkout,
  getProgramme,
  swapWorkouts,
  WorkoutFields,
} from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { SECOND_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '../language.ts';
import { pollEvery } from '../parts/poll.ts';
import type { useDeskCommand } from '../parts/use-desk-command.ts';
import { PROGRAMME_WORDS } from './programme-words.ts';

const REFRESH_MS = 10 * SECOND_MS;

/** The workouts from a day to another, both included. */
export function useWorkouts(from: CivilDate, to: CivilDate) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'programme', from, to],
    queryFn: ({ signal }) =>
      api.call<typeof getProgramme>('GET', '/desk/programme', { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(REFRESH_MS),
  });
}

/** Lets two days change their workouts; one of them may have none. */
export function useSwap(run: ReturnType<typeof useDeskCommand>['run']) {
  const api = useApiClient();
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  return (one: CivilDate, other: CivilDate) =>
    run(
      () => api.call<typeof swapWorkouts>('POST', '/desk/programme-swaps', { body: { one, other } }),
      words.swapped(longDate(one, language), longDate(other, language)),
    );
}

/** Sends an edit of a day's workout. */
export function useEditWorkout(date: CivilDate) {
  const api = useApiClient();
  return (was: WorkoutFields, fields: WorkoutFields) =>
    api.call<typeof editWorkout>('PUT', '/desk/programme/{date}', {
      params: { date },
      body: { was, fields },
    });
}
