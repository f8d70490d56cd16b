import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import { useState } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ClassForm } from './class-form.tsx';
import { CLASS_WORDS } from './class-words.ts';
import { DIALOG_WORDS } from './dialog-words.ts';
import type { Reach } from './clashes/class-preview.ts';
import { useConfirmedEdit } from './confirm/confirm-edit.tsx';
import { useSendClass } from './confirm/use-send-class.ts';
import { FollowingChoice } from './following-choice.tsx';
import { FOLLOWING_WORDS } from './following-words.ts';

interface EditClassDialogProps {
  readonly classId: string;
  readonly fields: ClassFields;
  /** It follows a class of the repeating week and is still to come. */
  readonly isRepeated: boolean;
  /** The field the keyboard begins at; where it is missing, the first. */
  readonly first?: keyof ClassFields;
  readonly close: () => void;
}

/**
 * Changes a class, or with it those that follow in the repeating week. Where somebody else changed the same field, both
 * values are shown to choose from.
 */
export function EditClassDialog(props: EditClassDialogProps) {
  const { classId, fields, isRepeated, first, close } = props;
  const words = useWords(DIALOG_WORDS);
  const { editedFollowing } = useWords(FOLLOWING_WORDS);
  const { editHeading } = useWords(CLASS_WORDS);
  const send = useSendClass();
  const { confirm, question } = useConfirmedEdit();
  const [reach, setReach] = useState<Reach>('this');
  return (
    <>
      <Dialog heading={editHeading(fields.timer_name)} close={close}>
        <ClassForm
          classId={classId}
          initial={fields}
          reach={reach}
          confirm={confirm}
          save={(...edit) => send(classId, ...edit)}
          done={reach === 'this' ? words.edited : editedFollowing}
          hint={words.editHint}
          {...(first !== undefined && { first })}
          close={close}
        >
          {isRepeated && <FollowingChoice classId={classId} reach={reach} choose={setReach} />}
        </ClassForm>
      </Dialog>
      {question}
    </>
  );
}
