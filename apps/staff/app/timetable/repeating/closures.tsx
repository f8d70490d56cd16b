import type { ClosureFields, closureCalls } from '@lifted/contract/desk-records';
import type { removeClosure } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDateRange } from '@lifted/domain/language/date-words';
import { useState } from 'react';
import { useClosures } from '../../class-desk/clashes/use-closures.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { useAskedDialog } from '../../parts/asking/use-asked-dialog.ts';
import { TIMETABLE_WORDS } from '../timetable-words.ts';
import { useConfirmedClosure } from './confirm-closure.tsx';

/** The days the studio is closed. */
export function Closures() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const closures = useClosures();
  const [edited, setEdited] = useState<Edited<ClosureFields> | null>(null);
  const add = () => {
    const day = addDays(berlinDate(timeNow()), 1);
    setEdited({ id: null, fields: { from_day: day, until_day: day, reason: '' } });
  };
  useAskedDialog((asked) => {
    if (asked === 'closure') add();
  });
  return (
    <Card
      heading={words.closures}
      busy={closures.isPending}
      tool={
        <Button look="quiet" onClick={add}>
          {words.addClosure}
        </Button>
      }
    >
      <Loaded query={closures}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.noClosures}</p>
          ) : (
            <Rows>
              {loaded.map(({ id, fields }) => (
                <Row
                  key={id}
                  name={shortDateRange(fields.from_day, fields.until_day, language)}
                  about={[fields.reason]}
                  action={words.edit}
                  open={() => setEdited({ id, fields })}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {edited !== null && <ClosureForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function ClosureForm({
  edited,
  close,
}: {
  readonly edited: Edited<ClosureFields>;
  readonly close: () => void;
}) {
  const words = useWords(TIMETABLE_WORDS);
  const api = useApiClient();
  const { confirm, question } = useConfirmedClosure();
  return (
    <>
      <RecordForm
        edited={edited}
        adding={words.addClosure}
        name={edited.fields.reason}
        fields={[
          { name: 'from_day', label: words.fromDay, kind: 'date' },
          { name: 'until_day', label: words.untilDay, kind: 'date' },
          { name: 'reason', label: words.reason, kind: 'text' },
        ]}
        add={(fields) => api.call<typeof closureCalls.add>('POST', '/desk/closures', { body: { fields } })}
        edit={(id, body) =>
          api.call<typeof closureCalls.edit>('PUT', '/desk/closures/{id}', { params: { id }, body })
        }
        remove={{
          send: (id) => api.call<typeof removeClosure>('DELETE', '/desk/closures/{id}', { params: { id } }),
          done: words.removedClosure,
        }}
        confirm={confirm}
        done={words.savedClosure}
        close={close}
      >
        <p>{words.closureWarning}</p>
      </RecordForm>
      {question}
    </>
  );
}
