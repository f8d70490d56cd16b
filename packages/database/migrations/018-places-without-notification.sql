-- A notification takes a global lock at commit, so a booking that notifies waits for all others (decision 109). Bookings
-- raise the version of their class instead, and processes that are asked for the timetable look at the versions.
create table studio.class_places (
  workout_number integer primary key references studio.workouts (number) on delete cascade,
  -- Raised with every place taken or freed. The row stays locked until then, so versions follow the order of commits.
  version bigint not null default 0
);
insert into studio.class_places (workout_number) select number from studio.workouts;

create function studio.add_class_places() returns trigger language plpgsql as $$
begin
  insert into studio.class_places (workout_number) select number from written;
  return null;
end $$;
create trigger add_places after insert on studio.workouts referencing new table as written
  for each statement execute function studio.add_class_places();

-- The days whose versions are looked at; changes to classes before and after them are rare and notify.
create function studio.is_watched(start timestamptz) returns boolean language sql stable
  return start between now() - interval '2 days' and now() + interval '30 days';

create function studio.raise_class_version() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_op = 'UPDATE' then
    touched := array(select number from studio.workouts
      where id in (select workout_id from written union select workout_id from overwritten));
  else
    touched := array(select number from studio.workouts where id in (select workout_id from written));
  end if;
  perform from studio.class_places where workout_number = any (touched) order by workout_number for no key update;
  update studio.class_places set version = version + 1 where workout_number = any (touched);
  if exists (select from studio.workouts where number = any (touched) and not studio.is_watched(start_datetime)) then
    perform pg_notify('studio_changed', 'timetable');
  end if;
  return null;
end $$;

drop trigger announce on studio.bookings;
drop trigger announce on studio.trial_bookings;
create trigger announce after truncate on studio.bookings
  for each statement execute function studio.announce_change('timetable');
create trigger announce after truncate on studio.trial_bookings
  for each statement execute function studio.announce_change('timetable');
create trigger raise_class_insert after insert on studio.bookings referencing new table as written
  for each statement execute function studio.raise_class_version();
create trigger raise_class_update after update on studio.bookings referencing old table as overwritten new table as written
  for each statement execute function studio.raise_class_version();
create trigger raise_class_delete after delete on studio.bookings referencing old table as written
  for each statement execute function studio.raise_class_version();
create trigger raise_class_insert after insert on studio.trial_bookings referencing new table as written
  for each statement execute function studio.raise_class_version();
create trigger raise_class_update after update on studio.trial_bookings
  referencing old table as overwritten new table as written
  for each statement execute function studio.raise_class_version();
create trigger raise_class_delete after delete on studio.trial_bookings referencing old table as written
  for each statement execute function studio.raise_class_version();

-- Challenges count who came, so they hear of attendance alone.
create function studio.announce_attendance() returns trigger language plpgsql as $$
begin
  if exists (select from written where has_attended) then
    perform pg_notify('studio_changed', 'challenges');
  elsif tg_op = 'UPDATE' then
    if exists (select from overwritten where has_attended) then perform pg_notify('studio_changed', 'challenges'); end if;
  end if;
  return null;
end $$;

drop trigger announce_to_challenges on studio.bookings;
create trigger announce_to_challenges after truncate on studio.bookings
  for each statement execute function studio.announce_change('challenges');
create trigger announce_attendance_insert after insert on studio.bookings referencing new table as written
  for each statement execute function studio.announce_attendance();
create trigger announce_attendance_update after update on studio.bookings
  referencing old table as overwritten new table as written
  for each statement execute function studio.announce_attendance();
create trigger announce_attendance_delete after delete on studio.bookings referencing old table as written
  for each statement execute function studio.announce_attendance();
