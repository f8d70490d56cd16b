import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import type { Fields } from '@lifted/domain/desk/merged-fields';
import { useState, type ReactNode } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from './dialog.tsx';
import { EditForm, type OtherButton, type SendEdit } from './edit-form.tsx';
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
  /**
   * Asks before it is saved, or removed (`wanted` null); false: it is not, and the form stays. Refusals are thrown. `was`: what
   * the form shows as stored, which is another one after a conflict.
   */
  readonly confirm?: (id: string | null, wanted: F | null, was: F) => Promise<boolean>;
  /** What is said when it is saved, where there is more to say than that. */
  readonly done?: string;
  readonly other?: OtherButton<F>;
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
  confirm,
  done,
  other,
  close,
  children,
}: RecordFormProps<F>) {
  const words = useWords(PARTS_WORDS);
  const save: SendEdit<F> = (was, wanted) => (id === null ? add(wanted) : edit(id, { was, fields: wanted }));
  return (
    <Dialog heading={id === null ? adding : words.edit(name)} close={close}>
      <EditForm<F>
        initial={initial}
        fields={fields}
        save={save}
        {...(confirm && { confirm: async (was, wanted) => ((await confirm(id, wanted, was)) ? save : null) })}
        done={done ?? (id === null ? words.saved : words.savedRecord(name))}
        {...(other && { other })}
        close={close}
      >
        {(typed) => (
          <>
            {typeof children === 'function' ? children(typed) : children}
            {id !== null && remove !== undefined && (
              <Removal
                confirm={async () => confirm === undefined || confirm(id, null, initial)}
                send={() => remove.send(id)}
                done={remove.done}
                close={close}
              />
            )}
          </>
        )}
      </EditForm>
    </Dialog>
  );
}

function Removal({
  confirm,
  send,
  done,
  close,
}: {
  readonly confirm: () => Promise<boolean>;
  readonly send: () => Sent;
  readonly done: string;
  readonly close: () => void;
}) {
  const words = useWords(PARTS_WORDS);
  const { isRunning, submit } = useDeskCommand();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    setFailure(null);
    setIsAsking(true);
    try {
      if (!(await confirm())) return;
      const end = await submit(send, done);
      if (end.kind === 'done') close();
      else setFailure(end.refusal.message);
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem || refusal instanceof ApiUnreachable)) throw refusal;
      setFailure(refusal.message);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <>
      <p>
        <Button look="outline" disabled={isRunning || isAsking} onClick={() => void remove()}>
          {words.remove}
        </Button>
      </p>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
