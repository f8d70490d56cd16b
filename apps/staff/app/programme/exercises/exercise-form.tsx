import type { ExerciseFields, exerciseCalls } from '@lifted/contract/desk/desk-exercises';
import { LOAD_KINDS } from '@lifted/domain/training/load-kinds/load-kind';
import { LOAD_KIND_NAMES } from '@lifted/domain/training/load-kinds/set-words';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useId } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import type { OwnControlProps } from '../../parts/field-values.ts';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { ClipControl, ClipPreview } from './clip-control.tsx';
import { EXERCISES_WORDS } from './exercises-words.ts';

export const NEW_EXERCISE: Edited<ExerciseFields> = {
  id: null,
  fields: {
    name: '',
    short_name: null,
    name_de: null,
    exercise_group: '',
    video_url: null,
    implement_id: null,
    step: null,
    per_side: false,
    load_kind: null,
    alternatives: [],
  },
};

interface ExerciseFormProps {
  readonly edited: Edited<ExerciseFields>;
  readonly groups: readonly string[];
  /** Id and name; of other exercises as well. */
  readonly exerciseChoices: readonly (readonly [string, string])[];
  readonly implementChoices: readonly (readonly [string, string])[];
  readonly close: () => void;
}

/** Adds or changes an exercise. */
export function ExerciseForm({
  edited,
  groups,
  exerciseChoices,
  implementChoices,
  close,
}: ExerciseFormProps) {
  const words = useWords(EXERCISES_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  return (
    <RecordForm
      edited={edited}
      adding={words.add}
      name={edited.fields.name}
      fields={[
        { name: 'name', label: words.name, kind: 'text' },
        {
          name: 'short_name',
          label: words.shortName,
          kind: 'text',
          isOptional: true,
          hint: words.shortNameHint,
        },
        {
          name: 'name_de',
          label: words.germanName,
          kind: 'text',
          isOptional: true,
          hint: words.germanNameHint,
        },
        {
          name: 'exercise_group',
          label: words.group,
          kind: 'own',
          control: GroupControl,
          choices: groups.map((group) => [group, group]),
          hint: words.groupHint,
        },
        {
          name: 'video_url',
          label: words.clip,
          kind: 'own',
          control: ClipControl,
          shown: showClip,
          isOptional: true,
          hint: words.clipHint,
        },
        {
          name: 'implement_id',
          label: words.implement,
          kind: 'choice',
          isOptional: true,
          choices: implementChoices,
        },
        {
          name: 'load_kind',
          label: words.loadKind,
          kind: 'choice',
          isOptional: true,
          choices: LOAD_KINDS.map((kind) => [kind, LOAD_KIND_NAMES[language][kind]]),
          hint: words.loadKindHint,
        },
        {
          name: 'alternatives',
          label: words.alternatives,
          kind: 'several',
          choices: exerciseChoices.filter(([id]) => id !== edited.id),
          hint: words.alternativesHint,
        },
        { name: 'step', label: words.step, kind: 'decimal', isOptional: true, hint: words.stepHint },
        { name: 'per_side', label: words.perSideField, kind: 'yes_no' },
      ]}
      add={(fields) => api.call<typeof exerciseCalls.add>('POST', '/desk/exercises', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof exerciseCalls.edit>('PUT', '/desk/exercises/{id}', { params: { id }, body })
      }
      close={close}
    />
  );
}

const showClip = (address: string) => <ClipPreview address={address} />;

/** A name that may be a new one, with those there are to choose from. */
function GroupControl({ id, describedBy, value, choices = [], onType }: OwnControlProps) {
  const listId = useId();
  return (
    <>
      <input
        id={id}
        type="text"
        list={listId}
        value={value}
        autoComplete="off"
        aria-describedby={describedBy}
        onChange={(event) => onType(event.target.value)}
      />
      <datalist id={listId}>
        {choices.map(([choice]) => (
          <option key={choice}>{choice}</option>
        ))}
      </datalist>
    </>
  );
}
