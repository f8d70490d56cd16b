import { timeNow } from '@lifted/client/http/server-clock.ts';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useNavigate } from 'react-router';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { useDayDrop } from '../parts/drag/use-day-drop.ts';
import { isForPage } from '../parts/keyboard/shortcuts.ts';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { ADD_KEY, addressOf, DIRECTIONS, focusStop, idOf, MOVE_KEY, stopOf } from './grid-stops.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import { WeekColumns } from './week-columns.tsx';
import { nextStop, freeStartOn, type Start } from './week-stops.ts';
import { stepped, type WeekClass, type WeekDay } from './week.ts';
import { WeekClassItem } from './week-class-item.tsx';

/** Where a class is to be moved. */
export interface Move {
  readonly moved: WeekClass;
  readonly to: { readonly day: string; readonly time: string };
}

export interface WeekGridProps {
  readonly days: readonly WeekDay[];
  readonly today: string;
  /** False while the classes of this week are under way. */
  readonly isLoaded?: boolean;
  /** How often today was asked for: each time it scrolls into view. */
  readonly timesSought?: number;
  /** Classes that began before cannot be selected. */
  readonly now: Date;
  /** Reasons of closed days by day. */
  readonly closed: ReadonlyMap<string, string>;
  /** Undefined: the signed-in person moves nothing. */
  readonly move?: (move: Move) => void;
  /** Asks where to a class is to be moved. Undefined: the signed-in person moves none. */
  readonly askMove?: (moved: WeekClass) => void;
  /** The class that takes the focus once it is shown, such as one just added. */
  readonly sought?: string | undefined;
  /** Adds a class on a day, at a time. Undefined: the signed-in person adds none. */
  readonly add?: (start: Start) => void;
  /** Undefined: the signed-in person selects nothing. */
  readonly selection?: Selection;
  /** Classes that are over and whose roster waits to be closed. */
  readonly openRosters?: ReadonlySet<string>;
  /** The class whose move is on its way, shown at its new place where that is in this week. */
  readonly waiting?: string | undefined;
}

/** Which classes are selected, to be changed together. */
export interface Selection {
  /** Each class has a box to tick. */
  readonly isShown: boolean;
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
}

/** The kind of what is dragged. */
const DRAGGED_CLASS = 'application/x-studio-class';

/**
 * The week as seven columns, three on a tablet, one below the other on a phone; it opens on today. One tab stop: arrow keys go
 * from class to class and to the empty place below them; with Alt they move the class, by an hour with Shift as well, `m` asks
 * for its time, the space bar selects it, and `n` adds one after it. What is moved keeps the focus, and another week takes it
 * over. With a mouse a class is dragged to another day.
 */
