import { CLASS_COURSE_PART } from '../../parts-of-pages.ts';
import { useWords } from '../../language.ts';
import { LeadHeading } from '../../ui/layout/lead-heading.tsx';
import { classCourse, COURSE_WORDS, HEAVY_PARTS } from './class-course.ts';
import styles from './class-course-view.module.css';

/** Between the parts on the line, in minutes. */
const GAP = 0.15;

/** How a class runs: its parts along a line, each as long as its minutes. */
export function ClassCourse() {
  const words = useWords(COURSE_WORDS);
  const course = classCourse();
  return (
    <section id={CLASS_COURSE_PART} className={styles.band}>
      <LeadHeading lead={words.lead}>{words.heading}</LeadHeading>
      <svg
        className={styles.line}
        viewBox={`0 0 ${course.at(-1)?.to ?? 0} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {course.map(({ part, from, to }) => (
          <rect
            key={part}
            x={from}
            width={to - from - GAP}
            height="1"
            className={HEAVY_PARTS.includes(part) ? styles.heavy : styles.light}
          />
        ))}
      </svg>
      <ol className={styles.course}>
        {course.map(({ part, from, to }) => (
          <li key={part} className={styles.part} data-heavy={HEAVY_PARTS.includes(part) ? '' : undefined}>
            <p className={styles.minutes}>
              <span className={styles.unit}>{words.minute} </span>
              {from}–{to}
            </p>
            <h3 className={styles.title}>{words.parts[part].title}</h3>
            <p className={styles.text}>{words.parts[part].text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
