import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import type { Pool } from 'pg';

const FINGERPRINT = createHash('sha256').update('the demo’s applicant').digest();
const DECLARED_MS = 3 * DAY_MS;
const APPLIED_MS = 5 * DAY_MS;

/** Visitors with a test workout: one to follow up, one expected soon. When their class starts, relative to now. */
const VISITORS = [
  {
    name: 'Paula Winter',
    email: 'paula@visitor.example',
    from: -2 * DAY_MS,
    until: -2 * HOUR_MS,
    came: true,
  },
  { name: 'Jonas Krug', email: 'jonas@visitor.example', from: 2 * HOUR_MS, until: 2 * DAY_MS, came: false },
] as const;

/** What waits at the desk of a new demo: a Kündigung, an application, and two visitors. */
export async function fillDemoInbox(pool: Pool, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await pool.query(
    `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     select 'DEMO-KUENDIGUNG', 'termination', 'ordinary', c.first_name || ' ' || c.last_name, c.email, 'de',
            date_trunc('second', $1::timestamptz), sha256(convert_to(c.id, 'UTF8'))
       from studio.customers c join studio.entitlements e on e.customer_number = c.number
      where not exists (select from studio.contract_declarations)
        and e.valid @> studio.berlin_date($1) and upper_inf(e.valid)
        and c.email not like '%@lifted.example'
      order by c.id limit 1`,
    [ago(DECLARED_MS)],
  );
  await pool.query(
    `insert into studio.trainer_applications
       (received_at, first_name, last_name, phone, email, language, message, page_language, fingerprint)
     select $1, 'Mara', 'Vogt', '+49 30 5550123', 'mara@visitor.example', 'English & German',
            'I coach barbell classes in Leipzig and move to Berlin in spring.', 'en', $2
      where not exists (select from studio.trainer_applications)`,
    [ago(APPLIED_MS), FINGERPRINT],
  );
  for (const { name, email, from, until, came } of VISITORS) {
    await pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
       select w.id, $1, $2, w.start_datetime - interval '3 days', sha256(convert_to($1, 'UTF8')), $5
         from studio.workouts w join studio.class_places p on p.workout_number = w.number
        where w.start_datetime > $3 and w.start_datetime < $4 and w.canceled_at is null and p.waiting = 0
          and p.booked >= ${FEWEST_BOOKINGS} and p.taken < p.capacity
          and not exists (select from studio.trial_bookings t where t.email = $1)
        order by w.start_datetime desc, w.id limit 1`,
      [email, name, new Date(now.getTime() + from), new Date(now.getTime() + until), came],
    );
  }
}
