/**
 * Rows of nobody who asks, in every table that grows with the years: as many that a plan which looks for a few of them differs
 * from one that reads them all. For the studio of `openRightsWorld`.
 */
export const MANY_ROWS = `
  insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
  select 'w' || n, 'Legs', '2016-01-01T17:00Z'::timestamptz + n * interval '1 day', 'tom', 'yard', 12
    from generate_series(1, 1000) as n;
  insert into studio.customers (id, first_name, last_name, email)
  select 'c' || n, 'A' || n, 'B' || n, n || '@member.example' from generate_series(1, 1000) as n;
  insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
  select 'x' || c.number || w.id, c.number, w.id, w.start_datetime - interval '1 day', true
    from studio.customers c join studio.workouts w on w.number % 100 = c.number % 100 where c.id like 'c%';
  insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight)
  select c.number, w.number, e.number, 1, 1, 8, 60
    from studio.customers c join studio.workouts w on w.number % 100 = c.number % 100 cross join studio.exercises e
   where c.id like 'c%';
  insert into studio.set_entries
    (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight, author, made_at, received_at, outcome)
  select gen_random_uuid(), customer_number, workout_number, exercise_key, 1, 1, 8, 60, 'import', '2020-01-01', '2020-01-01', 'current'
    from studio.set_logs where of_class;
  insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current)
  select customer_number, workout_number, exercise_key, 1, 1, id from studio.set_entries where of_class
      on conflict do nothing;
  insert into studio.own_trainings (id, customer_number, start_datetime, added_at)
  select gen_random_uuid(), number, '2020-01-01', '2020-01-01' from studio.customers where id like 'c%';
  insert into studio.trial_bookings (workout_id, email, name, booked_at, confirmed_at, cancel_token_hash)
  select id, number || '@visitor.example', 'V', start_datetime - interval '1 day', start_datetime - interval '1 day',
         sha256(id::bytea)
    from studio.workouts where id like 'w%';
  insert into studio.partner_guests (id, workout_number, partner_id, name, added_at, has_attended)
  select 'g' || number, number, 'usc', 'G', start_datetime - interval '1 day', true from studio.workouts where id like 'w%';
  insert into studio.waitlist_entries (workout_number, customer_number, state, joined_at, changed_at, language)
  select w.number, c.number, 'expired', w.start_datetime, w.start_datetime, 'en'
    from studio.workouts w join studio.customers c on c.id = 'c' || substr(w.id, 2);
  insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
  select 'e' || number, number, 'flat', daterange('2020-01-01', '2020-12-31'), '2020-01-01'
    from studio.customers where id like 'c%';
  insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
  select number, 1, 'granted', 5, 0, 5, '2020-01-01' from studio.entitlements where id like 'e%';
  insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
  select 'f' || id, id, 'no_show', 500, 'settled', '2020-01-01', '2020-01-01' from studio.bookings where id like 'x%';
  insert into studio.audit_log (at, actor, action, customer_id)
  select '2020-01-01'::timestamptz + n * interval '1 hour', 'operator', 'edit-person', 'c' || n % 1000 + 1
    from generate_series(1, 5000) as n;
  insert into studio.audit_log (at, actor, action, subject)
  select start_datetime, 'studio', 'check-in', 'class ' || id from studio.workouts cross join generate_series(1, 5) where id like 'w%';
  insert into studio.booking_commands (customer_number, key, actor, command, workout_number, booking_id, outcome, at)
  select b.customer_number, gen_random_uuid(), 'studio', 'book', w.number, b.id, 'booked', b.booked_at
    from studio.bookings b join studio.workouts w on w.id = b.workout_id where b.id like 'x%';
  insert into studio.messages (customer_number, kind, occasion, words, path, written_at, useful_until, read_at)
  select number, 'offer', 'long ago', '{}', '/messages', '2020-01-01', '2020-01-01', '2020-01-01'
    from studio.customers where id like 'c%';
  insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at, sent_at)
  select 'booking', 'mail ' || number, email, 'S', '', '', '2026-09-01', '2026-09-01'
    from studio.customers where id like 'c%';
  analyze`;

/** What there is of each of fifty thousand people, in tables of one row for a person or for a day. Triggers and keys would take minutes. */
export const MANY_PEOPLE = `
  begin;
  set local session_replication_role = replica;
  insert into studio.customers (id, first_name, last_name, email)
  select 'p' || n, 'A' || n, 'B' || n, n || '@people.example' from generate_series(1, 50000) as n;
  create temporary table people on commit drop as select id, number, email from studio.customers where id like 'p%';
  insert into identity."user" (id, name, email, "emailVerified") select id, id, email, true from people;
  insert into identity.account (id, "accountId", "providerId", "userId", "updatedAt")
  select id, id, 'credential', id, '2020-01-01' from people;
  insert into studio.accounts (provider, uid, customer_id) select 'studio', id, id from people;
  insert into studio.account_roles (provider, uid, role) select 'studio', id, 'member' from people;
  insert into identity.session (id, token, "userId", "expiresAt", "updatedAt")
  select id, id, id, '2027-01-01', '2026-11-01' from people;
  insert into studio.second_factor_sessions (session_id, shown_at) select id, '2026-11-01' from people where number % 10 = 0;
  insert into studio.message_settings (customer_number, language) select number, 'en' from people;
  insert into studio.calendar_feeds (token_hash, customer_number, language, made_at)
  select sha256(id::bytea), number, 'en', '2020-01-01' from people where number % 5 = 0;
  insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at, enrolled_at)
  select id, id, 'totp', 'App', '', '', '2020-01-01', '2020-01-01' from people where number % 10 = 0;
  insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
  select sha256(id::bytea), 'studio', id, '2026-11-01', '2027-01-01' from people where number % 10 = 0;
  insert into studio.sign_in_failures (address_hash, failures, window_started_at)
  select sha256(email::bytea), 1, '2026-11-19' from people where number % 50 = 0;
  insert into identity.verification (id, identifier, value, "expiresAt")
  select id, id, id, '2026-12-01' from people where number % 50 = 0;
  insert into studio.contract_declarations (reference, kind, name, email, language, received_at, content_hash)
  select id, 'withdrawal', 'A', email, 'en', '2020-01-01', sha256(id::bytea) from people where number % 50 = 0;
  insert into studio.wod_releases (date, visible_from)
  select date '2016-01-01' + n, timestamptz '2016-01-01' + n * interval '1 day' from generate_series(1, 3000) as n;
  commit;
  analyze`;

/** Three weeks of a chain around the day of that studio. */
export const MANY_CLASSES = `
  insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
  select 's' || n, 'Legs', '2026-11-16T06:00Z'::timestamptz + n % 22 * interval '1 day', 'tom', 'yard', 12
    from generate_series(1, 3000) as n;
  analyze`;
