import { useSession } from '@lifted/client/session/session-context.tsx';
import { useSearchParams, type MetaArgs } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';
import { MyWorkoutView } from './my-workout-view.tsx';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import { OwnTrainingView } from './own/own-training-view.tsx';
import styles from './my-workout.module.css';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, MY_WORKOUT_WORDS);

/** What a member lifts today, and where they enter it; the guard around it requires sign-in. */
export default function MyWorkoutPage() {
  const { user } = useSession();
  const [query] = useSearchParams();
  if (user === null) return null;
  const training = query.get('own');
  return (
    <div className={styles.page}>
      {training === null ? (
        <MyWorkoutView user={user} classId={query.get('class')} />
      ) : (
        <OwnTrainingView key={training} user={user} trainingId={training} />
      )}
    </div>
  );
}
