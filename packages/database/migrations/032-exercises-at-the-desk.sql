-- Exercises are kept at the desk, with clips that are uploaded there.
alter table studio.exercises
  -- Whether its repetitions count for each side, where a workout is planned with it.
  add column per_side boolean not null default false,
  -- kg a suggested load goes up by at least; null: to the next weight of its implement.
  add column step numeric(6, 2) check (step > 0);

-- Short clips, without what they said of place and device. In the database, as pictures are.
create table studio.clips (
  -- Of the content, so that an address never shows another clip.
  hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('mp4', 'webm')),
  data bytea not null check (octet_length(data) between 1 and 8388608),
  -- The still picture shown until it plays.
  poster bytea not null check (octet_length(poster) between 1 and 524288),
  address text not null unique generated always as ('/api/clips/' || hash || '.' || type) stored,
  -- When it was uploaded or last stopped being an exercise's; deleted a while after that.
  last_used_at timestamptz not null
);
-- Not compressed again, so that a part of a clip is read without the rest.
alter table studio.clips alter column data set storage external;

create function studio.note_clip_unused() returns trigger language plpgsql as $$
begin
  update studio.clips set last_used_at = now() where address = old.video_url;
  return null;
end $$;
create trigger note_clip_unused after update of video_url or delete on studio.exercises
  for each row execute function studio.note_clip_unused();
