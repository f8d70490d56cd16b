/**
 * SQL that makes up the rows of the bench, without chance: a customer is active when the number ends in 0, and trains until
 * today; the others stopped some time in the ten years. How often somebody came is spread like people are, many a few
 * times and few very often (quantiles of an exponential curve; the golden ratio spreads them over the numbers). It is a chain:
 * classes take turns in the two rooms of each of its branches.
 */

export const DAYS = 3650;
const EXERCISES = 60;
const GROUPS = 12;
const BRANCHES = 20;
const ROOMS = 2 * BRANCHES;
const GOLDEN_RATIO = 0.618033988749895;

export const DIRECTORY = `
  insert into studio.branches (id, name, street, postcode, city)
  select 'branch-' || n, 'Branch ' || n, 'Street ' || n, '10437', 'Berlin' from generate_series(1, ${BRANCHES}) as n;
  insert into studio.locations (id, name, branch_id)
  select 'room-' || n, case n % 2 when 0 then 'Hall' else 'Loft' end, 'branch-' || n / 2 + 1 from generate_series(0, ${ROOMS - 1}) as n;
  insert into studio.coaches (id, first_name) select 'coach-' || n, 'Coach ' || n from generate_series(0, 7) as n;
  insert into studio.exercises (id, name, short_name, exercise_group)
  select 'exercise-' || n, 'Exercise number ' || n, 'Exercise ' || n, 'Group ' || n % ${GROUPS}
    from generate_series(1, ${EXERCISES}) as n`;

/** `$1` is today, `$2` how many classes there are each day, between 7:00 and 20:45; the last day is today. */
export const WORKOUTS = `
  insert into studio.workouts (number, id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
  overriding system value
  select day * $2::integer + slot + 1, 'workout-' || day || '-' || slot, 'Full Body Strength',
         ($1::date - ${DAYS - 1} + day + time '07:00' + slot % 56 * interval '15 minutes') at time zone 'Europe/Berlin',
         'coach-' || (day + slot) % 8, 'room-' || (day * 7 + slot) % ${ROOMS}, 12, 5
    from generate_series(0, ${DAYS - 1}) as day, generate_series(0, $2::integer - 1) as slot`;

/** `$1` is how many. */
export const CUSTOMERS = `
  insert into studio.customers (number, id, first_name, last_name, email) overriding system value
  select n, 'customer-' || n, 'Member', 'Number ' || n, 'customer-' || n || '@member.example'
    from generate_series(1, $1::integer) as n`;

/**
 * A table of visits: the k-th last one of a customer, the class it was to, and what became of it (of 20: 16 were logged, one
 * attended without a log, one missed, two cancelled). Fifty a customer on average, a hundred of an active one.
 */
export const VISITS = `
  create table studio.bench_visits as
  with people as (
    select n, n % 10 = 0 as active, 2 + n % 3 as gap,
           -ln(greatest((case when n % 10 = 0 then n / 10 else n end) * ${GOLDEN_RATIO} % 1, 0.002)) as eagerness
      from generate_series(1, $1::integer) as n
  ), visitors as (
    select n, active, gap, round(case when active then 20 + 80 * eagerness else 8 + 36.4 * eagerness end)::integer as visits
      from people
  ), spans as (
    select n, gap, visits,
           case when active then ${DAYS - 1} - n / 10 % 3
                else visits * gap + 1 + n::bigint * 7919 % (${DAYS - 60} - visits * gap) end::integer as last_day
      from visitors
  ), classes as (
    select (max(number)::numeric / ${DAYS})::integer as a_day from studio.workouts
  )
  select n, k, visits - k as training,
         (last_day - k * gap - (n * 31 + k * 17) % 2) * a_day + (n + k) % a_day + 1 as workout_number,
         (n * 7 + k * 13) % 20 as fate
    from spans, classes, generate_series(0, visits - 1) as k`;

export const BOOKINGS = `
  insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, has_attended)
  select 'booking-' || v.n || '-' || v.k, v.n, w.id, w.start_datetime - interval '3 days',
         case when v.fate >= 18 then w.start_datetime - interval '1 day' end, v.fate <= 16
    from studio.bench_visits v join studio.workouts w on w.number = v.workout_number
   order by w.number`;

/** Three exercises of four sets, every other time one set more, in the order of time as in a studio's life. */
export const SETS = `
  insert into studio.set_logs
    (customer_number, workout_number, exercise_key, exercise_number, set_number, reps, weight)
  select n, workout_number, (n + k % 8 * 7 + part * 20) % ${EXERCISES} + 1, part + 1, set_number, 12 - set_number * 2 + (n + k / 8) % 3,
         20 + n % 9 * 5 + part * 7.5 + floor(sqrt(training)) * 2.5 - (n + k * 5) % 3 * 2.5
    from studio.bench_visits,
         generate_series(0, 2) as part,
         generate_series(1, case when part = 0 and k % 2 = 0 then 5 else 4 end) as set_number
   where fate <= 15
   order by workout_number, n, part, set_number`;

export const DROP_VISITS = 'drop table studio.bench_visits';
