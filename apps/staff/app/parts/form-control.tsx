import { useId, type ComponentProps, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import styles from './edit-form.module.css';
import {
  chosenOf,
  readField,
  type FieldKind,
  type FormField,
  type OwnControlProps,
  type ReadField,
} from './field-values.ts';
import { PARTS_WORDS } from './parts-words.ts';

interface FormControlProps {
  readonly field: FormField;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
  /** Told while the field is not to be saved yet, such as while a file is on its way. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Below the control. */
  readonly children?: ReactNode;
}

type TypedKind = Exclude<
  FieldKind,
  'choice' | 'number_choice' | 'several' | 'lines' | 'yes_no' | 'own' | 'time'
>;
const INPUT: Readonly<Record<TypedKind, object>> = {
  text: { type: 'text' },
  email: { type: 'email' },
  number: { type: 'text', inputMode: 'numeric' },
  decimal: { type: 'text', inputMode: 'decimal' },
  euros: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
};

const ignored = () => undefined;

/** One labelled field of a form, with its hint and what is wrong with it. */
export function FormControl({ field, value, fault, onType, onBusy = ignored, children }: FormControlProps) {
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
  if (field.kind === 'several') {
    return (
      <Several id={id} field={field} value={value} fault={fault} onType={onType}>
        {children}
      </Several>
    );
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{field.label}</label>
      <Control id={id} field={field} value={value} fault={fault} onType={onType} onBusy={onBusy} />
      <Notes id={id} field={field} fault={fault} />
      {children}
    </div>
  );
}

type NotesProps = Pick<FormControlProps, 'field' | 'fault'> & { readonly id: string };

/** The hint of a field and what is wrong with it. */
function Notes({ id, field, fault }: NotesProps) {
  return (
    <>
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
    </>
  );
}

/** One tick for each choice. */
function Several({
  id,
  field,
  value,
  fault,
  onType,
  children,
}: Omit<FormControlProps, 'onBusy'> & { readonly id: string }) {
  const chosen = new Set(chosenOf(value));
  const choices = field.choices ?? [];
  const toggle = (toggled: string) =>
    onType(
      choices
        .map(([choice]) => choice)
        .filter((choice) => chosen.has(choice) !== (choice === toggled))
        .join(' '),
    );
  return (
    <fieldset
      data-to-correct={fault === undefined ? undefined : true}
      className={styles.several}
      aria-describedby={ariaOf(id, field, fault)['aria-describedby']}
    >
      <legend>{field.label}</legend>
      <div className={styles.choices}>
        {choices.map(([choice, text]) => (
          <label key={choice} className={styles.tick}>
            <input type="checkbox" checked={chosen.has(choice)} onChange={() => toggle(choice)} />
            {text}
          </label>
        ))}
      </div>
      <Notes id={id} field={field} fault={fault} />
      {children}
    </fieldset>
  );
}

function Control({
  id,
  field,
  value,
  fault,
  onType,
  onBusy,
}: Required<Omit<FormControlProps, 'children'>> & { readonly id: string }) {
  const words = useWords(PARTS_WORDS);
  const control = {
    name: field.name,
    value,
    ...ariaOf(id, field, fault),
    onChange: (event: { readonly target: { readonly value: string } }) => onType(event.target.value),
  };
  switch (field.kind) {
    case 'choice':
    case 'number_choice':
      return (
        <select {...control}>
          {(field.isOptional === true || value === '') && (
            <option value="">{field.isOptional === true ? words.none : words.choose}</option>
          )}
          {field.choices?.map(([choice, text]) => (
            <option key={choice} value={choice}>
              {text}
            </option>
          ))}
        </select>
      );
    case 'lines':
      return <textarea {...control} rows={3} />;
    case 'own':
      return (
        <Own
          {...field}
          id={id}
          describedBy={control['aria-describedby']}
          isWrong={fault !== undefined}
          value={value}
          onType={onType}
          onBusy={onBusy}
        />
      );
    case 'yes_no':
    case 'several':
      return null;
    case 'time':
      return <TimeInput {...control} onType={onType} read={(typed) => readField(field, typed)} />;
    default:
      return <input {...INPUT[field.kind]} {...control} autoComplete="off" />;
  }
}

interface TimeInputProps extends ComponentProps<'input'> {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly read: (typed: string) => ReadField;
}

/**
 * A time of day, typed as anybody writes one. Not the browser's own field, whose clock is that of the browser's language and not
 * of the page's. What it holds is typed over.
 */
function TimeInput({ onType, read, ...input }: TimeInputProps) {
  const tidy = () => {
    const time = read(input.value);
    if (time.kind === 'value' && typeof time.value === 'string') onType(time.value);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      onFocus={(event) => event.target.select()}
      onBlur={tidy}
      {...input}
    />
  );
}

function Own({ control: Control, ...given }: Omit<OwnControlProps, 'choices'> & FormField) {
  return Control && <Control choices={undefined} {...given} />;
}

function ariaOf(id: string, { hint }: FormField, fault: string | undefined) {
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': fault !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  };
}
