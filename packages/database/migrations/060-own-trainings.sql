-- What members train without a class. It is none, so it is no row of studio.workouts, and whatever asks for classes cannot
-- meet it. Its sets lie with all others, under numbers below zero, which no class has (docs/decisions/200).
create table studio.own_trainings (
  number integer generated always as identity (start with -1 increment by -1) primary key check (number < 0),
  id uuid not null unique,
  customer_number integer not null references studio.customers (number),
  name text check (name <> '' and char_length(name) <= 60),
  start_datetime timestamptz not null,
  -- When the member added it, by their own device.
  added_at timestamptz not null
);
create index own_trainings_of_person on studio.own_trainings (customer_number, start_datetime);

-- A set belongs to a class or to an own training, and the database sees to either: a foreign key says nothing where one of
-- its columns is null. What there is until now is of classes; no row is written or read.
alter table studio.workouts
  add column is_class boolean not null default true check (is_class),
  add unique (number, is_class);

alter table studio.set_logs
  add column of_class boolean default true,
  add column own_training integer references studio.own_trainings,
  add constraint of_class_or_own check (
    case when of_class is null then own_training is not null and own_training = workout_number
         else of_class and own_training is null end) not valid,
  drop constraint set_logs_workout_number_fkey,
  add constraint set_logs_workout_number_fkey foreign key (workout_number, of_class)
    references studio.workouts (number, is_class) not valid;
alter table studio.set_entries
  add column of_class boolean default true,
  add column own_training integer references studio.own_trainings,
  add constraint of_class_or_own check (
    case when of_class is null then own_training is not null and own_training = workout_number
         else of_class and own_training is null end) not valid,
  drop constraint set_entries_workout_number_fkey,
  add constraint set_entries_workout_number_fkey foreign key (workout_number, of_class)
    references studio.workouts (number, is_class) not valid;
alter table studio.set_cells
  add column of_class boolean default true,
  add column own_training integer references studio.own_trainings,
  add constraint of_class_or_own check (
    case when of_class is null then own_training is not null and own_training = workout_number
         else of_class and own_training is null end) not valid,
  drop constraint set_cells_workout_number_fkey,
  add constraint set_cells_workout_number_fkey foreign key (workout_number, of_class)
    references studio.workouts (number, is_class) not valid;
create index set_logs_of_own_training on studio.set_logs (own_training) where own_training is not null;
create index set_entries_of_own_training on studio.set_entries (own_training) where own_training is not null;
create index set_cells_of_own_training on studio.set_cells (own_training) where own_training is not null;

-- Sets that an import removed come back with every column when it is undone.
update studio.import_changes set before = before || '{"of_class": true}'
 where file = 'set_logs' and kind = 'removed';

-- All that somebody trains at a time: classes, and with no name of a class own trainings.
create view studio.trainings as
  select number, id, start_datetime, timer_name from studio.workouts
   union all
  select number, id::text, start_datetime, null from studio.own_trainings;

create trigger follow_insert after insert on studio.own_trainings referencing new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_update after update on studio.own_trainings referencing old table as overwritten new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_delete after delete on studio.own_trainings referencing old table as written
  for each statement execute function studio.follow_member_rows();
-- Records go by the order of time.
create trigger follow_move after update on studio.own_trainings referencing old table as overwritten new table as written
  for each statement execute function studio.follow_moved_classes();

create trigger refuse_merged after insert on studio.own_trainings referencing new table as added
  for each statement execute function studio.refuse_merged_customer();

-- Which sets are personal records, as in migration 052, among the sets of own trainings too.
create or replace function studio.mark_records(touched integer[]) returns void language plpgsql
  set work_mem = '32MB' set enable_nestloop = off as $$
begin
  with loads as materialized (
    select l.customer_number, l.workout_number, l.exercise_key, l.exercise_number, l.set_number, l.reps, l.record,
           w.start_datetime, w.id, l.reps > 0 and not l.is_warm_up as counts,
           case l.load_kind when 'assisted' then -l.weight else l.weight end as load,
           case when l.load_kind <> 'external' then array['own'] when l.weight = 0 then array['external', 'own']
                else array['external'] end as scales
      from studio.set_logs l
      join studio.trainings w on w.number = l.workout_number
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
