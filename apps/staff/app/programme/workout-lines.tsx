import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { Language } from '@lifted/domain/language/language';
import { WOD_SECTIONS } from '@lifted/domain/training/workout-of-the-day';
import { useLanguage, useWords } from '../language.ts';
import { exerciseShortName, type ListedExercise } from './exercises/exercise-groups.ts';
import { plannedWords } from './planned-words.ts';
import { PROGRAMME_WORDS } from './programme-words.ts';
import styles from './workout-lines.module.css';

interface WorkoutLinesProps {
  readonly fields: WorkoutFields;
  readonly exercises: readonly ListedExercise[];
  /** Also what the coach wants done with each. */
  readonly withNotes?: boolean;
}

/** A workout in few lines: each section with its exercises and how much of them. */
export function WorkoutLines({ fields, exercises, withNotes = false }: WorkoutLinesProps) {
  const { sections } = useWords(PROGRAMME_WORDS);
  const language = useLanguage();
  return WOD_SECTIONS.filter((section) => fields[section].length > 0).map((section) => (
    <span key={section} className={styles.section}>
      {section !== 'main' && <span className={styles.name}>{sections[section]}</span>}
      {linesOf(fields[section]).map(({ key, planned }) => (
        <span key={key} className={styles.line} data-section={section}>
          {nameOf(exercises, planned.exercise_id, language)}{' '}
          <span className={styles.amount}>{plannedWords(planned, language)}</span>{' '}
          {withNotes && planned.note !== null && <span className={styles.note}>{planned.note}</span>}
        </span>
      ))}
    </span>
  ));
}

/** An exercise may occur twice. */
function linesOf(section: WorkoutFields['main']) {
  return section.map((planned, place) => ({ key: `${place} ${planned.exercise_id}`, planned }));
}

/** The short name of an exercise, where it has one. */
export function nameOf(exercises: readonly ListedExercise[], id: string, language: Language): string {
  const fields = exercises.find((one) => one.id === id)?.fields;
  return fields === undefined ? id : exerciseShortName(fields, language);
}
