import type { addCycle, CycleFields, editCycle, removeCycle } from '@lifted/contract/desk/desk-programme';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../language.ts';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { CYCLE_WORDS } from './cycle-words.ts';
import type { ShownCycle } from './use-cycles.ts';

const USUAL_WEEKS = 6;

/** A cycle nobody has named yet. */
export function newCycle(monday: CivilDate): Edited<CycleFields> {
  return { id: null, fields: { name: '', first_day: monday, weeks: USUAL_WEEKS } };
}

/** A cycle to change. */
export function editedCycle({ id, name, firstDay, weeks }: ShownCycle): Edited<CycleFields> {
  return { id, fields: { name, first_day: firstDay, weeks } };
}

interface CycleFormProps {
  readonly edited: Edited<CycleFields>;
  readonly close: () => void;
}

/** Adds, changes or removes a cycle of the programme. */
export function CycleForm({ edited, close }: CycleFormProps) {
  const words = useWords(CYCLE_WORDS);
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.add}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text', hint: words.nameHint },
        { name: 'first_day', label: words.firstDay, kind: 'date', hint: words.firstDayHint },
        { name: 'weeks', label: words.weeks, kind: 'number' },
      ]}
      add={(fields) => api.call<typeof addCycle>('POST', '/desk/programme-cycles', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof editCycle>('PUT', '/desk/programme-cycles/{id}', { params: { id }, body })
      }
      remove={{
        send: (id) =>
          api.call<typeof removeCycle>('DELETE', '/desk/programme-cycles/{id}', { params: { id } }),
        done: words.removed,
      }}
      close={close}
    />
  );
}
