import { useId } from 'react';
import styles from './set-dock.module.css';

interface StepperButton {
  readonly label: string;
  /** Undefined: there is nothing further. */
  readonly press: (() => void) | undefined;
}

interface StepperProps {
  readonly name: string;
  readonly unit: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly text: string;
  readonly isValid: boolean;
  readonly onType: (text: string) => void;
  readonly down: StepperButton;
  readonly up: StepperButton;
}

/** A number between two buttons for the thumb; it can be typed as well. */
export function Stepper({ name, unit, inputMode, text, isValid, onType, down, up }: StepperProps) {
  const id = useId();
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={down.label}
        disabled={down.press === undefined}
        onClick={down.press}
      >
        −
      </button>
      <label htmlFor={id} className={styles.field}>
        <input
          id={id}
          aria-label={name}
          className={styles.number}
          inputMode={inputMode}
          autoComplete="off"
          value={text}
          aria-invalid={!isValid && text !== ''}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onType(event.target.value)}
        />
        <span aria-hidden="true" className={styles.unit}>
          {unit}
        </span>
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={up.label}
        disabled={up.press === undefined}
        onClick={up.press}
      >
        +
      </button>
    </div>
  );
}
