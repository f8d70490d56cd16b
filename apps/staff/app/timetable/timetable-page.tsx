import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  isCivilDate,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { shortDateRange } from '@lifted/domain/language/date-words';
import { DESK_ROLES, mayOpen } from '@lifted/domain/people/studio-role';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { BranchChoice, useRoomsOfBranch } from '../branches/branch-choice.tsx';
import { useClosures } from '../class-desk/clashes/use-closures.ts';
import { useEquipmentLimits } from '../class-desk/clashes/use-equipment-limits.ts';
import { EditClassDialog } from '../class-desk/edit-class-dialog.tsx';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useDeskToday } from '../parts/use-desk-today.ts';
import { useTime } from '@lifted/client/http/use-now.ts';
import { AddClass, type AddingClass } from './add-class.tsx';
import { BULK_WORDS } from './bulk-words.ts';
import { CoachAway } from './away/coach-away.tsx';
import { useMove } from './move-class.tsx';
import { RepeatWeek } from './repeating/repeat-week.tsx';
import { SelectionBar } from './selection-bar.tsx';
import styles from './timetable-page.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { useWeek } from './use-week.ts';
import { WeekGrid, type Move, type WeekGridProps } from './week-grid.tsx';
import { fieldsOf, weekOf, withClashes, withMoved, withShortages, type WeekClass } from './week.ts';

/** The week as the staff sees it; the desk moves classes and lets the week repeat. */
export function TimetablePage() {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const mayPlan = mayOpen(useSession().userRoles, DESK_ROLES);
  const [search, setSearch] = useSearchParams();
  const now = useTime();
  const today = berlinDate(now);
  const asked = search.get('week');
  const monday = weekStart(asked !== null && isCivilDate(asked) ? asked : today);
  /** The first day of the week shown that a class can still be on; today where the week is over. */
  const firstAhead = monday > today ? monday : today;
  const week = useWeek(monday);
  const waiting = useDeskToday().data;
  const openRosters = useMemo(() => new Set(waiting?.open_rosters.map(({ id }) => id)), [waiting]);
  const closures = useClosures({ enabled: mayPlan });
  const [isOwnOnly, setOwnOnly] = useState(!mayPlan);
  const selection = useSelection();
  const [timesSought, setTimesSought] = useState(0);
  // Who comes back from a class is at it again.
  const [sought, setSought] = useState(search.get('class') ?? undefined);
  const adding = useRef<AddingClass>(null);
  const bulkWords = useWords(BULK_WORDS);
  const { move, moving, question } = useMove();
  const rooms = useRoomsOfBranch(mayPlan);
  const show = (day: string) =>
    setSearch((search) => {
      search.delete('class');
      if (day === weekStart(today)) search.delete('week');
      else search.set('week', day);
      return search;
    });
  const closed = new Map(
    (closures.data ?? []).flatMap(({ fields }) =>
      daysOf(fields.from_day, fields.until_day, monday).map((day) => [day, fields.reason] as const),
    ),
  );

  return (
    <SectionPage
      heading={words.heading}
      tools={
        mayPlan && (
          <>
            <Button
              look="outline"
              aria-pressed={selection.isShown}
              onClick={selection.isShown ? selection.stop : selection.start}
            >
              {bulkWords.select}
            </Button>
            <AddClass
              ref={adding}
              day={firstAhead}
              show={(day) => isCivilDate(day) && show(weekStart(day))}
              added={setSought}
            />
            <CoachAway day={firstAhead} />
            <RepeatWeek monday={monday} />
            <ButtonLink look="outline" to={addressIn(language, '/desk/timetable/repeating')}>
              {words.plan}
            </ButtonLink>
          </>
        )
      }
    >
      <div className={styles.whole}>
        <div className={styles.tools}>
          <div className={styles.steps}>
            <Button
              look="outline"
              aria-keyshortcuts="k"
              aria-label={words.earlier}
              onClick={() => show(addDays(monday, -DAYS_PER_WEEK))}
            >
              ←
            </Button>
            <strong className={styles.range}>
              {shortDateRange(monday, addDays(monday, DAYS_PER_WEEK - 1), language)}
            </strong>
            <Button
              look="outline"
              aria-keyshortcuts="j"
              aria-label={words.later}
              onClick={() => show(addDays(monday, DAYS_PER_WEEK))}
            >
              →
            </Button>
            <Button
              className={styles.today}
              look="quiet"
              aria-keyshortcuts="t"
              onClick={() => {
                show(weekStart(today));
                setTimesSought((times) => times + 1);
              }}
            >
              {words.today}
            </Button>
          </div>
          <div className={styles.week}>
            {!mayPlan && (
              <label className={styles.own}>
                <input
                  type="checkbox"
                  checked={isOwnOnly}
                  onChange={(event) => setOwnOnly(event.target.checked)}
                />
                {words.ownOnly}
              </label>
            )}
            {mayPlan && <BranchChoice />}
            <ButtonLink look="quiet" to={addressIn(language, '/desk/calendar')}>
              {words.calendar}
            </ButtonLink>
          </div>
        </div>
        <VisuallyHidden>
          <span role="status">{moving !== null && words.moving}</span>
        </VisuallyHidden>
        <Loaded query={week}>
          {(loaded) =>
            rooms !== undefined && (
              <Week
                monday={monday}
                classes={loaded}
                moving={moving}
                isLoaded={!week.isPlaceholderData}
                rooms={rooms}
                isOwnOnly={isOwnOnly}
                today={today}
                timesSought={timesSought}
                sought={sought}
                now={now}
                closed={closed}
                openRosters={openRosters}
                {...(mayPlan && {
                  move: (wanted) => void move(wanted),
                  add: (place) => adding.current?.openAt(place),
                  selection,
                })}
              />
            )
          }
        </Loaded>
      </div>
      {question}
    </SectionPage>
  );
}

