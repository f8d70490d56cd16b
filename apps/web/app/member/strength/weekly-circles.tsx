import type { WeeklyProgress } from '@lifted/contract/training-log';
import { latestWeeks, type ChangeType } from '@lifted/domain/training/weekly-progress';
import { weightWords } from '@lifted/domain/language/weight-words';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { ChangeGlyph } from './change-glyph.tsx';
import styles from './weekly-circles.module.css';

type Week = WeeklyProgress['weekly_progress'][number];

/** The latest five weeks of one group: heavier, lighter, the same, or nothing (specification, section 2: Weekly circles). */
export function WeeklyCircles({ group, weeks }: { readonly group: string; readonly weeks: readonly Week[] }) {
  return (
    <ol className={styles.weeks} aria-label={`Latest 5 weeks of ${group}`}>
      {latestWeeks(weeks).map((week) => (
        <li key={week.week_index} className={styles.week}>
          <span className={styles.circle} data-change={week.change_type}>
            <ChangeGlyph change={week.change_type} />
          </span>
          <span className={styles.label}>{weekLabel(week.week_index)}</span>
          <VisuallyHidden>: {weekWords(week)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** '-4' … '-1', and 'CW' for the current week. */
function weekLabel(weekIndex: number): string {
  return weekIndex === 0 ? 'CW' : String(weekIndex);
}

function weekWords({ change_type, max_weight }: Week): string {
  const change = CHANGE_NAMES[change_type];
  return max_weight === null ? change : `${weightWords(max_weight)} kg, ${change}`;
}

export const CHANGE_NAMES: Readonly<Record<ChangeType, string>> = {
  increase: 'heavier than before',
  decrease: 'lighter than before',
  same: 'the same as before',
  no_data: 'no sets',
};
