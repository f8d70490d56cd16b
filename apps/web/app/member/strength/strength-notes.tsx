import { MOST_CHART_GROUPS } from './chart/chart-selection.ts';
import { CHANGE_TYPES } from '@lifted/domain/training/weekly-progress';
import { useWords } from '../../language.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { ChangeGlyph } from './change-glyph.tsx';
import { STRENGTH_WORDS } from './strength-words.ts';
import styles from './weekly-circles.module.css';

/** How to read the numbers and circles of the exercises. */
export function StrengthNotes() {
  const words = useWords(STRENGTH_WORDS);
  return (
    <Disclosure label={words.notes}>
      <p>{words.whatGroupsAre}</p>
      <p>{words.whatNumbersMean(MOST_CHART_GROUPS)}</p>
      <p>{words.whatCirclesMean}</p>
      <ul>
        {CHANGE_TYPES.map((change) => (
          <li key={change} className={styles.legend}>
            <span className={styles.circle} data-change={change}>
              <ChangeGlyph change={change} />
            </span>
            {words.changes[change]}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
