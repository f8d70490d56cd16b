import { MOST_CHART_GROUPS } from './chart/chart-selection.ts';
import { CHANGE_TYPES } from '@lifted/domain/training/weekly-progress';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ChangeGlyph } from './change-glyph.tsx';
import { CHANGE_NAMES } from './weekly-circles.tsx';
import styles from './weekly-circles.module.css';

/** How to read the numbers and circles of the exercises. */
export function StrengthNotes() {
  return (
    <Disclosure label="How to read this">
      <p>
        The weight is your heaviest set in the window, the change compares its last workout day with its
        first. The chart draws up to {MOST_CHART_GROUPS} exercises. A ring marks a personal record.
      </p>
      <p>The circles are the latest 5 weeks, CW being the current week:</p>
      <ul>
        {CHANGE_TYPES.map((change) => (
          <li key={change} className={styles.legend}>
            <span className={styles.circle} data-change={change}>
              <ChangeGlyph change={change} />
            </span>
            {CHANGE_NAMES[change]}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
