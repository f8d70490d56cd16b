-- Passkeys of the studio's own identity provider: what a device proves itself with. Only the public half is here.
create table studio.passkeys (
  -- The credential's id as its authenticator made it, base64url.
  id text primary key,
  uid text not null references identity."user" ("id") on delete cascade,
  public_key bytea not null,
  -- As the authenticator last said; stays 0 where it does not count.
  sign_count bigint not null,
  name text not null,
  -- Whether a service keeps copies on other devices of its owner.
  is_synced boolean not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_uid on studio.passkeys (uid);

-- A session that began with a passkey showed two factors at once. It counts while that passkey exists.
alter table studio.second_factor_sessions add column passkey_id text references studio.passkeys on delete set null;
create index second_factor_sessions_passkey on studio.second_factor_sessions (passkey_id) where passkey_id is not null;

-- Challenges are signed, not stored; these were answered and are accepted no second time.
create table studio.used_passkey_challenges (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
