import { classOpenness } from '@lifted/domain/classes/class-places';
import type { TimetableClass } from '../../timetable-class.ts';
import type { ComponentType } from 'react';
import { useWords } from '../../language.ts';
import type { DayRowProps } from './class-row.tsx';
import styles from './day-classes.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';

interface DayClassesProps {
  readonly classes: readonly TimetableClass[];
  readonly now: Date;
  readonly Row: ComponentType<DayRowProps>;
}

/** The classes of a day; past ones are folded into one line. */
export function DayClasses({ classes, now, Row }: DayClassesProps) {
  const { overClasses } = useWords(TIMETABLE_WORDS);
  const over = classes.filter((each) => classOpenness(each, now) === 'over');
  const others = classes.filter((each) => !over.includes(each));
  return (
    <>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary className={styles.summary}>{overClasses(over.length)}</summary>
          <Rows classes={over} now={now} Row={Row} />
        </details>
      )}
      {others.length > 0 && <Rows classes={others} now={now} Row={Row} />}
    </>
  );
}

function Rows({ classes, now, Row }: DayClassesProps) {
  return (
    <ul className={styles.classes}>
      {classes.map((each) => (
        <Row key={each.id} studioClass={each} now={now} />
      ))}
    </ul>
  );
}
