import type { WeeklyProgress } from '@lifted/contract/training-log';
import { latestWeeks } from '@lifted/domain/training/weekly-progress';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useLanguage, type Language } from '../../language.ts';
import { valueWords } from './chart/chart-words.ts';
import { unitOf } from './chart/strength-series.ts';
import { ChangeGlyph } from './change-glyph.tsx';
import { groupWords, STRENGTH_WORDS } from './strength-words.ts';
import styles from './weekly-circles.module.css';

type Week = WeeklyProgress['weekly_progress'][number];

/** The latest five weeks of one group: heavier, lighter, the same, or nothing (specification, section 2: Weekly circles). */
export function WeeklyCircles({ progress }: { readonly progress: WeeklyProgress }) {
  const { exercise_group: group, measure, weekly_progress: weeks } = progress;
  const language = useLanguage();
  return (
    <ol
      className={styles.weeks}
      aria-label={STRENGTH_WORDS[language].latestWeeks(groupWords(group, language))}
    >
      {latestWeeks(weeks).map((week) => (
        <li key={week.week_index} className={styles.week}>
          <span className={styles.circle} data-change={week.change_type}>
            <ChangeGlyph change={week.change_type} />
          </span>
          <span className={styles.label}>{weekLabel(week.week_index, language)}</span>
          <VisuallyHidden>: {weekWords(week, measure, language)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

/** '-4' … '-1', and 'CW' for the current week. */
function weekLabel(weekIndex: number, language: Language): string {
  return weekIndex === 0 ? STRENGTH_WORDS[language].currentWeek : String(weekIndex);
}

function weekWords(
  { change_type, max_weight, best = max_weight ?? 0 }: Week,
  measure: WeeklyProgress['measure'],
  language: Language,
): string {
  const change = STRENGTH_WORDS[language].changes[change_type];
  return max_weight === null ? change : `${valueWords(best, unitOf(measure), language)}, ${change}`;
}
