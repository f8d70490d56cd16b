-- Records go by the order of time, and classes that began at the same instant by the bytes of their ids, as everywhere:
-- whatever the language of the database, its order and that of the code are one. Otherwise the function is that of
-- migration 013.
create or replace function studio.mark_records(touched integer[]) returns void language plpgsql
  set work_mem = '32MB' set enable_nestloop = off as $$
begin
  with in_order_of_time as materialized (
    select l.customer_number, l.workout_number, l.exercise_key, l.exercise_number, l.set_number, l.reps, l.weight, l.record,
           row_number() over earlier as place,
           max(l.weight) filter (where l.reps > 0) over earlier as heaviest_before,
           max(l.reps) filter (where l.reps > 0) over (
             partition by l.customer_number, l.exercise_key, l.weight
             order by w.start_datetime, w.id collate "C", l.exercise_number, l.set_number
             rows between unbounded preceding and 1 preceding) as most_reps_before
      from studio.set_logs l
      join studio.workouts w on w.number = l.workout_number
     where l.customer_number = any (touched)
    window earlier as (
      partition by l.customer_number, l.exercise_key
      order by w.start_datetime, w.id collate "C", l.exercise_number, l.set_number
      rows between unbounded preceding and 1 preceding)
  ), bests as materialized (
    -- The best at its weight when it was lifted. Whatever outdoes a set, one of these does, and they are few.
    select customer_number, exercise_key, place, weight, reps, most_reps_before
      from in_order_of_time
     where reps > coalesce(most_reps_before, 0)
  ), repeated_bests as (
    select customer_number, exercise_key, place
      from bests b
     where most_reps_before is not null
       and not exists (
         select from bests e
          where e.customer_number = b.customer_number and e.exercise_key = b.exercise_key
            and e.place < b.place and e.weight > b.weight and e.reps >= b.reps)
  ), judged as materialized (
    select s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number, s.record as marked,
           case when s.reps = 0 then null
                when s.weight > s.heaviest_before then 'weight'
                when b.place is not null then 'reps' end as record
      from in_order_of_time s
      left join repeated_bests b using (customer_number, exercise_key, place)
  )
  update studio.set_logs s set record = judged.record
    from judged
   where s.customer_number = any (touched)
     and (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
       = (judged.customer_number, judged.workout_number, judged.exercise_key, judged.exercise_number, judged.set_number)
     and judged.marked is distinct from judged.record;
end $$;

select studio.mark_records(array(select number from studio.customers));
