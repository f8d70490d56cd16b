-- Members book classes themselves: what lets them book, the places they hold, the waitlist, and fees.
create extension if not exists btree_gist;

-- What the studio sells. A pass has credits and is valid for some months; a membership runs until it is ended.
create table studio.products (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null check (name <> ''),
  -- For a membership: each month. Contains value-added tax.
  cents integer not null check (cents >= 0),
  vat_percent smallint not null check (vat_percent between 0 and 100),
  credits smallint check (credits between 1 and 1000),
  valid_months smallint check (valid_months between 1 and 120),
  -- Of a membership; null: it can be ended at any time.
  term_months smallint check (term_months between 1 and 120),
  on_sale_from date not null,
  on_sale_to date check (on_sale_to >= on_sale_from),
  constraint pass_or_membership check ((credits is null) = (valid_months is null) and (credits is null or term_months is null))
);

-- A pass or membership of one person.
create table studio.entitlements (
  number integer generated always as identity primary key,
  id text not null unique,
  -- Null: the person was deleted, the sums remain.
  customer_number integer references studio.customers (number),
  product_id text not null references studio.products,
  -- Civil days in Berlin. A membership without an end has no upper bound.
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  paused datemultirange not null default '{}',
  granted_at timestamptz not null,
  -- How it was sold, in the words of who granted it.
  note text,
  reference text
);
create index entitlements_customer on studio.entitlements (customer_number);

-- A place in a class. Rows of the import keep what they had; what follows is of bookings made here.
alter table studio.bookings
  add column via text not null default 'import' check (via in ('import', 'member', 'list', 'offer')),
  -- Of a canceled place; null where nobody decided, as in imported history.
  add column cancellation text check (cancellation in ('free', 'late', 'studio')),
  add column entitlement_number integer references studio.entitlements,
  -- Beyond the rule of 12 hours, cancelling is free until then.
  add column free_until timestamptz,
  -- When the class takes place. Null: history, or a class that was moved since; overlaps are then no fault.
  add column during tstzrange,
  add column link_token_hash bytea unique,
  -- Of the page it was booked on; null where nobody knows.
  add column language text check (language in ('en', 'de')),
  add constraint cancellation_has_time check (cancellation is null or canceled_at is not null),
  add constraint no_overlap exclude using gist (customer_number with =, during with &&) where (canceled_at is null and during is not null);
create unique index bookings_one_place on studio.bookings (customer_number, workout_id)
  where canceled_at is null and via <> 'import';
-- Classes ahead, and those of the past nobody has marked.
create index bookings_open on studio.bookings (customer_number, workout_id) where canceled_at is null and not has_attended;
create index bookings_entitlement on studio.bookings (entitlement_number) where entitlement_number is not null;

-- Credits of passes, never changed. The balance is their sum. `before` and `after` are no balance: with the key to the
-- previous entry they make the database refuse a sum below zero, whoever writes.
create table studio.credit_entries (
  entitlement_number integer not null references studio.entitlements,
  entry integer not null check (entry > 0),
  kind text not null check (kind in ('granted', 'held', 'released', 'consumed', 'restored', 'expired', 'extended', 'adjusted')),
  credits smallint not null,
  booking_id text references studio.bookings,
  before integer not null,
  after integer not null check (after >= 0),
  previous integer generated always as (nullif(entry - 1, 0)) stored,
  at timestamptz not null,
  -- Why and by whom, of an adjustment.
  reason text,
  primary key (entitlement_number, entry),
  unique (entitlement_number, entry, after),
  foreign key (entitlement_number, previous, before) references studio.credit_entries (entitlement_number, entry, after),
  check (after = before + credits),
  check (entry > 1 or before = 0),
  check (case kind when 'held' then credits = -1 when 'consumed' then credits = 0 when 'released' then credits = 1
    when 'restored' then credits = 1 when 'granted' then credits > 0 when 'expired' then credits < 0
    when 'extended' then credits >= 0 else credits <> 0 end),
  check ((kind in ('held', 'released', 'consumed', 'restored')) = (booking_id is not null)),
  check ((kind = 'adjusted') <= (reason is not null))
);
-- A booking takes one credit at most and gives it back once at most.
create unique index credit_entries_one_debit on studio.credit_entries (booking_id) where kind = 'held';
create unique index credit_entries_one_return on studio.credit_entries (booking_id) where kind in ('released', 'restored');

