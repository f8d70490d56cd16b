import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { mergeFields, type Fields, type FieldValue } from '@lifted/domain/desk/merged-fields';
import { useState, type ReactNode } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { DialogActions } from './dialog.tsx';
import styles from './edit-form.module.css';
import { FormControl } from './form-control.tsx';
import {
  chosenOf,
  faultsAfterTyping,
  faultsByField,
  isList,
  readFields,
  typedText,
  type FieldFault,
  type FormField,
} from './field-values.ts';
import { PARTS_WORDS } from './parts-words.ts';
import { useDeskCommand } from './use-desk-command.ts';
import { useFormFocus } from './focus/use-form-focus.ts';

/** Sends an edit: what the form showed, and what is wanted. */
export type SendEdit<F extends Fields> = (was: F, wanted: F) => Promise<{ readonly change: string | null }>;

/** A further button of a form, for what is typed but not saved, such as a preview. */
export interface OtherButton<F extends Fields> {
  readonly action: string;
  /** Answers what went wrong, to be said in the form; refusals are thrown. */
  readonly act: (was: F, wanted: F) => Promise<string | null> | null;
}

interface EditFormProps<F extends Fields> {
  readonly fields: readonly FormField[];
  /** What is so when the form opens; of something new, what it begins with. */
  readonly initial: F;
  readonly save: SendEdit<F>;
  /** Asks before an edit is sent, and answers how it is; null: it is not, and the form stays. Refusals are thrown. */
  readonly confirm?: (was: F, wanted: F) => Promise<SendEdit<F> | null>;
  /** What is said when it is saved. */
  readonly done: string;
  /** The field the keyboard begins at; where it is missing, the first. */
  readonly first?: string;
  /** False: no Undo is offered afterwards. */
  readonly canUndo?: boolean;
  /** What the button says instead of 'Save'. */
  readonly action?: string;
  readonly other?: OtherButton<F>;
  readonly close: () => void;
  /** Above the buttons; as a function, from what is typed so far, as far as it can be read, and what is shown as stored. */
  readonly children?: ReactNode | ((typed: F, was: F) => ReactNode);
}

/**
 * A form of fields in a dialog. It keeps what it showed when it opened, so that a refresh behind it changes nothing under
 * somebody's hands; where somebody else changed the same field, both values are shown to choose from.
 */
