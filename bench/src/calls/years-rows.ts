import { FIRST_NAMES, LAST_NAMES } from '../people-names.ts';

/**
 * What ten years leave behind besides classes, bookings and sets, in proportion to how many customers there are. Triggers
 * are off while it is written, as in studio-rows.ts, so what they would write is written here: places of classes, the words of
 * the search.
 */
const WITHOUT_TRIGGERS = [
  'challenge_participants',
  'challenges',
  'credit_entries',
  'customers',
  'entitlements',
  'fees',
  'messages',
  'own_trainings',
  'partner_guests',
  'set_entries',
  'trial_bookings',
  'waitlist_entries',
];
const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const triggers = (what: 'disable' | 'enable') =>
  WITHOUT_TRIGGERS.map((table) => `alter table studio.${table} ${what} trigger user;`).join('\n');

/** One transaction of many statements. */
export const YEARS = `
  begin;
  ${triggers('disable')}
  set local statement_timeout = 0;
  set local work_mem = 256000;

  -- Every name among those who train these days, who are every tenth, as among the others.
  update studio.customers
     set first_name = (array[${texts(FIRST_NAMES)}])[1 + number / 10 % ${FIRST_NAMES.length}],
         last_name = (array[${texts(LAST_NAMES)}])[1 + number / 7 % ${LAST_NAMES.length}]
           || ' ' || chr(65 + number % 26) || number % 97;
  insert into studio.people_search (customer_number, words)
  select number, studio.search_words(last_name, first_name, email) from studio.customers;

  insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
  values ('pass-10', 'Ten-pass', 14900, 19, 10, 6, '2010-01-01'), ('unlimited-flex', 'Unlimited', 9900, 19, null, null, '2010-01-01');
  insert into studio.partners (id, name, quota) values ('partner', 'Partner', 4);

  insert into studio.class_places (workout_number, capacity, beyond, booked, tests, partners, roster_closed_at)
  select number, capacity, greatest(0, booked + tests + partners - capacity), booked, tests, partners, ended
    from (select w.number, w.capacity, count(b.id) as booked, (w.number % 5 = 0)::integer as tests,
                 (w.number % 20 = 1)::integer as partners, w.start_datetime + interval '1 hour' as ended
            from studio.workouts w left join studio.bookings b on b.workout_id = w.id and b.canceled_at is null
           group by w.id) counted;
  insert into studio.trial_bookings (workout_id, email, name, booked_at, confirmed_at, cancel_token_hash, has_attended)
  select id, 'visitor-' || number || '@visitor.example', 'Visitor', start_datetime - interval '1 day',
         start_datetime - interval '1 day', sha256(id::bytea), number % 2 = 0
    from studio.workouts where number % 5 = 0;
  insert into studio.partner_guests (id, workout_number, partner_id, name, added_at, has_attended)
  select 'guest-' || number, number, 'partner', 'Guest G', start_datetime - interval '1 day', true
    from studio.workouts where number % 20 = 1;

  -- Who trains these days has a membership without an end; those of the others ended some time.
  insert into studio.entitlements (id, customer_number, product_id, valid, granted_at, sold_cents)
  select 'flat-' || number, number, 'unlimited-flex',
         daterange(studio.berlin_date(now()) - 3650, case when number % 10 <> 0 then studio.berlin_date(now()) - number % 3000 end), now() - interval '10 years', 9900
    from studio.customers;
  insert into studio.entitlements (id, customer_number, product_id, valid, granted_at, sold_cents)
  select 'pass-' || number || '-' || n, number, 'pass-10',
         daterange(studio.berlin_date(now()) - number % 3000 - n * 200, studio.berlin_date(now()) - number % 3000 - n * 200 + 180),
         studio.berlin_date(now()) - number % 3000 - n * 200, 14900
    from studio.customers cross join generate_series(1, 2) as n;
  insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
  select number, entry, kind, credits, before, after, granted_at
    from studio.entitlements cross join (values (1, 'granted', 10, 0, 10), (2, 'expired', -10, 10, 0)) as c (entry, kind, credits, before, after)
   where product_id = 'pass-10';
  insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
  select 'fee-' || id, id, 'late_cancellation', 500, 'settled', canceled_at, canceled_at + interval '1 week'
    from studio.bookings where canceled_at < now() - interval '1 month' and customer_number % 10 = 3;
  insert into studio.waitlist_entries (workout_number, customer_number, state, joined_at, changed_at, language)
  select w.number, c.number, 'expired', w.start_datetime - interval '2 days', w.start_datetime, 'en'
    from studio.customers c join studio.workouts w on w.number = 1 + c.number::bigint * 37 % (select max(number) from studio.workouts);

  insert into studio.messages (customer_number, kind, occasion, words, path, written_at, useful_until, read_at)
  select number, 'offer', 'offer ' || n, '{"en": {"title": "A free place", "body": "For you"}, "de": {"title": "Ein freier Platz", "body": "Für dich"}}',
         '/messages', now() - n * interval '20 days', now() - n * interval '19 days', now() - n * interval '19 days'
    from studio.customers cross join generate_series(1, 4) as n where number % 10 = 0;
  insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at, sent_at)
  select 'booking', '<bench-' || number || '@lifted.example>', email, 'Booked', 'Booked', '<p>Booked</p>', now() - interval '5 days', now() - interval '5 days'
    from studio.customers where number % 10 = 0;
  insert into studio.audit_log (at, actor, action, customer_id)
  select now() - (number::bigint * 7919 % 3000 + n) * interval '1 day', 'operator', 'edit-person', id
    from studio.customers cross join generate_series(1, 10) as n;
  insert into studio.own_trainings (id, customer_number, name, start_datetime, added_at)
  select gen_random_uuid(), number, 'At home', now() - n * interval '9 days', now() - n * interval '9 days'
    from studio.customers cross join generate_series(1, 3) as n where number % 10 = 0;
  insert into studio.customer_notes (id, customer_number, author_uid, words, written_at)
  select 'note-' || number, number, 'desk', 'Likes the early class', now() - interval '1 year'
    from studio.customers where number % 10 = 0;

  -- What was entered on the floor or by members themselves in the last month, as it is kept beside the sets.
  insert into studio.set_entries
    (id, customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight, author, made_at, received_at, outcome)
  select gen_random_uuid(), s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number, s.reps, s.weight,
         'member', w.start_datetime, w.start_datetime, 'current'
    from studio.workouts w join studio.set_logs s on s.workout_number = w.number and s.of_class
   where w.start_datetime > now() - interval '30 days' and s.customer_number % 10 = 0;
  insert into studio.set_cells (customer_number, workout_number, exercise_key, exercise_number, set_number, current)
  select customer_number, workout_number, exercise_key, exercise_number, set_number, id from studio.set_entries;

  insert into studio.wod_exercises (date, section, position, exercise_id, reps)
  select studio.berlin_date(now()) + day, 'main', part, 'exercise-' || ((day + 3650 + part * 20) % 60 + 1), 8
    from generate_series(-3650, 14) as day cross join generate_series(1, 3) as part;
  insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
  values ('challenge', 'Strength of the season', true, now() - interval '20 days', studio.berlin_date(now()) - 15, studio.berlin_date(now()) + 15, 8);
  insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
  select 'challenge', number, now() - interval '10 days' from studio.customers where number % 10 = 0;
  ${triggers('enable')}
  commit`;
