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
create index challenge_participants_customer on studio.challenge_participants (customer_number);

-- The list everybody reads counts what all participants attended together, so attendance, moved classes and joining change it.
create trigger announce after insert or update or delete or truncate on studio.challenges
  for each statement execute function studio.announce_change('challenges');
create trigger announce after insert or update or delete or truncate on studio.challenge_participants
  for each statement execute function studio.announce_change('challenges');
create trigger announce_to_challenges after insert or update or delete or truncate on studio.bookings
  for each statement execute function studio.announce_change('challenges');
create trigger announce_to_challenges after update or delete or truncate on studio.workouts
  for each statement execute function studio.announce_change('challenges');

-- What a customer is told of a challenge follows from joining and from the challenge itself; see migration 004.
create trigger follow_insert after insert on studio.challenge_participants referencing new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_update after update on studio.challenge_participants
  referencing old table as overwritten new table as written
  for each statement execute function studio.follow_member_rows();
create trigger follow_delete after delete on studio.challenge_participants referencing old table as written
  for each statement execute function studio.follow_member_rows();
create trigger raise_version_of_all after truncate on studio.challenge_participants
  for each statement execute function studio.raise_directory_version();
create trigger raise_version after update or delete or truncate on studio.challenges
  for each statement execute function studio.raise_directory_version();
