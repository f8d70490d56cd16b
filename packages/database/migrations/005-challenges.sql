-- Studio-wide attendance challenges. Dates are civil days in Berlin, both included. Counts are never stored: they follow
-- from the bookings.
create table studio.challenges (
  id text primary key,
  title text not null,
  visible boolean not null,
  publish_date timestamptz not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  description text,
  background_image text,
  prize_image text,
  challenge_goal integer not null check (challenge_goal between 1 and 1000)
);

create table studio.challenge_participants (
  challenge_id text not null references studio.challenges,
  customer_number integer not null references studio.customers (number),
  joined_at timestamptz not null,
  primary key (challenge_id, customer_number)
);
