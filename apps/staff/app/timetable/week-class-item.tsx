import type { WeekClass } from './week.ts';
import { memo } from 'react';
import { Link } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { BULK_WORDS } from './bulk-words.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './week-class-item.module.css';

interface WeekClassItemProps {
  readonly one: WeekClass;
  /** False: the signed-in person may only read it. */
  readonly opens: boolean;
  readonly canMove: boolean;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
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
  toggle,
}: WeekClassItemProps) {
  const { selectOne } = useWords(BULK_WORDS);
  const language = useLanguage();
  const state = one.is_canceled ? 'canceled' : 'planned';
  return (
    <li className={styles.item} data-selected={isSelected}>
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
        <Link
          to={addressIn(language, `/desk/classes/${encodeURIComponent(one.id)}`)}
          data-class={one.id}
          data-state={state}
          tabIndex={isTabStop ? 0 : -1}
          draggable={canMove}
          className={styles.class}
        >
          <ClassLines one={one} />
        </Link>
      ) : (
        <div data-state={state} className={styles.class}>
          <ClassLines one={one} />
        </div>
      )}
    </li>
  );
});

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
        {one.coach_first_name}, {one.room}
      </span>{' '}
      {one.is_canceled && <span className={styles.warning}>{words.canceled}</span>}{' '}
      {one.waiting > 0 && <span className={styles.note}>{words.waiting(one.waiting)}</span>}{' '}
      {one.clashes.map((shared) => (
        <span key={shared} className={styles.warning}>
          {words.clash[shared]}
        </span>
      ))}{' '}
      {one.shortages.map(({ equipment, has }) => (
        <span key={equipment} className={styles.warning}>
          {words.short(equipment, has)}
        </span>
      ))}{' '}
      {one.is_substitute_wanted && <span className={styles.warning}>{words.substituteWanted}</span>}{' '}
      {one.is_detached && <span className={styles.note}>{words.detached}</span>}
    </>
  );
}
