-- Browsers somebody has signed in with before. A cookie of theirs holds a random secret; only its hash is stored, and
-- nothing of the device. Several people may share a browser: one row each.
create table studio.known_devices (
  id text primary key,
  uid text not null references identity."user" ("id") on delete cascade,
  token_hash bytea not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  -- The link 'this was not me' of the mail about the first sign-in; null where none was written.
  report_hash bytea unique,
  unique (uid, token_hash)
);
create index known_devices_token on studio.known_devices (token_hash);
