import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { Button } from '@lifted/design/button.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { PREVIEW_WORDS } from './preview-words.ts';

interface PreviewButtonProps {
  readonly date: CivilDate;
  /** The workout when the button is pressed; undefined: it cannot be shown, and the page says why. */
  readonly fieldsNow: () => WorkoutFields | undefined;
}

/** Opens a workout as members will see it. */
export function PreviewButton({ date, fieldsNow }: PreviewButtonProps) {
  const words = useWords(PREVIEW_WORDS);
  const [fields, setFields] = useState<WorkoutFields>();
  return (
    <>
      <Button look="outline" onClick={() => setFields(fieldsNow())}>
        {words.open}
      </Button>
      {fields !== undefined && (
        <PreviewDialog date={date} fields={fields} close={() => setFields(undefined)} />
      )}
    </>
  );
}
