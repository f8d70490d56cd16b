-- What people may ask of their data (Art. 15, 17, 20 GDPR), and who looked at it or changed it.

-- Somebody asked for their account to be deleted; until then it works as ever, and one button takes it back.
create table studio.deletion_requests (
  provider text not null default 'studio' check (provider = 'studio'),
  uid text primary key,
  asked_by text not null check (asked_by in ('member', 'operator')),
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at >= asked_at),
  foreign key (provider, uid) references studio.accounts (provider, uid) on delete cascade
);
create index deletion_requests_due on studio.deletion_requests (due_at);

-- A place that was booked stays booked when nobody may know any more whose it was: null (decision 096).
alter table studio.bookings alter column customer_number drop not null;

-- Marks of people who were deleted, so that no import brings them back unasked. Of id and address only an HMAC-SHA-256
-- is kept.
create table studio.forgotten_people (
  id bigint generated always as identity primary key,
  -- Null for somebody who was no customer.
  customer_mark bytea unique check (length(customer_mark) = 32),
  email_mark bytea not null unique check (length(email_mark) = 32),
  forgotten_at timestamptz not null
);

-- One row, made with the first mark: the key of the HMAC, mixed into its two blocks as RFC 2104 says.
create table studio.forgotten_people_key (
  only_row boolean primary key default true check (only_row),
  inner_block bytea not null check (length(inner_block) = 64),
  outer_block bytea not null check (length(outer_block) = 64)
);

-- `kind` is 'customer' or 'email'. Null while nobody was ever deleted.
create function studio.forgotten_mark(kind text, value text) returns bytea language sql stable
  return (select sha256(outer_block || sha256(inner_block || convert_to(kind || ':' || value, 'UTF8')))
            from studio.forgotten_people_key);

-- Answers about somebody who is gone are kept by no process.
create function studio.announce_gone_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('studio_changed', 'customer_gone ' || old.number);
  return null;
end $$;
create trigger announce_gone after delete on studio.customers
  for each row execute function studio.announce_gone_customer();

-- What staff and the operator did and whose data they looked at: ids and words of the program, never a value.
create table studio.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- 'operator' at the command line, 'account' for somebody signed in, 'studio' for the server's own jobs.
  actor text not null check (actor in ('operator', 'account', 'studio')),
  actor_uid text check ((actor = 'account') = (actor_uid is not null)),
  action text not null check (action ~ '^[a-z][a-z0-9-]{0,59}$'),
  -- Whom it was about, as far as it was about one person: the customer, or the account of somebody who is none.
  customer_id text,
  account_uid text
);
create index audit_log_at on studio.audit_log (at);
create index audit_log_customer on studio.audit_log (customer_id) where customer_id is not null;
create index audit_log_account on studio.audit_log (account_uid) where account_uid is not null;
-- Looking at a customer counts once a day.
create unique index audit_log_looks on studio.audit_log (studio.berlin_date(at), actor_uid, customer_id)
  where action = 'look-at-customer';

-- Append-only: rows are never changed, and deleted by the retention job alone, which says so in its transaction.
create function studio.keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('studio.retention', true) = 'on' then
    return old;
  end if;
  if tg_op = 'TRUNCATE' and not exists (select from studio.audit_log) then
    return null;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on studio.audit_log
  for each row execute function studio.keep_audit_log();
create trigger never_emptied before truncate on studio.audit_log
  for each statement execute function studio.keep_audit_log();
