import type { Pool } from 'pg';
import type { Acknowledged } from './writers.ts';

/** What is lost or half done of the writes the server acknowledged: empty lists when every one exists exactly once. */
export async function findLosses(pool: Pool, acknowledged: Omit<Acknowledged, 'sessions'>) {
  const { rows: lost } = await pool.query(
    `select a.email from unnest($1::text[], $2::text[]) as a (email, workout)
      where not exists (select from studio.trial_bookings b where b.email = a.email and b.workout_id = a.workout)`,
    [acknowledged.bookings.map(({ email }) => email), acknowledged.bookings.map(({ workout }) => workout)],
  );
  const { rows: half } = await pool.query(
    // Counted once: after a hundred rounds there are thousands of both.
    `select b.email from studio.trial_bookings b
       left join (select recipient, count(*) as mails from studio.mail_outbox group by recipient) m on m.recipient = b.email
      where b.email like 'visitor-%' and coalesce(m.mails, 0) <> 1`,
  );
  const { rows: orphans } = await pool.query(
    `select m.recipient from studio.mail_outbox m where m.recipient like 'visitor-%'
       and not exists (select from studio.trial_bookings b where b.email = m.recipient)`,
  );
  const { rows: outside } = await pool.query(
    `select a.customer from unnest($1::text[], $2::text[]) as a (challenge, customer)
      where (select count(*) from studio.challenge_participants p join studio.customers c on c.number = p.customer_number
              where p.challenge_id = a.challenge and c.id = a.customer) <> 1`,
    [
      acknowledged.participations.map(({ challengeId }) => challengeId),
      acknowledged.participations.map(({ customerId }) => customerId),
    ],
  );
  const { rows: places } = await pool.query(
    `select a.id from unnest($1::text[]) as a (id)
      where not exists (select from studio.bookings b where b.id = a.id)
         or (select count(*) from studio.mail_outbox m where m.kind = 'class_booked' and m.message_id like '%' || a.id || '%') <> 1
     union all
     select a.id from unnest($2::text[]) as a (id)
      where not exists (select from studio.bookings b where b.id = a.id and b.canceled_at is not null)`,
    [acknowledged.places, acknowledged.canceled],
  );
  const { rows: counts } = await pool.query(
    `select p.workout_number from studio.class_places p join studio.workouts w on w.number = p.workout_number
      where w.start_datetime > now()
        and (p.booked <> (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null)
          or p.tests <> (select count(*) from studio.trial_bookings t
                          where t.workout_id = w.id and t.canceled_at is null and t.released_at is null))
     union all
     select customer_number from studio.bookings
      where canceled_at is null and via <> 'import' group by customer_number, workout_id having count(*) > 1`,
  );
  const { rows: entries } = await pool.query(
    `select a.id from unnest($1::uuid[]) as a (id)
      where not exists (select from studio.set_entries e where e.id = a.id)
     union all
     select k.current from studio.set_cells k
       left join studio.set_entries e on e.id = k.current
       left join studio.set_logs s
         on (s.customer_number, s.workout_number, s.exercise_key, s.exercise_number, s.set_number)
          = (k.customer_number, k.workout_number, k.exercise_key, k.exercise_number, k.set_number)
      where k.current is not null and (s.reps, s.weight, s.load_kind, s.is_warm_up) is distinct from (e.reps, e.weight, e.load_kind, e.is_warm_up)
     union all
     select e.id from studio.set_entries e
      where not exists (select from studio.set_cells k
                         where (k.customer_number, k.workout_number, k.exercise_key, k.exercise_number, k.set_number)
                             = (e.customer_number, e.workout_number, e.exercise_key, e.exercise_number, e.set_number))`,
    [acknowledged.entries],
  );
  return { lost, half, orphans, outside, places, counts, entries };
}

/** What `findLosses` answers when nothing is lost. */
export const NO_LOSSES: Awaited<ReturnType<typeof findLosses>> = {
  lost: [],
  half: [],
  orphans: [],
  outside: [],
  places: [],
  counts: [],
  entries: [],
};
