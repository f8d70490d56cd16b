import type { ClassTraining, correctSets } from '@lifted/contract/desk/desk-floor';
import type { SetEntry } from '@lifted/contract/floor/set-entries';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { loadKindOf, usualLoadKind, type LoadKind } from '@lifted/domain/training/load-kinds/load-kind';
import { weightWords } from '@lifted/domain/language/weight-words';
import { heaviestOf } from '@lifted/domain/training/implement';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import { bestBefore } from '@lifted/domain/training/unlikely-weight';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { toasts } from '../parts/toast-manager.ts';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import type { ExerciseGlance } from './class-glance.ts';
import {
  afterAnswers,
  correctionsOf,
  fieldsOf,
  readFields,
  unlikelyWeights,
  withValue,
  type SetFields,
} from './corrected-sets.ts';
import styles from './training.module.css';
import { TRAINING_WORDS } from './training-words.ts';

/** Whose sets of which exercise are corrected. */
export interface Corrected {
  readonly customerId: string;
  /** Of the person. */
  readonly name: string;
  readonly glance: ExerciseGlance;
}

interface CorrectDialogProps extends Corrected {
  readonly training: ClassTraining;
  readonly close: () => void;
}

const SERVER_FAULT = 500;
/** Which field a fault is of. */
const FIELD_OF = { weight: 'weight', heavy: 'weight', reps: 'reps' } as const;

/** The sets of one person and exercise, to be corrected (studio operations, section 3). */
export function CorrectDialog({ training, customerId, name, glance, close }: CorrectDialogProps) {
  const words = useWords(TRAINING_WORDS);
  const parts = useWords(PARTS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const queries = useQueryClient();
  const { studio_class: shown, implements: all } = training;
  const { exercise, planned } = glance;
  const implement = all.find(({ id }) => id === exercise.implement_id) ?? null;
  const usual = usualLoadKind(exercise, implement);
  const earlier = shown.histories.find(
    (one) => one.customer_id === customerId && one.exercise_id === exercise.exercise_id,
  );
  const best = (kind: LoadKind) => bestBefore(earlier?.sessions ?? [], kind);
  /** Weights somebody was asked about, and left as they are. */
  const [meant, setMeant] = useState<ReadonlySet<number>>(new Set());
  const point = language === 'de' ? ',' : '.';
  const [sets, setSets] = useState(() =>
    fieldsOf(
      shown.cells.filter(
        (cell) =>
          cell.customer_id === customerId &&
          cell.exercise_id === exercise.exercise_id &&
          cell.exercise_number === planned.exercise_number,
      ),
      exercise.sets ?? shown.set_count,
      point,
    ),
  );
  const [unanswered, setUnanswered] = useState<readonly SetEntry[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused);
  const change = (changed: SetFields) => {
    setRefusal(null);
    setSets(sets.map((one) => (one.number === changed.number ? changed : one)));
  };

  const send = async () => {
    const correcting = {
      classId: shown.id,
      exerciseId: exercise.exercise_id,
      exerciseNumber: planned.exercise_number,
      usual,
      now: timeNow(),
      newId: () => crypto.randomUUID(),
    };
    const entries = correctionsOf(sets, { ...correcting, unanswered });
    if (entries.length === 0) return close();
    setIsSending(true);
    try {
      const answers = await api.call<typeof correctSets>('POST', '/desk/people/{personId}/set-entries', {
        params: { personId: customerId },
        body: { entries },
      });
      await queries.invalidateQueries();
      setUnanswered([]);
      const answered = afterAnswers(sets, answers);
      setSets(answered);
      const reason = answers.find((answer) => answer.refusal !== null)?.refusal;
      const holds = correctionsOf(answered, { ...correcting, unanswered: [] }).length === 0;
      if (reason == null && holds) {
        toasts.add({ title: words.corrected(name), type: 'done' });
        return close();
      }
      if (reason == null) setRefusal(words.enteredBeside);
      else setRefusal(reason === 'correction_over' ? words.correctionOver : words.notTaken);
    } catch (failure) {
      if (!(failure instanceof ApiProblem || failure instanceof ApiUnreachable)) throw failure;
      if (!(failure instanceof ApiProblem && failure.status < SERVER_FAULT)) setUnanswered(entries);
      setRefusal(failure.message);
    }
    setIsSending(false);
    setRefused({});
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const [unlikely] = unlikelyWeights(sets, usual, { best, heaviest: heaviestOf(implement) }).filter(
      (weight) => !meant.has(weight),
    );
    if (sets.some((one) => 'fault' in readFields(one, usual))) return setRefused({});
    if (unlikely === undefined) return void send();
    setMeant(new Set([...meant, unlikely]));
    const most = best(usual);
    setRefusal(
      words.really(weightWords(unlikely, language), most === null ? null : weightWords(most, language)),
    );
    setRefused({});
  };

  return (
    <Dialog heading={`${name}, ${exercise.short_name ?? exercise.name}`} close={close}>
      <form ref={form} onSubmit={onSubmit} noValidate className={styles.corrections}>
        <p className={styles.soft}>{words.correctLead}</p>
        {sets.map((one) => (
          <SetRow
            key={one.number}
            fields={one}
            isChecked={isChecked}
            usual={usual}
            change={change}
            point={point}
          />
        ))}
        {refusal !== null && <Notice tone="error">{refusal}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isSending}>
            {parts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface SetRowProps {
  readonly fields: SetFields;
  readonly isChecked: boolean;
  readonly usual: LoadKind;
  readonly change: (changed: SetFields) => void;
  readonly point: string;
}

/** Weight and repetitions of one set, and the other values somebody entered for it. */
function SetRow({ fields, isChecked, usual, change, point }: SetRowProps) {
  const words = useWords(TRAINING_WORDS);
  const language = useLanguage();
  const faultId = useId();
  const { number, cell, weight, reps, basis } = fields;
  const read = readFields(fields, usual);
  const fault = isChecked && 'fault' in read ? read.fault : null;
  const others = cell?.others ?? [];
  const shown = others.length > 0 && cell?.current != null ? [cell.current, ...others] : others;
  const field = (name: 'weight' | 'reps', value: string, label: string) => (
    <input
      inputMode={name === 'weight' ? 'decimal' : 'numeric'}
      autoComplete="off"
      aria-label={label}
      aria-invalid={fault !== null && FIELD_OF[fault] === name}
      aria-describedby={fault !== null && FIELD_OF[fault] === name ? faultId : undefined}
      value={value}
      onChange={(event) => change({ ...fields, [name]: event.target.value })}
    />
  );
  return (
    <div className={styles.correction}>
      <span className={styles.setName}>{words.set(number)}</span>
      {field('weight', weight, words.weightOf(number))}
      <span>{words.units[loadKindOf(basis ?? { load_kind: usual })]} ×</span>
      {field('reps', reps, words.repsOf(number))}
      <span>{words.reps}</span>
      {fault !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {words.faults[fault]}
        </p>
      )}
      {shown.map((value) => (
        <button
          key={value.entry}
          type="button"
          className={styles.other}
          onClick={() => change(withValue(fields, value, point))}
        >
          {words.use(
            value.lifted === null ? words.notLifted : setWords(value.lifted, language),
            words.authors[value.author],
          )}
        </button>
      ))}
    </div>
  );
}
