import type { WorkoutLog } from '@lifted/contract/training-log';
import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { useAddress } from '../../use-address.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import { HistoryRows } from './history-rows.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import { WorkoutList } from './workout-list.tsx';
import styles from './workout-list.module.css';

export interface LoggedWorkoutsProps {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly onRetry: () => void;
}

/** The list of workouts, or why there is none to show. */
export function LoggedWorkouts({ logs, onRetry }: LoggedWorkoutsProps) {
  const words = useWords(HISTORY_WORDS);
  const address = useAddress();
  switch (logs.state) {
    case 'loading':
      return <HistoryRows />;
    case 'failed':
      return <TryAgain what={words.failed} onRetry={onRetry} />;
    case 'loaded':
      return (
        <>
          {logs.value.length === 0 ? (
            <p className={styles.quiet}>{words.nothing}</p>
          ) : (
            <WorkoutList logs={logs.value} />
          )}
          <p className={styles.own}>
            <Link to={`${address('myWorkout')}?own=new`}>{words.addOwn}</Link>
          </p>
        </>
      );
    default:
      return logs satisfies never;
  }
}
