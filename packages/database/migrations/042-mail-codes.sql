-- Codes of six digits that sign in, by mail. One for each account and known device, and one for all other devices
-- (device_id ''), so that strangers neither replace nor use up the code somebody asked for where they are known.
create table studio.mail_codes (
  uid text not null references identity."user" ("id") on delete cascade,
  device_id text not null,
  -- Keyed: six digits hide behind no other hash.
  code_hash bytea not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  -- When codes were sent within the last day.
  sent_at timestamptz[] not null,
  primary key (uid, device_id)
);
