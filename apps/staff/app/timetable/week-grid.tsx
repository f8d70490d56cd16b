import { classNames } from '@lifted/design/class-names.ts';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { DRAGGED_CLASS, useDayDrop } from './use-day-drop.ts';
import { neighbour, stepped, type Direction, type WeekClass, type WeekDay } from './week.ts';
import styles from './week-grid.module.css';

/** Where a class is to be moved. */
export interface Move {
  readonly moved: WeekClass;
  readonly to: { readonly day: string; readonly time: string };
}

interface WeekGridProps {
  readonly days: readonly WeekDay[];
  readonly today: string;
  /** Reasons of closed days by day. */
  readonly closed: ReadonlyMap<string, string>;
  /** Undefined: the signed-in person moves nothing. */
  readonly move?: (move: Move) => void;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * The week as seven columns, one below the other on a phone. One tab stop: arrow keys go from class to class; with Alt they
 * move the class. With a mouse a class is dragged to another day.
 */
export function WeekGrid({ days, today, closed, move }: WeekGridProps) {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const classes = days.flatMap((day) => day.classes);
  const [stopAt, setStopAt] = useState<string | undefined>(undefined);
  const tabStop = classes.some(({ id }) => id === stopAt) ? stopAt : classes[0]?.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const focused = classes.find(({ id }) => id === idOf(event.target));
    if (direction === undefined || focused === undefined) return;
    event.preventDefault();
    if (event.altKey) return move?.({ moved: focused, to: stepped(focused, direction) });
    const next = neighbour(days, focused.id, direction);
    if (next !== undefined) focusClass(grid.current, next);
  };
  const target = useDayDrop(grid, (id, day) => {
    const dragged = classes.find((one) => one.id === id);
    if (dragged !== undefined && dragged.date !== day)
      move?.({ moved: dragged, to: { day, time: dragged.time } });
  });

  return (
    <div ref={grid} className={styles.grid}>
      {days.map(({ date, classes: ofDay }) => (
        <section
          key={date}
          aria-label={`${shortWeekdayName(date, language)} ${shortDate(date, language)}`}
          data-day={date}
          className={classNames(styles.day, target === date && styles.target)}
        >
          <h2 className={styles.date} data-today={date === today}>
            {shortWeekdayName(date, language)} <span>{shortDate(date, language)}</span>
          </h2>
          {closed.has(date) && <p className={styles.closed}>{words.closed(closed.get(date) ?? '')}</p>}
          {ofDay.length === 0 && !closed.has(date) && <p className={styles.none}>{words.noClasses}</p>}
          <ul className={styles.classes}>
            {ofDay.map((one) => (
              <li key={one.id}>
                <Link
                  to={addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`)}
                  data-class={one.id}
                  data-state={one.is_canceled ? 'canceled' : 'planned'}
                  tabIndex={one.id === tabStop ? 0 : -1}
                  draggable={move !== undefined}
                  className={styles.class}
                  onKeyDown={onKeyDown}
                  onFocus={() => setStopAt(one.id)}
                  onDragStart={(event) => event.dataTransfer.setData(DRAGGED_CLASS, one.id)}
                >
                  <ClassLines one={one} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ClassLines({ one }: { readonly one: WeekClass }) {
  const words = useWords(TIMETABLE_WORDS);
  return (
    <>
      <span className={styles.first}>
        <time dateTime={one.start_datetime} className={styles.time}>
          {one.time}
        </time>{' '}
        <span className={styles.places} data-full={one.taken >= one.capacity}>
          {words.places(one.taken, one.capacity)}
        </span>
      </span>{' '}
      <span className={styles.name}>{one.timer_name}</span>{' '}
      <span className={styles.who}>
        {one.coach_first_name}, {one.location_name}
      </span>{' '}
      {one.is_canceled && <span className={styles.warning}>{words.canceled}</span>}{' '}
      {one.waiting > 0 && <span className={styles.note}>{words.waiting(one.waiting)}</span>}{' '}
      {one.clashes.map((shared) => (
        <span key={shared} className={styles.warning}>
          {words.clash[shared]}
        </span>
      ))}{' '}
      {one.is_detached && <span className={styles.note}>{words.detached}</span>}
    </>
  );
}

function idOf(target: EventTarget): string | undefined {
  return target instanceof HTMLElement
    ? target.closest<HTMLElement>('[data-class]')?.dataset['class']
    : undefined;
}

/** Puts the focus on a class of the grid, if it is shown. */
function focusClass(grid: HTMLElement | null, id: string): void {
  grid?.querySelector<HTMLElement>(`[data-class="${CSS.escape(id)}"]`)?.focus();
}
