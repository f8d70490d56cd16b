-- What somebody at the desk has written of an announcement and not sent: one for each account.
create table studio.announcement_drafts (
  uid text primary key,
  draft jsonb not null,
  changed_at timestamptz not null
);
