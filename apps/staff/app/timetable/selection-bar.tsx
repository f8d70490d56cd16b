import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { EditClassDialog } from '../class-desk/edit-class-dialog.tsx';
import { useWords } from '../language.ts';
import { CancelClassesDialog, ChangeClassesDialog } from './bulk-dialog.tsx';
import styles from './bulk.module.css';
import { BULK_WORDS } from './bulk-words.ts';
import { fieldsOf, type WeekClass } from './week.ts';

interface SelectionBarProps {
  readonly classes: readonly WeekClass[];
  /** All classes of the week. */
  readonly others: readonly WeekClass[];
  /** Ends selecting; what was selected is so no more. */
  readonly stop: () => void;
}

/** What can be done with the selected classes, below the week. */
export function SelectionBar({ classes, others, stop }: SelectionBarProps) {
  const words = useWords(BULK_WORDS);
  const [doing, setDoing] = useState<'change' | 'cancel' | 'edit' | null>(null);
  const close = (isDone: boolean) => {
    setDoing(null);
    if (isDone) stop();
  };
  const [only, ...more] = classes;
  return (
    <section aria-label={words.selection} className={styles.bar}>
      <strong role="status">{words.selected(classes.length)}</strong>
      {only !== undefined && more.length === 0 && (
        <Button look="outline" onClick={() => setDoing('edit')}>
          {words.edit}
        </Button>
      )}
      <Button look="outline" disabled={only === undefined} onClick={() => setDoing('cancel')}>
        {words.cancel}
      </Button>
      <Button disabled={only === undefined} onClick={() => setDoing('change')}>
        {words.change}
      </Button>
      <Button look="quiet" onClick={stop}>
        {words.stop}
      </Button>
      {doing === 'change' && <ChangeClassesDialog classes={classes} others={others} close={close} />}
      {doing === 'cancel' && <CancelClassesDialog classes={classes} close={close} />}
      {doing === 'edit' && only !== undefined && (
        <EditClassDialog
          classId={only.id}
          fields={fieldsOf(only)}
          isRepeated={only.isRepeated}
          close={() => setDoing(null)}
        />
      )}
    </section>
  );
}
