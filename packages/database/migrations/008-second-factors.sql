-- Second factors of the studio's own identity provider. Secrets and numbers are encrypted with a key that follows from
-- the identity secret and is not in the database; codes are only kept as hashes.
create table studio.second_factors (
  id text primary key,
  uid text not null references identity."user" ("id") on delete cascade,
  kind text not null check (kind in ('totp', 'phone')),
  -- What its owner recognises it by; of a number the last two digits.
  name text not null,
  -- Which secret it was encrypted with, and the app's secret or the phone's number.
  key_id bytea not null,
  sealed bytea not null,
  begun_at timestamptz not null,
  -- Null until the first code was confirmed: nothing asks for it before.
  enrolled_at timestamptz,
  -- The latest 30 seconds a code of the app was accepted for: no code is accepted twice.
  last_step bigint not null default 0
);
create index second_factors_uid on studio.second_factors (uid);

-- Sessions whose second factor was shown, or in which somebody tries to.
create table studio.second_factor_sessions (
  session_id text primary key references identity."session" ("id") on delete cascade,
  wrong_codes integer not null default 0,
  shown_at timestamptz
);

-- Deleted when used.
create table studio.backup_codes (
  uid text not null references identity."user" ("id") on delete cascade,
  code_hash bytea not null,
  primary key (uid, code_hash)
);

create table studio.phone_codes (
  factor_id text primary key references studio.second_factors on delete cascade,
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0
);

-- What limits of an account count: wrong codes, and when it was sent an SMS within the last hour.
create table studio.second_factor_limits (
  uid text primary key references identity."user" ("id") on delete cascade,
  wrong_codes integer not null default 0,
  wrong_since timestamptz,
  sms_sent_at timestamptz[] not null default '{}'
);