create function studio.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
-- The words of a reason can be emptied when their person is deleted; nothing else ever changes.
create trigger append_only before update on studio.credit_entries for each row
  when (row (new.entitlement_number, new.entry, new.kind, new.credits, new.booking_id, new.before, new.after, new.at)
        is distinct from row (old.entitlement_number, old.entry, old.kind, old.credits, old.booking_id, old.before, old.after, old.at)
        or new.reason is distinct from '')
  execute function studio.refuse_change();
create trigger append_only_rows before delete on studio.credit_entries
  for each statement execute function studio.refuse_change();

-- The queue of a full class, in the order of `number`, which is drawn while the class is locked.
create table studio.waitlist_entries (
  number bigint generated always as identity primary key,
  workout_number integer not null references studio.workouts (number),
  customer_number integer references studio.customers (number),
  state text not null default 'waiting'
    check (state in ('waiting', 'offered', 'promoted', 'left', 'passed_over', 'expired', 'removed')),
  offer_ends_at timestamptz check ((state = 'offered') <= (offer_ends_at is not null)),
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  language text not null check (language in ('en', 'de'))
);
create unique index waitlist_entries_once on studio.waitlist_entries (workout_number, customer_number)
  where state in ('waiting', 'offered');
create index waitlist_entries_active on studio.waitlist_entries (workout_number, number) where state in ('waiting', 'offered');
create index waitlist_entries_customer on studio.waitlist_entries (customer_number);

-- Owed for a late cancellation or a missed class on a membership. One for each booking at most.
create table studio.fees (
  number integer generated always as identity primary key,
  id text not null unique,
  booking_id text not null unique references studio.bookings,
  kind text not null check (kind in ('late_cancellation', 'no_show')),
  cents integer not null check (cents > 0),
  state text not null default 'pending' check (state in ('pending', 'due', 'settled', 'waived', 'objected', 'dropped')),
  made_at timestamptz not null,
  changed_at timestamptz not null,
  objection text check ((state = 'objected') <= (objection is not null)),
  -- Who decided, and why.
  decided_by text,
  decision text check ((state = 'waived') <= (decision is not null and decided_by is not null))
);
create index fees_open on studio.fees (state) where state in ('pending', 'due', 'objected');

-- What people asked of the booking engine. A repeated key answers what the first one answered.
create table studio.booking_commands (
  customer_number integer not null references studio.customers (number) on delete cascade,
  key uuid not null,
  actor text not null check (actor in ('member', 'link', 'operator', 'studio')),
  actor_uid text check ((actor = 'member') = (actor_uid is not null)),
  command text not null,
  workout_number integer not null references studio.workouts (number) on delete cascade,
  booking_id text,
  outcome text not null,
  at timestamptz not null,
  primary key (customer_number, key)
);
create index booking_commands_at on studio.booking_commands (at);

-- A visitor's hold that ended unconfirmed: the place is free again.
alter table studio.trial_bookings add column released_at timestamptz check (released_at is null or held_until is not null);

-- Counts of the places of a class, kept by triggers under the lock of its row, whoever writes.
alter table studio.class_places
  add column capacity smallint not null default 0 check (capacity between 0 and 1000),
  -- Places beyond the capacity, for rows the studio brought itself.
  add column beyond smallint not null default 0 check (beyond >= 0),
  add column booked smallint not null default 0 check (booked >= 0),
  add column tests smallint not null default 0 check (tests >= 0),
  add column offered smallint not null default 0 check (offered >= 0),
  add column waiting smallint not null default 0 check (waiting >= 0),
  -- Why the studio cancelled the class; null where nobody said.
  add column cancel_reason text check (cancel_reason in ('few', 'coach', 'closure', 'other')),
  -- When the coach closed the list of who was there; two days later missing counts.
  add column roster_closed_at timestamptz,
  -- What the class was before the studio changed coach, room or time, until everybody booked has heard of it.
  add column changed_from jsonb,
  -- When the studio told everybody that too few have booked.
  add column few_told_at timestamptz,
  -- The time of the last command.
  add column changed_at timestamptz not null default '-infinity';

