import type {
  changeClasses,
  ClassesChange,
  ClassOutcome,
  previewClassesChange,
} from '@lifted/contract/desk/desk-class-bulk';
import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import dialogStyles from '../class-desk/class-dialogs.module.css';
import { FIRST_REASON, ReasonChoice } from '../class-desk/reason-choice.tsx';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { readField } from '../parts/field-values.ts';
import { FormControl } from '../parts/form-control.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './bulk.module.css';
import { DIALOG_WORDS } from '../class-desk/dialog-words.ts';
import { BULK_WORDS } from './bulk-words.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { useChoices } from './use-week.ts';
import { fieldsOf, teachingThen, type WeekClass } from './week.ts';

interface BulkDialogProps {
  readonly classes: readonly WeekClass[];
  /** `isDone`: they were changed. */
  readonly close: (isDone: boolean) => void;
}

const UNCHANGED: ClassesChange = { coach_id: null, location_id: null, capacity: null, cancel: null };
/** In a list of choices: nothing is changed. */
const AS_IT_IS = 'as-it-is';

interface ChangeClassesProps extends BulkDialogProps {
  /** All classes of these days, by which is known who teaches elsewhere. */
  readonly others: readonly WeekClass[];
  /** A coach who cannot come, and is not to be chosen. */
  readonly away?: string;
}

/** Gives several classes another coach, room or number of places. */
export function ChangeClassesDialog({ classes, others, away, close }: ChangeClassesProps) {
  const words = useWords(BULK_WORDS);
  const parts = useWords(PARTS_WORDS);
  const { coaches, locations } = useChoices();
  const [coach, setCoach] = useState(AS_IT_IS);
  const [location, setLocation] = useState(AS_IT_IS);
  const [typed, setTyped] = useState('');
  const places = {
    name: 'capacity',
    label: words.fields.capacity,
    kind: 'number',
    isOptional: true,
  } as const;
  const capacity = readField(places, typed);
  const change: ClassesChange = {
    ...UNCHANGED,
    coach_id: coach === AS_IT_IS ? null : coach,
    location_id: location === AS_IT_IS ? null : location,
    capacity: capacity.kind === 'value' && typeof capacity.value === 'number' ? capacity.value : null,
  };
  const hasChange = Object.values(change).some((value) => value !== null);
  const busy = classes.map((one) => teachingThen(one, others));
  const named = ([id, name]: readonly [string, string]) => {
    const times = busy.filter((coachIds) => coachIds.has(id)).length;
    return [id, times === 0 ? name : words.teaches(name, times, classes.length)] as const;
  };
  const choice = (name: string, label: string, choices: readonly (readonly [string, string])[]) =>
    ({ name, label, kind: 'choice', choices: [[AS_IT_IS, words.asItIs], ...choices] }) as const;
  return (
    <Outcomes
      heading={words.changeHeading(classes.length)}
      classes={classes}
      change={hasChange && capacity.kind === 'value' ? change : null}
      apply={words.apply}
      done={words.changed}
      close={close}
    >
      <div className={styles.fields}>
        <FormControl
          field={choice('coach', words.fields.coach, coaches.filter(([id]) => id !== away).map(named))}
          value={coach}
          fault={undefined}
          onType={setCoach}
        />
        <FormControl
          field={choice('location', words.fields.location, locations)}
          value={location}
          fault={undefined}
          onType={setLocation}
        />
        <FormControl
          field={{ ...places, hint: words.capacityHint }}
          value={typed}
          fault={capacity.kind === 'fault' ? parts.notANumber : undefined}
          onType={setTyped}
        />
      </div>
    </Outcomes>
  );
}

/** Cancels several classes. */
export function CancelClassesDialog({ classes, close }: BulkDialogProps) {
  const words = useWords(BULK_WORDS);
  const [reason, setReason] = useState(FIRST_REASON);
  return (
    <Outcomes
      heading={words.cancelHeading(classes.length)}
      classes={classes}
      change={{ ...UNCHANGED, cancel: reason }}
      apply={words.applyCancel}
      done={words.canceled}
      close={close}
    >
      <ReasonChoice reason={reason} choose={setReason} />
    </Outcomes>
  );
}

interface OutcomesProps extends BulkDialogProps {
  readonly heading: string;
  readonly children: ReactNode;
  /** Null: nothing was chosen yet. */
  readonly change: ClassesChange | null;
  /** What the button says. */
  readonly apply: (count: number, mails: number) => string;
  /** What is said afterwards. */
  readonly done: (count: number) => string;
}

