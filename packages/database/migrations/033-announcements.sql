-- What the team tells a group of people, once each. It names nobody: the group is asked for while it is being told.
create table studio.announcements (
  number integer generated always as identity primary key,
  -- Drawn by the page that sends it, so that a repeated request writes it once.
  id uuid not null unique,
  -- Information about classes and contracts, or news, which only those get who agreed.
  kind text not null check (kind in ('announcement', 'news')),
  -- By language, title and body; null in a language it was not written in.
  words jsonb not null,
  -- The group, and how many people were in it when it was confirmed.
  audience jsonb not null,
  people integer not null check (people > 0),
  confirmed_at timestamptz not null,
  -- Everybody in the group up to this number has been dealt with.
  told_up_to integer not null default 0,
  -- Who got it in the app; of those, who got a mail; and who got nothing because they have not agreed.
  told integer not null default 0,
  mailed integer not null default 0 check (mailed <= told),
  not_agreed integer not null default 0,
  stopped_at timestamptz,
  finished_at timestamptz,
  check (stopped_at is null or finished_at is null)
);

-- Which announcement a mail is, and where its reader ends all of the kind in one press (RFC 8058). The address is a secret
-- and goes with the bodies.
alter table studio.mail_outbox
  add column announcement_number integer references studio.announcements (number),
  add column unsubscribe_url text;
create index mail_outbox_announcement on studio.mail_outbox (announcement_number) where announcement_number is not null;

-- When somebody agreed to a kind of message that needs it, and when they took that back. Never changed.
create table studio.message_consents (
  number bigint generated always as identity primary key,
  customer_number integer not null references studio.customers (number) on delete cascade,
  kind text not null,
  channel text not null,
  is_given boolean not null,
  at timestamptz not null,
  -- On the settings page, or with the link of a mail.
  via text not null check (via in ('settings', 'link')),
  -- Names the consent in the links of mails, which the key below signs.
  code uuid not null unique default gen_random_uuid()
);
create index message_consents_customer on studio.message_consents (customer_number, kind);

-- Signs the links that end a kind of message.
create table studio.unsubscribe_key (
  only_row boolean primary key default true check (only_row),
  key bytea not null check (length(key) = 32),
  made_at timestamptz not null
);

-- What became of a message on one device. Those that still wait are jobs.
create table studio.push_deliveries (
  number bigint generated always as identity primary key,
  message_number bigint not null references studio.messages (number) on delete cascade,
  device_number bigint not null,
  -- The push service of the browser's maker.
  service text not null,
  outcome text not null check (outcome in ('handed_over', 'not_needed', 'device_gone')),
  at timestamptz not null,
  unique (message_number, device_number)
);
