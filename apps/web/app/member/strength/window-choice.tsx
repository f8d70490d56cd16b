import { PROGRESSION_WINDOWS, type ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { useId } from 'react';
import { useWords, type InBothLanguages } from '../../language.ts';
import styles from './window-choice.module.css';

const WORDS: InBothLanguages<Readonly<Record<ProgressionWindow | 'legend', string>>> = {
  en: { legend: 'Progression window', 4: '4 weeks', 12: '12 weeks', 26: '6 months', 52: '1 year' },
  de: { legend: 'Zeitraum', 4: '4 Wochen', 12: '12 Wochen', 26: '6 Monate', 52: '1 Jahr' },
};

interface WindowChoiceProps {
  readonly chosen: ProgressionWindow;
  readonly onChoose: (weeks: ProgressionWindow) => void;
}

/** How far back the chart looks (specification, section 2). */
export function WindowChoice({ chosen, onChoose }: WindowChoiceProps) {
  const words = useWords(WORDS);
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{words.legend}</legend>
      {PROGRESSION_WINDOWS.map((weeks) => (
        <label key={weeks} className={styles.option}>
          <input type="radio" name={name} checked={weeks === chosen} onChange={() => onChoose(weeks)} />
          <span>{words[weeks]}</span>
        </label>
      ))}
    </fieldset>
  );
}
