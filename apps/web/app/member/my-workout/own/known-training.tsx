import type { OwnTraining, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../../language.ts';
import { focusOnArrival } from '../../../ui/focus-on-arrival.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useAddress } from '../../../use-address.ts';
import { exercisesOnPage } from '../logged-sets.ts';
import pageStyles from '../my-workout.module.css';
import { WorkoutExercises } from '../workout-exercises.tsx';
import { ExerciseSearch } from './exercise-search.tsx';
import {
  besideExercise,
  chosenIn,
  inOrder,
  nextNumber,
  withoutExercise,
  workoutOfTraining,
  type ChosenExercise,
} from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';
import { trainingCommand } from './training-command.ts';
import { TrainingForm } from './training-form.tsx';
import { useChosenHere } from './use-chosen-here.ts';
import type { OwnOnPage } from './use-own-trainings.ts';

interface TrainingProps {
  readonly user: Pick<IdentityUser, 'uid'>;
  readonly own: OwnTrainings;
  readonly training: OwnTraining;
  readonly onPage: Pick<OwnOnPage, 'waiting' | 'canStore' | 'queue' | 'store'>;
}

interface KnownProps extends Omit<TrainingProps, 'training'> {
  readonly training: OwnTraining | null | undefined;
}

/** A training by its address, or that there is none any more. */
export function KnownTraining({ training, ...rest }: KnownProps) {
  const words = useWords(OWN_WORDS);
  const back = useAddress()('myWorkout');
  if (training != null) return <Training key={training.id} training={training} {...rest} />;
  return (
    <div className={pageStyles.none}>
      <Notice>{words.gone}</Notice>
      <ButtonLink look="outline" to={back}>
        {words.back}
      </ButtonLink>
    </div>
  );
}

function Training({ user, own, training, onPage }: TrainingProps) {
  const words = useWords(OWN_WORDS);
  const { waiting, canStore, queue } = onPage;
  const { chosen: here, choose, drop, opening } = useChosenHere(user.uid, training.id);
  // An exercise stays on the page although its last set is taken back.
  const [shown, setShown] = useState<readonly ChosenExercise[]>(() => chosenIn(training, waiting));
  const chosen = inOrder([...shown, ...(here ?? []), ...chosenIn(training, waiting)]);
  const exercises = exercisesOnPage(workoutOfTraining(training, own, chosen), waiting, training.id);
  const remove = (exercise: ChosenExercise) => {
    setShown(withoutExercise(shown, exercise));
    drop(exercise, besideExercise(chosen, exercise));
  };
  const search = (
    <ExerciseSearch
      own={own}
      without={new Set(chosen.map(({ exercise_id }) => exercise_id))}
      onChoose={(exercise_id) => choose({ exercise_id, exercise_number: nextNumber(chosen) })}
    />
  );
  // Else an exercise would be asked for where one is chosen.
  if (here === null) return null;
  return (
    <>
      {exercises.length === 0 ? (
        <section aria-labelledby="first-exercise" className={styles.search}>
          <h2
            ref={opening.turn > 0 ? focusOnArrival : undefined}
            id="first-exercise"
            tabIndex={-1}
            className={styles.recentHeading}
          >
            {words.firstExercise}
          </h2>
          {search}
        </section>
      ) : (
        <Disclosure key={`search ${chosen.length}`} label={words.addExercise}>
          {search}
        </Disclosure>
      )}
      <Options training={training} onPage={onPage} />
      <WorkoutExercises
        key={`exercises ${opening.turn}`}
        exercises={exercises}
        openedKey={opening.key}
        classId={training.id}
        isOwn
        canEnter={canStore}
        canRemove={() => true}
        onRemove={remove}
        queue={queue}
      />
    </>
  );
}

function Options({ training, onPage: { store } }: Pick<TrainingProps, 'training' | 'onPage'>) {
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
          onSave={(fields) => void store(trainingCommand(id, fields))}
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
