import type { getWorkout, StudioClass } from '@lifted/contract/timetable';
import { useEffect } from 'react';
import { Link, useParams, type MetaArgs } from 'react-router';
import { useApiClient } from '../http/api-client-context.tsx';
import { useRemote } from '../http/use-remote.ts';
import { useWords } from '../language.ts';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { Booking } from './booking.tsx';
import { ClassFactsSkeleton } from './class-facts-skeleton.tsx';
import { ClassFacts } from './class-facts.tsx';
import { useAddress } from '../use-address.ts';
import { useWrittenAnswer, WrittenAnswerBlock } from '../written-answer.tsx';
import { TRIAL_WORKOUT_WORDS } from './trial-workout-words.ts';
import styles from './trial-workout.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, TRIAL_WORKOUT_WORDS);

/**
 * Books a free test workout (specification, section 2). That the class did not load is only logged: the form then stays
 * disabled, without a message (section 8).
 */
export default function TrialWorkoutPage() {
  const { heading, lead, back } = useWords(TRIAL_WORKOUT_WORDS);
  const address = useAddress();
  const { workoutId = '' } = useParams();
  const remote = useWorkout(workoutId);
  const workout = remote.state === 'loaded' ? remote.value : null;

  return (
    <Page heading={heading} lead={lead} grows>
      <div className={styles.columns}>
        {remote.state === 'loading' && <ClassFactsSkeleton />}
        {workout !== null && <ClassFacts workout={workout} />}
        <Booking key={workoutId} workoutId={workoutId} workout={workout} />
      </div>
      <p className={styles.back}>
        <Link to={address('timetable')}>{back}</Link>
      </p>
      <WrittenAnswerBlock />
    </Page>
  );
}

function useWorkout(workoutId: string) {
  const api = useApiClient();
  const written = useWrittenAnswer<StudioClass>();
  const { remote } = useRemote(
    workoutId,
    (signal) =>
      api.call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId }, signal }),
    { written: written?.id === workoutId ? { value: written, isFresh: true } : undefined },
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The test workout did not load.', remote.error);
  }, [remote]);
  return remote;
}
