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

const INPUT: Readonly<Record<Exclude<FieldKind, 'choice' | 'number_choice' | 'lines' | 'yes_no'>, object>> = {
  text: { type: 'text' },
  email: { type: 'email' },
  number: { type: 'text', inputMode: 'numeric' },
  euros: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  time: { type: 'time', step: 300 },
};

/** One labelled field of a form, with its hint and what is wrong with it. */
export function FormControl({ field, value, fault, onType, children }: FormControlProps) {
  const id = useId();
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
      <Control id={id} field={field} value={value} fault={fault} onType={onType} />
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

function Control({
  id,
  field,
  value,
  fault,
  onType,
}: Omit<FormControlProps, 'children'> & { readonly id: string }) {
  const words = useWords(PARTS_WORDS);
  const control = {
    value,
    ...ariaOf(id, field, fault),
    onChange: (event: { readonly target: { readonly value: string } }) => onType(event.target.value),
  };
  switch (field.kind) {
    case 'choice':
    case 'number_choice':
      return (
        <select {...control}>
          {(field.isOptional === true || value === '') && <option value="">{words.none}</option>}
          {field.choices?.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return <textarea {...control} rows={3} />;
    case 'yes_no':
      return null;
    case 'text':
    case 'email':
    case 'number':
    case 'euros':
    case 'date':
    case 'time':
      return <input {...INPUT[field.kind]} {...control} autoComplete="off" />;
    default:
      return field.kind satisfies never;
  }
}

function ariaOf(id: string, { hint }: FormField, fault: string | undefined) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  };
}
