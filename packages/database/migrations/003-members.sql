-- Customers, and which identity is whom at the studio.
create table studio.customers (
  id text primary key,
  -- Short key for the large tables that point here; the id is the source system's and may be long.
  number integer generated always as identity unique,
  first_name text not null,
  last_name text not null,
  email text not null unique check (email = lower(email))
);

-- Only provisioned identities stand here. Somebody who can sign in but has no row is nobody at the studio.
create table studio.accounts (
  provider text not null check (provider in ('studio', 'firebase')),
  uid text not null,
  customer_id text references studio.customers on delete set null,
  disabled_at timestamptz,
  primary key (provider, uid),
  unique (provider, customer_id)
);

create table studio.account_roles (
  provider text not null,
  uid text not null,
  role text not null check (role in ('member', 'coach', 'owner')),
  primary key (provider, uid, role),
  foreign key (provider, uid) references studio.accounts on delete cascade
);

-- Single-use sign-in links. The token leaves in a mail or on the operator's terminal; here lies its SHA-256.
create table studio.sign_in_links (
  token_hash bytea primary key,
  provider text not null,
  uid text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (provider, uid) references studio.accounts on delete cascade
);

-- Failed sign-ins by SHA-256 of the address, whether it exists or not, so that a lock tells nothing about it.
create table studio.sign_in_failures (
  address_hash bytea primary key,
  failures integer not null,
  window_started_at timestamptz not null
);

create table studio.bookings (
  id text primary key,
  customer_number integer not null references studio.customers (number),
  workout_id text not null references studio.workouts,
  booked_at timestamptz not null,
  canceled_at timestamptz,
  has_attended boolean not null default false
);
create index bookings_customer on studio.bookings (customer_number);
create index bookings_workout on studio.bookings (workout_id) where canceled_at is null;

create trigger announce after insert or update or delete or truncate on studio.bookings
  for each statement execute function studio.announce_change('timetable');
