import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import type { Remote } from '../../platform/http/remote.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import type { ChartSelection } from './chart/chart-selection.ts';
import { StrengthExercises } from './strength-exercises.tsx';
import { StrengthSkeleton } from './strength-skeleton.tsx';
import { STRENGTH_WORDS } from './strength-words.ts';
import { WindowChoice } from './window-choice.tsx';

export interface StrengthContentProps {
  readonly progression: Remote<readonly ExerciseProgression[]>;
  /** Empty while loading and after a failure: the rows then have no circles. */
  readonly weekly: readonly WeeklyProgress[];
  readonly today: CivilDate;
  readonly window: ProgressionWindow;
  readonly onWindow: (weeks: ProgressionWindow) => void;
  readonly onRetry: () => void;
  /** Whether this member ever logged sets; null until known. */
  readonly hasLogs: boolean | null;
}

/** The window, and the chart with its exercises. Loaded with the data: nothing is to be seen before either. */
export function StrengthContent({ progression, window, onWindow, onRetry, ...rest }: StrengthContentProps) {
  const words = useWords(STRENGTH_WORDS);
  const [chosen, setChosen] = useState<ChartSelection | null>(null);
  return (
    <>
      <WindowChoice chosen={window} onChoose={onWindow} />
      {progression.state === 'loading' && <StrengthSkeleton />}
      {progression.state === 'failed' && <TryAgain what={words.failed} onRetry={onRetry} />}
      {progression.state === 'loaded' && (
        <StrengthExercises
          progressions={progression.value}
          window={window}
          chosen={chosen}
          onChoose={setChosen}
          {...rest}
        />
      )}
    </>
  );
}
