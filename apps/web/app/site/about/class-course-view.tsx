import { useWords } from '../../language.ts';
import { classCourse, COURSE_WORDS, HEAVY_PARTS } from './class-course.ts';
import styles from './class-course-view.module.css';

/** How a class runs: its parts along a line, each as long as its minutes. */
export function ClassCourse() {
  const words = useWords(COURSE_WORDS);
  return (
    <section className={styles.band}>
      <header className={styles.header}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <ol className={styles.course}>
        {classCourse().map(({ part, from, to }) => (
          <li
            key={part}
            className={styles.part}
            data-part={part}
            data-heavy={HEAVY_PARTS.includes(part) ? '' : undefined}
          >
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
