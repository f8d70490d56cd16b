-- People write and type an apostrophe in many ways: ' ’ ‘ ´ ` ʼ are one for the search, as ' and ’ were already.
create or replace function studio.unaccented(value text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    translate(
      replace(replace(replace(replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f''’‘´`ʼ]', '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'),
      'łđı.,;:@+-_/\%"()', 'ldi' || repeat(' ', 14)),
    '\s+', ' ', 'g'));

update studio.people_search s set words = studio.search_words(c.last_name, c.first_name, c.email)
  from studio.customers c
 where c.number = s.customer_number and s.words <> studio.search_words(c.last_name, c.first_name, c.email);
