import type { ClassFields, editDeskClass } from '@lifted/contract/desk/desk-classes';
import type { editFollowingClasses } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ClassForm } from './class-form.tsx';
import { CLASS_WORDS } from './class-words.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import { FollowingChoice, type Reach } from './following-choice.tsx';
import { FOLLOWING_WORDS } from './following-words.ts';

interface EditClassDialogProps {
  readonly classId: string;
  readonly fields: ClassFields;
  /** It follows a class of the repeating week and is still to come. */
  readonly isRepeated: boolean;
  readonly close: () => void;
}

/**
 * Changes a class, or with it those that follow in the repeating week. Where somebody else changed the same field, both
 * values are shown to choose from.
 */
export function EditClassDialog({ classId, fields, isRepeated, close }: EditClassDialogProps) {
  const words = useWords(DIALOG_WORDS);
  const { editedFollowing } = useWords(FOLLOWING_WORDS);
  const { edit } = useWords(CLASS_WORDS);
  const api = useApiClient();
  const [reach, setReach] = useState<Reach>('this');
  return (
    <Dialog heading={edit} close={close}>
      <ClassForm
        classId={classId}
        initial={fields}
        save={(was, wanted) => {
          const edited = { params: { classId }, body: { was, fields: wanted } };
          return reach === 'this'
            ? api.call<typeof editDeskClass>('PUT', '/desk/classes/{classId}', edited)
            : api.call<typeof editFollowingClasses>('PUT', '/desk/timetable/{classId}/following', edited);
        }}
        done={reach === 'this' ? words.edited : editedFollowing}
        hint={words.editHint}
        close={close}
      >
        {isRepeated && <FollowingChoice classId={classId} reach={reach} choose={setReach} />}
      </ClassForm>
    </Dialog>
  );
}
