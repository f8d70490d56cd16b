import type { getWorkout } from '@lifted/contract/timetable';
import { useEffect } from 'react';
import { Link, useParams, type MetaArgs } from 'react-router';
import { addressOf } from '../addresses.ts';
import { useApiClient } from '../http/api-client-context.tsx';
import { useRemote } from '../http/use-remote.ts';
import { pageMeta } from '../page-meta.ts';
import { Page } from '../ui/page.tsx';
import { Booking } from './booking.tsx';
import { ClassFactsSkeleton } from './class-facts-skeleton.tsx';
import { ClassFacts } from './class-facts.tsx';
import styles from './trial-workout.module.css';

export const meta = ({ location }: MetaArgs) =>
  pageMeta(location.pathname, {
    title: 'Join a test workout',
    description: 'Try a class for free: first name and email are enough.',
  });

/**
 * Books a free test workout (specification, section 2). That the class did not load is only logged: the form then stays
 * disabled, without a message (section 8).
 */
export default function TrialWorkoutPage() {
  const { workoutId = '' } = useParams();
  const remote = useWorkout(workoutId);
  const workout = remote.state === 'loaded' ? remote.value : null;

  return (
    <Page
      heading="Join a test workout"
      lead="Your first class is free. First name and email are enough."
      grows
    >
      <div className={styles.columns}>
        {remote.state === 'loading' && <ClassFactsSkeleton />}
        {workout !== null && <ClassFacts workout={workout} />}
        <Booking key={workoutId} workoutId={workoutId} workout={workout} />
      </div>
      <p className={styles.back}>
        <Link to={addressOf('timetable')}>Back to the timetable</Link>
      </p>
    </Page>
  );
}

function useWorkout(workoutId: string) {
  const api = useApiClient();
  const { remote } = useRemote(workoutId, (signal) =>
    api.call<typeof getWorkout>('GET', '/workouts/{workoutId}', { params: { workoutId }, signal }),
  );
  useEffect(() => {
    if (remote.state === 'failed') console.error('The test workout did not load.', remote.error);
  }, [remote]);
  return remote;
}
