-- Pictures the desk uploads, such as of coaches: small, square, already converted. In the database, so that backups, several
-- processes and the embedded server have them without anything else.
create table studio.pictures (
  -- Of the content, so that an address never shows another picture.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  webp bytea not null check (octet_length(webp) between 1 and 524288),
  -- Where it is shown from; what a coach refers to.
  address text not null unique generated always as ('/api/pictures/' || hash || '.webp') stored,
  -- When it was uploaded or last stopped being a coach's; deleted a while after that.
  last_used_at timestamptz not null
);

create function studio.note_picture_unused() returns trigger language plpgsql as $$
begin
  update studio.pictures set last_used_at = now() where address = old.profile_image_url;
  return null;
end $$;
create trigger note_picture_unused after update of profile_image_url or delete on studio.coaches
  for each row execute function studio.note_picture_unused();

-- A partner the studio no longer works with: its guests stay, and no new ones are entered.
alter table studio.partners add column is_active boolean not null default true;

-- A job that was given up and that the desk decided to let be: it counts no longer.
alter table studio.jobs add column let_be_at timestamptz;
