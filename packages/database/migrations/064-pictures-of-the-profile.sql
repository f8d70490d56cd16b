-- Pictures of the studio's profile: wide ones also narrower, for smaller screens, and logos, whose address names their width.
alter table studio.pictures
  -- In pixels; null: of a picture that has one size, asked for without it.
  add column width int check (width > 0);

create table studio.narrower_pictures (
  hash text not null references studio.pictures on delete cascade,
  width int not null check (width > 0),
  webp bytea not null check (octet_length(webp) between 1 and 524288),
  primary key (hash, width)
);
