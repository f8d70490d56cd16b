import { joinTraining } from '../../training/training-sql.ts';

/**
 * SQL of the tables both progress queries start with. `heaviest`: the best of each exercise group on each civil day of a
 * class in which customer `$1` lifted it, in the group's measure, and the best of that day that was a record. A group is
 * measured by `weight` once an external weight was lifted in it; its sets without one are then left out, 0 kg being bodyweight. Else by `load`, kg
 * added to bodyweight with help below zero, or by `reps` where the best of every class was bodyweight alone.
 * `weight` is what the specification's fields say. Failed attempts and warm-up sets are left out. `withOwn`: SQL of whether own
 * trainings count.
 */
export const heaviestSets = (withOwn: string) => `
  sets as materialized (
    select s.workout_number, s.exercise_key,
           max(s.weight) filter (where s.load_kind = 'external') as weight,
           max(s.weight) filter (where s.load_kind = 'external' and s.record = 'weight') as weight_record,
           max(bodyweight.load) as load,
           max(bodyweight.load) filter (where s.record = 'weight') as load_record,
           max(s.reps) filter (where bodyweight.load = 0) as reps,
           max(s.reps) filter (where bodyweight.load = 0 and s.record is not null) as reps_record
      from studio.set_logs s
     cross join lateral (
       select case when s.load_kind = 'assisted' then -s.weight
                   when s.load_kind <> 'external' or s.weight = 0 then s.weight end as load
     ) as bodyweight
     where s.customer_number = $1 and s.reps > 0 and not s.is_warm_up and (${withOwn} or s.workout_number > 0)
     group by s.workout_number, s.exercise_key
  ), days as materialized (
    select logged.workout_number, studio.berlin_date(w.start_datetime) as date
      from (select distinct workout_number from sets) as logged
     ${joinTraining('logged.workout_number')}
  ), measures as (
    select e.exercise_group,
           case when bool_or(sets.weight > 0) then 'weight' when bool_or(sets.load <> 0) then 'load' else 'reps' end as measure
      from sets join studio.exercises e on e.number = sets.exercise_key
     group by e.exercise_group
  ), heaviest as (
    select m.exercise_group, m.measure, days.date,
           case m.measure when 'weight' then max(sets.weight) else greatest(max(sets.load), 0) end as weight,
           case m.measure when 'weight' then max(sets.weight) when 'load' then max(sets.load) else max(sets.reps) end as best,
           case m.measure when 'weight' then max(sets.weight_record) when 'load' then max(sets.load_record)
                          else max(sets.reps_record) end as record
      from sets
      join days on days.workout_number = sets.workout_number
      join studio.exercises e on e.number = sets.exercise_key
      join measures m on m.exercise_group = e.exercise_group
     where m.measure <> 'weight' or sets.weight > 0
     group by m.exercise_group, m.measure, days.date
  )`;
