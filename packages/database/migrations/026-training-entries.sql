-- Sets are entered on the floor, on the member's phone and at the desk. What was entered is never changed; what a set is
-- now follows from it, and studio.set_logs, which all figures are worked out from, follows that.

-- Something to lift with, and the weights it can have.
create table studio.implements (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name_en text not null check (name_en <> ''),
  name_de text not null check (name_de <> ''),
  kind text not null check (kind in ('plates', 'weights', 'bodyweight')),
  -- Of a bar: its own weight, how many of its ends are loaded, and the plates there are for each of them.
  bar numeric(6, 2) check (bar >= 0),
  loaded_ends smallint check (loaded_ends in (1, 2)),
  plates jsonb,
  -- Of what has fixed weights: all of them.
  weights numeric(6, 2)[],
  check ((kind = 'plates') = (bar is not null and loaded_ends is not null and plates is not null)),
  check ((kind = 'weights') = (weights is not null))
);

alter table studio.exercises add column implement_id text references studio.implements;

-- A tablet in a room. It waits for its code, is enrolled with a credential of its own, and can be revoked. Code and
-- credential leave the server once; here lie their SHA-256.
create table studio.floor_devices (
  id uuid primary key,
  name text not null check (name <> ''),
  location_id text not null references studio.locations,
  added_at timestamptz not null,
  code_hash bytea unique,
  code_expires_at timestamptz,
  token_hash bytea unique,
  enrolled_at timestamptz,
  last_seen_at timestamptz,
  revoked_at timestamptz,
  check ((code_hash is null) = (code_expires_at is null)),
  check ((token_hash is null) = (enrolled_at is null or revoked_at is not null))
);

-- What a coach unlocks the floor with, hashed.
create table studio.coach_pins (
  coach_id text primary key references studio.coaches on delete cascade,
  pin_hash text not null,
  set_at timestamptz not null
);

-- A coach at a tablet: when they last unlocked it, and how many wrong PINs came since.
create table studio.floor_unlocks (
  device_id uuid not null references studio.floor_devices on delete cascade,
  coach_id text not null references studio.coaches on delete cascade,
  unlocked_at timestamptz,
  failures smallint not null default 0,
  locked_until timestamptz,
  primary key (device_id, coach_id)
);

-- Everything that was ever entered for a set, in the order of arrival. Null reps and weight take a set back.
create table studio.set_entries (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_number integer not null references studio.customers (number),
  workout_number integer not null references studio.workouts (number),
  exercise_key integer not null references studio.exercises (number),
  exercise_number smallint not null check (exercise_number between 1 and 1000),
  set_number smallint not null check (set_number between 1 and 1000),
  reps smallint check (reps between 0 and 10000),
  weight numeric(6, 2) check (weight >= 0),
  author text not null check (author in ('member', 'coach', 'desk', 'import')),
  -- The coach who entered it on the floor, and the tablet.
  coach_id text references studio.coaches,
  device_id uuid references studio.floor_devices,
  -- The version that was shown, and other values that were decided about.
  base text,
  settles text[] not null default '{}',
  made_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in ('current', 'same', 'other')),
  check ((reps is null) = (weight is null))
);
create index set_entries_of_set on studio.set_entries
  (customer_number, workout_number, exercise_key, exercise_number, set_number);
create index set_entries_of_class on studio.set_entries (workout_number);

create function studio.refuse_changed_entry() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'customer_number') is distinct from (to_jsonb(old) - 'customer_number') then
    raise exception 'entries are never changed' using errcode = 'check_violation', constraint = 'append_only';
  end if;
  return new;
end $$;
create trigger append_only before update on studio.set_entries
  for each row execute function studio.refuse_changed_entry();

-- What a set is, once something was entered for it here: the entry that holds (null: an imported value, or nothing), and
-- entries that say otherwise and that nobody decided about.
create table studio.set_cells (
  customer_number integer not null references studio.customers (number),
  workout_number integer not null references studio.workouts (number),
  exercise_key integer not null references studio.exercises (number),
  exercise_number smallint not null,
  set_number smallint not null,
  current uuid references studio.set_entries,
  others uuid[] not null default '{}',
  primary key (customer_number, workout_number, exercise_key, exercise_number, set_number)
);
create index set_cells_of_class on studio.set_cells (workout_number);

-- What members write to themselves about an exercise.
create table studio.exercise_notes (
  customer_number integer not null references studio.customers (number) on delete cascade,
  exercise_key integer not null references studio.exercises (number),
  words text not null check (words <> ''),
  primary key (customer_number, exercise_key)
);

-- What a member's app makes check-in codes with.
create table studio.check_in_secrets (
  customer_number integer primary key references studio.customers (number) on delete cascade,
  secret bytea not null
);
