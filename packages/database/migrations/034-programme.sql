-- Workouts are planned at the desk: sets, loads, notes, and when members see them.
alter table studio.wod_exercises
  -- Null: as many as the class has.
  add column sets smallint check (sets between 1 and 100),
  -- The load: percent of each member's estimated maximum, or kg for everybody; both null: as suggested.
  add column load_percent numeric(4, 1) check (load_percent between 1 and 150),
  add column load_kg numeric(6, 2) check (load_kg > 0),
  add column note text check (note <> ''),
  add check (load_percent is null or load_kg is null);

-- A file that puts another exercise in a place knows nothing of what was planned there.
create function studio.plan_with_exercise() returns trigger language plpgsql as $$
begin
  if (new.sets, new.load_percent, new.load_kg, new.note) is not distinct from
     (old.sets, old.load_percent, old.load_kg, old.note) then
    new.sets := null;
    new.load_percent := null;
    new.load_kg := null;
    new.note := null;
  end if;
  return new;
end $$;
create trigger plan_with_exercise before update on studio.wod_exercises
  for each row when (new.exercise_id is distinct from old.exercise_id) execute function studio.plan_with_exercise();

-- Days whose workout members and visitors do not see before an instant.
create table studio.wod_releases (
  date date primary key,
  visible_from timestamptz not null
);
create trigger announce after insert or update or delete or truncate on studio.wod_releases
  for each statement execute function studio.announce_change('wods');
