-- Weeks of the programme that belong together, under a name the coach gives. Each begins on a Monday; no two overlap.
create table studio.programme_cycles (
  id text primary key,
  name text not null check (name <> ''),
  first_day date not null unique check (extract(isodow from first_day) = 1),
  weeks smallint not null check (weeks between 1 and 52)
);
create trigger announce after insert or update or delete or truncate on studio.programme_cycles
  for each statement execute function studio.announce_change('wods');
