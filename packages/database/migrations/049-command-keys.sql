-- Commands that came with a key (Idempotency-Key), so that a repeat is answered and not carried out again. A row is written in
-- the transaction of the command, so there is one exactly when it was done; its answer follows. Kept for a day.
create table studio.command_keys (
  -- SHA-256 of who sent it and the key.
  id bytea primary key,
  -- SHA-256 of method, address and body.
  request bytea not null,
  -- Drawn for each try; tells the one that did it.
  try_id uuid not null,
  at timestamptz not null,
  -- Null until the answer is known.
  status smallint,
  -- JSON; null also for what is kept nowhere, such as a secret shown once.
  answer text
);
create index on studio.command_keys (at);
