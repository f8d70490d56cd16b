import type { templateCalls, TemplateFields } from '@lifted/contract/desk-records';
import type { removeTemplate } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { addDays, berlinDate, DAYS_PER_WEEK, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { roomNames } from '../../parts/branches/room-names.ts';
import { RecordForm, type Edited } from '../../parts/record-form.tsx';
import { useTime } from '@lifted/client/http/use-now.ts';
import { TIMETABLE_WORDS } from '../timetable-words.ts';
import { useChoices, useTemplates } from '../use-week.ts';
import { useConfirmedTemplate } from './confirm-template.tsx';
import { TemplateEffects } from './template-effects.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { templateWeek, type WeekPlace } from './template-week.ts';

/** The classes that repeat, as a week. */
export function Templates() {
  const words = useWords(TIMETABLE_WORDS);
  const templates = useTemplates();
  const { coaches, locations, isReady } = useChoices();
  const today = berlinDate(useTime());
  const [edited, setEdited] = useState<Edited<TemplateFields> | null>(null);
  const roomOf = roomNames(locations.map(([, name]) => name));
  const addAt = (place: WeekPlace) => setEdited(newTemplate(place));
  return (
    <Card
      heading={words.templates}
      busy={templates.isPending}
      tool={
        <Button look="quiet" disabled={!isReady} onClick={() => addAt({ weekday: 0, start_time: '18:00' })}>
          {words.addClass}
        </Button>
      }
    >
      <Loaded query={templates}>
        {(loaded) => (
          <>
            {loaded.length === 0 && <p>{words.noTemplates}</p>}
            <TemplateGrid
              days={templateWeek(loaded, today)}
              today={today}
              coaches={new Map(coaches)}
              rooms={new Map(locations.map(([id, name]) => [id, roomOf(name)] as const))}
              open={setEdited}
              add={isReady ? addAt : undefined}
            />
          </>
        )}
      </Loaded>
      {edited !== null && <TemplateForm edited={edited} close={() => setEdited(null)} />}
    </Card>
  );
}

function newTemplate(place: WeekPlace): Edited<TemplateFields> {
  return {
    id: null,
    fields: {
      timer_name: '',
      coach_id: '',
      location_id: '',
      capacity: 12,
      every_weeks: 1,
      valid_from: addDays(weekStart(berlinDate(timeNow())), DAYS_PER_WEEK),
      valid_until: null,
      ...place,
    },
  };
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
  const { confirm, question } = useConfirmedTemplate();
  return (
    <>
      <RecordForm
        edited={edited}
        adding={words.addTemplate}
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
        confirm={async (id, wanted, was) => id === null || wanted === null || confirm(id, was, wanted)}
        done={words.savedTemplate}
        close={close}
      >
        {(typed) => (
          <>
            <TemplateEffects id={edited.id} fields={typed} />
            {edited.id !== null && <p>{words.changesClasses}</p>}
          </>
        )}
      </RecordForm>
      {question}
    </>
  );
}
