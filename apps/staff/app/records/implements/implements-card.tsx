import type { implementCalls, ImplementFields } from '@lifted/contract/desk/planning/implements';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import type { Language } from '@lifted/domain/language/language';
import { kilogramWords } from '@lifted/domain/language/weight-words';
import { textInLanguage } from '@lifted/domain/training/implement-text/loads-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import type { Edited } from '../../parts/record-form.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { ImplementForm, newImplement } from './implement-form.tsx';
import { IMPLEMENT_WORDS } from './implement-words.ts';
import { possibleWeights } from './possible-weights.ts';

const KINDS = ['plates', 'weights', 'bodyweight'] as const satisfies readonly ImplementFields['kind'][];

/** What the studio has to lift with. */
export function Implements() {
  const words = useWords(IMPLEMENT_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const [isAdding, setIsAdding] = useState(false);
  const [edited, setEdited] = useState<Edited<ImplementFields> | null>(null);
  const known = useQuery({
    queryKey: ['desk', 'implements', language],
    queryFn: ({ signal }) => api.call<typeof implementCalls.list>('GET', '/desk/implements', { signal }),
  });
  return (
    <Card
      heading={words.implements}
      busy={known.isPending}
      tool={
        <Button look="quiet" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      }
    >
      <p>{words.note}</p>
      <Loaded query={known}>
        {(loaded) => (
          <Rows>
            {loaded.map(({ id, fields, exercises }) => (
              <Row
                key={id}
                name={language === 'de' ? fields.name_de : fields.name_en}
                about={[
                  loadsSaid(fields, words, language),
                  exercises === 0 ? null : words.exercises(exercises),
                ]}
                action={words.change}
                open={() => setEdited({ id, fields })}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      {isAdding && (
        <KindChoice
          choose={(kind) => {
            setIsAdding(false);
            setEdited(newImplement(kind));
          }}
          close={() => setIsAdding(false)}
        />
      )}
      {edited !== null && <ImplementForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

interface KindChoiceProps {
  readonly choose: (kind: ImplementFields['kind']) => void;
  readonly close: () => void;
}

/** Asks first of which kind it is: that stays, and decides what is asked then. */
function KindChoice({ choose, close }: KindChoiceProps) {
  const words = useWords(IMPLEMENT_WORDS);
  const { cancel } = useWords(PARTS_WORDS);
  return (
    <Dialog heading={words.add} close={close}>
      <Rows>
        {KINDS.map((kind) => (
          <Row key={kind} name={words.kinds[kind]} about={[words.examples[kind]]} open={() => choose(kind)} />
        ))}
      </Rows>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function loadsSaid(
  fields: ImplementFields,
  words: (typeof IMPLEMENT_WORDS)['en'],
  language: Language,
): string | null {
  switch (fields.kind) {
    case 'plates':
      return words.bar(
        kilogramWords(fields.bar ?? 0, language),
        kilogramWords(possibleWeights(fields).at(-1) ?? 0, language),
      );
    case 'weights':
      return `${textInLanguage(fields.weights ?? '', language)}\u00a0kg`;
    case 'bodyweight':
      return words.kinds.bodyweight;
    default:
      return fields.kind satisfies never;
  }
}
