-- People at the desk: finding somebody by any part of name and address among tens of thousands, and notes about them.
create extension if not exists pg_trgm;

-- Lower case without accents and signs, so that nobody has to know how a name is written: 'Jörg-Müller@…' is 'jorg muller …'.
create function studio.unaccented(value text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f''’]', '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'),
      'łđı.,;:@+-_/\%"()', 'ldi' || repeat(' ', 14)),
    '\s+', ' ', 'g'));

-- The same with the ways to write an umlaut made one: 'Müller', 'Mueller' and 'Muller' are all 'muller'.
create function studio.folded(value text) returns text language sql immutable strict parallel safe
  return replace(replace(replace(studio.unaccented(value), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');

-- What people are found by. A table of its own: rows of customers change with every booking, these only with the name.
create table studio.people_search (
  customer_number integer primary key references studio.customers (number) on delete cascade,
  -- Last name, first name and address, each word after a space; folded, and as written where that differs.
  words text not null
);
create index people_search_words on studio.people_search using gin (words gin_trgm_ops) with (fastupdate = off);
create index people_search_order on studio.people_search (left(words, 60), customer_number);

create function studio.search_words(last_name text, first_name text, email text) returns text
  language sql immutable parallel safe
  return ' ' || studio.folded(last_name || ' ' || first_name || ' ' || email)
    || case when studio.folded(last_name || ' ' || first_name) <> studio.unaccented(last_name || ' ' || first_name)
         then ' ' || studio.unaccented(last_name || ' ' || first_name) else '' end;

create function studio.keep_people_search() returns trigger language plpgsql as $$
begin
  insert into studio.people_search (customer_number, words)
  values (new.number, studio.search_words(new.last_name, new.first_name, new.email))
      on conflict (customer_number) do update set words = excluded.words;
  return null;
end $$;
create trigger keep_search_of_new after insert on studio.customers
  for each row execute function studio.keep_people_search();
create trigger keep_search after update of first_name, last_name, email on studio.customers
  for each row when (row (new.first_name, new.last_name, new.email) is distinct from row (old.first_name, old.last_name, old.email))
  execute function studio.keep_people_search();
insert into studio.people_search (customer_number, words)
select number, studio.search_words(last_name, first_name, email) from studio.customers;

-- What the team notes about somebody. Members read their own in the export of their data only.
create table studio.customer_notes (
  id text primary key,
  customer_number integer not null references studio.customers (number) on delete cascade,
  -- Account of the author; the account may be gone.
  author_uid text not null,
  words text not null check (words <> ''),
  written_at timestamptz not null,
  changed_at timestamptz
);
create index customer_notes_customer on studio.customer_notes (customer_number, written_at);

-- A membership granted by mistake can be taken back; what the member has seen of it is then no longer true.
create function studio.raise_version_of_former_owner() returns trigger language plpgsql as $$
begin
  update studio.customers set version = studio.next_version(version) where number = old.customer_number;
  return null;
end $$;
create trigger raise_version_of_removed after delete on studio.entitlements
  for each row execute function studio.raise_version_of_former_owner();