export function WeekGrid(props: WeekGridProps) {
  const {
    days,
    today,
    isLoaded = true,
    timesSought = 0,
    now,
    closed,
    move,
    askMove,
    sought,
    add,
    selection,
    openRosters,
    waiting,
  } = props;
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const listKey = useListKey();
  const reachable = days.map((day) => ({ ...day, classes: day.classes.filter((one) => opens(one, move)) }));
  const classes = reachable.flatMap((day) => day.classes);
  const [stopAt, setStopAt] = useState<string | undefined>(undefined);
  const first = classes.find(({ start }) => start > now) ?? classes[0];
  const tabStop = classes.some(({ id }) => id === stopAt) ? stopAt : first?.id;
  const places = add === undefined ? [] : days.filter(({ date }) => date >= today);
  const placeStop = tabStop === undefined ? places[0]?.date : undefined;

  const addAt = (target: EventTarget | null) => {
    const asked = stopOf(target);
    const day =
      places.find(({ date, classes: ofDay }) =>
        asked?.kind === 'place' ? date === asked.day : ofDay.some(({ id }) => id === asked?.id),
      ) ?? places[0];
    if (day === undefined) return;
    add?.(freeStartOn(day, asked?.kind === 'class' ? asked.id : undefined, timeNow()));
  };
  const onPageKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ADD_KEY || add === undefined || !isForPage(event)) return;
    event.preventDefault();
    addAt(event.target);
  });

  // What has the focus, so that it goes on where it was when that is drawn again: on another day, or in another week.
  const held = useRef<EventTarget | null>(null);

  /** What a key does to the class that has the focus. */
  const actionOf = (event: KeyboardEvent): ((one: WeekClass) => void) | undefined => {
    if (event.key === ' ' && selection !== undefined) return ({ id }) => selection.toggle(id);
    return event.key === MOVE_KEY && isForPage(event) ? askMove : undefined;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const focused = classes.find(({ id }) => id === idOf(event.target));
    const act = focused === undefined ? undefined : actionOf(event);
    if (focused !== undefined && act !== undefined) {
      event.preventDefault();
      if (canChange(focused, now)) act(focused);
      return;
    }
    const stop = stopOf(event.target);
    if (direction === undefined || stop === undefined) return;
    event.preventDefault();
    if (event.altKey) {
      const stride = event.shiftKey ? 'long' : 'short';
      if (focused !== undefined && canChange(focused, now))
        move?.({ moved: focused, to: stepped(focused, direction, stride) });
      return;
    }
    const next = nextStop(reachable, stop, direction, places[0]?.date);
    if (next !== undefined) focusStop(grid.current, next);
  });
  const navigate = useNavigate();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = isPlainClick(event) ? addressOf(event.target) : undefined;
    if (address === undefined) return;
    event.preventDefault();
    void navigate(address);
  });
  // Followed once for all classes, so that a press draws one of them again and not a hundred.
  useEffect(() => {
    const place = grid.current;
    const focused = ({ target: at }: FocusEvent) => {
      held.current = at;
      setStopAt((before) => idOf(at) ?? before);
    };
    const left = ({ relatedTarget: next }: FocusEvent) => {
      // A dialog gives it back.
      if (next instanceof Element && next.closest('dialog') === null) held.current = null;
    };
    const dragged = ({ target: at, dataTransfer }: DragEvent) =>
      dataTransfer?.setData(DRAGGED_CLASS, idOf(at) ?? '');
    place?.addEventListener('click', onClick);
    place?.addEventListener('keydown', onKeyDown);
    place?.addEventListener('focusin', focused);
    place?.addEventListener('focusout', left);
    place?.addEventListener('dragstart', dragged);
    document.addEventListener('keydown', onPageKey);
    return () => {
      place?.removeEventListener('click', onClick);
      place?.removeEventListener('keydown', onKeyDown);
      place?.removeEventListener('focusin', focused);
      place?.removeEventListener('focusout', left);
      place?.removeEventListener('dragstart', dragged);
      document.removeEventListener('keydown', onPageKey);
    };
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || !(held.current instanceof HTMLElement)) return;
    if (held.current.isConnected) return;
    if (tabStop !== undefined) focusStop(grid.current, { kind: 'class', id: tabStop });
    else if (placeStop !== undefined) focusStop(grid.current, { kind: 'place', day: placeStop });
  });
  const soughtIsShown = classes.some(({ id }) => id === sought);
  useEffect(() => {
    if (sought !== undefined && soughtIsShown) focusStop(grid.current, { kind: 'class', id: sought });
  }, [sought, soughtIsShown]);
  const ofToday = days.find(({ date }) => date === today);
  const hasToday = ofToday !== undefined;
  const isTodayEmpty = ofToday?.classes.length === 0;
  // Where the days stand below each other, today would be out of sight. It is asked for before its week is here. Who comes back
  // from a class is where they were, and nobody is led to a day without a class unasked.
  useEffect(() => {
    if (!hasToday) return;
    const day = grid.current?.querySelector(`[data-day="${CSS.escape(today)}"]`);
    const isBelow = (day?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    if (timesSought > 0 || (isBelow && window.scrollY === 0 && isLoaded && !isTodayEmpty)) {
      day?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
    }
  }, [today, timesSought, hasToday, isTodayEmpty, isLoaded]);
  // The first selected class is marked at once; the boxes of all follow.
  const hasBoxes = useDeferredValue(selection?.isShown === true);
  const target = useDayDrop(grid, DRAGGED_CLASS, (id, day) => {
    const dragged = classes.find((one) => one.id === id);
    if (dragged !== undefined && canChange(dragged, now) && dragged.date !== day)
      move?.({ moved: dragged, to: { day, time: dragged.time } });
  });

  return (
    <WeekColumns
      ref={grid}
      {...listKey}
      columns={days.map(({ date, classes: ofDay }) => ({
        day: date,
        label: `${shortWeekdayName(date, language)} ${shortDate(date, language)}`,
        heading: (
          <>
            {shortWeekdayName(date, language)} <span>{shortDate(date, language)}</span>
          </>
        ),
        isToday: date === today,
        isTarget: target === date,
        note: closed.has(date)
          ? words.closed(closed.get(date) ?? '')
          : isLoaded && ofDay.length === 0 && words.noClasses,
        items: ofDay.map((one) => (
          <WeekClassItem
            key={one.id}
            one={one}
            opens={opens(one, move)}
            canMove={move !== undefined}
            isTabStop={one.id === tabStop}
            isSelected={selection?.ids.has(one.id) === true}
            isWaiting={one.id === waiting}
            isRosterOpen={openRosters?.has(one.id) === true}
            toggle={hasBoxes && canChange(one, now) ? selection?.toggle : undefined}
          />
        )),
        place: places.some((day) => day.date === date) && {
          label: words.newClassOn(`${shortWeekdayName(date, language)} ${shortDate(date, language)}`),
          isTabStop: date === placeStop,
          add: addAt,
        },
      }))}
    />
  );
}

/** Opens here; with a key or another button the browser opens a tab or a window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** What is over or cancelled stays as it was. */
function canChange({ start, is_canceled: isCanceled }: WeekClass, now: Date): boolean {
  return !isCanceled && start > now;
}

/** Those who move classes open every one, a coach those they led. */
function opens({ is_own: isOwn }: WeekClass, move: WeekGridProps['move']): boolean {
  return move !== undefined || isOwn;
}
