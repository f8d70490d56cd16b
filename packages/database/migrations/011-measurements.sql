-- What pages measured, as counts by day: no row is about one person, one visit or one address. Deleted after months: see
-- measurement-retention.ts. `release` is a build's version or 'other'; days are Berlin's.

-- A histogram: how many values fell into the bucket that ends at `up_to` (packages/domain/src/web-vital.ts).
create table studio.web_vital_counts (
  day date not null,
  vital text not null,
  route text not null,
  device text not null,
  release text not null,
  up_to double precision not null,
  seen bigint not null check (seen > 0),
  primary key (day, vital, route, device, release, up_to)
);

create table studio.client_error_counts (
  day date not null,
  source text not null,
  name text not null,
  -- 'none' where the failure is of no part of the app that is loaded on its own.
  chunk text not null,
  route text not null,
  release text not null,
  seen bigint not null check (seen > 0),
  primary key (day, source, name, chunk, route, release)
);

create table studio.install_counts (
  day date not null,
  event text not null,
  seen bigint not null check (seen > 0),
  primary key (day, event)
);
