import type { classKindCalls, ClassKindFields } from '@lifted/contract/desk/planning/class-kinds';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { CLASS_LEVEL_NAMES, CLASS_LEVELS } from '@lifted/domain/classes/class-kind';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { CLASS_KIND_WORDS } from './class-kind-words.ts';

function newKind(name: string): Edited<ClassKindFields> {
  const unsaid = { description_en: null, description_de: null, level: null, lifts_en: null, lifts_de: null };
  return { id: null, fields: { name, ...unsaid, has_own_workouts: false } };
}

/** What classes of each name are: those described, and those of which nothing is said yet. */
export function ClassKinds() {
  const words = useWords(CLASS_KIND_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [edited, setEdited] = useState<Edited<ClassKindFields> | null>(null);
  const kinds = useQuery({
    queryKey: ['desk', 'class-kinds'],
    queryFn: ({ signal }) => api.call<typeof classKindCalls.list>('GET', '/desk/class-kinds', { signal }),
  });
  return (
    <Card
      heading={words.kinds}
      busy={kinds.isPending}
      tool={
        <Button look="quiet" onClick={() => setEdited(newKind(''))}>
          {words.add}
        </Button>
      }
    >
      <p>{words.note}</p>
      <Loaded query={kinds}>
        {(loaded) =>
          loaded.kinds.length + loaded.without.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Rows>
              {loaded.kinds.map(({ id, fields }) => (
                <Row
                  key={id}
                  name={fields.name}
                  about={[
                    language === 'de' ? fields.description_de : fields.description_en,
                    fields.level && CLASS_LEVEL_NAMES[language][fields.level],
                    fields.has_own_workouts ? words.ownWorkouts : null,
                  ]}
                  action={words.change}
                  open={() => setEdited({ id, fields })}
                />
              ))}
              {loaded.without.map((name) => (
                <Row
                  key={`without ${name}`}
                  name={name}
                  about={[words.nothingSaid]}
                  action={words.describe}
                  open={() => setEdited(newKind(name))}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {edited !== null && <ClassKindForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

interface ClassKindFormProps {
  readonly edited: Edited<ClassKindFields>;
  readonly close: () => void;
}

/** Says what classes of a name are, in both languages. */
function ClassKindForm({ edited, close }: ClassKindFormProps) {
  const words = useWords(CLASS_KIND_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { name } = edited.fields;
  return (
    <RecordForm
      edited={edited}
      adding={name === '' ? words.add : name}
      name={name}
      fields={[
        { name: 'name', label: words.name, kind: 'text', hint: words.nameHint },
        { name: 'description_en', label: words.descriptionEn, kind: 'text', isOptional: true },
        {
          name: 'description_de',
          label: words.descriptionDe,
          kind: 'text',
          isOptional: true,
          hint: words.descriptionHint,
        },
        {
          name: 'level',
          label: words.level,
          kind: 'choice',
          choices: CLASS_LEVELS.map((level) => [level, CLASS_LEVEL_NAMES[language][level]] as const),
          isOptional: true,
          hint: words.levelHint,
        },
        { name: 'lifts_en', label: words.liftsEn, kind: 'text', isOptional: true },
        { name: 'lifts_de', label: words.liftsDe, kind: 'text', isOptional: true, hint: words.liftsHint },
        { name: 'has_own_workouts', label: words.hasOwnWorkouts, kind: 'yes_no' },
      ]}
      add={(fields) => api.call<typeof classKindCalls.add>('POST', '/desk/class-kinds', { body: { fields } })}
      edit={(id, body) =>
        api.call<typeof classKindCalls.edit>('PUT', '/desk/class-kinds/{id}', { params: { id }, body })
      }
      remove={{
        send: (id) =>
          api.call<typeof classKindCalls.remove>('DELETE', '/desk/class-kinds/{id}', { params: { id } }),
        done: words.removed(name),
      }}
      close={close}
    >
      <p>{words.ownWorkoutsNote}</p>
    </RecordForm>
  );
}
