-- One free class per person: what the spellings of one mailbox have in common. Takes an address as it is kept, composed
-- and in lower case. The same rule as foldedEmail in packages/domain.
create function studio.folded_email(address text) returns text
  language sql immutable strict parallel safe
  return (
    select case
             when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
             else name || '@' || host
           end
      from (
        select substring(address from '[^@]*$') as host,
               regexp_replace(substring(address from '^(.*)@'), '(.)\+.*$', '\1') as name
      ) parts
  );

-- Null: the place stays until the class. Otherwise it is held until then, unless the link of the mail confirms it first.
alter table studio.trial_bookings add column held_until timestamptz;
alter table studio.trial_bookings add column confirmed_at timestamptz;
alter table studio.trial_bookings add column language text not null default 'en' check (language in ('en', 'de'));

-- A row without an address is a decoy: it takes a place for a while, so that free places tell nobody whose address was
-- refused.
alter table studio.trial_bookings alter column email drop not null;
alter table studio.trial_bookings alter column name drop not null;
alter table studio.trial_bookings
  add constraint trial_bookings_decoy check (email is not null or (name is null and held_until is not null));

-- Whether a booking takes a place at an instant.
create function studio.takes_place(booking studio.trial_bookings, at timestamptz) returns boolean
  language sql immutable parallel safe
  return (booking).canceled_at is null and ((booking).held_until is null or (booking).held_until > at);

drop index studio.trial_bookings_one_place;
create unique index trial_bookings_one_place on studio.trial_bookings (workout_id, email)
  where canceled_at is null and held_until is null;
create index trial_bookings_mailbox on studio.trial_bookings (studio.folded_email(email)) where canceled_at is null;
create index trial_bookings_held on studio.trial_bookings (held_until) where held_until is not null;
create index customers_mailbox on studio.customers (studio.folded_email(email));

-- How many mails of a kind went to a mailbox lately.
create index mail_outbox_mailbox on studio.mail_outbox (studio.folded_email(recipient), kind, created_at);

-- Null: no mail was sent, the receipt was shown on the page.
alter table studio.contract_declarations alter column receipt_message_id drop not null;