/** Shows what would become of each class, and does it: all of them or none. */
function Outcomes({ heading, children, classes, change, apply, done, close }: OutcomesProps) {
  const words = useWords(BULK_WORDS);
  const parts = useWords(PARTS_WORDS);
  const api = useApiClient();
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<string | null>(null);
  // As they were when the dialog opened, so that nobody's change meanwhile is lost.
  const [chosen] = useState(() => classes.map((one) => ({ id: one.id, was: fieldsOf(one) })));
  const preview = usePreview(chosen, change);
  const outcomes = change === null ? undefined : preview.data;
  const { changing, mails, isBlocked } = summaryOf(outcomes ?? []);

  const press = async () => {
    if (change === null) return;
    setFailure(null);
    const end = await submit(
      () =>
        api.call<typeof changeClasses>('POST', '/desk/classes-bulk', { body: { classes: chosen, change } }),
      done(changing),
    );
    if (end.kind === 'done') return close(true);
    setFailure(end.refusal.message);
    await preview.refetch();
  };

  return (
    <Dialog heading={heading} close={() => close(false)}>
      {children}
      <div className={styles.outcomes} aria-live="polite">
        {change === null ? (
          <p className={dialogStyles.hint}>{words.choose}</p>
        ) : (
          <OutcomeList outcomes={outcomes} failure={preview.error?.message} />
        )}
      </div>
      {isBlocked && <Notice tone="error">{words.blocked}</Notice>}
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <DialogActions>
        <Button look="outline" onClick={() => close(false)}>
          {parts.back}
        </Button>
        <Button disabled={isRunning || isBlocked || changing === 0} onClick={() => void press()}>
          {isRunning ? parts.saving : apply(outcomes === undefined ? chosen.length : changing, mails)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Chosen = readonly { readonly id: string; readonly was: ClassFields }[];

function usePreview(chosen: Chosen, change: ClassesChange | null) {
  const api = useApiClient();
  return useQuery({
    queryKey: ['desk', 'classes-bulk', chosen.map(({ id }) => id), change],
    queryFn: ({ signal }) =>
      api.call<typeof previewClassesChange>('POST', '/desk/classes-bulk/preview', {
        body: { classes: [...chosen], change: change ?? UNCHANGED },
        signal,
      }),
    enabled: change !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

function summaryOf(outcomes: readonly ClassOutcome[]) {
  return {
    changing: outcomes.filter(({ differences }) => differences.length > 0).length,
    mails: outcomes.reduce((sum, one) => sum + one.mails, 0),
    isBlocked: outcomes.some(({ refusal }) => refusal !== null),
  };
}

function OutcomeList({
  outcomes,
  failure,
}: {
  readonly outcomes: readonly ClassOutcome[] | undefined;
  readonly failure: string | undefined;
}) {
  const { reading } = useWords(DIALOG_WORDS);
  if (failure !== undefined) return <Notice tone="error">{failure}</Notice>;
  if (outcomes === undefined) return <p>{reading}</p>;
  return (
    <ul className={styles.list}>
      {outcomes.map((outcome) => (
        <OutcomeRow key={outcome.id} outcome={outcome} />
      ))}
    </ul>
  );
}

function OutcomeRow({ outcome }: { readonly outcome: ClassOutcome }) {
  const words = useWords(BULK_WORDS);
  const { clash, short } = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const start = new Date(outcome.start_datetime);
  const day = berlinDate(start);
  return (
    <li className={styles.row}>
      <p>
        <span className={styles.when}>
          {shortWeekdayName(day, language)} {shortDate(day, language)}, {berlinTime(start)}
        </span>{' '}
        <strong>{outcome.timer_name}</strong>
      </p>
      <p className={styles.facts}>
        {outcome.differences.map(({ field, from, to }) => (
          <span key={field}>
            {field === 'canceled' ? (
              words.isCanceled
            ) : (
              <>
                {words.fields[field]}: <del>{from}</del> → <ins>{to}</ins>
              </>
            )}
          </span>
        ))}{' '}
        {outcome.differences.length === 0 && outcome.refusal === null && (
          <span className={styles.soft}>{words.same}</span>
        )}{' '}
        {outcome.mails > 0 && <span className={styles.soft}>{words.mails(outcome.mails)}</span>}{' '}
        {outcome.clashes.map((shared) => (
          <span key={shared} className={styles.warning}>
            {clash[shared]}
          </span>
        ))}{' '}
        {outcome.shortages.map(({ equipment, has }) => (
          <span key={equipment} className={styles.warning}>
            {short(equipment, has)}
          </span>
        ))}{' '}
        {outcome.refusal !== null && <span className={styles.warning}>{outcome.refusal}</span>}
      </p>
    </li>
  );
}
