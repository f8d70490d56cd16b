import type { OwnTraining, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { IdentityUser } from '@lifted/client/session/identity-provider.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { longDate } from '@lifted/domain/language/date-words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../../../language.ts';
import { oldestAsOf } from '../../../platform/last-known/last-known.ts';
import { LastKnownNotice } from '../../../platform/last-known/last-known-notice.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useAddress } from '../../../use-address.ts';
import { exercisesOnPage } from '../logged-sets.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import pageStyles from '../my-workout.module.css';
import { RefusedEntries } from '../refused-entries.tsx';
import type { WorkoutCommand } from '../set-queue.ts';
import { UnsentLine } from '../unsent-line.tsx';
import { WorkoutExercises } from '../workout-exercises.tsx';
import { ExerciseSearch } from './exercise-search.tsx';
import {
  chosenIn,
  inOrder,
  knownTrainings,
  nextNumber,
  workoutOfTraining,
  type ChosenExercise,
} from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';
import { TrainingForm, type TrainingFields } from './training-form.tsx';
import { useOwnTrainings, type OwnOnPage } from './use-own-trainings.ts';

interface OwnTrainingViewProps {
  readonly user: IdentityUser;
  /** 'new': one is to be added. */
  readonly trainingId: string;
}

/** What a member trains without a class: added, entered like the sets of a class, corrected, removed. */
export function OwnTrainingView({ user, trainingId }: OwnTrainingViewProps) {
  const words = useWords(OWN_WORDS);
  const page = useWords(MY_WORKOUT_WORDS);
  const onPage = useOwnTrainings(user);
  const { remote, waiting, state, canStore, store, hasFailed } = onPage;
  const navigate = useNavigate();
  const address = useAddress()('myWorkout');
  const own = remote.state === 'loaded' ? remote.value : null;
  const training = own && knownTrainings(own, waiting).find(({ id }) => id === trainingId);

  async function add(fields: TrainingFields) {
    const id = crypto.randomUUID();
    const isStored = await store(savedTraining(id, fields));
    if (isStored) await navigate(`${address}?own=${id}`, { replace: true });
  }

  return (
    <>
      <header className={pageStyles.header}>
        <h1 tabIndex={-1} className={pageStyles.heading}>
          {training?.name ?? words.heading}
        </h1>
        {training != null && <DayOf training={training} />}
      </header>
      <UnsentLine state={state} />
      <LastKnownNotice asOf={oldestAsOf(remote)} />
      {!canStore && <Notice tone="error">{page.noStorage}</Notice>}
      {hasFailed && <Notice tone="error">{page.storeFailed}</Notice>}
      <RefusedEntries onPage={onPage} exercises={own?.exercises ?? []} />
      <NotLoaded onPage={onPage} />
      {own !== null && trainingId === 'new' && <NewTraining canStore={canStore} add={add} />}
      {own !== null && trainingId !== 'new' && <Known own={own} training={training} onPage={onPage} />}
    </>
  );
}

/** What there is instead of trainings: that they load, why they do not, or that there is no member. */
function NotLoaded({ onPage: { remote, retry } }: { readonly onPage: OwnOnPage }) {
  const page = useWords(MY_WORKOUT_WORDS);
  switch (remote.state) {
    case 'loading':
      return (
        <div role="status" aria-label={page.loading} className={pageStyles.loading}>
          <Skeleton height="24rem" />
        </div>
      );
    case 'failed':
      return (
        <div className={pageStyles.none}>
          <Notice tone="error">{remote.error.message}</Notice>
          <Button look="outline" onClick={retry}>
            {page.again}
          </Button>
        </div>
      );
    case 'loaded':
      return remote.value === null && <p>{page.nobody}</p>;
    default:
      return remote satisfies never;
  }
}

interface NewTrainingProps {
  readonly canStore: boolean;
  readonly add: (fields: TrainingFields) => Promise<void>;
}

function NewTraining({ canStore, add }: NewTrainingProps) {
  const words = useWords(OWN_WORDS);
  return (
    <>
      <p className={styles.soft}>{words.intro}</p>
      {canStore && <TrainingForm before={null} submit={words.start} onSave={(fields) => void add(fields)} />}
    </>
  );
}

interface KnownProps extends Omit<TrainingProps, 'training'> {
  readonly training: OwnTraining | null | undefined;
}

/** A training by its address, or that there is none any more. */
function Known({ own, training, onPage }: KnownProps) {
  const words = useWords(OWN_WORDS);
  const back = useAddress()('myWorkout');
  if (training != null) return <Training key={training.id} own={own} training={training} onPage={onPage} />;
  return (
    <div className={pageStyles.none}>
      <Notice>{words.gone}</Notice>
      <ButtonLink look="outline" to={back}>
        {words.back}
      </ButtonLink>
    </div>
  );
}

function savedTraining(training_id: string, fields: TrainingFields): WorkoutCommand {
  const made_at = new Date().toISOString();
  return { kind: 'training', id: crypto.randomUUID(), training_id, ...fields, made_at };
}

function DayOf({ training: { date, name } }: { readonly training: OwnTraining }) {
  const words = useWords(OWN_WORDS);
  const language = useLanguage();
  return (
    <p className={pageStyles.class}>
      {name !== null && <strong className={pageStyles.className}>{words.heading} </strong>}
      <time dateTime={date}>{longDate(date, language)}</time>
    </p>
  );
}

interface TrainingProps {
  readonly own: OwnTrainings;
  readonly training: OwnTraining;
  readonly onPage: OwnOnPage;
}

function Training({ own, training, onPage }: TrainingProps) {
  const words = useWords(OWN_WORDS);
  const { waiting, canStore, queue } = onPage;
  // An exercise stays on the page although its last set is taken back.
  const [shown, setShown] = useState<readonly ChosenExercise[]>(() => chosenIn(training, waiting));
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = inOrder([...shown, ...chosenIn(training, waiting)]);
  const exercises = exercisesOnPage(workoutOfTraining(training, own, chosen), waiting, training.id);
  const choose = (exercise_id: string) => {
    const exercise_number = nextNumber(chosen);
    setShown([...chosen, { exercise_id, exercise_number }]);
    setOpened(`${exercise_number} ${exercise_id}`);
  };
  const search = (
    <ExerciseSearch
      own={own}
      without={new Set(chosen.map(({ exercise_id }) => exercise_id))}
      onChoose={choose}
    />
  );
  return (
    <>
      {exercises.length === 0 ? (
        <section aria-labelledby="first-exercise" className={styles.search}>
          <h2 id="first-exercise" className={styles.recentHeading}>
            {words.firstExercise}
          </h2>
          {search}
        </section>
      ) : (
        <Disclosure key={chosen.length} label={words.addExercise}>
          {search}
        </Disclosure>
      )}
      <Options training={training} onPage={onPage} />
      <WorkoutExercises
        key={opened}
        exercises={exercises}
        openedKey={opened}
        classId={training.id}
        isOwn
        canEnter={canStore}
        queue={queue}
      />
    </>
  );
}

function Options({ training, onPage: { store } }: Omit<TrainingProps, 'own'>) {
  const words = useWords(OWN_WORDS);
  const navigate = useNavigate();
  const address = useAddress()('myWorkout');
  const [isAsked, setIsAsked] = useState(false);
  const { id, date, name } = training;

  async function remove() {
    const isStored = await store({ kind: 'training_removed', id: crypto.randomUUID(), training_id: id });
    if (isStored) await navigate(address, { replace: true });
  }

  return (
    <Disclosure label={words.dayAndName}>
      <div className={styles.options}>
        <TrainingForm
          key={`${date} ${name ?? ''}`}
          before={training}
          submit={words.save}
          onSave={(fields) => void store(savedTraining(id, fields))}
        />
        {isAsked ? (
          <div role="group" aria-label={words.removeSure} className={styles.options}>
            <p>{words.removeSure}</p>
            <div className={styles.buttons}>
              <Button onClick={() => void remove()}>{words.removeYes}</Button>
              <Button look="outline" onClick={() => setIsAsked(false)}>
                {words.keep}
              </Button>
            </div>
          </div>
        ) : (
          <Button look="outline" className={styles.fit} onClick={() => setIsAsked(true)}>
            {words.remove}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
