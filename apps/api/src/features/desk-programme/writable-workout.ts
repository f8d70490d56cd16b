import { isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import type { WodSection } from '@lifted/domain/training/workout-of-the-day';
import type { PoolClient } from 'pg';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { refusedField, type Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { daysWithSets, type WorkoutKey } from './read-programme.ts';

type Sections = Readonly<Record<WodSection, readonly PlannedExercise[]>>;

/** The refusal of an exercise that was removed meanwhile. */
export function noSuchExercise(): Refusal {
  return refusedField('main', {
    en: 'One of the exercises is no longer there. Please choose another one.',
    de: 'Eine der Übungen gibt es nicht mehr. Wähl bitte eine andere.',
  });
}

const FAULTS = {
  programme: {
    en: 'There is no such kind of class (any more).',
    de: 'Diese Kursart gibt es nicht (mehr).',
  },
  loads: {
    en: 'A load is either a share of the maximum or a weight, not both.',
    de: 'Ein Gewicht ist entweder ein Anteil des geschätzten Maximums oder feste Kilogramm, nicht beides.',
  },
  stretches: {
    en: 'Only stretches have a side, and only they and challenges have seconds.',
    de: 'Nur Dehnübungen haben eine Seite, und nur sie und Challenges haben Sekunden.',
  },
  metres: {
    en: 'What is counted in metres has neither repetitions nor seconds.',
    de: 'Was in Metern zählt, hat weder Wiederholungen noch Sekunden.',
  },
  unreadable: {
    en: 'One of the exercises cannot be read. Please enter it again.',
    de: 'Eine der Übungen lässt sich nicht lesen. Gib sie bitte noch einmal ein.',
  },
} as const;

/** The refusal of a workout with an exercise that cannot be read as it was written. */
export function unreadableExercise(section: WodSection): Refusal {
  return refusedField(section, FAULTS.unreadable);
}

/** Names the day, because a copy or a swap is of several. */
function hasSets(date: CivilDate): Sentence {
  return {
    en: `Sets were logged for the workout of ${longDate(date, 'en')}. Its exercises stay in their order; sets, repetitions, loads and notes can change, and more exercises can follow.`,
    de: `Für das Workout von ${longDate(date, 'de')} sind Sätze eingetragen. Seine Übungen bleiben in ihrer Reihenfolge; Sätze, Wiederholungen, Gewichte und Notizen lassen sich ändern, und weitere Übungen können folgen.`,
  };
}

/** Throws a refusal where a workout cannot be written as planned: what is trained by now is never reordered. */
export async function requireWritable(
  client: PoolClient,
  { date, programme }: WorkoutKey,
  planned: Sections,
): Promise<void> {
  if (!isCivilDate(date)) throw noSuchDay('date');
  const { rowCount } = await client.query('select from studio.class_kinds where id = $1 for key share', [
    programme,
  ]);
  if (programme !== '' && rowCount === 0) throw refusedField('programme', FAULTS.programme);
  const all = [...planned.main, ...planned.challenge, ...planned.warmup];
  if (all.some(({ load_percent: percent, load_kg: kg }) => percent !== null && kg !== null)) {
    throw refusedField('main', FAULTS.loads);
  }
  if (all.some(({ distance, reps, duration }) => distance !== null && (reps ?? duration) !== null)) {
    throw refusedField('main', FAULTS.metres);
  }
  if (
    planned.main.some(({ duration }) => duration !== null) ||
    [...planned.main, ...planned.challenge].some(({ side }) => side !== null)
  ) {
    throw refusedField('main', FAULTS.stretches);
  }
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from studio.exercises where id = any ($1)',
    [all.map(({ exercise_id: id }) => id)],
  );
  if (rows[0]?.count !== new Set(all.map(({ exercise_id: id }) => id)).size) {
    throw noSuchExercise();
  }
  const before = await client.query<{ id: string }>(
    `select exercise_id as id from studio.wod_exercises where date = $1 and programme = $2 and section = 'main' order by position`,
    [date, programme],
  );
  const isKept = before.rows.every(({ id }, place) => planned.main[place]?.exercise_id === id);
  if (!isKept && (await daysWithSets(client, { from: date, to: date, programme })).size > 0) {
    throw refusedField('main', hasSets(date));
  }
}
