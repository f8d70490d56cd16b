import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { Button } from '@lifted/design/button.tsx';
import { addDays, isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { useFormFocus } from '../../parts/focus/use-form-focus.ts';
import { FormControl } from '../../parts/form-control.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { useDeskCommand } from '../../parts/use-desk-command.ts';
import { CopyDialog } from '../copy-dialog.tsx';
import { useEditWorkout, useWorkoutSwap } from '../use-programme.ts';
import { WORKOUT_WORDS } from './workout-words.ts';
import styles from './workout-page.module.css';

interface WorkoutToolsProps {
  readonly date: CivilDate;
  readonly fields: WorkoutFields;
}

const NOTHING: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };

/** What can be done with a whole workout: copy, move, remove. */
export function WorkoutTools({ date, fields }: WorkoutToolsProps) {
  const words = useWords(WORKOUT_WORDS);
  const language = useLanguage();
  const edit = useEditWorkout(date);
  const [open, setOpen] = useState<'copy' | 'move' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button look="outline" onClick={() => setOpen('copy')}>
        {words.copy}
      </Button>
      <Button look="outline" onClick={() => setOpen('move')}>
        {words.move}
      </Button>
      <Button look="outline" onClick={() => setOpen('remove')}>
        {words.remove}
      </Button>
      {open === 'copy' && <CopyDialog from={date} days={1} close={close} />}
      {open === 'move' && <MoveDialog date={date} close={close} />}
      {open === 'remove' && (
        <ConfirmDialog
          heading={words.removeHeading(longDate(date, language))}
          action={words.remove}
          act={() => edit(fields, NOTHING)}
          done={words.saved(longDate(date, language))}
          close={close}
        >
          <p>{words.removeLead}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function MoveDialog({ date, close }: { readonly date: CivilDate; readonly close: () => void }) {
  const words = useWords(WORKOUT_WORDS);
  const parts = useWords(PARTS_WORDS);
  const language = useLanguage();
  const { isRunning, run } = useDeskCommand();
  const swap = useWorkoutSwap(run);
  const [to, setTo] = useState(addDays(date, 1));
  const [refused, setRefused] = useState<object | null>(null);
  const form = useFormFocus(refused);
  const isRight = isCivilDate(to) && to !== date;
  return (
    <Dialog heading={words.moveHeading(longDate(date, language))} close={close}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) void swap(date, to).then(({ kind }) => kind === 'done' && close());
          else setRefused({});
        }}
      >
        <FormControl
          field={{ name: 'to', label: words.moveTo, kind: 'date', hint: words.moveHint }}
          value={to}
          fault={isRight ? undefined : words.anotherDay}
          onType={setTo}
        />
        <DialogActions>
          <Button look="outline" onClick={close}>
            {parts.cancel}
          </Button>
          <Button type="submit" disabled={isRunning}>
            {words.moveNow}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
