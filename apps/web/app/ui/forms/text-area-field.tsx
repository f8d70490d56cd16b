import { useId, type TextareaHTMLAttributes } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';
import styles from './field.module.css';

type TextAreaFieldProps = FieldTexts & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

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
