import type { ReactNode } from 'react';
import styles from './choice-group.module.css';

interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: Readonly<Record<Value, string>>;
  /** The initial choice. */
  readonly preset: NoInfer<Value>;
  /** The option that asks for more, and what it asks; hidden while another one is chosen. */
  readonly more: { readonly when: NoInfer<Value>; readonly field: ReactNode };
}

/** A few choices, one below the other. What one of them asks for appears without a script. */
export function ChoiceGroup<Value extends string>({
  label,
  name,
  options,
  preset,
  more,
}: ChoiceGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries<string>(options).map(([value, text]) => (
        <label key={value} className={styles.choice} data-asks={value === more.when || undefined}>
          <input type="radio" name={name} value={value} defaultChecked={value === preset} />
          {text}
        </label>
      ))}
      <div className={styles.more}>{more.field}</div>
    </fieldset>
  );
}
