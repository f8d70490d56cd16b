import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { longDate } from '@lifted/domain/language/date-words';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { ClassId } from '../../customer/workout-answers.ts';
import { useLanguage, useWords } from '../../language.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../platform/last-known/last-known-notice.tsx';
import { NoMember } from '../../ui/no-member/no-member.tsx';
import { CheckIn } from './check-in/check-in.tsx';
import { exercisesOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import { DayWithoutClass } from './own/day-without-class.tsx';
import { ExtraExercise, useExtraExercises } from './own/extra-exercise.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { UnsentLine } from './unsent-line.tsx';
import { useMyWorkout, type WorkoutOnPage } from './use-my-workout.ts';
import { WorkoutExercises } from './workout-exercises.tsx';

interface MyWorkoutViewProps {
  readonly user: IdentityUser;
  readonly classId: ClassId;
}

/** The workout of one class, or why there is none to show. What is not sent is said in every case. */
export function MyWorkoutView({ user, classId }: MyWorkoutViewProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const onPage = useMyWorkout(user, classId);
  const { workout: remote, state, canStore, retry } = onPage;
  const workout = remote.state === 'loaded' ? remote.value : null;
  const own = onPage.own.state === 'loaded' ? onPage.own.value : null;
  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.heading}>
          {words.heading}
        </h1>
        {workout !== null && <ClassLine workout={workout} onPage={onPage} />}
      </header>
      <UnsentLine state={state} />
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      {!canStore && <Notice tone="error">{words.noStorage}</Notice>}
      <RefusedEntries
        onPage={onPage}
        exercises={[...(workout?.exercises ?? []), ...(own?.exercises ?? [])]}
      />
      {remote.state === 'loading' && (
        <div role="status" aria-label={words.loading} className={styles.loading}>
          <Skeleton height="3rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {remote.state === 'failed' && (
        <div className={styles.none}>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" onClick={retry}>
            {words.again}
          </Button>
        </div>
      )}
      {remote.state === 'loaded' && workout === null && <NoMember why={words.nobody} />}
      {workout !== null && <Workout user={user} workout={workout} onPage={onPage} />}
    </>
  );
}

interface WorkoutProps {
  readonly workout: MyWorkout;
  readonly onPage: WorkoutOnPage;
}

function ClassLine({ workout: { studio_class: studioClass, date }, onPage }: WorkoutProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  if (studioClass === null) return <p className={styles.class}>{longDate(date, language)}</p>;
  const { start_datetime: start, timer_name: name, coach_first_name: coach } = studioClass;
  return (
    <>
      <CheckIn secret={onPage.answers.checkInSecret} endsAt={new Date(studioClass.end_datetime)} />
      <p className={styles.class}>
        <strong className={styles.className}>{name}</strong> {words.with(coach)}
        <br />
        <time dateTime={start}>{momentWords(new Date(start), language)}</time>
        {`, ${studioClass.location_name}`}
      </p>
    </>
  );
}

interface OfWorkoutProps extends WorkoutProps {
  readonly user: IdentityUser;
}

function Workout({ user, workout, onPage }: OfWorkoutProps) {
  const { studio_class: studioClass } = workout;
  if (studioClass === null) return <DayWithoutClass user={user} workout={workout} onPage={onPage} />;
  return <ClassWorkout user={user} workout={workout} onPage={onPage} classId={studioClass.id} />;
}

function ClassWorkout({ user, workout, onPage, classId }: OfWorkoutProps & { readonly classId: string }) {
  const words = useWords(MY_WORKOUT_WORDS);
  const now = useTime();
  const { state, canStore } = onPage;
  const waiting = [...state.waiting, ...state.writing];
  const own = onPage.own.state === 'loaded' ? onPage.own.value : null;
  const extra = useExtraExercises(workout, { owner: user.uid, classId, own, waiting });
  const exercises = exercisesOnPage(extra.workout, waiting);
  const window = entryWindow(workout, now);
  const canEnter = window === 'open' && canStore;
  const addExtra = canEnter && own !== null && <ExtraExercise own={own} extra={extra} />;
  if (exercises.length === 0) {
    return (
      <>
        <Notice>{words.noWorkout}</Notice>
        {addExtra}
      </>
    );
  }
  return (
    <>
      {window !== 'open' && <WhyNot workout={workout} window={window} />}
      <WorkoutExercises
        key={`${classId} ${extra.opening.turn}`}
        exercises={exercises}
        openedKey={extra.opening.key}
        classId={classId}
        canEnter={canEnter}
        canRemove={extra.canRemove}
        onRemove={extra.remove}
        more={addExtra}
        queue={onPage.queue}
      />
    </>
  );
}

type EntryWindow = 'early' | 'open' | 'closed';

/** Whether sets can be entered now: from check-in until corrections end. */
function entryWindow({ opens_at, closes_at }: MyWorkout, now: Date): EntryWindow {
  if (opens_at !== null && now < new Date(opens_at)) return 'early';
  return closes_at !== null && now > new Date(closes_at) ? 'closed' : 'open';
}

interface WhyNotProps {
  readonly workout: MyWorkout;
  readonly window: Exclude<EntryWindow, 'open'>;
}

function WhyNot({ workout: { opens_at, closes_at }, window }: WhyNotProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const moment = (instant: string | null) => momentWords(new Date(instant ?? 0), language);
  switch (window) {
    case 'early':
      return <p className={styles.soft}>{words.opensAt(moment(opens_at))}</p>;
    case 'closed':
      return <p className={styles.soft}>{words.closed(moment(closes_at))}</p>;
    default:
      return window satisfies never;
  }
}
