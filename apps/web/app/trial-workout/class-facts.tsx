import type { StudioClass } from '@lifted/contract/timetable';
import { startWords } from '@lifted/domain/date-words';
import { Portrait } from '../ui/portrait.tsx';
import styles from './class-facts.module.css';

/** What, with whom, when and where (specification, section 2, 'Join a test workout page'). */
export function ClassFacts({ workout }: { readonly workout: StudioClass }) {
  const coach = workout.coach_first_name;
  return (
    <section className={styles.facts} aria-label="Your class">
      <Portrait
        name={coach}
        imageUrl={workout.coach_profile_image_url}
        size="large"
        alt={`Portrait of ${coach}`}
      />
      <div className={styles.who}>
        <h2 className={styles.name}>{workout.timer_name}</h2>
        <p>
          with <strong>{coach}</strong>
        </p>
      </div>
      <dl className={styles.details}>
        <dt>When</dt>
        <dd>
          <time dateTime={workout.start_datetime}>{startWords(new Date(workout.start_datetime))}</time>
        </dd>
        <dt>Where</dt>
        <dd>{workout.location_name}</dd>
      </dl>
    </section>
  );
}
