-- What is carried, pushed or rowed is planned in metres.
alter table studio.wod_exercises
  add column distance integer check (distance between 1 and 10000),
  add constraint metres_alone check (distance is null or (reps is null and duration is null));

-- A file of before that counts it otherwise knows nothing of metres.
create function studio.metres_alone() returns trigger language plpgsql as $$
begin
  new.distance := null;
  return new;
end $$;
create trigger metres_alone before update on studio.wod_exercises
  for each row when (new.distance is not distinct from old.distance and (new.reps is not null or new.duration is not null))
  execute function studio.metres_alone();
