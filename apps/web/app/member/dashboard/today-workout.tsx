import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { metreWords } from '@lifted/domain/language/distance-words';
import { exerciseDone } from '@lifted/domain/training/swapped-exercise';
import { loadWords, shortLoadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { MemberAnswers } from '../../customer/member-answers.ts';
import { workoutAnswers } from '../../customer/workout-answers.ts';
import { useLanguage, useWords, type Language } from '../../language.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { useAddress } from '../../use-address.ts';
import { foremostSentence } from '../strength/lifts.ts';
import { hintOf, type LoadHint } from './load-hint.ts';
import { isUnderWay } from './under-way.ts';
import styles from './today-workout.module.css';
import { TODAY_WORDS, type TodayWords } from './today-words.ts';

interface TodayWorkoutProps {
  readonly answers: MemberAnswers;
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly now: Date;
}

/**
 * What a member looks for between two sets: the first exercises of the day with what they lifted last time and what to try, the way to all of
 * them, and how they are getting on in one sentence; during a class a button a thumb finds leads to their sets. What `/my-workout` shows is with it on the device, because there may be
 * no network in the room.
 */
export function TodayWorkout({ answers, logs, now }: TodayWorkoutProps) {
  const words = useWords(TODAY_WORDS);
  const address = useAddress();
  const remote = useWorkout(answers);
  const today = berlinDate(now);
  const { workout, isNow, hasFailed } = shownAt(remote, now);
  const toAll = address('myWorkout');
  return (
    <Card
      heading={workout !== null && workout.date > today ? words.tomorrow : words.today}
      busy={remote.state === 'loading'}
      tool={
        !isNow && (
          <Link to={toAll} className={styles.tool}>
            {words.all}
          </Link>
        )
      }
    >
      {workout !== null && workout.exercises.length > 0 && <FirstExercises workout={workout} />}
      {hasFailed && <p>{words.failed}</p>}
      {remote.state === 'loaded' && !hasFailed && <NothingPlanned workout={workout} today={today} />}
      {isNow ? (
        <ButtonLink to={toAll} className={styles.enter}>
          {words.enter}
        </ButtonLink>
      ) : (
        // Below the exercises, so not before them.
        remote.state !== 'loading' && <Progress logs={logs} today={today} />
      )}
    </Card>
  );
}

interface Shown {
  readonly workout: MyWorkout | null;
  readonly isNow: boolean;
  readonly hasFailed: boolean;
}

/** What of an answer is shown. Without a network the last one that is known may be of a day before: that counts as failed. */
function shownAt(remote: Remote<MyWorkout | null>, now: Date): Shown {
  const known = remote.state === 'loaded' ? remote.value : null;
  const isNow = known !== null && isUnderWay(known, now);
  const isPast = known !== null && known.date < berlinDate(now) && !isNow;
  return { workout: isPast ? null : known, isNow, hasFailed: isPast || remote.state === 'failed' };
}

interface NothingPlannedProps {
  readonly workout: MyWorkout | null;
  readonly today: CivilDate;
}

/** Empty where there is a plan. */
function NothingPlanned({ workout, today }: NothingPlannedProps) {
  const words = useWords(TODAY_WORDS);
  if ((workout?.exercises.length ?? 0) > 0) return null;
  return <p>{workout !== null && workout.date > today ? words.noneYet : words.none}</p>;
}

interface ProgressProps {
  readonly logs: TodayWorkoutProps['logs'];
  readonly today: CivilDate;
}

/** How the member is getting on, in one sentence. */
function Progress({ logs, today }: ProgressProps) {
  const language = useLanguage();
  const sentence = useMemo(
    () => (logs.state === 'loaded' ? foremostSentence(logs.value, today, language) : null),
    [logs, today, language],
  );
  return sentence === null ? null : <p className={styles.sentence}>{sentence}</p>;
}

function FirstExercises({ workout }: { readonly workout: MyWorkout }) {
  return (
    <ol className={styles.exercises}>
      {workout.exercises
        .map((planned) => exerciseDone(planned, workout.swaps ?? []))
        .map((exercise) => (
          <li key={exercise.exercise_number} className={styles.exercise}>
            <span className={styles.name}>{exercise.short_name ?? exercise.name}</span>{' '}
            <ExerciseLine exercise={exercise} hint={hintOf(exercise, workout)} />
          </li>
        ))}
    </ol>
  );
}

interface ExerciseLineProps {
  readonly exercise: LoggedExercise;
  readonly hint: LoadHint;
}

function ExerciseLine({ exercise: { reps, distance, per_side }, hint }: ExerciseLineProps) {
  const words = useWords(TODAY_WORDS);
  const language = useLanguage();
  const target = per_side ? words.perSide : words.reps;
  const isCarried = distance != null;
  return (
    <span className={styles.amount}>
      {isCarried && <span>{per_side ? words.perSide(metreWords(distance)) : metreWords(distance)}</span>}
      {reps !== null && !isCarried && <span>{target(reps)}</span>}
      <HintText hint={hint} words={words} language={language} />
    </span>
  );
}

interface HintTextProps {
  readonly hint: LoadHint;
  readonly words: TodayWords;
  readonly language: Language;
}

function HintText({ hint, words, language }: HintTextProps) {
  switch (hint.kind) {
    case 'none':
      return null;
    case 'reps':
      return <strong className={styles.hint}>{words.last(words.reps(hint.reps))}</strong>;
    case 'again':
      return <strong className={styles.hint}>{words.again(loadWords(hint.load, language))}</strong>;
    case 'done':
      return <strong className={styles.hint}>{words.done(loadWords(hint.load, language))}</strong>;
    case 'try': {
      const load = loadWords(hint.load, language);
      if (hint.last === null) return <strong className={styles.hint}>{words.try(load)}</strong>;
      const last = shortLoadWords(hint.last, language);
      return (
        <span>
          <span aria-hidden="true">
            {last} → <strong className={styles.hint}>{load}</strong>
          </span>
          <VisuallyHidden>{`${words.last(last)}, ${words.try(load)}`}</VisuallyHidden>
        </span>
      );
    }
    default:
      return hint satisfies never;
  }
}

/** The workout of the class within a day, else of today, and the check-in code of that class. */
function useWorkout(answers: MemberAnswers): Remote<MyWorkout | null> {
  const api = useApiClient();
  const uid = useSession().user?.uid;
  const ofWorkout = uid === undefined ? null : workoutAnswers(answers, { api, uid });
  const remote = useCachedAnswer(ofWorkout?.workoutOf(null) ?? null);
  const hasClass = remote.state === 'loaded' && remote.value?.studio_class != null;
  useEffect(() => {
    if (hasClass) void ofWorkout?.checkInSecret.refresh();
  }, [ofWorkout, hasClass]);
  return remote;
}
