-- The version a new studio began with: nothing of the release's profile came before it.
alter table studio.profiles add column is_founding boolean not null default false;
