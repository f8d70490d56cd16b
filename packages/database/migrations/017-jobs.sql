-- Everything that happens later: mails, daily tasks, steps of classes. Written in the transaction that causes it.
create table studio.jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What the job is about, as its kind understands it; a kind has one job for each key.
  key text not null,
  -- The mail a job delivers: they are deleted together, since an error may repeat the address.
  mail_id bigint references studio.mail_outbox on delete cascade,
  planned_for timestamptz not null,
  -- The next attempt; the end of the lease while the job runs; infinity once it is given up.
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  -- Came from a backup: waits until the operator lets it run.
  held boolean not null default false,
  -- Rises with every change, so that a process can tell its own claim from a later one.
  version integer not null default 0,
  unique (kind, key)
);
create index jobs_due on studio.jobs (due_at) where not held;
create index jobs_mail on studio.jobs (mail_id) where mail_id is not null;

insert into studio.jobs (kind, key, mail_id, planned_for, due_at, attempts, last_error)
  select 'mail', id::text, id, created_at, next_attempt_at, attempts, last_error
    from studio.mail_outbox where sent_at is null order by mail_outbox.id;

drop index studio.mail_outbox_due;
alter table studio.mail_outbox drop column next_attempt_at, drop column attempts, drop column last_error;
