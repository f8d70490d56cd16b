import { FormControl } from '../parts/form-control.tsx';
import styles from './connections.module.css';

interface TickedChoicesProps<T extends string> {
  readonly legend: string;
  readonly choices: readonly (readonly [T, string])[];
  readonly ticked: readonly T[];
  readonly change: (ticked: readonly T[]) => void;
}

/** Several of a list of choices. */
export function TickedChoices<T extends string>({ legend, choices, ticked, change }: TickedChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
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
    </fieldset>
  );
}
