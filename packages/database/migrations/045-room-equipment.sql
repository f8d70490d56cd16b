-- How many people can use something in a room at the same time. What is not named here is there for everybody.
create table studio.room_equipment (
  location_id text references studio.locations on delete cascade,
  implement_id text references studio.implements on delete cascade,
  people smallint not null check (people between 0 and 1000),
  primary key (location_id, implement_id)
);