interface WeekProps extends Omit<WeekGridProps, 'days' | 'selection' | 'askMove' | 'waiting'> {
  readonly monday: CivilDate;
  readonly classes: readonly DeskTimetableClass[];
  /** The move that is on its way, shown as if it was done where it stays in this week. */
  readonly moving: Move | null;
  readonly isOwnOnly: boolean;
  /** Of the branch that is shown; null: of all. */
  readonly rooms: ReadonlySet<string> | null;
  /** Undefined: the signed-in person selects nothing. */
  readonly selection?: ReturnType<typeof useSelection>;
}

/** The week's classes and what can be done with those selected. */
function Week({ monday, classes: answered, moving, isOwnOnly, rooms, selection, ...grid }: WeekProps) {
  const words = useWords(TIMETABLE_WORDS);
  const [asking, setAsking] = useState<WeekClass | null>(null);
  const limits = useEquipmentLimits(monday, addDays(monday, DAYS_PER_WEEK - 1));
  const classes = useMemo(
    () =>
      // Taken to another week it would be out of sight, and the focus with it.
      moving === null || !isOfWeek(moving.to.day, monday)
        ? answered
        : withMoved(answered, moving.moved.id, moving.to),
    [answered, moving, monday],
  );
  const { days, clashes } = useMemo(
    () =>
      weekOf(
        monday,
        classes.filter((one) => one.is_own || !isOwnOnly),
        rooms,
      ),
    [monday, classes, isOwnOnly, rooms],
  );
  const equipped = useMemo(() => withShortages(days, limits), [days, limits]);
  const short = equipped.flatMap((day) => day.classes).filter((one) => one.shortages.length > 0).length;
  const warnings = [clashes > 0 && words.clashes(clashes), short > 0 && words.shortClasses(short)];
  return (
    <>
      {warnings.some(Boolean) && <p className={styles.clashes}>{warnings.filter(Boolean).join(' · ')}</p>}
      <WeekGrid
        days={equipped}
        {...grid}
        {...(selection && { selection, askMove: (one) => moving === null && setAsking(one) })}
        waiting={moving?.moved.id}
      />
      {selection && <p className={styles.keys}>{words.keys}</p>}
      {asking !== null && (
        <EditClassDialog
          classId={asking.id}
          fields={fieldsOf(asking)}
          isRepeated={asking.isRepeated}
          first="time"
          close={() => setAsking(null)}
        />
      )}
      {selection?.isShown === true && (
        <SelectionBar
          // As the server has them: one that is being moved may yet stay where it is.
          classes={days
            .flatMap((day) => day.classes)
            .filter(({ id }) => selection.ids.has(id))
            .map((one) => (one.id === moving?.moved.id ? moving.moved : one))}
          others={withClashes(classes)}
          stop={selection.stop}
        />
      )}
    </>
  );
}

function isOfWeek(day: string, monday: CivilDate): boolean {
  return isCivilDate(day) && weekStart(day) === monday;
}

/** The selected classes; ticking begins with the first one or by the button. */
function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  return {
    isShown: ids !== null,
    ids: ids ?? new Set<string>(),
    start: () => setIds(new Set()),
    stop: () => setIds(null),
    toggle,
  };
}

/** The days of a closure that lie in the week. */
function daysOf(from: string, until: string, monday: string): string[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(monday, index)).filter(
    (day) => from <= day && day <= until,
  );
}
