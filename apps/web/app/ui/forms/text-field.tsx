import { useId, type InputHTMLAttributes } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldTexts & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'>;

/** An input with its label, a hint and an error, joined for screen readers. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        className={styles.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
