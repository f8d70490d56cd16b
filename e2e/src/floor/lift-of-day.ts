import type { Database } from '@lifted/database/open-database';
import { possibleLoads, type Implement } from '@lifted/domain/training/implement';

/** An exercise of the workout of a day, its weights, and where in the workout it is. */
export interface LiftOfDay {
  readonly number: number;
  readonly implement: Implement;
  /** Three of its weights in kg that follow each other, from the middle. */
  readonly light: number;
  readonly heavier: number;
  readonly heaviest: number;
}

interface WantedLift {
  readonly fromNumber?: number;
  /** What says the name of the class; left out: the workout of the day. */
  readonly heading?: string;
}

/** The first exercise with weights from a place on in the workout that a class follows on a day, whatever else is done on that day. */
export async function liftOfDay(
  { pool }: Database,
  day: Date,
  { fromNumber = 1, heading = '' }: WantedLift = {},
): Promise<LiftOfDay> {
  const { rows } = await pool.query<{ number: number; implement: Implement }>(
    `select d.number, json_build_object('kind', i.kind, 'bar', i.bar, 'loaded_ends', i.loaded_ends, 'plates', i.plates,
                                        'weights', i.weights) as implement
       from (select exercise_id, reps, row_number() over (order by position)::integer as number
               from studio.wod_exercises
              where section = 'main' and date = ($1::timestamptz at time zone 'Europe/Berlin')::date
                and programme = coalesce((select id from studio.class_kinds
                                           where has_own_workouts and strpos($3, name) > 0), '')) d
       join studio.exercises x on x.id = d.exercise_id
       join studio.implements i on i.id = x.implement_id
      where d.reps is not null and i.kind <> 'bodyweight' and d.number >= $2
      order by d.number limit 1`,
    [day, fromNumber, heading],
  );
  const [exercise] = rows;
  if (exercise === undefined) throw new Error('Nothing is lifted in the demo studio on this day.');
  const loads = possibleLoads(exercise.implement);
  const [light, heavier, heaviest] = loads.slice(Math.floor(loads.length / 2) - 1);
  if (light === undefined || heavier === undefined || heaviest === undefined)
    throw new Error('The demo studio has fewer than three weights for this exercise.');
  return { ...exercise, light, heavier, heaviest };
}
