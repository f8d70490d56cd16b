-- Guests of partner services in classes, and who was there of all who had a place.

-- A service whose members train here and that pays for them, such as Urban Sports Club. `quota`: places in a class at most.
create table studio.partners (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null unique check (name <> ''),
  quota smallint not null check (quota between 0 and 1000)
);

-- Classes in which a partner has more or fewer places than usual.
create table studio.partner_class_quotas (
  workout_number integer not null references studio.workouts (number) on delete cascade,
  partner_id text not null references studio.partners on delete cascade,
  quota smallint not null check (quota between 0 and 1000),
  primary key (workout_number, partner_id)
);

-- A guest of a partner in a class, as the desk entered them. Never charged by us. Name and reference are emptied after the
-- time retention says; the row remains for the counts.
create table studio.partner_guests (
  id text primary key,
  workout_number integer not null references studio.workouts (number),
  partner_id text not null references studio.partners,
  -- First name, and the initial of the last one.
  name text check (name <> ''),
  -- What the partner calls the visit.
  reference text check (reference <> ''),
  added_at timestamptz not null,
  removed_at timestamptz,
  -- Beyond the capacity of the class, as staff decided.
  is_beyond boolean not null default false,
  has_attended boolean not null default false
);
create index partner_guests_class on studio.partner_guests (workout_number);
create index partner_guests_partner on studio.partner_guests (partner_id) where has_attended;

-- Visitors of a test class are marked present as everybody else. PostgreSQL before 18 adds no column with a default to a table
-- whose row a function takes, so the function makes way.
drop function studio.takes_place(studio.trial_bookings, timestamptz);
alter table studio.trial_bookings add column has_attended boolean not null default false;
create function studio.takes_place(booking studio.trial_bookings, at timestamptz) returns boolean
  language sql immutable parallel safe
  return (booking).canceled_at is null and ((booking).held_until is null or (booking).held_until > at);

-- 'desk': beyond the capacity, as staff decided.
alter table studio.bookings drop constraint bookings_via_check;
alter table studio.bookings add constraint bookings_via_check check (via in ('import', 'member', 'list', 'offer', 'desk'));

alter table studio.class_places
  drop constraint never_too_many,
  add column partners smallint not null default 0 check (partners >= 0);
alter table studio.class_places
  add column taken smallint generated always as (booked + tests + offered + partners) stored,
  add constraint never_too_many check (taken <= capacity + beyond);

create or replace function studio.follow_changed_class() returns trigger language plpgsql as $$
begin
  update studio.class_places
     set capacity = new.capacity, beyond = greatest(0, taken - new.capacity), version = version + 1,
         changed_from = case when row (new.coach_id, new.location_id, new.start_datetime)
                                  is distinct from row (old.coach_id, old.location_id, old.start_datetime)
           then coalesce(changed_from, jsonb_build_object(
             'coach_id', old.coach_id, 'location_id', old.location_id, 'start', old.start_datetime))
           else changed_from end
   where workout_number = new.number;
  if new.start_datetime <> old.start_datetime then
    update studio.bookings
       set during = null,
           free_until = case when abs(extract(epoch from new.start_datetime - old.start_datetime)) > 15 * 60
             then new.start_datetime else free_until end
     where workout_id = new.id and during is not null;
  end if;
  return null;
end $$;

-- Places beyond the capacity come with rows the studio brings itself, and go with the places that are given up.
create function studio.places_beyond(places studio.class_places, more bigint, is_own boolean) returns smallint
  language sql immutable
  return case
    when is_own and more > 0 then greatest(places.beyond, places.taken + more - places.capacity)
    when more < 0 then least(places.beyond, greatest(0, places.taken + more - places.capacity))
    else places.beyond end;

create or replace function studio.count_places(changes studio.place_change[]) returns void language plpgsql as $$
declare
  far boolean;
begin
  with change as (
    select w.number, w.start_datetime, sum(c.booked) as booked, sum(c.tests) as tests, max(c.at) as at, bool_or(c.is_own) as is_own
      from unnest(changes) c join studio.workouts w on w.id = c.workout_id group by w.number, w.start_datetime
  ), held as materialized (
    select workout_number from studio.class_places
     where workout_number in (select number from change) order by workout_number for no key update
  ), counted as (
    update studio.class_places p
       set booked = p.booked + change.booked, tests = p.tests + change.tests, version = p.version + 1,
           changed_at = greatest(p.changed_at, change.at),
           beyond = studio.places_beyond(p, change.booked + change.tests, change.is_own)
      from change join held on held.workout_number = change.number
     where p.workout_number = change.number
    returning change.start_datetime
  )
  select bool_or(not studio.is_watched(start_datetime)) into far from counted;
  if far then perform pg_notify('studio_changed', 'timetable'); end if;
