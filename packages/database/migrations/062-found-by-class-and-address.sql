-- Questions about a class also ask for those who cancelled or no longer wait, which the partial indexes do not hold. These
-- indexes answer both, and a place that is given up no longer changes an index.
create index bookings_of_class on studio.bookings (workout_id);
drop index studio.bookings_workout;
create index waitlist_entries_of_class on studio.waitlist_entries (workout_number, number);
drop index studio.waitlist_entries_active;
create index trial_bookings_of_class on studio.trial_bookings (workout_id);
drop index studio.trial_bookings_workout;

-- What is stored about a person, for their export.
create index trial_bookings_address on studio.trial_bookings (email);
create index mail_outbox_address on studio.mail_outbox (lower(recipient));
create index audit_log_actor on studio.audit_log (actor_uid) where actor_uid is not null;
