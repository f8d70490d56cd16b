import type { WorkoutLog } from '@lifted/contract/training-log';
import { WORKOUTS_PER_PAGE } from './workout-history.ts';
import { Suspense } from 'react';
import type { Remote } from '../../platform/http/remote.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Skeleton } from '@lifted/design/layout/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import styles from './workout-list.module.css';

/** Loaded together with the chart's code: nothing above needs either. */
const WorkoutList = lazyPart('workout-list', async () => (await import('./workout-list.tsx')).WorkoutList);

/** Every workout a member logged, newest first. */
export function WorkoutHistoryCard({
  logs,
  onRetry,
  className,
}: {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}) {
  return (
    <Card heading="All Workouts" className={className} busy={logs.state === 'loading'}>
      <History logs={logs} onRetry={onRetry} />
    </Card>
  );
}

interface HistoryProps {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly onRetry: () => void;
}

function History({ logs, onRetry }: HistoryProps) {
  switch (logs.state) {
    case 'loading':
      return <Rows />;
    case 'failed':
      return <TryAgain what="Your workouts are not available right now." onRetry={onRetry} />;
    case 'loaded':
      if (logs.value.length === 0) {
        return <p className={styles.quiet}>No workout history with exercise logs found</p>;
      }
      return (
        <>
          <Suspense fallback={<Rows />}>
            <WorkoutList logs={logs.value} />
          </Suspense>
          <RecordNotes />
        </>
      );
    default:
      return logs satisfies never;
  }
}

/** Placeholder for the first page of workouts. */
function Rows() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: WORKOUTS_PER_PAGE }, (_, row) => row).map((row) => (
        <Skeleton key={row} height="3rem" />
      ))}
    </div>
  );
}

function RecordNotes() {
  return (
    <Disclosure label="Records and estimates">
      <p>
        A personal record is your heaviest set ever, or more repetitions than ever at a weight you’ve lifted
        before.
      </p>
      <p>
        Est. 1RM is the weight you could lift once, estimated after Epley: weight × (1 + reps ÷ 30), counting
        at most 10 reps. The number of kilograms beside a workout is its total volume: weight × reps of every
        set.
      </p>
    </Disclosure>
  );
}
