-- Which sets are personal records, as in migration 060. Only the classes these people lifted in are read, each by its number: the
-- join with the view read every class of the studio for each set that was logged.
create or replace function studio.mark_records(touched integer[]) returns void language plpgsql
  set work_mem = '32MB' set enable_nestloop = off as $$
begin
  with trained as materialized (
    select t.number, w.start_datetime, w.id
      from (select distinct workout_number as number from studio.set_logs where customer_number = any (touched)) t
     cross join lateral (
       select start_datetime, id from studio.trainings where number = t.number limit 1
     ) w
  ), loads as materialized (
    select l.customer_number, l.workout_number, l.exercise_key, l.exercise_number, l.set_number, l.reps, l.record,
           w.start_datetime, w.id, l.reps > 0 and not l.is_warm_up as counts,
           case l.load_kind when 'assisted' then -l.weight else l.weight end as load,
           case when l.load_kind <> 'external' then array['own'] when l.weight = 0 then array['external', 'own']
                else array['external'] end as scales
      from studio.set_logs l
      join trained w on w.number = l.workout_number
     where l.customer_number = any (touched)
  ), in_order_of_time as materialized (
    select l.*, scale,
           row_number() over earlier as place,
           max(load) filter (where counts) over earlier as heaviest_before,
           max(reps) filter (where counts) over (
             partition by customer_number, exercise_key, scale, load
             order by start_datetime, id collate "C", exercise_number, set_number
             rows between unbounded preceding and 1 preceding) as most_reps_before
      from loads l cross join lateral unnest(scales) as scale
    window earlier as (
      partition by customer_number, exercise_key, scale
      order by start_datetime, id collate "C", exercise_number, set_number
      rows between unbounded preceding and 1 preceding)
  ), bests as materialized (
    -- The best at its load when it was lifted. Whatever outdoes a set, one of these does, and they are few.
    select customer_number, exercise_key, scale, place, load, reps
      from in_order_of_time
     where counts and reps > coalesce(most_reps_before, 0)
  ), unequalled_bests as (
    select customer_number, exercise_key, scale, place
      from bests b
     where not exists (
       select from bests e
        where e.customer_number = b.customer_number and e.exercise_key = b.exercise_key and e.scale = b.scale
          and e.place < b.place and e.load > b.load and e.reps >= b.reps)
  ), judged as materialized (
    select s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number, s.record as marked,
           case when not s.counts then null
                when bool_or(s.heaviest_before is not null) and bool_and(coalesce(s.load > s.heaviest_before, true)) then 'weight'
                when bool_or(s.most_reps_before is not null) and bool_and(b.place is not null) then 'reps' end as record
      from in_order_of_time s
      left join unequalled_bests b using (customer_number, exercise_key, scale, place)
     group by s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number, s.record, s.counts
  )
  update studio.set_logs s set record = judged.record
    from judged
   where s.customer_number = any (touched)
     and (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
       = (judged.customer_number, judged.workout_number, judged.exercise_key, judged.exercise_number, judged.set_number)
     and judged.marked is distinct from judged.record;
end $$;
