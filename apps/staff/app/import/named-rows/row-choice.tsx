import type { ImportFault } from '@lifted/contract/desk/desk-import';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../../language.ts';
import { type NamedRow, rowsOf, type RowWay, wayOf, withWay } from './named-rows.ts';
import styles from './row-choice.module.css';
import { ROW_WORDS } from './row-words.ts';

/** Rows somebody chose not to import as they are. */
export interface RowChoices {
  readonly chosen: readonly NamedRow[];
  readonly choose: (rows: readonly NamedRow[]) => void;
}

const WAYS: readonly RowWay[] = ['leave_out', 'without_sign_in'];

/** What happens to the rows of one fault; nothing where they cannot be named. */
export function RowChoice({ fault, choices }: { readonly fault: ImportFault; readonly choices: RowChoices }) {
  const words = useWords(ROW_WORDS);
  const rows = rowsOf(fault);
  if (rows === undefined) return null;
  const { chosen, choose } = choices;
  const options: Readonly<Record<RowWay, string>> = {
    leave_out: words.leaveOut(rows.length),
    without_sign_in: words.withoutSignIn,
  };
  return (
    <select
      aria-label={words.label(rows.map(({ line }) => line).join(', '))}
      className={styles.choice}
      value={wayOf(fault, chosen) ?? ''}
      onChange={({ target }) =>
        choose(withWay(fault, WAYS.find((way) => way === target.value) ?? null, chosen))
      }
    >
      <option value="">{words.correct}</option>
      <option value="leave_out">{options.leave_out}</option>
      {fault.needs_no_sign_in && <option value="without_sign_in">{options.without_sign_in}</option>}
    </select>
  );
}

interface RowChoicesProps {
  readonly faults: readonly ImportFault[];
  readonly choices: RowChoices;
  readonly checkAgain: () => void;
}

/** What can be chosen for faulty rows, how many were, and the check that goes on with it. */
export function RowChoicesLead({ faults }: Pick<RowChoicesProps, 'faults'>) {
  const words = useWords(ROW_WORDS);
  if (faults.every((fault) => rowsOf(fault) === undefined)) return null;
  return (
    <div className={styles.lead}>
      <p>{words.lead}</p>
      {faults.some((fault) => fault.needs_no_sign_in) && <p>{words.leadNoSignIn}</p>}
    </div>
  );
}

/** Goes on with what was chosen, or takes it back. */
export function ChosenRows({ choices: { chosen, choose }, checkAgain }: Omit<RowChoicesProps, 'faults'>) {
  const words = useWords(ROW_WORDS);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <p role="status">{words.chosen(chosen.length)}</p>
      <Button onClick={checkAgain}>{words.checkAgain}</Button>
      <Button look="quiet" onClick={() => choose([])}>
        {words.takeBack}
      </Button>
    </div>
  );
}