update studio.class_places p
   set capacity = w.capacity, booked = counted.booked, tests = counted.tests,
       beyond = greatest(0, counted.booked + counted.tests - w.capacity)
  from studio.workouts w
 cross join lateral (
   select (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null) as booked,
          (select count(*) from studio.trial_bookings t where t.workout_id = w.id and t.canceled_at is null) as tests
 ) counted
 where w.number = p.workout_number;
alter table studio.class_places
  add constraint never_too_many check (booked + tests + offered <= capacity + beyond);

create or replace function studio.add_class_places() returns trigger language plpgsql as $$
begin
  insert into studio.class_places (workout_number, capacity) select number, capacity from written;
  return null;
end $$;

-- A changed class: places taken stay taken. A moved one leaves its bookings out of the rule against overlaps, and moved by
-- more than a quarter of an hour it can be cancelled free.
create function studio.follow_changed_class() returns trigger language plpgsql as $$
begin
  update studio.class_places
     set capacity = new.capacity, beyond = greatest(0, booked + tests + offered - new.capacity), version = version + 1,
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
create trigger follow_change after update on studio.workouts for each row
  when (row (new.capacity, new.coach_id, new.location_id, new.start_datetime)
        is distinct from row (old.capacity, old.coach_id, old.location_id, old.start_datetime))
  execute function studio.follow_changed_class();

-- `changes`: class, difference in booked places, in test places, time of the change, and whether the studio brought the rows.
create type studio.place_change as (workout_id text, booked integer, tests integer, at timestamptz, is_own boolean);
create function studio.count_places(changes studio.place_change[]) returns void language plpgsql as $$
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
           beyond = case when change.is_own
             then greatest(p.beyond, p.booked + change.booked + p.tests + change.tests + p.offered - p.capacity)
             else p.beyond end
      from change join held on held.workout_number = change.number
     where p.workout_number = change.number
    returning change.start_datetime
  )
  select bool_or(not studio.is_watched(start_datetime)) into far from counted;
  if far then perform pg_notify('studio_changed', 'timetable'); end if;
end $$;

create function studio.count_bookings() returns trigger language plpgsql as $$
declare
  changes studio.place_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (workout_id, (canceled_at is null)::integer, 0, booked_at, via = 'import')::studio.place_change from written);
  elsif tg_op = 'DELETE' then
    changes := array(select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten);
  else
    changes := array(
      select (workout_id, -(canceled_at is null)::integer, 0, null, false)::studio.place_change from overwritten
      union all
      select (workout_id, (canceled_at is null)::integer, 0, canceled_at, via = 'import')::studio.place_change from written);
  end if;
  perform studio.count_places(changes);
  return null;
end $$;
create function studio.count_tests() returns trigger language plpgsql as $$
declare
  changes studio.place_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(select (workout_id, 0, (canceled_at is null and released_at is null)::integer, booked_at, false)::studio.place_change
      from written);
  elsif tg_op = 'DELETE' then
    changes := array(select (workout_id, 0, -(canceled_at is null and released_at is null)::integer, null, false)::studio.place_change
      from overwritten);
  else
    changes := array(
      select (workout_id, 0, -(canceled_at is null and released_at is null)::integer, null, false)::studio.place_change from overwritten
      union all
      select (workout_id, 0, (canceled_at is null and released_at is null)::integer, coalesce(canceled_at, released_at), false)
        ::studio.place_change from written);
  end if;
  perform studio.count_places(changes);
  return null;
end $$;

drop trigger raise_class_insert on studio.bookings;
drop trigger raise_class_update on studio.bookings;
drop trigger raise_class_delete on studio.bookings;
drop trigger raise_class_insert on studio.trial_bookings;
drop trigger raise_class_update on studio.trial_bookings;
drop trigger raise_class_delete on studio.trial_bookings;
drop function studio.raise_class_version();
create trigger count_insert after insert on studio.bookings referencing new table as written
  for each statement execute function studio.count_bookings();
create trigger count_update after update on studio.bookings referencing old table as overwritten new table as written
  for each statement execute function studio.count_bookings();
create trigger count_delete after delete on studio.bookings referencing old table as overwritten
  for each statement execute function studio.count_bookings();
create trigger count_insert after insert on studio.trial_bookings referencing new table as written
  for each statement execute function studio.count_tests();
create trigger count_update after update on studio.trial_bookings referencing old table as overwritten new table as written
  for each statement execute function studio.count_tests();
