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
import { useLanguage } from '../../language.ts';
import type { ChartView } from './chart/chart-settings.ts';
import { ExerciseChoice } from './exercise-choice.tsx';
import styles from './strength-card.module.css';
import { StrengthChart } from './chart/strength-chart.tsx';
import { StrengthNotes } from './strength-notes.tsx';
import { selectedSeries } from './chart/strength-series.ts';
import { groupWords, STRENGTH_WORDS } from './strength-words.ts';

interface StrengthExercisesProps {
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
export function StrengthExercises({
  progressions,
  weekly,
  hasLogs,
  today,
  window,
  chosen,
  onChoose,
}: StrengthExercisesProps) {
  const language = useLanguage();
  const words = STRENGTH_WORDS[language];
  // Chosen once, from the first load; later windows keep the member's selection.
  const [first] = useState(() => firstSelection(progressions));
  const selection = chosen ?? first;
  useEffect(() => onChoose(selection), [onChoose, selection]);
  const view = useMemo(
    (): ChartView => ({
      series: selectedSeries(selection, progressions).map((line) => ({
        ...line,
        group: groupWords(line.group, language),
      })),
      window,
      today,
      language,
      axis: 'specified',
    }),
    [selection, progressions, window, today, language],
  );
  const isEmpty = progressions.length === 0 && weekly.length === 0;
  return (
    <div className={styles.columns}>
      <StrengthChart view={view} />
      <div className={styles.exercises}>
        {isEmpty ? (
          <p className={styles.quiet}>{hasLogs === true ? words.nothingInWindow : words.nothingYet}</p>
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
