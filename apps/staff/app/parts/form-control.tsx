import { useId, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import styles from './edit-form.module.css';
import type { FieldKind, FormField } from './field-values.ts';
import { PARTS_WORDS } from './parts-words.ts';

interface FormControlProps {
  readonly field: FormField;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
  /** Below the control. */
  readonly children?: ReactNode;
}

const INPUT: Readonly<Record<Exclude<FieldKind, 'choice' | 'lines' | 'yes_no'>, object>> = {
  text: { type: 'text' },
  email: { type: 'email' },
  number: { type: 'text', inputMode: 'numeric' },
  euros: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time', step: 300 },
};

/** One labelled field of a form, with its hint and what is wrong with it. */
export function FormControl({ field, value, fault, onType, children }: FormControlProps) {
  const words = useWords(PARTS_WORDS);
  const id = useId();
  const aria = {
    id,
    value,
    'aria-invalid': fault !== undefined,
    'aria-describedby':
      [field.hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  };
  const onChange = (event: { readonly target: { readonly value: string } }) => onType(event.target.value);
  if (field.kind === 'yes_no') {
    return (
      <div className={styles.field}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={value === 'true'}
            onChange={(event) => onType(String(event.target.checked))}
          />
          {field.label}
        </label>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'choice' && (
        <select {...aria} onChange={onChange}>
          {(field.isOptional === true || value === '') && <option value="">{words.none}</option>}
          {field.choices?.map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      )}
      {field.kind === 'lines' && <textarea {...aria} rows={3} onChange={onChange} />}
      {field.kind !== 'choice' && field.kind !== 'lines' && (
        <input {...INPUT[field.kind]} {...aria} autoComplete="off" onChange={onChange} />
      )}
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}
