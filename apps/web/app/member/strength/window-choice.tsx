import { PROGRESSION_WINDOWS, type ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { useId } from 'react';
import styles from './window-choice.module.css';

const NAMES: Readonly<Record<ProgressionWindow, string>> = {
  4: '4 weeks',
  12: '12 weeks',
  26: '6 months',
  52: '1 year',
};

interface WindowChoiceProps {
  readonly chosen: ProgressionWindow;
  readonly onChoose: (weeks: ProgressionWindow) => void;
}

/** How far back the chart looks (specification, section 2). */
export function WindowChoice({ chosen, onChoose }: WindowChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Progression window</legend>
      {PROGRESSION_WINDOWS.map((weeks) => (
        <label key={weeks} className={styles.option}>
          <input type="radio" name={name} checked={weeks === chosen} onChange={() => onChoose(weeks)} />
          <span>{NAMES[weeks]}</span>
        </label>
      ))}
    </fieldset>
  );
}
