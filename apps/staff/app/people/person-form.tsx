import type { addPerson, editPerson, PersonFields } from '@lifted/contract/desk/people/people';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useNavigate } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import type { FormField } from '../parts/field-values.ts';
import { PEOPLE_WORDS } from './people-words.ts';
import { PERSON_WORDS } from './person-words.ts';

const NOBODY: PersonFields = { first_name: '', last_name: '', email: '' };

function usePersonFields(): readonly FormField[] {
  const words = useWords(PEOPLE_WORDS);
  return [
    { name: 'first_name', label: words.firstName, kind: 'text' },
    { name: 'last_name', label: words.lastName, kind: 'text' },
    { name: 'email', label: words.email, kind: 'email', hint: words.emailHint },
  ];
}

/** Adds a person, and opens their page, where they can be deleted again. */
export function AddPersonForm({ close }: { readonly close: () => void }) {
  const words = useWords(PEOPLE_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const navigate = useNavigate();
  const fields = usePersonFields();
  const save = async (_: PersonFields, wanted: PersonFields) => {
    const answer = await api.call<typeof addPerson>('POST', '/desk/people', { body: { fields: wanted } });
    void navigate(addressIn(language, `/desk/people/${answer.id}`));
    return answer;
  };
  return (
    <Dialog heading={words.add} close={close}>
      <EditForm
        initial={NOBODY}
        fields={fields}
        save={save}
        done={words.added}
        canUndo={false}
        close={close}
      />
    </Dialog>
  );
}

interface EditPersonFormProps {
  readonly id: string;
  readonly fields: PersonFields;
  readonly close: () => void;
}

/** Changes name or address. */
export function EditPersonForm({ id, fields: initial, close }: EditPersonFormProps) {
  const words = useWords(PERSON_WORDS);
  const api = useApiClient();
  const fields = usePersonFields();
  return (
    <Dialog heading={words.editHeading} close={close}>
      <EditForm
        initial={initial}
        fields={fields}
        save={(was, wanted) =>
          api.call<typeof editPerson>('PUT', '/desk/people/{id}', {
            params: { id },
            body: { was, fields: wanted },
          })
        }
        done={words.saved}
        close={close}
      >
        <p>{words.editConsequence}</p>
      </EditForm>
    </Dialog>
  );
}
