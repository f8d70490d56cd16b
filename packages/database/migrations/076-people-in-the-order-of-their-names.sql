-- A search for the beginning of a last name reads those people alone, in their order, whatever language the database sorts by: it
-- walked everybody earlier in the alphabet. The words are folded, so the order of their bytes is that of their letters.
drop index studio.people_search_order;
create index people_search_order on studio.people_search ((left(words, 60)) collate "C", customer_number) include (words);

-- The same for walk-ins, who are looked for by their name as it is spoken.
create index customers_name on studio.customers ((left(studio.folded(first_name || ' ' || last_name), 60)) collate "C", number);
