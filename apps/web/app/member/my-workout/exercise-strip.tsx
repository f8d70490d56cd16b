import { useWords } from '../../language.ts';
import { placeWords } from '@lifted/domain/training/own-training';
import { exerciseName, type ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';

interface ExerciseStripProps {
  readonly exercises: readonly ExerciseOnPage[];
  readonly shown: ExerciseOnPage;
  readonly onShow: (at: number) => void;
}

/** The exercises by number, with a bar for each set that fills when the set is entered. */
export function ExerciseStrip({ exercises, shown, onShow }: ExerciseStripProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  return (
    <nav aria-label={words.exercises}>
      <ol className={styles.strip}>
        {exercises.map((each, at) => {
          const done = each.sets.filter(({ lifted }) => lifted !== null).length;
          const place = placeWords(each.exercise.exercise_number);
          const name = words.exercise(place, exerciseName(each));
          return (
            <li key={each.key}>
              <button
                type="button"
                className={styles.tab}
                aria-current={each === shown}
                aria-label={`${name}, ${words.done(done, each.sets.length)}`}
                onClick={() => onShow(at)}
              >
                <span>{place}</span>
                <span className={styles.bars}>
                  {each.sets.map(({ number, lifted }) => (
                    <span key={number} className={styles.bar} data-done={lifted !== null} />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
