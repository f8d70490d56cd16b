-- The studio's own data. Ids are text, kept as the source system gave them. Never edited after it has run anywhere.
create schema studio;

create table studio.locations (
  id text primary key,
  name text not null
);

create table studio.coaches (
  id text primary key,
  first_name text not null,
  profile_image_url text
);

create table studio.exercises (
  id text primary key,
  name text not null,
  short_name text,
  exercise_group text not null,
  video_url text
);

create table studio.workouts (
  id text primary key,
  timer_name text not null,
  start_datetime timestamptz not null,
  coach_id text not null references studio.coaches,
  location_id text not null references studio.locations,
  capacity integer not null check (capacity between 1 and 1000),
  max_set_number integer check (max_set_number between 1 and 100)
);
create index workouts_start on studio.workouts (start_datetime);

-- One row per card of a workout of the day.
create table studio.wod_exercises (
  date date not null,
  section text not null check (section in ('main', 'challenge', 'warmup')),
  position integer not null check (position between 1 and 1000),
  exercise_id text not null references studio.exercises,
  reps integer check (reps between 1 and 10000),
  duration integer check (duration between 1 and 86400),
  per_side boolean not null default false,
  side text check (side in ('left', 'right')),
  primary key (date, section, position)
);

-- A visitor's free test workout. The cancel token leaves in the mail only; here lies its SHA-256.
create table studio.trial_bookings (
  id bigint generated always as identity primary key,
  workout_id text not null references studio.workouts,
  email text not null check (email = lower(email)),
  name text not null,
  booked_at timestamptz not null,
  canceled_at timestamptz,
  cancel_token_hash bytea not null unique
);
-- One place per address and class; a place given back may be taken again.
create unique index trial_bookings_one_place on studio.trial_bookings (workout_id, email) where canceled_at is null;
create index trial_bookings_workout on studio.trial_bookings (workout_id) where canceled_at is null;

-- Mails are written in the transaction that causes them and sent afterwards, so none is lost and none is sent for nothing.
create table studio.mail_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  calendar_event text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_due on studio.mail_outbox (next_attempt_at) where sent_at is null;

-- Tells every process which bodies kept in memory are no longer true.
create function studio.announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('studio_changed', tg_argv[0]);
  return null;
end $$;

create trigger announce after insert or update or delete or truncate on studio.locations
  for each statement execute function studio.announce_change('timetable');
create trigger announce after insert or update or delete or truncate on studio.coaches
  for each statement execute function studio.announce_change('timetable');
create trigger announce after insert or update or delete or truncate on studio.workouts
  for each statement execute function studio.announce_change('timetable');
create trigger announce after insert or update or delete or truncate on studio.trial_bookings
  for each statement execute function studio.announce_change('timetable');
create trigger announce after insert or update or delete or truncate on studio.wod_exercises
  for each statement execute function studio.announce_change('wods');
create trigger announce after insert or update or delete or truncate on studio.exercises
  for each statement execute function studio.announce_change('wods');
