import type { editDeskClass } from '@lifted/contract/desk/desk-classes';
import type { repeatWeek } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  isCivilDate,
  weekStart,
} from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortDateRange, weekdayName } from '@lifted/domain/language/date-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Dialog, DialogActions } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import styles from './timetable-page.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { useClosures, useWeek } from './use-week.ts';
import { WeekGrid, type Move } from './week-grid.tsx';
import { weekOf } from './week.ts';

/** The week as the staff sees it; the desk moves classes and lets the week repeat. */
export function TimetablePage() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const mayPlan = mayOpen(useSession().userRoles, DESK_ROLES);
  const [search, setSearch] = useSearchParams();
  const [openedAt] = useState(() => new Date());
  const today = berlinDate(openedAt);
  const asked = search.get('week');
  const monday = weekStart(asked !== null && isCivilDate(asked) ? asked : today);
  const week = useWeek(monday);
  const closures = useClosures({ enabled: mayPlan });
  const [asking, setAsking] = useState<Move | null>(null);
  const [isRepeating, setIsRepeating] = useState(false);
  const { run } = useDeskCommand();
  const moveClass = useMove(run);
  const show = (day: string) => setSearch(day === weekStart(today) ? {} : { week: day });
  const closed = new Map(
    (closures.data ?? []).flatMap(({ fields }) =>
      daysOf(fields.from_day, fields.until_day, monday).map((day) => [day, fields.reason] as const),
    ),
  );
  const move = (wanted: Move) => (wanted.moved.taken > 0 ? setAsking(wanted) : void moveClass(wanted));

  return (
    <SectionPage
      heading={words.heading}
      tools={
        mayPlan && (
          <>
            <Button look="outline" onClick={() => setIsRepeating(true)}>
              {words.repeat}
            </Button>
            <ButtonLink look="outline" to={addressIn(language, '/desk/timetable/repeating')}>
              {words.plan}
            </ButtonLink>
          </>
        )
      }
    >
      <div className={styles.week}>
        <Button
          look="outline"
          aria-label={words.earlier}
          onClick={() => show(addDays(monday, -DAYS_PER_WEEK))}
        >
          ←
        </Button>
        <strong className={styles.range}>
          {shortDateRange(monday, addDays(monday, DAYS_PER_WEEK - 1), language)}
        </strong>
        <Button look="outline" aria-label={words.later} onClick={() => show(addDays(monday, DAYS_PER_WEEK))}>
          →
        </Button>
        {monday !== weekStart(today) && (
          <Button look="quiet" onClick={() => show(weekStart(today))}>
            {words.thisWeek}
          </Button>
        )}
      </div>
      <Loaded query={week}>
        {(loaded) => {
          const { days, clashes } = weekOf(monday, loaded);
          return (
            <>
              {clashes > 0 && <p className={styles.clashes}>{words.clashes(clashes)}</p>}
              <WeekGrid days={days} today={today} closed={closed} {...(mayPlan && { move })} />
              {mayPlan && <p className={styles.keys}>{words.keys}</p>}
            </>
          );
        }}
      </Loaded>
      {asking !== null && (
        <ConfirmMove
          asked={asking}
          move={() => {
            setAsking(null);
            void moveClass(asking);
          }}
          close={() => setAsking(null)}
        />
      )}
      {isRepeating && <RepeatForm monday={monday} close={() => setIsRepeating(false)} />}
    </SectionPage>
  );
}

/** Moves a class at once; what it was before goes along, so that nobody's change is lost. */
function useMove(run: ReturnType<typeof useDeskCommand>['run']) {
  const api = useApiClient();
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return ({ moved, to }: Move) => {
    const { timer_name, coach_id, location_id, capacity, date: day, time } = moved;
    const was = { timer_name, coach_id, location_id, capacity, day, time };
    return run(
      () =>
        api.call<typeof editDeskClass>('PUT', '/desk/classes/{classId}', {
          params: { classId: moved.id },
          body: { was, fields: { ...was, ...to } },
        }),
      words.moved(timer_name, placeInWeek(to, language)),
    );
  };
}

function placeInWeek({ day, time }: Move['to'], language: 'en' | 'de'): string {
  return `${weekdayName(day, language)}, ${shortDate(day, language)}, ${time}`;
}

function ConfirmMove({
  asked,
  move,
  close,
}: {
  readonly asked: Move;
  readonly move: () => void;
  readonly close: () => void;
}) {
  const words = useWords(TIMETABLE_WORDS);
  const { cancel } = useWords(PARTS_WORDS);
  const language = useLanguage();
  return (
    <Dialog
      heading={words.moveQuestion(asked.moved.timer_name, placeInWeek(asked.to, language))}
      close={close}
    >
      <p>{words.moveTells(asked.moved.taken)}</p>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {cancel}
        </Button>
        <Button onClick={move}>{words.move}</Button>
      </DialogActions>
    </Dialog>
  );
}

function RepeatForm({ monday, close }: { readonly monday: string; readonly close: () => void }) {
  const words = useWords(TIMETABLE_WORDS);
  const api = useApiClient();
  return (
    <Dialog heading={words.repeatHeading} close={close}>
      <p>{words.repeatLead}</p>
      <EditForm
        initial={{ from: addDays(monday, DAYS_PER_WEEK) }}
        fields={[{ name: 'from', label: words.repeatFrom, kind: 'date', hint: words.repeatFromHint }]}
        save={(_, { from }) =>
          api.call<typeof repeatWeek>('POST', '/desk/timetable/repeat', { body: { week: monday, from } })
        }
        done={words.repeated}
        action={words.repeat}
        close={close}
      />
    </Dialog>
  );
}

/** The days of a closure that lie in the week. */
function daysOf(from: string, until: string, monday: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index)).filter(
    (day) => from <= day && day <= until,
  );
}
