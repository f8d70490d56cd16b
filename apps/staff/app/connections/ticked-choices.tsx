import { useId } from 'react';
import formStyles from '../parts/edit-form.module.css';
import { FormControl } from '../parts/form-control.tsx';
import styles from './connections.module.css';

interface TickedChoicesProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly ticked: readonly T[];
  readonly fault?: string | undefined;
  readonly change: (ticked: readonly T[]) => void;
}

/** Several of a list of choices. */
export function TickedChoices<T extends string>({
  legend,
  choices,
  ticked,
  fault,
  change,
}: TickedChoicesProps<T>) {
  const faultId = useId();
  return (
    <fieldset
      className={styles.choices}
      data-to-correct={fault === undefined ? undefined : true}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend>{legend}</legend>
      {choices.map(([name, label]) => (
        <FormControl
          key={name}
          field={{ name, label, kind: 'yes_no' }}
          value={String(ticked.includes(name))}
          fault={undefined}
          onType={(text) =>
            change(text === 'true' ? [...ticked, name] : ticked.filter((other) => other !== name))
          }
        />
      ))}
      {fault !== undefined && (
        <p id={faultId} role="alert" className={formStyles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
