-- A chain: each branch is an address with rooms of its own. A studio in one house has no branch; its rooms are at its own address.
create table studio.branches (
  id text primary key,
  name text not null unique check (name <> ''),
  street text not null check (street <> ''),
  postcode text not null check (postcode <> ''),
  city text not null check (city <> '')
);

-- Null: at the studio's own address.
alter table studio.locations add column branch_id text references studio.branches;

-- Calendars say the address of each class.
create trigger raise_version after update or delete or truncate on studio.branches
  for each statement execute function studio.raise_directory_version();
create trigger announce after insert or update or delete or truncate on studio.branches
  for each statement execute function studio.announce_change('timetable');
