/**
 * SQL of two tables both progress queries start with: `days`, the civil day of each class in which customer `$1` lifted
 * anything, and `heaviest`, the heaviest set of each exercise group on each of them, beside the heaviest weight record.
 * Failed attempts are left out. `limit 1` makes each class a lookup by number.
 */
export const HEAVIEST_SETS = `
  sets as materialized (
    select s.workout_number, s.exercise_key, max(s.weight) as weight,
           max(s.weight) filter (where s.record = 'weight') as record
      from studio.set_logs s
     where s.customer_number = $1 and s.reps > 0
     group by s.workout_number, s.exercise_key
  ), days as materialized (
    select logged.workout_number, studio.berlin_date(w.start_datetime) as date
      from (select distinct workout_number from sets) as logged
     cross join lateral (
       select start_datetime from studio.workouts where number = logged.workout_number limit 1
     ) as w
  ), heaviest as (
    select e.exercise_group, days.date,
           max(sets.weight) as weight, max(sets.record) as record
      from sets
      join days on days.workout_number = sets.workout_number
      join studio.exercises e on e.number = sets.exercise_key
     group by e.exercise_group, days.date
  )`;
