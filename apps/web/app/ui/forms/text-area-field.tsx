import { useId, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldNotes } from './field-notes.tsx';
import styles from './field.module.css';

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message; marks the field as invalid while it is set. */
  readonly error?: string | undefined;
}

/** Several lines of text with their label, a hint and an error, joined for screen readers. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        id={id}
        className={styles.control}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
