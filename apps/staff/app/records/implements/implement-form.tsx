import type { implementCalls, ImplementFields } from '@lifted/contract/desk/planning/implements';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import type { Language } from '@lifted/domain/language/language';
import { kilogramWords } from '@lifted/domain/language/weight-words';
import { BODYWEIGHT_IMPLEMENT } from '@lifted/domain/training/implement';
import { textInLanguage } from '@lifted/domain/training/implement-text/loads-text';
import { useLanguage, useWords } from '../../language.ts';
import type { FormField } from '../../parts/field-values.ts';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { IMPLEMENT_WORDS } from './implement-words.ts';
import { LoadsControl } from './loads-control.tsx';
import { possibleWeights } from './possible-weights.ts';

type Kind = ImplementFields['kind'];
type Words = (typeof IMPLEMENT_WORDS)['en'];

/** Something of a kind that nobody has named yet; of a bar both ends are loaded, as of most. */
export function newImplement(kind: Kind): Edited<ImplementFields> {
  const nothing = { bar: null, loaded_ends: null, plates: null, weights: null };
  return {
    id: null,
    fields: { name_en: '', name_de: '', kind, ...nothing, ...(kind === 'plates' && { loaded_ends: 2 }) },
  };
}

interface ImplementFormProps {
  readonly edited: Edited<ImplementFields>;
  readonly close: () => void;
}

/** Adds, changes or removes something to lift with, and says which weights there are by what is typed. */
export function ImplementForm({ edited, close }: ImplementFormProps) {
  const words = useWords(IMPLEMENT_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { id, fields } = edited;
  const name = language === 'de' ? fields.name_de : fields.name_en;
  return (
    <RecordForm
      edited={edited}
      adding={`${words.add}: ${words.kinds[fields.kind]}`}
      name={name}
      fields={[
        { name: 'name_en', label: words.nameEn, kind: 'text' },
        { name: 'name_de', label: words.nameDe, kind: 'text' },
        ...loadFields(fields.kind, words, language),
      ]}
      add={(added) =>
        api.call<typeof implementCalls.add>('POST', '/desk/implements', { body: { fields: added } })
      }
      edit={(editedId, body) =>
        api.call<typeof implementCalls.edit>('PUT', '/desk/implements/{id}', {
          params: { id: editedId },
          body,
        })
      }
      {...(id !== BODYWEIGHT_IMPLEMENT && {
        remove: {
          send: (removedId: string) =>
            api.call<typeof implementCalls.remove>('DELETE', '/desk/implements/{id}', {
              params: { id: removedId },
            }),
          done: words.removed(name),
        },
      })}
      close={close}
    >
      {(typed) => (
        <>
          <p role="status">{weightsSaid(typed, words, language)}</p>
          {id !== null && (
            <p>
              {words.fixedKind} {words.idInFiles(id)}
            </p>
          )}
        </>
      )}
    </RecordForm>
  );
}

function loadFields(kind: Kind, words: Words, language: Language): readonly FormField[] {
  const own = {
    kind: 'own',
    control: LoadsControl,
    shown: (text: string) => textInLanguage(text, language),
  } as const;
  switch (kind) {
    case 'plates':
      return [
        { name: 'bar', label: words.barField, kind: 'decimal', hint: words.barHint },
        {
          name: 'loaded_ends',
          label: words.ends,
          kind: 'number_choice',
          choices: [
            ['2', words.bothEnds],
            ['1', words.oneEnd],
          ],
        },
        { ...own, name: 'plates', label: words.plates, hint: words.platesHint },
      ];
    case 'weights':
      return [{ ...own, name: 'weights', label: words.weights, hint: words.weightsHint }];
    case 'bodyweight':
      return [];
    default:
      return kind satisfies never;
  }
}

/** How many weights there are; nothing while what is typed cannot be read. */
function weightsSaid(typed: ImplementFields, words: Words, language: Language): string {
  const weights = possibleWeights(typed);
  const [first] = weights;
  const last = weights.at(-1);
  if (first === undefined || last === undefined) return '';
  return words.possible(weights.length, kilogramWords(first, language), kilogramWords(last, language));
}
