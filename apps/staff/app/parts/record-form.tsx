import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from './dialog.tsx';
import { EditForm } from './edit-form.tsx';
import type { FormField } from './field-values.ts';
import { PARTS_WORDS } from './parts-words.ts';
import { useDeskCommand } from './use-desk-command.ts';

/** What a form is about: something new (no id), or something that exists. */
export interface Edited<F> {
  readonly id: string | null;
  readonly fields: F;
}

type Sent = Promise<{ readonly change: string | null }>;

interface RecordFormProps<F extends Fields> {
  readonly edited: Edited<F>;
  /** The heading of something new. */
  readonly adding: string;
  /** What the record is called. */
  readonly name: string;
  readonly fields: readonly FormField[];
  readonly add: (fields: F) => Sent;
  readonly edit: (id: string, body: { readonly was: F; readonly fields: F }) => Sent;
  /** Undefined: it is never removed, only changed. */
  readonly remove?: { readonly send: (id: string) => Sent; readonly done: string };
  /** What is said when it is saved, where there is more to say than that. */
  readonly done?: string;
  /** A further button, for what is typed but not saved, such as a preview. */
  readonly other?: { readonly action: string; readonly act: (was: F, wanted: F) => void };
  readonly close: () => void;
  /** As a function, from what is typed so far, as far as it can be read. */
  readonly children?: ReactNode | ((typed: F) => ReactNode);
}

/** A dialog that adds a record, or changes or removes one. */
export function RecordForm<F extends Fields>({
  edited: { id, fields: initial },
  adding,
  name,
  fields,
  add,
  edit,
  remove,
  done,
  other,
  close,
  children,
}: RecordFormProps<F>) {
  const words = useWords(PARTS_WORDS);
  return (
    <Dialog heading={id === null ? adding : words.edit(name)} close={close}>
      <EditForm
        initial={initial}
        fields={fields}
        save={(was, wanted) => (id === null ? add(wanted) : edit(id, { was, fields: wanted }))}
        done={done ?? (id === null ? words.saved : words.savedRecord(name))}
        {...(other && { other })}
        close={close}
      >
        {(typed) => (
          <>
            {typeof children === 'function' ? children(typed) : children}
            {id !== null && remove !== undefined && (
              <Removal send={() => remove.send(id)} done={remove.done} close={close} />
            )}
          </>
        )}
      </EditForm>
    </Dialog>
  );
}

function Removal({
  send,
  done,
  close,
}: {
  readonly send: () => Sent;
  readonly done: string;
  readonly close: () => void;
}) {
  const words = useWords(PARTS_WORDS);
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    const end = await submit(send, done);
    if (end.kind === 'done') close();
    else setFailure(end.refusal.message);
  };
  return (
    <>
      <p>
        <Button look="outline" disabled={isRunning} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
