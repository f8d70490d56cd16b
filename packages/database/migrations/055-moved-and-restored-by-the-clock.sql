-- When somebody was reminded of their place. A class that is moved so that its reminder is due later is reminded of again.
alter table studio.bookings add column reminded_at timestamptz;
update studio.bookings b set reminded_at = now()
  from studio.workouts w
 where w.id = b.workout_id and w.start_datetime > now() and b.reminder_token_hash is not null;

-- The class was cancelled for too few and takes place after all: that is decided, however few have booked it.
alter table studio.class_places add column few_settled_at timestamptz;
