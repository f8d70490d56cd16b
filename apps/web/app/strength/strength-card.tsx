import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import type { CivilDate } from '@lifted/domain/studio-calendar';
import type { ChartSelection } from '@lifted/domain/chart-selection';
import { Suspense, useEffect, useState } from 'react';
import type { Remote } from '../http/remote.ts';
import { Card } from '../ui/card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { StrengthSkeleton } from './strength-skeleton.tsx';
import styles from './strength-card.module.css';
import { WindowChoice } from './window-choice.tsx';

const loadStrength = async () => (await import('./loaded-strength.tsx')).LoadedStrength;
const LoadedStrength = lazyPart('loaded-strength', loadStrength);

interface StrengthCardProps {
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** The chosen window is on its way; meanwhile `progression` is the former one. */
  readonly isTurning: boolean;
  /** Empty while loading and when it failed: the rows then have no circles. */
  readonly weekly: readonly WeeklyProgress[];
  readonly today: CivilDate;
  readonly window: ProgressionWindow;
  readonly onWindow: (weeks: ProgressionWindow) => void;
  readonly className?: string | undefined;
}

/** How strong a member became: the chart, its window, and the exercises to draw (specification, section 2). */
export function StrengthCard({
  progression,
  isTurning,
  window,
  onWindow,
  className,
  ...rest
}: StrengthCardProps) {
  const [chosen, setChosen] = useState<ChartSelection | null>(null);
  // Its code comes beside the data. Where it does not, that is said in its place.
  useEffect(() => void loadStrength().catch(() => undefined), []);
  return (
    <Card heading="Your Strength" className={className} busy={progression.state === 'loading' || isTurning}>
      <WindowChoice chosen={window} onChoose={onWindow} />
      {progression.state === 'loading' && <StrengthSkeleton />}
      {progression.state === 'failed' && (
        <p className={styles.quiet}>Your strength curve is not available right now.</p>
      )}
      {progression.state === 'loaded' && (
        <Suspense fallback={<StrengthSkeleton />}>
          <LoadedStrength
            progressions={progression.value}
            window={window}
            chosen={chosen}
            onChoose={setChosen}
            {...rest}
          />
        </Suspense>
      )}
    </Card>
  );
}