export function EditForm<F extends Fields>({
  fields,
  initial,
  first,
  save,
  confirm,
  done,
  canUndo = true,
  action,
  other,
  close,
  children,
}: EditFormProps<F>) {
  const words = useWords(PARTS_WORDS);
  const { isRunning, submit } = useDeskCommand();
  const [was, setWas] = useState(initial);
  const language = useLanguage();
  const textsOf = (values: Fields): Record<string, string> =>
    Object.fromEntries(fields.map((field) => [field.name, typedText(field, values[field.name], language)]));
  const [typed, setTyped] = useState(() => textsOf(initial));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused, first);
  const type = (field: FormField, text: string) => {
    setTyped((before) => ({ ...before, [field.name]: text }));
    setFaults((before) => faultsAfterTyping(before, field, text));
    setFailure(null);
  };

  const meetConflict = (wanted: F, answered: Readonly<Record<string, unknown>>) => {
    const current: F = { ...was, ...fieldValues(answered) };
    const { merged, conflicts: names } = mergeFields({ was, wanted, current });
    const theirs = textsOf(current);
    const mine = textsOf(wanted);
    setWas(current);
    setTyped({
      ...textsOf(merged),
      ...Object.fromEntries(names.map((name) => [name, mine[name] ?? ''])),
    });
    setConflicts(names.map((name) => ({ name, mine: mine[name] ?? '', theirs: theirs[name] ?? '' })));
    return names.length > 0;
  };

  const faultWords: Readonly<Record<FieldFault, string>> = {
    empty: words.fillIn,
    not_a_number: words.notANumber,
    not_an_amount: words.notAnAmount,
    not_a_time: words.notATime,
  };
  const readTyped = (): F | undefined => {
    const read = readFields(fields, typed);
    const unreadable: Record<string, string> = {};
    for (const [name, fault] of Object.entries(read.faults)) {
      unreadable[name] = faultWords[fault];
    }
    setFaults(unreadable);
    setFailure(null);
    if (Object.keys(unreadable).length === 0) return { ...was, ...read.values };
    setRefused({});
    return undefined;
  };

  const onSubmit = async () => {
    if (isAsking) return;
    const wanted = readTyped();
    if (wanted === undefined) return;
    setIsAsking(true);
    try {
      const send = confirm === undefined ? save : await confirm(was, wanted);
      if (send === null) return;
      const end = await submit(() => send(was, wanted), done, { canUndo });
      if (end.kind === 'done') close();
      else meetRefusal(wanted, end.refusal);
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      meetRefusal(wanted, refusal);
    } finally {
      setIsAsking(false);
    }
  };

  const actOtherwise = async ({ act }: OtherButton<F>) => {
    const wanted = readTyped();
    if (wanted === undefined) return;
    try {
      setFailure(await act(was, wanted));
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      meetRefusal(wanted, refusal);
    }
  };

  const meetRefusal = (wanted: F, refusal: ApiProblem | ApiUnreachable) => {
    setRefused({});
    const current =
      refusal instanceof ApiProblem && refusal.code === 'stale_version' ? refusal.current : undefined;
    // What the form has no field for, such as the list its entry is in, is only said.
    if (current !== undefined && fields.some(({ name }) => Object.hasOwn(current, name))) {
      // What differs has no field here: there is nothing to choose between.
      if (!meetConflict(wanted, current)) setFailure(words.changedElsewhere);
      return;
    }
    const named = refusal instanceof ApiProblem ? faultsByField(refusal.fieldErrors, fields) : {};
    setFaults(named);
    const isShownAtAField = fields.some(({ name }) => named[name] !== undefined);
    setFailure(isShownAtAField ? null : (Object.values(named)[0] ?? refusal.message));
  };

  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {conflicts.length > 0 && <Notice tone="error">{words.conflict}</Notice>}
      {fields.map((field) => (
        <FormControl
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          fault={faults[field.name]}
          onType={(text) => type(field, text)}
          onBusy={setIsBusy}
        >
          <ConflictChoice
            field={field}
            conflict={conflicts.find(({ name }) => name === field.name)}
            chosen={typed[field.name] ?? ''}
            choose={(text) => type(field, text)}
          />
        </FormControl>
      ))}
      {typeof children === 'function'
        ? children({ ...was, ...readFields(fields, typed).values }, was)
        : children}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <DialogActions>
        <Button look="outline" onClick={close}>
          {words.cancel}
        </Button>
        {other !== undefined && (
          <Button look="outline" onClick={() => void actOtherwise(other)}>
            {other.action}
          </Button>
        )}
        <Button type="submit" disabled={isRunning || isBusy}>
          {/* Not disabled while its effects are asked for: the question gives the focus back to it. */}
          {isAsking ? words.saving : (action ?? words.save)}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A field that two people changed: both values as the form shows them. */
interface Conflict {
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

function ConflictChoice({
  field,
  conflict,
  chosen,
  choose,
}: {
  readonly field: FormField;
  readonly conflict: Conflict | undefined;
  readonly chosen: string;
  readonly choose: (text: string) => void;
}) {
  const words = useWords(PARTS_WORDS);
  if (conflict === undefined) return null;
  return (
    <span className={styles.choices} data-to-correct>
      {(['mine', 'theirs'] as const).map((side) => (
        <button
          key={side}
          type="button"
          aria-pressed={chosen === conflict[side]}
          className={styles.choice}
          onClick={() => choose(conflict[side])}
        >
          {words[side]}: {shownValue(field, conflict[side]) ?? words.none}
        </button>
      ))}
    </span>
  );
}

/** A value as people read it: of choices their words, of an own control what it shows; null for nothing. */
function shownValue({ kind, shown, choices = [] }: FormField, text: string): ReactNode {
  if (text === '') return null;
  if (shown !== undefined) return shown(text);
  const wordsOf = (chosen: string) => choices.find(([value]) => value === chosen)?.[1] ?? chosen;
  return kind === 'several' ? chosenOf(text).map(wordsOf).join(', ') : wordsOf(text);
}

function fieldValues(answered: Readonly<Record<string, unknown>>): Record<string, FieldValue> {
  const known: Record<string, FieldValue> = {};
  for (const [name, value] of Object.entries(answered)) if (isFieldValue(value)) known[name] = value;
  return known;
}

function isFieldValue(value: unknown): value is FieldValue {
  return value === null || isList(value) || ['string', 'number', 'boolean'].includes(typeof value);
}
