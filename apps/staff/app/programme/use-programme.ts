import type {
  editWorkout,
  getProgramme,
  swapWorkouts,
  WorkoutFields,
} from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { SECOND_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useWords } from '../language.ts';
import { pollEvery } from '../parts/poll.ts';
import type { useDeskCommand } from '../parts/use-desk-command.ts';
import { useProgrammePart } from './own-workouts/programme-choice.tsx';
import { PROGRAMME_WORDS } from './programme-words.ts';

const REFRESH_MS = 10 * SECOND_MS;

/** The workouts from a day to another, both included, of the programme that the address asks for; so in all of this file. */
export function useWorkouts(from: CivilDate, to: CivilDate) {
  const api = useApiClient();
  const part = useProgrammePart();
  return useQuery({
    queryKey: ['desk', 'programme', from, to, part.programme],
    queryFn: ({ signal }) =>
      api.call<typeof getProgramme>('GET', '/desk/programme', {
        query: { from, to, ...part },
        signal,
      }),
    // Of the same programme: others must not be taken for it.
    placeholderData: (before, query) => (query?.queryKey[4] === part.programme ? before : undefined),
    refetchInterval: pollEvery(REFRESH_MS),
  });
}

/** Lets two days change their workouts; one of them may have none. */
export function useWorkoutSwap(run: ReturnType<typeof useDeskCommand>['run']) {
  const api = useApiClient();
  const words = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  const part = useProgrammePart();
  return (one: CivilDate, other: CivilDate) =>
    run(
      () =>
        api.call<typeof swapWorkouts>('POST', '/desk/programme-swaps', {
          body: { one, other, ...part },
        }),
      words.swapped(longDate(one, language), longDate(other, language)),
    );
}

/** Sends an edit of a day's workout. */
export function useEditWorkout(date: CivilDate) {
  const api = useApiClient();
  const part = useProgrammePart();
  return (was: WorkoutFields, fields: WorkoutFields) =>
    api.call<typeof editWorkout>('PUT', '/desk/programme/{date}', {
      params: { date },
      query: part,
      body: { was, fields },
    });
}
