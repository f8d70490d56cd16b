-- The desk: who works there, what was changed there and by whom, and which account is which coach's.
alter table studio.account_roles drop constraint account_roles_role_check;
alter table studio.account_roles
  add constraint account_roles_role_check check (role in ('member', 'coach', 'desk', 'owner'));

-- The address a coach signs in with; null for one who does not.
alter table studio.coaches add column email text unique check (email = lower(email));

alter table studio.audit_log
  -- What was changed, such as 'class 4711'.
  add column subject text,
  -- Its fields before and after; emptied when the person they are about is deleted.
  add column before jsonb,
  add column after jsonb,
  -- The earlier entry this one takes back. Once at most.
  add column undoes bigint unique;
create index audit_log_subject on studio.audit_log (subject) where subject is not null;

create or replace function studio.keep_audit_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('studio.retention', true) = 'on' then
    return old;
  end if;
  if tg_op = 'UPDATE' and new.before is null and new.after is null
     and (to_jsonb(new) - array['before', 'after']) = (to_jsonb(old) - array['before', 'after']) then
    return new;
  end if;
  if tg_op = 'TRUNCATE' and not exists (select from studio.audit_log) then
    return null;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $$;
