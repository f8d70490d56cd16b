import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import {
  defaultSelection,
  EMPTY_SELECTION,
  toggleGroup,
  type ChartSelection,
} from './chart/chart-selection.ts';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useEffect, useMemo, useState } from 'react';
import { ExerciseChoice } from './exercise-choice.tsx';
import styles from './strength-card.module.css';
import { StrengthChart } from './chart/strength-chart.tsx';
import { StrengthNotes } from './strength-notes.tsx';
import { selectedSeries } from './chart/strength-series.ts';

/** Continues the chart's 'Select exercises below' (specification, section 8). */
const NOTHING_YET = 'They appear here with the first sets you log on the studio tablets.';
const NOTHING_IN_WINDOW = 'You logged no sets in this window. Choose a longer one.';

interface LoadedStrengthProps {
  readonly progressions: readonly ExerciseProgression[];
  readonly weekly: readonly WeeklyProgress[];
  readonly hasLogs: boolean | null;
  readonly today: CivilDate;
  readonly window: ProgressionWindow;
  /** Null before the first load. Kept by the parent, because this unmounts when a window fails to load. */
  readonly chosen: ChartSelection | null;
  readonly onChoose: (selection: ChartSelection) => void;
}

/** The chart and the exercises to draw in it. */
export function LoadedStrength({
  progressions,
  weekly,
  hasLogs,
  today,
  window,
  chosen,
  onChoose,
}: LoadedStrengthProps) {
  // Chosen once, from the first load; later windows keep the member's selection.
  const [first] = useState(() => firstSelection(progressions));
  const selection = chosen ?? first;
  useEffect(() => onChoose(selection), [onChoose, selection]);
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
          <p className={styles.quiet}>{hasLogs === true ? NOTHING_IN_WINDOW : NOTHING_YET}</p>
        ) : (
          <>
            <ExerciseChoice
              progressions={progressions}
              weekly={weekly}
              selection={selection}
              onToggle={(group) => onChoose(toggleGroup(selection, group))}
            />
            <StrengthNotes />
          </>
        )}
      </div>
    </div>
  );
}

function firstSelection(progressions: readonly ExerciseProgression[]): ChartSelection {
  if (progressions.length === 0) return EMPTY_SELECTION;
  return defaultSelection(progressions.map(({ exercise_group }) => exercise_group));
}
