import { classOpenness } from '@lifted/domain/classes/class-places';
import type { TimetableClass } from '@lifted/domain/classes/timetable-week';
import { useWords } from '../../language.ts';
import { ClassRow } from './class-row.tsx';
import styles from './day-classes.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';

interface DayClassesProps {
  readonly classes: readonly TimetableClass[];
  readonly now: Date;
}

/** The classes of a day; past ones are folded into one line. */
export function DayClasses({ classes, now }: DayClassesProps) {
  const { overClasses } = useWords(TIMETABLE_WORDS);
  const over = classes.filter((each) => classOpenness(each, now) === 'over');
  const others = classes.filter((each) => !over.includes(each));
  return (
    <>
      {over.length > 0 && (
        <details className={styles.over}>
          <summary className={styles.summary}>{overClasses(over.length)}</summary>
          <Rows classes={over} now={now} />
        </details>
      )}
      {others.length > 0 && <Rows classes={others} now={now} />}
    </>
  );
}

function Rows({ classes, now }: DayClassesProps) {
  return (
    <ul className={styles.classes}>
      {classes.map((each) => (
        <ClassRow key={each.id} studioClass={each} now={now} />
      ))}
    </ul>
  );
}
