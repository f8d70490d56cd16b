-- What a kind of class is, told once: every class and every class of the repeating week of its name is of it.
create table studio.class_kinds (
  id text primary key,
  name text not null unique check (name <> ''),
  description_en text check (description_en <> ''),
  description_de text check (description_de <> ''),
  -- Whom it is for (packages/domain, classes/class-kind).
  level text check (level in ('all', 'experience', 'advanced')),
  -- What it trains where no workout is planned.
  lifts_en text check (lifts_en <> ''),
  lifts_de text check (lifts_de <> ''),
  -- Its classes follow workouts of their own; false: the workout of the day.
  has_own_workouts boolean not null default false,
  constraint described_in_both check ((description_en is null) = (description_de is null)),
  constraint lifts_in_both check ((lifts_en is null) = (lifts_de is null))
);
create trigger announce after insert or update or delete or truncate on studio.class_kinds
  for each statement execute function studio.announce_change('timetable');

-- Workouts of a kind stand beside the workout of the day. '': the workout of the day; otherwise the id of the kind.
alter table studio.wod_exercises
  add column programme text not null default '',
  add column class_kind_id text generated always as (nullif(programme, '')) stored references studio.class_kinds,
  drop constraint wod_exercises_pkey,
  add primary key (date, programme, section, position);

alter table studio.wod_releases
  add column programme text not null default '',
  add column class_kind_id text generated always as (nullif(programme, '')) stored references studio.class_kinds,
  drop constraint wod_releases_pkey,
  add primary key (date, programme);

-- The timetable says what a class trains.
create trigger announce_to_timetable after insert or update or delete or truncate on studio.wod_exercises
  for each statement execute function studio.announce_change('timetable');
create trigger announce_to_timetable after insert or update or delete or truncate on studio.wod_releases
  for each statement execute function studio.announce_change('timetable');
create trigger announce_to_timetable after insert or update or delete or truncate on studio.exercises
  for each statement execute function studio.announce_change('timetable');

-- Which workouts a class of a name follows.
create function studio.programme_of(class_name text) returns text language sql stable
  return coalesce((select k.id from studio.class_kinds k where k.name = class_name and k.has_own_workouts), '');

-- Imports of workouts of the day can still be taken back.
update studio.import_changes
   set before = before || '{"programme": ""}', after = after || '{"programme": ""}'
 where file = 'wods';
