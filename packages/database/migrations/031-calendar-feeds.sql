-- Calendars subscribe to classes: a member to their own, a coach to those they give. The address has a secret; here lies
-- its SHA-256.
create table studio.calendar_feeds (
  token_hash bytea primary key,
  customer_number integer references studio.customers (number) on delete cascade,
  coach_id text references studio.coaches on delete cascade,
  language text not null check (language in ('en', 'de')),
  made_at timestamptz not null,
  check ((customer_number is null) <> (coach_id is null))
);
create index calendar_feeds_customer on studio.calendar_feeds (customer_number);
create index calendar_feeds_coach on studio.calendar_feeds (coach_id);

-- Calendars take a changed event over when its number has risen (RFC 5545, 3.8.7.4).
alter table studio.workouts
  add column revision integer not null default 0,
  -- When that last changed; of an unchanged class, when it was added.
  add column revised_at timestamptz not null default now();

create function studio.revise_class() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := now();
  return new;
end $$;
create trigger revise before update on studio.workouts for each row
  when (row (new.timer_name, new.start_datetime, new.coach_id, new.location_id, new.canceled_at)
        is distinct from row (old.timer_name, old.start_datetime, old.coach_id, old.location_id, old.canceled_at))
  execute function studio.revise_class();
