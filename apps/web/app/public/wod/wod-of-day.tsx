import type { getWorkoutOfTheDay, WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { germanDate } from '@lifted/domain/language/member-dates';
import { useEffect } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiEmptyAnswer, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { useRemote } from '../../platform/http/remote.ts';
import { lastKnown, oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { storedUid } from '@lifted/client/session/stored-user.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { plannedWorkout, wodSections } from './wod-cards.ts';
import { WodLoading } from './wod-loading.tsx';
import { WodSections } from './wod-sections.tsx';
import { WOD_WORDS } from './wod-words.ts';
import styles from './wod-sections.module.css';

/** Which workout: of a day, and of a kind of class that has workouts of its own. */
export interface AskedWorkout {
  readonly date: CivilDate;
  readonly programme?: string;
}

interface WodOfDayProps {
  readonly asked: AskedWorkout;
  /** The workout that the page came with, of this day or another. */
  readonly written: WorkoutOfTheDay | null;
}

/** The workout of one day: loading, loaded, failed or none (specification, section 4). */
export function WodOfDay({ asked, written }: WodOfDayProps) {
  const words = useWords(WOD_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const name = `wod ${Object.values(asked).join(' ')}`;
  const isWritten = written?.date === asked.date && asked.programme === undefined;
  const { remote, reload } = useRemote<WorkoutOfTheDay | null>(
    `${name} ${language}`,
    (signal) => askFor(asked, api, signal),
    {
      offlineFallback: lastKnown(storedUid, name),
      // A member's page may be the offline copy.
      written: isWritten ? { value: written, isFresh: storedUid() === null } : undefined,
    },
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The workout of the day did not load.', remote.error);
  }, [remote]);

  switch (remote.state) {
    case 'loading':
      return <WodLoading />;
    case 'failed':
      return (
        <div className={styles.message}>
          <Notice tone="error">{words.failed}</Notice>
          {remote.error instanceof ApiUnreachable && storedUid() !== null && <p>{words.notSeen}</p>}
          <Button look="outline" onClick={reload}>
            {words.again}
          </Button>
        </div>
      );
    case 'loaded': {
      const workout = plannedWorkout(remote.value);
      const asOf = oldestAsOf(remote);
      return (
        <>
          {asOf !== null && (
            <div className={styles.asOf}>
              <LastKnownNotice asOf={asOf} />
            </div>
          )}
          {workout === null ? (
            <NoWorkout day={asked.date} />
          ) : (
            <>
              {workout.class_name !== undefined && (
                <p className={styles.cycle}>
                  <strong>{workout.class_name}</strong>
                </p>
              )}
              {workout.cycle !== undefined && (
                <p className={styles.cycle}>
                  <strong>{workout.cycle.name}</strong>, {words.week(workout.cycle.week, workout.cycle.weeks)}
                </p>
              )}
              <WodSections sections={wodSections(workout, language)} />
            </>
          )}
        </>
      );
    }
    default:
      return remote satisfies never;
  }
}

/** Null where the answer is empty: a day without a workout (specification, section 8). */
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

function NoWorkout({ day }: { readonly day: CivilDate }) {
  const { none } = useWords(WOD_WORDS);
  const language = useLanguage();
  return (
    <div className={styles.message}>
      <Notice>{none(language === 'de' ? germanDate(day) : day)}</Notice>
    </div>
  );
}
