import type { StudioClass } from '@lifted/contract/timetable';
import type { getWorkoutOfTheDay, WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiEmptyAnswer, logNotLoaded } from '@lifted/client/http/api-problem.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { toldKind } from '@lifted/domain/classes/class-kind';
import { Suspense, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { useRemote } from '../../platform/http/remote.ts';
import { lastKnown } from '../../platform/last-known/last-known.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './class-page.module.css';
import { CLASS_WORDS } from './class-words.ts';
import { useHasStarted } from './use-has-started.ts';

/** In the same file of scripts as the member's place. */
const LastWeight = lazyPart('member-class', async () => (await import('./member-class.tsx')).LastWeight);

/**
 * The main exercises of a class, with what a member lifted last, and the way to the whole workout. Nothing where it has
 * started without one.
 */
export function ClassWorkout({ studioClass }: { readonly studioClass: StudioClass }) {
  const words = useWords(CLASS_WORDS);
  const address = useAddress();
  const id = useId();
  const language = useLanguage();
  const { user } = useSession();
  const { start_datetime, kind } = studioClass;
  const day = berlinDate(new Date(start_datetime));
  const asked = { date: day, ...(kind?.programme !== undefined && { programme: kind.programme }) };
  const workout = useWorkoutOf(asked);
  const lifts = toldKind(kind, language)?.lifts;
  const hasStarted = useHasStarted(studioClass);
  if (workout === undefined) return null;
  const isPlanned = workout?.is_valid === true;
  if (!isPlanned && hasStarted) return null;
  return (
    <section aria-labelledby={id} className={styles.workout}>
      <h2 id={id} className={styles.heading}>
        {words.workout}
      </h2>
      {isPlanned ? (
        <>
          <ol className={styles.exercises}>
            {workout.main_exercises.map(({ exercise_id, exercise_number, name, short_name }) => (
              <li key={`${exercise_number} ${exercise_id}`} className={styles.exercise}>
                <span className={styles.number}>{exercise_number}</span>{' '}
                <span>{short_name?.trim() || name}</span>{' '}
                {user !== null && (
                  <Suspense fallback={null}>
                    <LastWeight exerciseId={exercise_id} />
                  </Suspense>
                )}
              </li>
            ))}
          </ol>
          <p>
            <Link to={`${address('workoutOfTheDay')}?${new URLSearchParams(asked)}`}>
              {words.wholeWorkout}
            </Link>
          </p>
        </>
      ) : (
        <p className={styles.soft}>
          {words.noWorkout}
          {lifts != null && ` ${words.usually(lifts)}`}
        </p>
      )}
    </section>
  );
}

/** Of a day, and of a kind of class that has workouts of its own. */
interface AskedWorkout {
  readonly date: CivilDate;
  readonly programme?: string;
}

/** Undefined while it is unknown, null on a day without one. */
function useWorkoutOf(asked: AskedWorkout): WorkoutOfTheDay | null | undefined {
  const api = useApiClient();
  const name = `wod ${Object.values(asked).join(' ')}`;
  const { remote } = useRemote<WorkoutOfTheDay | null>(
    `${name} ${useLanguage()}`,
    (signal) => askFor(asked, api, signal),
    {
      offlineFallback: lastKnown(storedUid, name),
    },
  );
  useEffect(() => {
    if (remote.state === 'failed') logNotLoaded('The workout of the class', remote.error);
  }, [remote]);
  return remote.state === 'loaded' ? remote.value : undefined;
}

async function askFor(
  asked: AskedWorkout,
  api: ApiClient,
  signal: AbortSignal,
): Promise<WorkoutOfTheDay | null> {
  try {
    return await api.call<typeof getWorkoutOfTheDay>('GET', '/wods/today', {
      query: asked,
      signal,
    });
  } catch (failure) {
    if (failure instanceof ApiEmptyAnswer) return null;
    throw failure;
  }
}
