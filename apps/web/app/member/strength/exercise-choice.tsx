import type { ExerciseProgression, WeeklyProgress } from '@lifted/contract/training-log';
import type { ChartSelection } from './chart/chart-selection.ts';
import { useLanguage } from '../../language.ts';
import { PlateSample } from './chart/plate-sample.tsx';
import { groupNames } from './chart/strength-series.ts';
import styles from './exercise-choice.module.css';
import { STRENGTH_WORDS, toldProgress } from './strength-words.ts';
import { WeeklyCircles } from './weekly-circles.tsx';

interface ExerciseChoiceProps {
  readonly progressions: readonly ExerciseProgression[];
  readonly weekly: readonly WeeklyProgress[];
  readonly selection: ChartSelection;
  readonly onToggle: (group: string) => void;
}

/** Every exercise group with its best weight, its change and its latest weeks; clicking one draws it in the chart. */
export function ExerciseChoice({ progressions, weekly, selection, onToggle }: ExerciseChoiceProps) {
  const language = useLanguage();
  const words = STRENGTH_WORDS[language];
  return (
    <ul className={styles.rows} aria-label={words.exercises}>
      {groupNames(progressions, weekly, selection).map((group) => {
        const progression = progressions.find(({ exercise_group }) => exercise_group === group);
        const weeks = weekly.find(({ exercise_group }) => exercise_group === group);
        const told = progression && toldProgress(progression, language);
        const slot = selection.indexOf(group);
        return (
          <li key={group} className={styles.row}>
            <button
              type="button"
              className={styles.toggle}
              aria-pressed={slot !== -1}
              onClick={() => onToggle(group)}
            >
              <span className={styles.sample}>{slot === -1 ? null : <PlateSample slot={slot} />}</span>
              <span className={styles.name}>
                {group} <span className={styles.mark}>{words.groupMark}</span>
              </span>{' '}
              <span className={styles.max}>{told?.best ?? '–'}</span>{' '}
              <span className={styles.progress} data-sign={told?.sign ?? 0}>
                {told?.change ?? words.notInWindow}
              </span>
            </button>
            {weeks !== undefined && <WeeklyCircles progress={weeks} />}
          </li>
        );
      })}
    </ul>
  );
}
