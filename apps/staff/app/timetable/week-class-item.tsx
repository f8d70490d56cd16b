import type { WeekClass } from './week.ts';
import { Fragment, memo } from 'react';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { BULK_WORDS } from './bulk-words.ts';
import { TIMETABLE_WORDS, type TimetableWords } from './timetable-words.ts';
import styles from './week-class-item.module.css';

interface WeekClassItemProps {
  readonly one: WeekClass;
  /** False: the signed-in person may only read it. */
  readonly opens: boolean;
  readonly canMove: boolean;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  /** Its move is on its way. */
  readonly isWaiting: boolean;
  /** It is over, and its roster waits to be closed. */
  readonly isRosterOpen: boolean;
  /** Undefined: it has no box to tick. */
  readonly toggle: ((id: string) => void) | undefined;
}

/** A class in the week. Drawn again only when it is another one: a week has a hundred of them, and a press changes one. */
export const WeekClassItem = memo(function WeekClassItem({
  one,
  opens,
  canMove,
  isTabStop,
  isSelected,
  isWaiting,
  isRosterOpen,
  toggle,
}: WeekClassItemProps) {
  const { selectOne } = useWords(BULK_WORDS);
  const language = useLanguage();
  const state = one.is_canceled ? 'canceled' : 'planned';
  return (
    <li className={styles.item} data-selected={isSelected} data-waiting={isWaiting}>
      {toggle !== undefined && (
        // By the keyboard the space bar selects, so that the grid stays one tab stop.
        <label className={styles.tick}>
          <input
            type="checkbox"
            tabIndex={-1}
            checked={isSelected}
            aria-label={selectOne(one.time, one.timer_name)}
            onChange={() => toggle(one.id)}
          />
        </label>
      )}
      {opens ? (
        // Followed by the grid for all of them: a router's link in each took a tenth of the drawing.
        <a
          href={addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`)}
          data-class={one.id}
          data-state={state}
          tabIndex={isTabStop ? 0 : -1}
          draggable={canMove}
          className={styles.class}
        >
          <ClassLines one={one} isRosterOpen={isRosterOpen} />
        </a>
      ) : (
        <div data-state={state} className={styles.class}>
          <ClassLines one={one} isRosterOpen={isRosterOpen} />
        </div>
      )}
    </li>
  );
});

function ClassLines({ one, isRosterOpen }: Pick<WeekClassItemProps, 'one' | 'isRosterOpen'>) {
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
        {one.coach_first_name}, {one.room}
      </span>
      {notesOf(one, isRosterOpen, words).map(({ text, look }) => (
        <Fragment key={text}>
          {' '}
          <span className={styles[look]}>{text}</span>
        </Fragment>
      ))}
    </>
  );
}

interface ClassNote {
  readonly text: string;
  readonly look: 'warning' | 'note';
}

/** What else is to be known of a class, below its lines. */
function notesOf(one: WeekClass, isRosterOpen: boolean, words: TimetableWords): readonly ClassNote[] {
  const warnings = [
    one.is_canceled && words.canceled,
    ...one.clashes.map((shared) => words.clash[shared]),
    ...one.shortages.map(({ equipment, has }) => words.short(equipment, has)),
    one.is_substitute_wanted && words.substituteWanted,
    isRosterOpen && words.rosterOpen,
  ];
  const notes = [one.waiting > 0 && words.waiting(one.waiting), one.is_changed && words.detached];
  return [...withLook(warnings, 'warning'), ...withLook(notes, 'note')];
}

function withLook(texts: readonly (string | false)[], look: ClassNote['look']): readonly ClassNote[] {
  return texts.filter((text) => text !== false).map((text) => ({ text, look }));
}
