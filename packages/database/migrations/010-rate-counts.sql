-- How often a client address has called within the window that runs, for limits that hold over all processes together.
-- Unlogged: a crash of PostgreSQL empties it, which widens limits for minutes, and no backup or replica carries it.
create unlogged table studio.rate_counts (
  -- HMAC of the limit's name and the address (of IPv6 its /64); the key follows from the identity secret.
  client bytea primary key,
  calls bigint not null,
  -- Deleted soon afterwards.
  ends_at timestamptz not null
);
