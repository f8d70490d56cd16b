import { classNames } from '@lifted/design/class-names.ts';
import type { ReactNode, Ref } from 'react';
import styles from './week-grid.module.css';

interface WeekColumn {
  /** A day, or a weekday. */
  readonly day: string;
  /** For those who hear it. */
  readonly label: string;
  readonly heading: ReactNode;
  readonly isToday?: boolean;
  /** Something is held over it. */
  readonly isTarget?: boolean;
  /** Above the items. */
  readonly note: ReactNode;
  readonly items: ReactNode;
  /** Below them, to add one; false: none is added on this day. */
  readonly place:
    | false
    | {
        readonly label: string;
        readonly isTabStop: boolean;
        readonly add: (place: HTMLElement) => void;
      };
}

interface WeekColumnsProps {
  readonly ref: Ref<HTMLDivElement>;
  /** With the name its key is listed under, for a page whose keyboard is for the week. */
  readonly 'aria-keyshortcuts'?: string;
  readonly 'data-key-name'?: string;
  readonly columns: readonly WeekColumn[];
  /** Of the headings. */
  readonly level?: 2 | 3;
}

/** Seven days as columns, three on a tablet, one below the other on a phone. */
export function WeekColumns({ ref, columns, level = 2, ...keys }: WeekColumnsProps) {
  const Heading = `h${level}` as const;
  return (
    <div ref={ref} className={styles.grid} {...keys}>
      {columns.map(({ day, label, heading, isToday = false, isTarget = false, note, items, place }) => (
        <section
          key={day}
          aria-label={label}
          data-day={day}
          className={classNames(styles.day, isTarget && styles.target)}
        >
          <Heading className={styles.date} data-today={isToday}>
            {heading}
          </Heading>
          {note && <p className={styles.none}>{note}</p>}
          <ul className={styles.classes}>{items}</ul>
          {place !== false && (
            <button
              type="button"
              data-place={day}
              tabIndex={place.isTabStop ? 0 : -1}
              aria-label={place.label}
              className={styles.place}
              onClick={(event) => place.add(event.currentTarget)}
            >
              +
            </button>
          )}
        </section>
      ))}
    </div>
  );
}
