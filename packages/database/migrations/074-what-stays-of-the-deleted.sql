-- Memberships of people who were deleted before a deletion ended them: sold each month, and paused, for good. They end on the day
-- the log has the deletion for, today where it does not say; as a deletion does it since.
with nobodys as materialized (
  select e.number, e.valid, coalesce(studio.berlin_date(deleted.at), studio.berlin_date(now())) as day,
         exists (select from studio.bookings b where b.entitlement_number = e.number) as is_booked
    from studio.entitlements e
    join studio.products p on p.id = e.product_id and p.credits is null
   cross join lateral (
     select max(d.at) as at
       from studio.audit_log l join studio.audit_log d on d.customer_id = l.customer_id and d.action = 'delete-account'
      where l.subject = 'entitlement ' || e.id
        -- A record that was merged away is deleted before its person.
        and not exists (
          select from studio.audit_log m where m.subject = 'person ' || l.customer_id and m.action = 'merge-people')
   ) deleted
   where e.customer_number is null
), unsold as (
  delete from studio.entitlements e using nobodys n where n.number = e.number and lower(n.valid) > n.day and not n.is_booked
)
update studio.entitlements e
   set valid = daterange(least(lower(n.valid), n.day), n.day, '[]'),
       sold_cents = case when lower(n.valid) > n.day then 0 else e.sold_cents end
  from nobodys n
 where n.number = e.number and (upper_inf(n.valid) or upper(n.valid) - 1 > n.day)
   and (n.is_booked or lower(n.valid) <= n.day);

-- A visitor's place in a class that took place stays counted when the person is deleted, as a member's booking does: the row has no
-- address, no name and no link then. Without an address it was a decoy so far, which is held until some time and has a link.
-- The rows there are passed a stricter check.
alter table studio.trial_bookings
  alter column cancel_token_hash drop not null,
  drop constraint trial_bookings_decoy,
  add constraint trial_bookings_decoy
    check (email is not null or (name is null and (held_until is null) = (cancel_token_hash is null))) not valid;

-- What the desk noted about the visitor goes with the person, as it did with the row.
create trigger forget_handled_of_nobody after update of email on studio.trial_bookings
  for each row when (old.email is not null and new.email is null)
  execute function studio.forget_handled_item('trial', 'id');
