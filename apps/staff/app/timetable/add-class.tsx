import type { addDeskClass } from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useState } from 'react';
import { useConfirmedEdit } from '../class-desk/confirm/confirm-edit.tsx';
import { ClassForm } from '../class-desk/class-form.tsx';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';

interface AddClassProps {
  /** The day the form begins with. */
  readonly day: string;
  /** Shows the week of a day. */
  readonly show: (day: string) => void;
}

/** Adds a class on one day. Knows by itself whether its form is open, so that opening it does not draw the week again. */
export function AddClass(props: AddClassProps) {
  const words = useWords(TIMETABLE_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {words.addClass}
      </Button>
      {isOpen && <AddClassDialog {...props} close={() => setIsOpen(false)} />}
    </>
  );
}

function AddClassDialog({ day, show, close }: AddClassProps & { readonly close: () => void }) {
  const words = useWords(TIMETABLE_WORDS);
  const api = useApiClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { confirm, question } = useConfirmedEdit();
  return (
    <>
      <Dialog heading={words.addClass} close={close}>
        <ClassForm
          classId={null}
          initial={{ timer_name: '', coach_id: '', location_id: '', day, time: '18:00', capacity: 12 }}
          confirm={confirm}
          save={async (_, fields, { mayBeClosed }) => {
            const added = await api.call<typeof addDeskClass>('POST', '/desk/classes', {
              body: { fields, may_be_closed: mayBeClosed },
              idempotencyKey,
            });
            show(fields.day);
            return added;
          }}
          done={words.addedClass}
          hint={words.addClassHint}
          close={close}
        />
      </Dialog>
      {question}
    </>
  );
}
