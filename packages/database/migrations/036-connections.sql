-- Programs of others: keys they call the API with, and webhooks, which tell them what happened.

-- A key of the API. Its secret leaves the server once; here lies its SHA-256.
create table studio.api_keys (
  id uuid primary key,
  name text not null check (name <> ''),
  scopes text[] not null check (cardinality(scopes) > 0),
  secret_hash bytea not null unique check (length(secret_hash) = 32),
  made_at timestamptz not null,
  -- From then on it no longer holds; null: it holds until it is revoked.
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- An address that is told what happens.
create table studio.webhooks (
  number integer generated always as identity primary key,
  id uuid not null unique,
  name text not null check (name <> ''),
  url text not null,
  -- The types of events it is told of.
  events text[] not null check (cardinality(events) > 0),
  -- Signs what is sent, so it is kept as it is.
  secret bytea not null check (length(secret) = 32),
  made_at timestamptz not null,
  -- Nothing is sent while it is off; events wait.
  off_since timestamptz,
  -- By the owner, because nothing arrived for long, or because the address said that it is gone.
  off_because text check (off_because in ('owner', 'failing', 'gone')),
  -- Tries since the last that succeeded, and when the first of them was.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  check ((off_since is null) = (off_because is null)),
  check ((failures = 0) = (failing_since is null))
);

-- What a webhook is told: written in the transaction of what happened, one row for each webhook that wants to know. The number is
-- drawn while the object is locked by what changes it, so that of two events of an object the later one has the higher number.
create table studio.webhook_events (
  number bigint generated always as identity primary key,
  webhook_number integer not null references studio.webhooks (number) on delete cascade,
  -- The same for all webhooks, and for every try.
  message_id uuid not null,
  type text not null,
  object_kind text not null,
  object_id text not null,
  -- Further ids.
  data jsonb not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts smallint not null default 0,
  due_at timestamptz not null default '-infinity',
  unique (webhook_number, message_id)
);
create index webhook_events_waiting on studio.webhook_events (webhook_number, object_kind, object_id, number)
  where state = 'waiting';
-- So that nobody is told twice that somebody was missing.
create index webhook_events_no_show on studio.webhook_events (object_id) where type = 'booking.no_show';
create index webhook_events_at on studio.webhook_events (at);

-- What became of each try.
create table studio.webhook_attempts (
  number bigint generated always as identity primary key,
  event_number bigint not null references studio.webhook_events (number) on delete cascade,
  at timestamptz not null,
  -- What the address answered; null: nothing.
  status smallint,
  -- A word of the program where nothing was answered.
  fault text check ((fault is null) = (status is not null)),
  took_ms integer not null check (took_ms >= 0)
);
create index webhook_attempts_event on studio.webhook_attempts (event_number, number);
