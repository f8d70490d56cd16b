-- What somebody may do in place of an exercise, as the programme has it, in the order in which it is offered.
create table studio.exercise_alternatives (
  exercise_key integer not null references studio.exercises (number) on delete cascade,
  alternative_key integer not null references studio.exercises (number) on delete cascade,
  position smallint not null,
  primary key (exercise_key, alternative_key),
  check (exercise_key <> alternative_key)
);
create index exercise_alternatives_of on studio.exercise_alternatives (alternative_key);

-- Somebody does another exercise at a place of one class's workout. Rows are never changed: the one made last holds, and one
-- with the planned exercise takes it back.
create table studio.exercise_swaps (
  id uuid primary key,
  number bigint generated always as identity unique,
  customer_number integer not null references studio.customers (number) on delete cascade,
  workout_number integer not null references studio.workouts (number) on delete cascade,
  exercise_number smallint not null check (exercise_number > 0),
  exercise_key integer not null references studio.exercises (number),
  author text not null check (author in ('member', 'coach')),
  coach_id text,
  made_at timestamptz not null,
  arrived_at timestamptz not null,
  check ((author = 'coach') = (coach_id is not null))
);
create index exercise_swaps_of_class on studio.exercise_swaps (workout_number, customer_number);
create index exercise_swaps_of_person on studio.exercise_swaps (customer_number);
create index exercise_swaps_of_exercise on studio.exercise_swaps (exercise_key);

-- A note about an exercise is the member's or a coach's; each writes their own, and both are shown. Members wrote those from
-- before for themselves alone, so they stay off the tablet until the member says otherwise.
alter table studio.exercise_notes
  add column author text not null default 'member' check (author in ('member', 'coach')),
  add column is_on_floor boolean not null default false,
  drop constraint exercise_notes_pkey,
  add primary key (customer_number, exercise_key, author),
  add constraint coaches_write_on_the_floor check (author = 'member' or is_on_floor);
