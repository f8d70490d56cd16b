-- Records that were made one with another ('merged away'), and which one was kept. The record itself is deleted once the
-- two can no longer be taken apart; its id goes on meaning the kept person, in files too, until that person is deleted.
create table studio.merged_people (
  -- Of studio.customers; the row there may be deleted by now.
  gone_id text primary key,
  -- Of studio.customers, or merged away since: see studio.person_kept.
  kept_id text not null check (kept_id <> gone_id),
  merged_at timestamptz not null,
  -- Whether the account is enabled again when the two are taken apart.
  reopens boolean not null
);
create index merged_people_kept on studio.merged_people (kept_id);

-- Whom an id means: itself, or the record it was made one with, through all steps.
create function studio.person_kept(person text) returns text language sql stable as $$
  with recursive way (id, step) as (
    select person, 0
     union all
    select m.kept_id, way.step + 1 from way join studio.merged_people m on m.gone_id = way.id)
  select id from way order by step desc limit 1
$$;

-- Ids that mean this person besides their own.
create function studio.ids_merged_into(person text) returns setof text language sql stable as $$
  with recursive merged (id) as (
    select gone_id from studio.merged_people where kept_id = person
     union
    select m.gone_id from merged join studio.merged_people m on m.kept_id = merged.id)
  select id from merged
$$;

-- Refuses what is asked of a record that was merged away: MG001, with the name of the person that was kept.
create function studio.expect_not_merged(person text) returns void language plpgsql as $$
begin
  if exists (select from studio.merged_people where gone_id = person) then
    raise exception 'the record % was merged away', person using errcode = 'MG001',
      detail = coalesce((select first_name || ' ' || last_name from studio.customers where id = studio.person_kept(person)), '');
  end if;
end $$;

-- After the statement: by then the foreign key has waited for a merge that holds the row, which is then seen here.
create function studio.refuse_merged_customer() returns trigger language plpgsql as $$
declare
  person text;
begin
  for person in
    select distinct m.gone_id
      from studio.merged_people m
      join studio.customers c on c.id = m.gone_id
      join added a on a.customer_number = c.number
  loop
    perform studio.expect_not_merged(person);
  end loop;
  return null;
end $$;
create trigger refuse_merged after insert on studio.bookings referencing new table as added
  for each statement execute function studio.refuse_merged_customer();
create trigger refuse_merged after insert on studio.entitlements referencing new table as added
  for each statement execute function studio.refuse_merged_customer();
create trigger refuse_merged after insert on studio.waitlist_entries referencing new table as added
  for each statement execute function studio.refuse_merged_customer();
create trigger refuse_merged after insert on studio.customer_notes referencing new table as added
  for each statement execute function studio.refuse_merged_customer();
create trigger refuse_merged after insert on studio.challenge_participants referencing new table as added
  for each statement execute function studio.refuse_merged_customer();
create trigger refuse_merged after insert on studio.set_entries referencing new table as added
  for each statement execute function studio.refuse_merged_customer();

create function studio.refuse_merged_account() returns trigger language plpgsql as $$
begin
  perform studio.expect_not_merged(a.customer_id)
     from added join studio.accounts a on a.provider = added.provider and a.uid = added.uid
    where a.customer_id is not null;
  return null;
end $$;
create trigger refuse_merged after insert on studio.account_roles referencing new table as added
  for each statement execute function studio.refuse_merged_account();
create trigger refuse_merged after insert on studio.deletion_requests referencing new table as added
  for each statement execute function studio.refuse_merged_account();

create function studio.refuse_merged_record() returns trigger language plpgsql as $$
begin
  perform studio.expect_not_merged(old.id);
  return null;
end $$;
create trigger refuse_merged after update of first_name, last_name, email on studio.customers
  for each row when (row (new.first_name, new.last_name, new.email) is distinct from row (old.first_name, old.last_name, old.email))
  execute function studio.refuse_merged_record();

create function studio.refuse_enabling_merged() returns trigger language plpgsql as $$
begin
  perform studio.expect_not_merged(old.customer_id);
  return null;
end $$;
create trigger refuse_merged after update of disabled_at on studio.accounts
  for each row when (old.disabled_at is not null and new.disabled_at is null)
  execute function studio.refuse_enabling_merged();

-- Of a merged record that was deleted before its person, only the id is known.
alter table studio.forgotten_people alter column email_mark drop not null;
alter table studio.forgotten_people add check (email_mark is not null or customer_mark is not null);

-- What the log knows of merges so far. Where two records were merged into each other, the last one counts.
do $$
declare
  merge record;
begin
  for merge in
    select l.customer_id as kept, substr(l.subject, length('person ') + 1) as gone, l.at,
           coalesce((l.after->>'was_enabled')::boolean, false) as reopens
      from studio.audit_log l
     where l.action = 'merge-people' and l.customer_id is not null and l.subject like 'person %'
       and l.subject <> 'person ' || l.customer_id
       and not exists (select from studio.audit_log u where u.undoes = l.id)
     order by l.id
  loop
    delete from studio.merged_people where gone_id = merge.kept;
    insert into studio.merged_people (gone_id, kept_id, merged_at, reopens)
    values (merge.gone, merge.kept, merge.at, merge.reopens)
        on conflict (gone_id) do update
       set kept_id = excluded.kept_id, merged_at = excluded.merged_at, reopens = excluded.reopens;
  end loop;
end $$;

-- The words of merged records stay: they find the person who was kept.
insert into studio.people_search (customer_number, words)
select c.number, studio.search_words(c.last_name, c.first_name, c.email) from studio.customers c
    on conflict do nothing;
