import type { addDeskClass } from '@lifted/contract/desk/desk-classes';
import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { ClassForm } from '../class-desk/class-form.tsx';
import { useConfirmedEdit } from '../class-desk/confirm/confirm-edit.tsx';
import { useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { givenAt, weekBefore, type Start } from './week-stops.ts';

/** Opens the form with a day and a time. */
export interface AddingClass {
  readonly openAt: (start: Start) => void;
}

interface AddClassProps {
  readonly ref: Ref<AddingClass>;
  /** The day the form begins with. */
  readonly day: string;
  /** Shows the week of a day. */
  readonly show: (day: string) => void;
  /** Told which class was added, once the form is closed. */
  readonly added: (id: string) => void;
}

interface Begun extends Start {
  readonly coach_id: string;
  readonly location_id: string;
}

/** Adds a class on one day. Knows by itself whether its form is open, so that opening it does not draw the week again. */
export function AddClass({ ref, day, show, added }: AddClassProps) {
  const words = useWords(TIMETABLE_WORDS);
  const [begun, setBegun] = useState<Begun | null>(null);
  const suggest = useSuggestion();
  const isOpening = useRef(false);
  useImperativeHandle(ref, () => ({
    async openAt(start) {
      if (isOpening.current) return;
      isOpening.current = true;
      setBegun({ ...start, ...(await suggest(start)) });
      isOpening.current = false;
    },
  }));
  return (
    <>
      <Button
        look="outline"
        aria-keyshortcuts="n"
        onClick={() => setBegun({ day, time: '18:00', coach_id: '', location_id: '' })}
      >
        {words.addClass}
      </Button>
      {begun !== null && (
        <AddClassDialog begun={begun} show={show} added={added} close={() => setBegun(null)} />
      )}
    </>
  );
}

/** Coach and room of that hour a week before; none where that cannot be known. */
function useSuggestion() {
  const api = useApiClient();
  return async ({ day, time }: Start) => {
    const nobody = { coach_id: '', location_id: '' };
    if (!isCivilDate(day)) return nobody;
    const before = weekBefore(day);
    try {
      const classes = await api.call<typeof getDeskTimetable>('GET', '/desk/timetable', {
        query: { from: before, to: before },
      });
      const { coach_id, location_id } = givenAt(classes, time) ?? nobody;
      return { coach_id, location_id };
    } catch (failure) {
      if (failure instanceof ApiProblem || failure instanceof ApiUnreachable) return nobody;
      throw failure;
    }
  };
}

function AddClassDialog({
  begun,
  show,
  added,
  close,
}: Pick<AddClassProps, 'show' | 'added'> & { readonly begun: Begun; readonly close: () => void }) {
  const words = useWords(TIMETABLE_WORDS);
  const api = useApiClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { confirm, question } = useConfirmedEdit();
  const newId = useRef<string | null>(null);
  const closeForm = () => {
    close();
    if (newId.current !== null) added(newId.current);
  };
  return (
    <>
      <Dialog heading={words.addClass} close={closeForm}>
        <ClassForm
          classId={null}
          initial={{ timer_name: '', capacity: 12, ...begun }}
          confirm={confirm}
          save={async (_, fields, { mayBeClosed }) => {
            const answer = await api.call<typeof addDeskClass>('POST', '/desk/classes', {
              body: { fields, may_be_closed: mayBeClosed },
              idempotencyKey,
            });
            show(fields.day);
            newId.current = answer.id;
            return answer;
          }}
          done={words.addedClass}
          hint={begun.coach_id === '' ? words.addClassHint : words.suggestedHint}
          close={closeForm}
        />
      </Dialog>
      {question}
    </>
  );
}
