import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { isForPage } from '../../parts/keyboard/shortcuts.ts';
import { useListKey } from '../../parts/keyboard/use-list-key.ts';
import { ADD_KEY, DIRECTIONS, focusStop, idOf, stopOf } from '../grid-stops.ts';
import { TIMETABLE_WORDS } from '../timetable-words.ts';
import { WeekColumns } from '../week-columns.tsx';
import { nextStop } from '../week-stops.ts';
import { nextDayOf, timeAfter, type Template, type TemplateDay, type WeekPlace } from './template-week.ts';
import { TEMPLATE_WORDS } from './template-words.ts';
import item from '../week-class-item.module.css';
import styles from './template-grid.module.css';

interface TemplateGridProps {
  readonly days: readonly TemplateDay[];
  readonly today: CivilDate;
  /** Names by id. */
  readonly coaches: ReadonlyMap<string, string>;
  readonly rooms: ReadonlyMap<string, string>;
  readonly open: (template: Template) => void;
  /** Undefined: none can be added yet. */
  readonly add: ((place: WeekPlace) => void) | undefined;
}

/** Every weekday has an empty place. */
const FIRST_DAY = '0';

/**
 * The repeating week as seven columns. One tab stop: arrow keys go from class to class and to the empty place below them,
 * Enter opens one, and `n` adds one after it.
 */
export function TemplateGrid({ days, today, coaches, rooms, open, add }: TemplateGridProps) {
  const words = useWords(TIMETABLE_WORDS);
  const grid = useRef<HTMLDivElement>(null);
  const listKey = useListKey();
  const [stopAt, setStopAt] = useState<string | undefined>(undefined);
  const classes = days.flatMap((day) => day.classes);
  const tabStop = classes.some(({ id }) => id === stopAt) ? stopAt : classes[0]?.id;

  const addAt = (target: EventTarget | null) => {
    const asked = stopOf(target);
    const day = days.find(({ date, classes: ofDay }) =>
      asked?.kind === 'place' ? date === asked.day : ofDay.some(({ id }) => id === asked?.id),
    );
    const weekday = day ?? days[0];
    if (weekday === undefined) return;
    const after = asked?.kind === 'class' ? asked.id : undefined;
    add?.({ weekday: weekday.weekday, start_time: timeAfter(weekday, after) });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (key === ADD_KEY && add !== undefined && isForPage(event)) {
      event.preventDefault();
      addAt(target);
      return;
    }
    const direction = DIRECTIONS[key];
    const stop = stopOf(target);
    if (direction === undefined || stop === undefined || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const next = nextStop(days, stop, direction, add === undefined ? undefined : FIRST_DAY);
    if (next !== undefined) focusStop(grid.current, next);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <div onFocus={({ target }) => setStopAt((before) => idOf(target) ?? before)}>
      <WeekColumns
        ref={grid}
        {...listKey}
        level={3}
        columns={days.map((day) => {
          const name = words.weekdays[day.weekday] ?? '';
          return {
            day: day.date,
            label: name,
            heading: name,
            note: day.classes.length === 0 && words.noClasses,
            items: day.classes.map((template) => (
              <li key={template.id} className={item.item}>
                <button
                  type="button"
                  data-class={template.id}
                  tabIndex={template.id === tabStop ? 0 : -1}
                  className={`${item.class} ${styles.template}`}
                  onClick={() => open(template)}
                >
                  <TemplateLines template={template} today={today} coaches={coaches} rooms={rooms} />
                </button>
              </li>
            )),
            place: add !== undefined && {
              label: words.newClassOn(name),
              isTabStop: tabStop === undefined && day.date === FIRST_DAY,
              add: addAt,
            },
          };
        })}
      />
    </div>
  );
}

interface TemplateLinesProps extends Pick<TemplateGridProps, 'today' | 'coaches' | 'rooms'> {
  readonly template: Template;
}

function TemplateLines({ template: { fields }, today, coaches, rooms }: TemplateLinesProps) {
  const words = useWords(TIMETABLE_WORDS);
  const { next, places } = useWords(TEMPLATE_WORDS);
  const language = useLanguage();
  const { every_weeks: weeks, valid_from: from, valid_until: until } = fields;
  const nextDay = weeks === 1 ? undefined : nextDayOf(fields, today);
  const notes = [
    words.every(weeks),
    from > today ? words.from(shortDate(from, language)) : null,
    nextDay !== undefined && from <= today ? next(shortDate(nextDay, language)) : null,
    until === null ? null : words.until(shortDate(until, language)),
  ].filter((note) => note !== null);
  const who = [coaches.get(fields.coach_id), rooms.get(fields.location_id)].filter(Boolean);
  return (
    <>
      <span className={item.first}>
        <span className={item.time}>{fields.start_time}</span>{' '}
        <span className={item.places}>{places(fields.capacity)}</span>
      </span>{' '}
      <span className={item.name}>{fields.timer_name}</span>{' '}
      <span className={item.who}>{who.join(', ')}</span>{' '}
      {notes.length > 0 && <span className={item.note}>{notes.join(', ')}</span>}
    </>
  );
}
