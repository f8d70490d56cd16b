import type { handleInboxItem, InboxTrial } from '@lifted/contract/desk/desk-inbox';
import type { addPerson, editPerson, PersonFields } from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useRef } from 'react';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { INBOX_WORDS } from './inbox-words.ts';

/** Turns a visitor into a member: adds the person, and gives them the class they came to. */
export function MemberForm({ trial, close }: { readonly trial: InboxTrial; readonly close: () => void }) {
  const words = useWords(INBOX_WORDS);
  const api = useApiClient();
  const [first = '', ...rest] = trial.name.split(' ');
  /** Where only the second step failed, a second press goes on with this person. */
  const added = useRef<{ readonly id: string; readonly fields: PersonFields } | null>(null);
  const store = async (fields: PersonFields): Promise<string> => {
    const before = added.current;
    if (before === null) {
      const { id } = await api.call<typeof addPerson>('POST', '/desk/people', { body: { fields } });
      added.current = { id, fields };
      return id;
    }
    const { id, fields: was } = before;
    await api.call<typeof editPerson>('PUT', '/desk/people/{id}', { params: { id }, body: { was, fields } });
    added.current = { id, fields };
    return id;
  };
  return (
    <Dialog heading={words.memberHeading(trial.name)} close={close}>
      <EditForm
        initial={{ first_name: first, last_name: rest.join(' '), email: trial.email }}
        fields={[
          { name: 'first_name', label: words.firstName, kind: 'text' },
          { name: 'last_name', label: words.lastName, kind: 'text' },
          { name: 'email', label: words.email, kind: 'email' },
        ]}
        save={async (_, fields) => {
          const id = await store(fields);
          return api.call<typeof handleInboxItem>('PUT', '/desk/inbox/{kind}/{itemId}', {
            params: { kind: 'trial', itemId: trial.id },
            body: { outcome: 'member', customer_id: id },
          });
        }}
        done={words.handled.member}
        canUndo={false}
        action={words.makeMember}
        close={close}
      >
        <p>{words.memberHint}</p>
      </EditForm>
    </Dialog>
  );
}
