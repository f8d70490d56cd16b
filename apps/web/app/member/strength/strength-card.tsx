import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ChartSelection } from './chart/chart-selection.ts';
import { Suspense, useEffect, useState } from 'react';
import type { Remote } from '../../platform/http/remote.ts';
import { Card } from '@lifted/design/layout/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { StrengthSkeleton } from './strength-skeleton.tsx';
import { WindowChoice } from './window-choice.tsx';

const loadStrength = async () => (await import('./loaded-strength.tsx')).LoadedStrength;
const LoadedStrength = lazyPart('loaded-strength', loadStrength);

interface StrengthCardProps {
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** The chosen window is loading; `progression` is the previous one. */
  readonly isTurning: boolean;
  /** Empty while loading and after a failure: the rows then have no circles. */
  readonly weekly: readonly WeeklyProgress[];
  readonly today: CivilDate;
  readonly window: ProgressionWindow;
  readonly onWindow: (weeks: ProgressionWindow) => void;
  readonly onRetry: () => void;
  /** Whether this member ever logged sets; null until known. */
  readonly hasLogs: boolean | null;
  readonly className?: string | undefined;
}

/** A member's strength: the chart, its window, and the exercises to draw (specification, section 2). */
export function StrengthCard({
  progression,
  isTurning,
  window,
  onWindow,
  onRetry,
  className,
  ...rest
}: StrengthCardProps) {
  const [chosen, setChosen] = useState<ChartSelection | null>(null);
  // Its code is loaded with the data. A failure is shown in its place.
  useEffect(() => void loadStrength().catch(() => undefined), []);
  return (
    <Card heading="Your Strength" className={className} busy={progression.state === 'loading' || isTurning}>
      <WindowChoice chosen={window} onChoose={onWindow} />
      {progression.state === 'loading' && <StrengthSkeleton />}
      {progression.state === 'failed' && (
        <TryAgain what="Your strength curve is not available right now." onRetry={onRetry} />
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
