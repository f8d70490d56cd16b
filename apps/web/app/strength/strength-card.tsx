import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import { defaultSelection, EMPTY_SELECTION, toggleGroup } from '@lifted/domain/chart-selection';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import type { CivilDate } from '@lifted/domain/studio-calendar';
import { useMemo, useState } from 'react';
import type { Remote } from '../http/remote.ts';
import { Card } from '../ui/card.tsx';
import { ExerciseChoice } from './exercise-choice.tsx';
import { StrengthChart } from './strength-chart.tsx';
import { selectedSeries } from './strength-series.ts';
import { StrengthNotes } from './strength-notes.tsx';
import { StrengthSkeleton } from './strength-skeleton.tsx';
import styles from './strength-card.module.css';
import { WindowChoice } from './window-choice.tsx';

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
  return (
    <Card heading="Your Strength" className={className} busy={progression.state === 'loading' || isTurning}>
      <WindowChoice chosen={window} onChoose={onWindow} />
      {progression.state === 'loading' && <StrengthSkeleton />}
      {progression.state === 'failed' && (
        <p className={styles.quiet}>Your strength curve is not available right now.</p>
      )}
      {progression.state === 'loaded' && (
        <LoadedStrength progressions={progression.value} window={window} {...rest} />
      )}
    </Card>
  );
}

type LoadedStrengthProps = Pick<StrengthCardProps, 'weekly' | 'today' | 'window'> & {
  readonly progressions: readonly ExerciseProgression[];
};

function LoadedStrength({ progressions, weekly, today, window }: LoadedStrengthProps) {
  // Chosen once, from what was loaded first; later windows keep what the member chose.
  const [selection, setSelection] = useState(() =>
    progressions.length === 0
      ? EMPTY_SELECTION
      : defaultSelection(progressions.map(({ exercise_group }) => exercise_group)),
  );
  const view = useMemo(
    () => ({ series: selectedSeries(selection, progressions), window, today }),
    [selection, progressions, window, today],
  );
  const isEmpty = progressions.length === 0 && weekly.length === 0;
  return (
    <div className={styles.columns}>
      <StrengthChart view={view} />
      <div className={styles.exercises}>
        {isEmpty ? (
          <p className={styles.quiet}>
            No exercises yet. Log your sets on the studio tablets: your first workout starts the curve.
          </p>
        ) : (
          <ExerciseChoice
            progressions={progressions}
            weekly={weekly}
            selection={selection}
            onToggle={(group) => setSelection(toggleGroup(selection, group))}
          />
        )}
        <StrengthNotes />
      </div>
    </div>
  );
}
