-- Kündigung and Widerruf as they were received. Nothing changes or deletes a row: it is the proof of both sides.
create table studio.contract_declarations (
  reference text primary key,
  kind text not null check (kind in ('termination', 'withdrawal')),
  -- Null in a withdrawal, which knows neither cause nor end.
  cause text check (cause in ('ordinary', 'extraordinary')),
  reason text check (reason is null or cause = 'extraordinary'),
  -- Null: as soon as possible.
  ends_on date check (ends_on is null or kind = 'termination'),
  contract text,
  name text not null check (name <> ''),
  membership text,
  email text not null,
  language text not null check (language in ('en', 'de')),
  received_at timestamptz not null check (received_at = date_trunc('second', received_at)),
  -- SHA-256 of what was declared: the same words within minutes are one declaration.
  content_hash bytea not null,
  -- The receipt in the outbox, which knows when it was sent.
  receipt_message_id text not null unique,
  check ((kind = 'termination') = (cause is not null))
);
create index contract_declarations_content on studio.contract_declarations (content_hash, received_at);
create index contract_declarations_received on studio.contract_declarations (received_at);
