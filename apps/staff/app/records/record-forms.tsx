import type { locationCalls, LocationFields } from '@lifted/contract/desk-records';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { useWords } from '../language.ts';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { BRANCH_WORDS } from './branch-words.ts';
import { ROOM_EQUIPMENT_WORDS } from './room-equipment-words.ts';
import { RECORDS_WORDS } from './records-words.ts';

export const NEW_LOCATION: Edited<LocationFields> = { id: null, fields: { name: '', branch_id: null } };
interface FormProps<F> {
  readonly edited: Edited<F>;
  readonly close: () => void;
}

interface LocationFormProps extends FormProps<LocationFields> {
  /** Id and name; none in a studio at one address. */
  readonly branches: readonly (readonly [string, string])[];
  readonly openEquipment: (room: { readonly id: string; readonly name: string }) => void;
}

/** Adds or changes a room; in a chain, with the branch it belongs to. */
export function LocationForm({ edited, branches, openEquipment, close }: LocationFormProps) {
  const words = useWords(RECORDS_WORDS);
  const branchWords = useWords(BRANCH_WORDS);
  const equipmentWords = useWords(ROOM_EQUIPMENT_WORDS);
  const api = useApiClient();
  const { id } = edited;
  return (
    <RecordForm
      edited={edited}
      adding={words.addLocation}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text' },
        ...(branches.length === 0
          ? []
          : [
              {
                name: 'branch_id',
                label: branchWords.branch,
                kind: 'choice' as const,
                choices: branches,
                isOptional: true,
                hint: branchWords.branchHint,
              },
            ]),
      ]}
      add={(fields) => api.call<typeof locationCalls.add>('POST', '/desk/locations', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof locationCalls.edit>('PUT', '/desk/locations/{id}', { params: { id }, body })
      }
      close={close}
    >
      {id !== null && (
        <p>
          <Button look="outline" onClick={() => openEquipment({ id, name: edited.fields.name })}>
            {equipmentWords.open}
          </Button>
        </p>
      )}
    </RecordForm>
  );
}
