-- What customers lifted. Ten years of a busy studio are 10 million sets, so rows point to short numbers, not to text ids,
-- and a customer's rows lie together in the primary key.
alter table studio.workouts add column number integer generated always as identity unique;
alter table studio.exercises add column number integer generated always as identity unique;

create table studio.set_logs (
  customer_number integer not null references studio.customers (number),
  workout_number integer not null references studio.workouts (number),
  exercise_key integer not null references studio.exercises (number),
  exercise_number smallint not null check (exercise_number between 1 and 1000),
  set_number smallint not null check (set_number between 1 and 1000),
  reps smallint not null check (reps between 0 and 10000),
  weight numeric(6, 2) not null check (weight >= 0),
  record text check (record in ('weight', 'reps')),
  primary key (customer_number, workout_number, exercise_key, exercise_number, set_number)
  -- Room in each page, so that marking a record need not touch the index.
) with (fillfactor = 90);

-- Every answer about a customer names the version it was made of; who has an answer of the version that holds now has the
-- right one. A version is never used twice, not even after a backup was restored or a studio was set up anew: it follows
-- the clock in microseconds, and is at least one more than the one before.
create function studio.next_version(version bigint) returns bigint language sql volatile
  return greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint);

-- Raised in every transaction that writes a customer, or a customer's bookings or sets.
alter table studio.customers add column version bigint not null default studio.next_version(0);

-- Raised by changes of what answers about any customer show: classes, coaches, locations, exercises. One row at most.
create table studio.directory_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);

create function studio.raise_directory_version() returns trigger language plpgsql as $$
begin
  insert into studio.directory_version (version) values (studio.next_version(0))
    on conflict (only_row) do update set version = studio.next_version(directory_version.version);
  return null;
end $$;

-- A new class or exercise is in nobody's answer yet, so inserts do not count.
create trigger raise_version after update or delete or truncate on studio.workouts
  for each statement execute function studio.raise_directory_version();
create trigger raise_version after update or delete or truncate on studio.coaches
  for each statement execute function studio.raise_directory_version();
create trigger raise_version after update or delete or truncate on studio.locations
  for each statement execute function studio.raise_directory_version();
create trigger raise_version after update or delete or truncate on studio.exercises
  for each statement execute function studio.raise_directory_version();
create trigger raise_version_of_all after truncate on studio.bookings
  for each statement execute function studio.raise_directory_version();
create trigger raise_version_of_all after truncate on studio.set_logs
  for each statement execute function studio.raise_directory_version();

create function studio.raise_own_version() returns trigger language plpgsql as $$
begin
  new.version := studio.next_version(old.version);
  return new;
end $$;

create trigger raise_version before update on studio.customers
  for each row when (new.version = old.version) execute function studio.raise_own_version();

-- Which sets are personal records, by the rule of packages/domain/src/personal-records.ts: heavier than ever, or more
-- repetitions than ever at a weight lifted before; the first set of an exercise and failed attempts are none.
create function studio.mark_records(touched integer[]) returns void language plpgsql set work_mem = '32MB' as $$
begin
  update studio.set_logs s set record = judged.record
    from (
      select customer_number, workout_number, exercise_key, exercise_number, set_number,
             case when reps = 0 then null
                  when weight > heaviest_before then 'weight'
                  when reps > most_reps_before then 'reps' end as record
        from (
          select l.*,
                 max(l.weight) filter (where l.reps > 0) over (
                   partition by l.customer_number, l.exercise_key
                   order by w.start_datetime, w.id, l.exercise_number, l.set_number
                   rows between unbounded preceding and 1 preceding) as heaviest_before,
                 max(l.reps) filter (where l.reps > 0) over (
                   partition by l.customer_number, l.exercise_key, l.weight
                   order by w.start_datetime, w.id, l.exercise_number, l.set_number
                   rows between unbounded preceding and 1 preceding) as most_reps_before
            from studio.set_logs l
            join studio.workouts w on w.number = l.workout_number
           where l.customer_number = any (touched)
        ) as in_order_of_time
    ) as judged
   where s.customer_number = any (touched)
     and (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
       = (judged.customer_number, judged.workout_number, judged.exercise_key, judged.exercise_number, judged.set_number)
     and s.record is distinct from judged.record;
end $$;

-- After bookings or sets were written, whoever wrote them: raises the customers' versions and marks their records anew.
-- Marking writes sets itself, which is depth 2 and marks nothing again.
create function studio.follow_member_rows() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_op = 'UPDATE' then
    touched := array(select customer_number from written union select customer_number from overwritten);
  else
    touched := array(select distinct customer_number from written);
  end if;
  if tg_table_name = 'set_logs' and pg_trigger_depth() = 1 then
    perform studio.mark_records(touched);
  end if;
  update studio.customers set version = studio.next_version(version) where number = any (touched);
  return null;
end $$;

create trigger follow_insert after insert on studio.bookings referencing new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_update after update on studio.bookings referencing old table as overwritten new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_delete after delete on studio.bookings referencing old table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_insert after insert on studio.set_logs referencing new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_update after update on studio.set_logs referencing old table as overwritten new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_delete after delete on studio.set_logs referencing old table as written
  for each statement execute function studio.follow_member_rows();

-- Records go by the order of time, so a class that is moved may move them.
create function studio.follow_moved_classes() returns trigger language plpgsql as $$
declare
  moved integer[] := array(
    select w.number from written w join overwritten o using (number) where w.start_datetime <> o.start_datetime);
begin
  if cardinality(moved) > 0 then
    perform studio.mark_records(array(
      select distinct customer_number from studio.set_logs where workout_number = any (moved)));
  end if;
  return null;
end $$;

create trigger follow_move after update on studio.workouts referencing old table as overwritten new table as written
  for each statement execute function studio.follow_moved_classes();

-- Civil time of the studio, as packages/domain/src/studio-calendar.ts says it: the wire's form of a time, and its day.
-- Berlin is always ahead of UTC, so the difference of the two clocks is the offset and needs no sign of its own.
create function studio.berlin_iso(instant timestamptz) returns text language sql stable parallel safe
  return to_char(instant at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI:SS')
    || to_char((instant at time zone 'Europe/Berlin') - (instant at time zone 'UTC'), '"+"HH24:MI');

create function studio.berlin_date(instant timestamptz) returns date language sql immutable parallel safe
  return (instant at time zone 'Europe/Berlin')::date;
