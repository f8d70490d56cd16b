-- The studio as the desk describes it: name, address, company, texts, colours. Every saved version stays; the newest one holds.
-- Without a row the profile of packages/profile holds.
create table studio.profiles (
  version integer primary key check (version > 0),
  profile jsonb not null,
  saved_at timestamptz not null
);
create trigger announce after insert or update or delete or truncate on studio.profiles
  for each statement execute function studio.announce_change('profile');

-- Drafts somebody looks at before saving; everybody with the link sees the pages drawn with one. Removed after a day.
create table studio.profile_previews (
  token text primary key,
  profile jsonb not null,
  made_at timestamptz not null
);
create index profile_previews_age on studio.profile_previews (made_at);
