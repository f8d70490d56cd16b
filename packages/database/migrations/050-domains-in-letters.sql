-- Addresses have their domain in letters, as the one normaliser writes them (packages/domain, normalized-email.ts): fields
-- for addresses in some browsers handed over 'xn--bcher-kva.example'. Where the other form is taken, the row stays: these are
-- two records of one person, which the desk can join.

-- What a label stands for without its 'xn--' (RFC 3492); null when it is malformed or stands for nothing one could type.
create function pg_temp.label_in_letters(encoded text) returns text language plpgsql as $$
declare
  letters integer[] := '{}';
  word text;
  next_letter bigint := 128;
  place bigint := 0;
  bias integer := 72;
  before bigint;
  weight bigint;
  step integer;
  digit integer;
  threshold integer;
  rest bigint;
  at integer := 1;
  hyphen integer := length(encoded) - position('-' in reverse(encoded)) + 1;
begin
  if position('-' in encoded) > 0 and hyphen > 1 then
    select array_agg(ascii(sign) order by nr) into letters
      from unnest(string_to_array(left(encoded, hyphen - 1), null)) with ordinality s (sign, nr);
    at := hyphen + 1;
  end if;
  while at <= length(encoded) loop
    before := place;
    weight := 1;
    step := 36;
    loop
      digit := position(substr(encoded, at, 1) in 'abcdefghijklmnopqrstuvwxyz0123456789') - 1;
      if at > length(encoded) or digit < 0 then return null; end if;
      at := at + 1;
      place := place + digit * weight;
      if place > 100000000 then return null; end if;
      threshold := least(greatest(step - bias, 1), 26);
      exit when digit < threshold;
      weight := weight * (36 - threshold);
      if weight > 1000000000 then return null; end if;
      step := step + 36;
    end loop;
    rest := (place - before) / case when before = 0 then 700 else 2 end;
    rest := rest + rest / (cardinality(letters) + 1);
    step := 0;
    while rest > 455 loop
      rest := rest / 35;
      step := step + 36;
    end loop;
    bias := step + (36 * rest / (rest + 38))::integer;
    next_letter := next_letter + place / (cardinality(letters) + 1);
    if next_letter > 1114111 or next_letter between 55296 and 57343 then return null; end if;
    place := place % (cardinality(letters) + 1);
    letters := letters[1:place] || next_letter::integer || letters[place + 1:];
    place := place + 1;
  end loop;
  select string_agg(chr(letter), '' order by nr) into word from unnest(letters) with ordinality l (letter, nr);
  -- No capitals, no signs of ASCII but the hyphen, and not ASCII alone.
  if word ~ '[\u0001-\u002c\u002e\u002f\u003a-\u0060\u007b-\u00a0]' or word ~ '^[a-z0-9-]*$'
     or word <> lower(normalize(word, nfc)) then return null; end if;
  return word;
end $$;

create function pg_temp.domain_in_letters(email text) returns text language sql as $$
  select substring(email from '^(.*@)') || (
    select string_agg(
             case when label like 'xn--%' and length(label) <= 63
                  then coalesce(pg_temp.label_in_letters(substr(label, 5)), label) else label end, '.' order by nr)
      from unnest(string_to_array(substring(email from '[^@]*$'), '.')) with ordinality l (label, nr))
$$;

create temporary table moved_addresses on commit drop as
  select old, pg_temp.domain_in_letters(old) as new
    from (select email as old from studio.customers union select email from identity."user"
          union select email from studio.coaches union select email from studio.trial_bookings) known
   where substring(old from '[^@]*$') ~ '(^|\.)xn--';
delete from moved_addresses m
 where m.old = m.new or exists (select from moved_addresses o where o.new = m.new and o.old < m.old);

-- A customer and the account of theirs move together.
create temporary table taken_addresses on commit drop as
  select email from studio.customers union select email from identity."user";
update studio.customers c set email = m.new from moved_addresses m
 where c.email = m.old and not exists (select from taken_addresses t where t.email = m.new);
update identity."user" u set email = m.new from moved_addresses m
 where u.email = m.old and not exists (select from taken_addresses t where t.email = m.new);
-- Not asked of a new studio: every update of coaches, also of none, counts as a change of the directory.
do $$ begin
  if exists (select from studio.coaches h join moved_addresses m on m.old = h.email) then
    update studio.coaches h set email = m.new from moved_addresses m
     where h.email = m.old and not exists (select from studio.coaches o where o.email = m.new);
  end if;
end $$;
update studio.trial_bookings t set email = m.new from moved_addresses m
 where t.email = m.old
   and not exists (select from studio.trial_bookings o where o.workout_id = t.workout_id and o.email = m.new);

drop function pg_temp.domain_in_letters(text);
drop function pg_temp.label_in_letters(text);
