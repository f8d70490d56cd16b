import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { daysOfOwnTraining } from '@lifted/domain/training/own-training';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WayToBook } from '../../../booking/way-to-book.tsx';
import { useWords } from '../../../language.ts';
import { useAddress } from '../../../use-address.ts';
import { exercisesOnPage } from '../logged-sets.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import pageStyles from '../my-workout.module.css';
import type { WorkoutOnPage } from '../use-my-workout.ts';
import { OwnLinks } from './own-links.tsx';
import { OWN_WORDS } from './own-words.ts';
import { trainingCommand } from './training-command.ts';
import { chooseHere } from './use-chosen-here.ts';
import { WorkoutPreview } from './workout-preview.tsx';

interface DayWithoutClassProps {
  readonly user: Pick<IdentityUser, 'uid'>;
  readonly workout: MyWorkout;
  readonly onPage: Pick<WorkoutOnPage, 'own' | 'state' | 'canStore' | 'queue'>;
}

/** A day on which the member has no class: its workout to read, and the ways to train all the same. */
export function DayWithoutClass({ user, workout, onPage }: DayWithoutClassProps) {
  const words = useWords(OWN_WORDS);
  const { noWorkout, classes, storeFailed } = useWords(MY_WORKOUT_WORDS);
  const navigate = useNavigate();
  const page = useAddress()('myWorkout');
  const [hasFailed, setHasFailed] = useState(false);
  const { state, canStore, queue } = onPage;
  const own = onPage.own.state === 'loaded' ? onPage.own.value : null;
  const waiting = [...state.waiting, ...state.writing];
  const exercises = exercisesOnPage(workout, waiting);
  const isEmpty = exercises.length === 0;

  async function logOnOwn() {
    setHasFailed(false);
    const id = crypto.randomUUID();
    await chooseHere(
      user.uid,
      id,
      exercises.map(({ planned }) => planned),
    );
    try {
      await queue.add([trainingCommand(id, { date: daysOfOwnTraining(timeNow()).last, name: null })]);
    } catch (failure) {
      console.error('A training was not stored.', failure);
      setHasFailed(true);
      return;
    }
    await navigate(`${page}?own=${id}`);
  }

  return (
    <>
      {isEmpty ? <Notice>{noWorkout}</Notice> : <p className={pageStyles.soft}>{words.noClassToday}</p>}
      {hasFailed && <Notice tone="error">{storeFailed}</Notice>}
      <OwnLinks own={own} waiting={waiting}>
        {!isEmpty && (
          <>
            {own !== null && canStore && <Button onClick={() => void logOnOwn()}>{words.logOnOwn}</Button>}
            <WayToBook look="outline">{classes}</WayToBook>
          </>
        )}
      </OwnLinks>
      {!isEmpty && <WorkoutPreview exercises={exercises} />}
    </>
  );
}
