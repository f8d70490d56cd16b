import { metreWords } from '@lifted/domain/language/distance-words';
import { shortLoadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import { loadOf } from '@lifted/domain/training/suggested-load';
import { useLanguage, useWords } from '../language.ts';
import type { ExerciseGlance, PersonGlance } from './class-glance.ts';
import styles from './training.module.css';
import { TRAINING_WORDS } from './training-words.ts';

interface FloorSheetProps {
  readonly people: readonly PersonGlance[];
  readonly setCount: number;
}

/** Who lifts what, on paper: a line for each person, a box for each set, the suggested load in grey. */
export function FloorSheet({ people, setCount }: FloorSheetProps) {
  const words = useWords(TRAINING_WORDS);
  const planOf = ({ distance, reps, per_side: isPerSide }: ExerciseGlance['planned']) =>
    [
      distance == null ? reps !== null && words.byReps(reps) : metreWords(distance),
      isPerSide && words.perSide,
    ]
      .filter(Boolean)
      .join(' ');
  const setsOf = (planned: number | null | undefined) =>
    Array.from({ length: planned ?? setCount }, (_, at) => at + 1);
  return (
    <div>
      <p className={styles.soft}>{words.sheetLead}</p>
      <table className={`${styles.table} ${styles.sheet}`}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            {people[0]?.exercises.map(({ planned: exercise }) => (
              <th key={exercise.exercise_id} scope="col">
                {exercise.short_name ?? exercise.name}
                <span className={styles.plan}>{planOf(exercise)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ person, exercises }) => (
            <tr key={`${person.kind} ${person.id}`}>
              <th scope="row">
                {person.name}
                {(person.is_first_time || person.kind === 'test') && (
                  <span className={styles.plan}>{words.newcomer}</span>
                )}
              </th>
              {exercises.map((one) => (
                <td
                  key={one.planned.exercise_id}
                  data-label={`${one.planned.short_name ?? one.planned.name} ${planOf(one.planned)}`}
                >
                  {one.exercise !== one.planned && (
                    <span className={styles.plan}>{one.exercise.short_name ?? one.exercise.name}</span>
                  )}
                  <Suggested glance={one} />
                  <span className={styles.boxes} aria-hidden>
                    {setsOf(one.exercise.sets).map((set) => (
                      <span key={set} className={styles.box} />
                    ))}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Suggested({ glance: { suggested } }: { readonly glance: ExerciseGlance }) {
  const language = useLanguage();
  return (
    <span className={styles.suggested}>
      {suggested.kind === 'load' && suggested.load > 0 ? shortLoadWords(loadOf(suggested), language) : '–'}
    </span>
  );
}
