-- What a file of customers says of somebody's language. It holds until they use a page or choose one: see
-- studio.message_settings. Null: the file says nothing, and nobody knows.
alter table studio.customers add column language text check (language in ('en', 'de'));
