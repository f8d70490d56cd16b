-- The start a place was booked for, while its class is moved away from it; before that `during` has it.
alter table studio.bookings add column booked_for timestamptz;

-- 'restored': had a place when the studio cancelled the class, which takes place after all. They had it before those who wait,
-- beyond the capacity too.
alter table studio.bookings drop constraint bookings_via_check;
alter table studio.bookings
  add constraint bookings_via_check check (via in ('import', 'member', 'list', 'offer', 'desk', 'restored'));
create or replace function studio.count_bookings() returns trigger language plpgsql as $$
declare
  changes studio.place_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (workout_id, (canceled_at is null)::integer, 0, booked_at, via in ('import', 'desk', 'restored'))
      ::studio.place_change from written);
  elsif tg_op = 'DELETE' then
    changes := array(select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten);
  else
    changes := array(
      select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten
      union all
      select (workout_id, (canceled_at is null)::integer, 0, canceled_at, via in ('import', 'desk', 'restored'))
        ::studio.place_change from written);
  end if;
  perform studio.count_places(changes);
  return null;
end $$;

-- Moved by more than a quarter of an hour from what somebody booked, however many steps that took, a class can be cancelled
-- free until it starts. Who could do so before can do so after every further move.
create or replace function studio.follow_changed_class() returns trigger language plpgsql as $$
begin
  update studio.class_places
     set capacity = new.capacity, beyond = greatest(0, taken - new.capacity), version = version + 1,
         changed_from = case when row (new.coach_id, new.location_id, new.start_datetime)
                                  is distinct from row (old.coach_id, old.location_id, old.start_datetime)
           then coalesce(changed_from, jsonb_build_object(
             'coach_id', old.coach_id, 'location_id', old.location_id, 'start', old.start_datetime))
           else changed_from end
   where workout_number = new.number;
  if new.start_datetime <> old.start_datetime then
    update studio.bookings b
       set during = null, booked_for = nullif(booked.start, new.start_datetime),
           free_until = case when b.canceled_at is null and (b.free_until >= old.start_datetime
                               or abs(extract(epoch from new.start_datetime - booked.start)) > 15 * 60)
             then new.start_datetime else b.free_until end
      from (select id, coalesce(booked_for, lower(during), old.start_datetime) as start
              from studio.bookings
             where workout_id = new.id and (canceled_at is null or booked_for is not null)) booked
     where b.id = booked.id;
  end if;
  return null;
end $$;
