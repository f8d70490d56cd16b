-- What a class was before it changed now says its places, too: who waits hears once more of a free place beside the list when the
-- class is at another time or has a place more.
create or replace function studio.follow_changed_class() returns trigger language plpgsql as $$
begin
  update studio.class_places
     set capacity = new.capacity, beyond = greatest(0, taken - new.capacity), version = version + 1,
         changed_from = coalesce(changed_from, jsonb_build_object(
           'coach_id', old.coach_id, 'location_id', old.location_id, 'start', old.start_datetime, 'capacity', old.capacity))
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
