-- What the studio tells people: in the list of the app, by mail, and on their devices.
create table studio.messages (
  number bigint generated always as identity primary key,
  customer_number integer not null references studio.customers (number) on delete cascade,
  kind text not null,
  -- What it is about; nobody is told of it twice.
  occasion text not null,
  -- By language, title and body.
  words jsonb not null,
  -- The page it opens, without the language.
  path text not null check (path ~ '^/([^/]|$)'),
  written_at timestamptz not null,
  -- A device that has not shown it by then does not show it any more.
  useful_until timestamptz not null,
  read_at timestamptz,
  unique (customer_number, kind, occasion)
);

-- A message belongs to the answers about its person. What booking wrote in this transaction has raised the version already.
create function studio.raise_version_of_reader() returns trigger language plpgsql as $$
begin
  update studio.customers set version = studio.next_version(version)
   where number in (new.customer_number, old.customer_number) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger raise_version after insert or update on studio.messages
  for each row execute function studio.raise_version_of_reader();

-- In which language and on which ways somebody wants to hear. No row: what they did never said, and they chose nothing.
create table studio.message_settings (
  customer_number integer primary key references studio.customers (number) on delete cascade,
  language text check (language in ('en', 'de')),
  -- Chosen in the settings; otherwise that of the page they last did something on.
  chose_language boolean not null default false,
  -- By kind and channel, true or false. What is missing is as the studio set it.
  choices jsonb not null default '{}',
  check (language is not null or not chose_language)
);
create trigger raise_version after insert or update on studio.message_settings
  for each row execute function studio.raise_version_of_reader();

-- A browser that shows messages (RFC 8030). It goes with the session it was made in.
create table studio.push_subscriptions (
  number bigint generated always as identity primary key,
  customer_number integer not null references studio.customers (number) on delete cascade,
  -- Null: the sessions are another provider's.
  session_id text references identity."session" ("id") on delete cascade,
  endpoint text not null unique,
  -- What the browser is encrypted for (RFC 8291): its public key and its secret.
  p256dh bytea not null check (length(p256dh) = 65),
  auth bytea not null check (length(auth) = 16),
  made_at timestamptz not null,
  -- The last opening of the app on it.
  renewed_at timestamptz not null
);
create index push_subscriptions_customer on studio.push_subscriptions (customer_number);
create index push_subscriptions_session on studio.push_subscriptions (session_id);

-- What this studio is to push services (RFC 8292): a pair of keys on P-256, made at the first start.
create table studio.push_keys (
  only_row boolean primary key default true check (only_row),
  public_key bytea not null check (length(public_key) = 65),
  -- PKCS #8.
  private_key bytea not null,
  made_at timestamptz not null
);

-- The cancel link of the reminder; that of the confirmation stays good.
alter table studio.bookings add column reminder_token_hash bytea unique;
