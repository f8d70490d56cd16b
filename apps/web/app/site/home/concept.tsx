import { studio } from '@lifted/profile/studio';
import { CLASS_LENGTH_MS, MINUTE_MS } from '@lifted/domain/studio-calendar';
import { addressOf } from '../../addresses.ts';
import { LinkRows } from '../../ui/link-rows.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './concept.module.css';

const FIGURES = [
  { figure: String(CLASS_LENGTH_MS / MINUTE_MS), unit: 'minutes a class' },
  { figure: `${studio.classesPerWeek}+`, unit: 'classes a week' },
  { figure: '6', unit: 'big lifts at the core' },
] as const;

/** The concept card: what a class is, in three sentences and three figures. */
export function Concept() {
  return (
    <Section heading="Heavy, made simple">
      <p className={styles.statement}>
        Squat, deadlift, press, pull. A small group, a coach who watches every repetition, and a weight that
        is yours: you write it down, and next time you lift a little more.
      </p>
      <ul className={styles.figures}>
        {FIGURES.map(({ figure, unit }) => (
          <li key={unit}>
            <span className={styles.figure}>{figure}</span> <span className={styles.unit}>{unit}</span>
          </li>
        ))}
      </ul>
      <LinkRows
        rows={[
          { to: addressOf('workoutOfTheDay'), text: 'Today’s workout', note: 'Every exercise, with a clip' },
          { to: addressOf('timetable'), text: 'This week’s classes', note: 'Coach, time, free places' },
        ]}
      />
    </Section>
  );
}
