import type { WorkoutCopy, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { Implement } from '@lifted/contract/floor/set-entries';
import { berlinIso, daysBetween, isCivilDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { copiedDays, heavier, sameTimeOfDay } from '@lifted/domain/training/copied-workout';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import type { Pool, PoolClient } from 'pg';
import { editRecord, type Editing } from '../../audit/edit-record.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { refusedField } from '../../http/errors/refusal.ts';
import { readImplements } from '../../training/class-training.ts';
import { readWorkout, type WorkoutKey } from './read-programme.ts';
import { lockProgramme, textOfWorkout, workoutId, workoutRecord } from './workout-record.ts';

const FAULTS = {
  nothing: {
    en: 'There is no workout to copy.',
    de: 'Da gibt es kein Workout zum Kopieren.',
  },
  same: {
    en: 'Please choose days that are copied to others.',
    de: 'Wähl bitte Tage, die auf andere kopiert werden.',
  },
  taken: {
    en: 'There is a workout on one of these days already. Replace it, or choose other days.',
    de: 'An einem dieser Tage gibt es schon ein Workout. Ersetz es, oder wähl andere Tage.',
  },
} as const;

/** A workout a copy makes. */
interface CopiedWorkout {
  readonly date: CivilDate;
  readonly fields: WorkoutFields;
  readonly replaces: boolean;
}

/** The workouts a copy would make; days without a workout are none. Throws a refusal where there is nothing to copy. */
export async function copiesOf(
  client: Pool | PoolClient,
  pool: Pool,
  { from, to, days, percent, programme = '' }: WorkoutCopy,
): Promise<CopiedWorkout[]> {
  if (!isCivilDate(from)) throw noSuchDay('from');
  if (!isCivilDate(to)) throw noSuchDay('to');
  const apart = daysBetween(from, to);
  if (Math.abs(apart) < days) throw refusedField('to', FAULTS.same);
  const [known, exercises] = await Promise.all([readImplements(pool, 'en'), implementsOfExercises(client)]);
  const copies: CopiedWorkout[] = [];
  for (const [source, target] of copiedDays(from, to, days)) {
    const workout = await readWorkout(client, { date: source, programme });
    if (isEmpty(workout)) continue;
    const raise = (planned: PlannedExercise) =>
      heavier(planned, percent, implementOf(known, exercises.get(planned.exercise_id)));
    copies.push({
      date: target,
      fields: {
        main: workout.main.map(raise),
        challenge: workout.challenge.map(raise),
        warmup: workout.warmup.map(raise),
        visible_from: movedVisibleFrom(workout, apart),
      },
      replaces: !isEmpty(await readWorkout(client, { date: target, programme })),
    });
  }
  if (copies.length === 0) throw refusedField('from', FAULTS.nothing);
  return copies;
}

/** Copies in the caller's transaction and records it; answers the entries. */
export async function copyWorkouts(
  client: PoolClient,
  pool: Pool,
  copy: WorkoutCopy,
  editing: Editing,
): Promise<string[]> {
  await lockProgramme(client);
  const { programme = '' } = copy;
  const copies = await copiesOf(client, pool, copy);
  if (!copy.replace && copies.some(({ replaces }) => replaces)) throw refusedField('to', FAULTS.taken);
  const entries: (string | null)[] = [];
  for (const { date, fields } of copies)
    entries.push(await putWorkout(client, { date, programme }, fields, editing));
  return entries.filter((entry) => entry !== null);
}

/** Lets two days change their workouts in the caller's transaction and records both; answers the entries. */
export async function swapWorkouts(
  client: PoolClient,
  {
    one,
    other,
    programme = '',
  }: { readonly one: CivilDate; readonly other: CivilDate; readonly programme?: string },
  editing: Editing,
): Promise<string[]> {
  if (!isCivilDate(one)) throw noSuchDay('one');
  if (!isCivilDate(other)) throw noSuchDay('other');
  await lockProgramme(client);
  const [first, second] = [
    await readWorkout(client, { date: one, programme }),
    await readWorkout(client, { date: other, programme }),
  ];
  const apart = daysBetween(one, other);
  const entries = [
    await putWorkout(
      client,
      { date: other, programme },
      { ...first, visible_from: movedVisibleFrom(first, apart) },
      editing,
    ),
    await putWorkout(
      client,
      { date: one, programme },
      { ...second, visible_from: movedVisibleFrom(second, -apart) },
      editing,
    ),
  ];
  return entries.filter((entry) => entry !== null);
}

/** Writes a workout over what there is now, whatever that is. */
async function putWorkout(
  client: PoolClient,
  key: WorkoutKey,
  fields: WorkoutFields,
  editing: Editing,
): Promise<string | null> {
  const id = workoutId(key);
  const was = await workoutRecord.read(client, id);
  if (was === undefined) return null;
  return editRecord(client, workoutRecord, { id, was, fields: textOfWorkout(fields) }, editing);
}

/** When members see a workout moves with it: as many days, to the same time of day. */
function movedVisibleFrom({ visible_from: from }: WorkoutFields, days: number): string | null {
  return from === null ? null : berlinIso(sameTimeOfDay(new Date(from), days));
}

function isEmpty({ main, challenge, warmup }: WorkoutFields): boolean {
  return main.length + challenge.length + warmup.length === 0;
}

async function implementsOfExercises(client: Pool | PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ id: string; implement: string }>(
    'select id, implement_id as implement from studio.exercises where implement_id is not null',
  );
  return new Map(rows.map(({ id, implement }) => [id, implement]));
}

function implementOf(known: readonly Implement[], id: string | undefined): Implement | null {
  return known.find((one) => one.id === id) ?? null;
}
