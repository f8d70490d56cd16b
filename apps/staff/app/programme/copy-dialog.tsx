import type { copyWorkouts, previewCopy, WorkoutCopy } from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import {
  addDays,
  DAYS_PER_WEEK,
  isCivilDate,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { longDate, shortDateRange } from '@lifted/domain/language/date-words';
import { MOST_CHANGE_PERCENT } from '@lifted/domain/training/copied-workout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { useFormFocus } from '../parts/focus/use-form-focus.ts';
import { FormControl } from '../parts/form-control.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { COPY_WORDS } from './copy-words.ts';
import styles from './copy-dialog.module.css';
import { useExercises } from './exercises/use-exercises.ts';
import { useProgrammePart } from './own-workouts/programme-choice.tsx';
import { WorkoutLines } from './workout-lines.tsx';

interface CopyDialogProps {
  /** The day, or the Monday of the week. */
  readonly from: CivilDate;
  readonly days: 1 | 7;
  readonly close: () => void;
}

const WHOLE_NUMBER = /^[+-]?\d{1,2}$/;

/** Copies a day or a week to another, heavier where asked for; shows what comes of it before. */
export function CopyDialog({ from, days, close }: CopyDialogProps) {
  const words = useWords(COPY_WORDS);
  const parts = useWords(PARTS_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { isRunning, submit } = useDeskCommand();
  const [to, setTo] = useState(addDays(from, DAYS_PER_WEEK));
  const [typed, setTyped] = useState('0');
  const [replace, setReplace] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused);
  const percent = percentOf(typed);
  const target = days === 1 || !isCivilDate(to) ? to : weekStart(to);
  const part = useProgrammePart();
  const copy: WorkoutCopy = { from, to: target, days, percent: percent ?? 0, replace, ...part };
  const send = async () => {
    const act = () => api.call<typeof copyWorkouts>('POST', '/desk/programme-copies', { body: copy });
    setFailure(null);
    const end = await submit(act, words.copied);
    if (end.kind === 'done') return close();
    setFailure(end.refusal.message);
    return setRefused(end.refusal);
  };
  return (
    <Dialog
      heading={
        days === 1
          ? words.day(longDate(from, language))
          : words.week(shortDateRange(from, addDays(from, DAYS_PER_WEEK - 1), language))
      }
      close={close}
    >
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (percent !== null && isCivilDate(to)) void send();
          else setRefused({});
        }}
      >
        <FormControl
          field={{
            name: 'to',
            label: days === 1 ? words.toDay : words.toWeek,
            kind: 'date',
            ...(days === 7 && { hint: words.toWeekHint }),
          }}
          value={to}
          fault={isCivilDate(to) ? undefined : parts.fillIn}
          onType={setTo}
        />
        <FormControl
          field={{ name: 'percent', label: words.percent, kind: 'text', hint: words.percentHint }}
          value={typed}
          fault={percent === null ? words.check : undefined}
          onType={setTyped}
        />
        <FormControl
          field={{ name: 'replace', label: words.replace, kind: 'yes_no' }}
          value={String(replace)}
          fault={undefined}
          onType={(text) => setReplace(text === 'true')}
        />
        {percent !== null && isCivilDate(to) && <Preview copy={copy} />}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {isRunning ? parts.saving : words.copy}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** A whole number of percent; null for anything else. */
function percentOf(typed: string): number | null {
  const text = typed.trim().replace('−', '-');
  const value = WHOLE_NUMBER.test(text) ? Number(text) : null;
  return value !== null && Math.abs(value) <= MOST_CHANGE_PERCENT ? value : null;
}

function Preview({ copy }: { readonly copy: WorkoutCopy }) {
  const words = useWords(COPY_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const exercises = useExercises();
  const body = { ...useDeferredValue(copy), replace: false };
  const preview = useQuery({
    queryKey: ['desk', 'programme-copy', body],
    queryFn: ({ signal }) =>
      api.call<typeof previewCopy>('POST', '/desk/programme-copies/preview', { body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.error !== null) return <Notice tone="error">{preview.error.message}</Notice>;
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <h2 className={styles.heading}>{words.preview}</h2>
      <ol className={styles.days}>
        {(preview.data ?? []).map(({ date, fields, replaces }) => (
          <li key={date} className={styles.day}>
            <strong>{longDate(date, language)}</strong>
            {replaces && <span className={styles.replaces}>{words.replaces}</span>}
            <WorkoutLines fields={fields} exercises={exercises.data?.exercises ?? []} />
          </li>
        ))}
      </ol>
    </section>
  );
}
