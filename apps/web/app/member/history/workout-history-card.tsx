import { Card } from '@lifted/design/layout/card.tsx';
import { Suspense } from 'react';
import { useWords } from '../../language.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { HistoryRows } from './history-rows.tsx';
import type { LoggedWorkoutsProps } from './logged-workouts.tsx';

/** Loaded together with the chart's code: nothing above needs either. */
const LoggedWorkouts = lazyPart(
  'logged-workouts',
  async () => (await import('./logged-workouts.tsx')).LoggedWorkouts,
);

const HEADING = { en: 'All Workouts', de: 'Alle Workouts' };

interface WorkoutHistoryCardProps extends LoggedWorkoutsProps {
  readonly className?: string | undefined;
}

/** Every workout a member logged, newest first. */
export function WorkoutHistoryCard({ className, ...content }: WorkoutHistoryCardProps) {
  return (
    <Card heading={useWords(HEADING)} className={className} busy={content.logs.state === 'loading'}>
      <Suspense fallback={<HistoryRows />}>
        <LoggedWorkouts {...content} />
      </Suspense>
    </Card>
  );
}
