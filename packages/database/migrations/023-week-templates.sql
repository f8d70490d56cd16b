-- The week as it repeats: what classes are laid out from, and the days on which none take place.
create table studio.week_templates (
  id text primary key,
  timer_name text not null check (timer_name <> ''),
  -- 0 is Monday.
  weekday smallint not null check (weekday between 0 and 6),
  -- On Berlin's clocks.
  start_time time not null,
  coach_id text not null references studio.coaches,
  location_id text not null references studio.locations,
  capacity integer not null check (capacity between 1 and 1000),
  every_weeks smallint not null check (every_weeks between 1 and 8),
  valid_from date not null,
  valid_until date check (valid_until >= valid_from)
);

create table studio.closures (
  id text primary key,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  reason text not null check (reason <> '')
);

alter table studio.workouts
  -- What the class was laid out from, and for which day; it stays where it was moved to.
  add column template_id text references studio.week_templates on delete set null,
  add column template_date date,
  -- Changed by hand: the template no longer changes it.
  add column is_detached boolean not null default false,
  add constraint laid_out_once unique (template_id, template_date);

-- Whoever changes a class that was laid out, except the template itself, detaches it.
create function studio.detach_class() returns trigger language plpgsql as $$
begin
  new.is_detached := true;
  return new;
end $$;
create trigger detach before update on studio.workouts for each row
  when (new.template_id is not null and not old.is_detached
        and coalesce(current_setting('studio.laying_out', true), '') <> 'on'
        and row (new.timer_name, new.start_datetime, new.coach_id, new.location_id, new.capacity)
            is distinct from row (old.timer_name, old.start_datetime, old.coach_id, old.location_id, old.capacity))
  execute function studio.detach_class();
