import type {
  ClosureFields,
  closureCalls,
  templateCalls,
  TemplateFields,
} from '@lifted/contract/desk-records';
import type { removeClosure, removeTemplate } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { addDays, berlinDate, DAYS_PER_WEEK, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortDateRange } from '@lifted/domain/language/date-words';
import { useState } from 'react';
import { addressIn } from '../addresses.ts';
import { useClosures } from '../class-desk/clashes/use-closures.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { RecordForm, type Edited } from '../parts/record-form.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useAskedDialog } from '../parts/use-asked-dialog.ts';
import { ClosureEffects } from './closure-effects.tsx';
import { TemplateEffects } from './template-effects.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { useChoices, useTemplates } from './use-week.ts';

/** The classes that repeat, and the days the studio is closed. */
export function RepeatingPage() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (
    <SectionPage
      heading={words.planHeading}
      lead={words.planLead}
      tools={
        <ButtonLink look="outline" to={addressIn(language, '/desk/timetable')}>
          {words.toTimetable}
        </ButtonLink>
      }
    >
      <Templates />
      <Closures />
    </SectionPage>
  );
}

function newTemplate(): Edited<TemplateFields> {
  return {
    id: null,
    fields: {
      timer_name: '',
      weekday: 0,
      start_time: '18:00',
      coach_id: '',
      location_id: '',
      capacity: 12,
      every_weeks: 1,
      valid_from: addDays(weekStart(berlinDate(new Date())), DAYS_PER_WEEK),
      valid_until: null,
    },
  };
}

function Templates() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const templates = useTemplates();
  const { coaches, locations, isReady } = useChoices();
  const [edited, setEdited] = useState<Edited<TemplateFields> | null>(null);
  const nameIn = (choices: readonly (readonly [string, string])[], id: string) =>
    choices.find(([one]) => one === id)?.[1] ?? null;
  const [openedAt] = useState(() => new Date());
  const about = (fields: TemplateFields) => [
    nameIn(coaches, fields.coach_id),
    nameIn(locations, fields.location_id),
    words.every(fields.every_weeks),
    fields.valid_from > berlinDate(openedAt) ? words.from(shortDate(fields.valid_from, language)) : null,
    fields.valid_until === null ? null : words.until(shortDate(fields.valid_until, language)),
  ];
  return (
    <Card
      heading={words.templates}
      busy={templates.isPending}
      tool={
        <Button look="quiet" disabled={!isReady} onClick={() => setEdited(newTemplate())}>
          {words.addClass}
        </Button>
      }
    >
      <Loaded query={templates}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{words.noTemplates}</p>
          ) : (
            <Rows>
              {loaded.map(({ id, fields }) => (
                <Row
                  key={id}
                  name={`${words.weekdays[fields.weekday] ?? ''} ${fields.start_time} ${fields.timer_name}`}
                  about={about(fields)}
                  aside={`${fields.capacity} ${words.capacity}`}
                  action={words.edit}
                  open={() => setEdited({ id, fields })}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {edited !== null && <TemplateForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function TemplateForm({
  edited,
  close,
}: {
  readonly edited: Edited<TemplateFields>;
  readonly close: () => void;
}) {
  const words = useWords(TIMETABLE_WORDS);
  const api = useApiClient();
  const { coaches, locations } = useChoices();
  return (
    <RecordForm
      edited={edited}
      adding={words.addClass}
      name={edited.fields.timer_name}
      fields={[
        { name: 'timer_name', label: words.name, kind: 'text' },
        {
          name: 'weekday',
          label: words.weekday,
          kind: 'number_choice',
          choices: words.weekdays.map((name, index) => [String(index), name] as const),
        },
        { name: 'start_time', label: words.startTime, kind: 'time' },
        { name: 'coach_id', label: words.coach, kind: 'choice', choices: coaches },
        { name: 'location_id', label: words.room, kind: 'choice', choices: locations },
        { name: 'capacity', label: words.capacity, kind: 'number' },
        { name: 'every_weeks', label: words.everyWeeks, kind: 'number', hint: words.everyWeeksHint },
        { name: 'valid_from', label: words.validFrom, kind: 'date' },
        {
          name: 'valid_until',
          label: words.validUntil,
          kind: 'date',
          isOptional: true,
          hint: words.validUntilHint,
        },
      ]}
      add={(fields) =>
        api.call<typeof templateCalls.add>('POST', '/desk/week-templates', { body: { fields } })
      }
      edit={(id, body) =>
        api.call<typeof templateCalls.edit>('PUT', '/desk/week-templates/{id}', { params: { id }, body })
      }
      remove={{
        send: (id) =>
          api.call<typeof removeTemplate>('DELETE', '/desk/week-templates/{id}', { params: { id } }),
        done: words.removedTemplate,
      }}
      done={words.savedTemplate}
      close={close}
    >
      {(typed) => (
        <>
          <TemplateEffects id={edited.id} fields={typed} />
          <p>{words.changesClasses}</p>
        </>
      )}
    </RecordForm>
  );
}

function Closures() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const closures = useClosures();
  const [edited, setEdited] = useState<Edited<ClosureFields> | null>(null);
  const add = () => {
    const day = addDays(berlinDate(new Date()), 1);
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
  return (
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
      done={words.savedClosure}
      close={close}
    >
      {(typed) => <ClosureEffects id={edited.id} fields={typed} />}
    </RecordForm>
  );
}