create trigger count_delete after delete on studio.trial_bookings referencing old table as overwritten
  for each statement execute function studio.count_tests();

create function studio.recount_places() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'bookings' then update studio.class_places set booked = 0, version = version + 1 where booked > 0;
  elsif tg_table_name = 'trial_bookings' then update studio.class_places set tests = 0, version = version + 1 where tests > 0;
  else update studio.class_places set offered = 0, waiting = 0, version = version + 1 where offered > 0 or waiting > 0;
  end if;
  return null;
end $$;
create trigger recount after truncate on studio.bookings for each statement execute function studio.recount_places();
create trigger recount after truncate on studio.trial_bookings for each statement execute function studio.recount_places();

create trigger recount after truncate on studio.waitlist_entries for each statement execute function studio.recount_places();

create function studio.count_waitlist() returns trigger language plpgsql as $$
declare
  offers integer := (new.state = 'offered')::integer;
  waits integer := (new.state = 'waiting')::integer;
begin
  if tg_op = 'UPDATE' then
    offers := offers - (old.state = 'offered')::integer;
    waits := waits - (old.state = 'waiting')::integer;
  end if;
  update studio.class_places
     set offered = offered + offers, waiting = waiting + waits, version = version + 1,
         changed_at = greatest(changed_at, new.changed_at)
   where workout_number = new.workout_number;
  return null;
end $$;
create trigger count_entry after insert or update of state on studio.waitlist_entries
  for each row execute function studio.count_waitlist();

-- Who has not joined the list gets no place before those who have; a list is served until an hour before the class
-- (FIRST_COME_MS in packages/domain). Checked at commit, since one command may free a place and give it on.
create function studio.refuse_outsider() returns trigger language plpgsql as $$
begin
  if exists (select from studio.class_places p join studio.workouts w on w.number = p.workout_number
              where w.id = new.workout_id and p.waiting > 0 and new.booked_at < w.start_datetime - interval '1 hour') then
    raise exception 'class % has a waitlist', new.workout_id using errcode = 'check_violation', constraint = 'places_promised';
  end if;
  return null;
end $$;
create constraint trigger refuse_outsider after insert on studio.bookings deferrable initially deferred for each row
  when (new.via = 'member') execute function studio.refuse_outsider();

create function studio.refuse_idle_list() returns trigger language plpgsql as $$
begin
  if exists (select from studio.class_places p join studio.workouts w on w.number = p.workout_number
              where p.workout_number = new.workout_number and p.waiting > 0 and w.canceled_at is null
                and p.booked + p.tests + p.offered < p.capacity and p.changed_at < w.start_datetime - interval '1 hour') then
    raise exception 'class % has a free place and a waitlist', new.workout_number
      using errcode = 'check_violation', constraint = 'list_served';
  end if;
  return null;
end $$;
create constraint trigger refuse_idle_list after update on studio.class_places deferrable initially deferred for each row
  when (new.waiting > 0 and new.booked + new.tests + new.offered < new.capacity)
  execute function studio.refuse_idle_list();

-- Answers about a customer show these rows too. Entries of a booking follow the booking, which raises the version itself.
create function studio.raise_version_of_customer() returns trigger language plpgsql as $$
begin
  update studio.customers set version = studio.next_version(version) where number = new.customer_number;
  return null;
end $$;
create trigger raise_version after insert or update on studio.entitlements
  for each row execute function studio.raise_version_of_customer();
create trigger raise_version after insert or update on studio.waitlist_entries
  for each row execute function studio.raise_version_of_customer();
create function studio.raise_version_of_payer() returns trigger language plpgsql as $$
begin
  update studio.customers set version = studio.next_version(version)
   where number = (select customer_number from studio.entitlements where number = new.entitlement_number);
  return null;
end $$;
create trigger raise_version after insert on studio.credit_entries for each row when (new.booking_id is null)
  execute function studio.raise_version_of_payer();
create function studio.raise_version_of_debtor() returns trigger language plpgsql as $$
begin
  update studio.customers set version = studio.next_version(version)
   where number = (select customer_number from studio.bookings where id = new.booking_id);
  return null;
end $$;
create trigger raise_version after insert or update on studio.fees
  for each row execute function studio.raise_version_of_debtor();
create trigger raise_version_of_all after update on studio.products
  for each statement execute function studio.raise_directory_version();
