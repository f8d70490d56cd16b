import type { WorkoutLog } from '@lifted/contract/training-log';
import { WORKOUTS_PER_PAGE } from '@lifted/domain/workout-history';
import { Suspense } from 'react';
import type { Remote } from '../http/remote.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './workout-list.module.css';

/** Fetched beside the chart's code: what stands above needs neither. */
const WorkoutList = lazyPart('workout-list', async () => (await import('./workout-list.tsx')).WorkoutList);

/** Every workout a member logged, newest first. */
export function WorkoutHistoryCard({
  logs,
  className,
}: {
  readonly logs: Remote<readonly WorkoutLog[]>;
  readonly className?: string | undefined;
}) {
  return (
    <Card heading="All Workouts" className={className} busy={logs.state === 'loading'}>
      <History logs={logs} />
    </Card>
  );
}

function History({ logs }: { readonly logs: Remote<readonly WorkoutLog[]> }) {
  switch (logs.state) {
    case 'loading':
      return <Rows />;
    case 'failed':
      return <p className={styles.quiet}>Your workouts are not available right now.</p>;
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

/** The place of the first page of workouts. */
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
        A personal record is a set heavier than ever, or more repetitions than ever at a weight you lifted
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
