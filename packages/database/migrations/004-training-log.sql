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
);

-- Raised in every transaction that writes a customer's bookings or sets: the ETag of what the customer reads, and the key
-- of bodies kept in memory. Read at every request, so any number of processes agrees.
alter table studio.customers add column version bigint not null default 1;
