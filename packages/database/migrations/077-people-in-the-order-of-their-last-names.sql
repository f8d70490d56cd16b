-- Apart from 076, so that nobody who signs up waits for both.
create index customers_last_name on studio.customers ((left(studio.folded(last_name || ' ' || first_name), 60)) collate "C", number);