end $$;

create or replace function studio.count_bookings() returns trigger language plpgsql as $$
declare
  changes studio.place_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (workout_id, (canceled_at is null)::integer, 0, booked_at, via in ('import', 'desk'))
      ::studio.place_change from written);
  elsif tg_op = 'DELETE' then
    changes := array(select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten);
  else
    changes := array(
      select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten
      union all
      select (workout_id, (canceled_at is null)::integer, 0, canceled_at, via in ('import', 'desk'))::studio.place_change from written);
  end if;
  perform studio.count_places(changes);
  return null;
end $$;

create function studio.count_guests() returns trigger language plpgsql as $$
declare
  more integer := 0;
  is_far boolean;
begin
  if tg_op <> 'INSERT' then more := more - (old.removed_at is null)::integer; end if;
  if tg_op <> 'DELETE' then more := more + (new.removed_at is null)::integer; end if;
  update studio.class_places p
     set partners = p.partners + more, version = p.version + 1,
         changed_at = case when tg_op = 'DELETE' then p.changed_at
                           else greatest(p.changed_at, new.added_at, new.removed_at) end,
         beyond = studio.places_beyond(p, more, tg_op <> 'DELETE' and new.is_beyond)
    from studio.workouts w
   where w.number = p.workout_number and p.workout_number = coalesce(new.workout_number, old.workout_number)
  returning not studio.is_watched(w.start_datetime) into is_far;
  if is_far then perform pg_notify('studio_changed', 'timetable'); end if;
  return null;
end $$;
create trigger count_guest after insert or delete or update of removed_at, has_attended on studio.partner_guests
  for each row execute function studio.count_guests();
create trigger announce after truncate on studio.partner_guests
  for each statement execute function studio.announce_change('timetable');

create or replace function studio.recount_places() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'bookings' then update studio.class_places set booked = 0, version = version + 1 where booked > 0;
  elsif tg_table_name = 'trial_bookings' then update studio.class_places set tests = 0, version = version + 1 where tests > 0;
  elsif tg_table_name = 'partner_guests' then
    update studio.class_places set partners = 0, version = version + 1 where partners > 0;
  else update studio.class_places set offered = 0, waiting = 0, version = version + 1 where offered > 0 or waiting > 0;
  end if;
  return null;
end $$;
create trigger recount after truncate on studio.partner_guests for each statement execute function studio.recount_places();

create or replace function studio.refuse_idle_list() returns trigger language plpgsql as $$
begin
  if exists (select from studio.class_places p join studio.workouts w on w.number = p.workout_number
              where p.workout_number = new.workout_number and p.waiting > 0 and w.canceled_at is null
                and p.taken < p.capacity and p.changed_at < w.start_datetime - interval '1 hour') then
    raise exception 'class % has a free place and a waitlist', new.workout_number
      using errcode = 'check_violation', constraint = 'list_served';
  end if;
  return null;
end $$;
drop trigger refuse_idle_list on studio.class_places;
create constraint trigger refuse_idle_list after update on studio.class_places deferrable initially deferred for each row
  when (new.waiting > 0 and new.taken < new.capacity)
  execute function studio.refuse_idle_list();

-- As for members: a guest gets no place before those who wait, unless staff decided to go beyond the capacity.
create function studio.refuse_outside_guest() returns trigger language plpgsql as $$
begin
  if exists (select from studio.class_places p join studio.workouts w on w.number = p.workout_number
              where p.workout_number = new.workout_number and p.waiting > 0
                and new.added_at < w.start_datetime - interval '1 hour') then
    raise exception 'class % has a waitlist', new.workout_number
      using errcode = 'check_violation', constraint = 'places_promised';
  end if;
  return null;
end $$;
create constraint trigger refuse_outsider after insert on studio.partner_guests deferrable initially deferred for each row
  when (not new.is_beyond) execute function studio.refuse_outside_guest();
