import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { endWaitlists, membersWithPassword } from '../books.ts';
import { bookableClasses, idTokenOf, signIn } from '../people.ts';
import { OPEN_CHALLENGES } from '../prepared-people.ts';
import type { Seeded } from '../seeded.ts';
import type { WritingGround } from './writers.ts';

const MEMBERS = 12;
/** Classes are bookable from 14 days before they start, whatever the time of day. */
const DAYS_AHEAD = 13;

/** Runs work on the studio's database, beside its server. */
export type Books = <Result>(read: (pool: Pool) => Promise<Result>) => Promise<Result>;

/** Signs members in and makes places for them, so that they can write for as long as a case takes. */
export async function prepareGround(origin: string, books: Books, chance: Seeded): Promise<WritingGround> {
  const today = berlinDate(new Date());
  const classes = await bookableClasses(origin, { from: today, to: addDays(today, DAYS_AHEAD) });
  const people = (await books(membersWithPassword)).slice(0, MEMBERS);
  const members = [];
  for (const person of people) {
    const session = await signIn(origin, person.email);
    members.push({ ...person, token: await idTokenOf(origin, session) });
  }
  const customers = people.map(({ customerId }) => customerId);
  await books((pool) => makeRoom(pool, customers));
  return {
    pastClass: await books((pool) => pastClassOf(pool, customers)),
    origin,
    classes: classes.map(({ id }) => id),
    members,
    challenges: Array.from({ length: OPEN_CHALLENGES }, (_, index) => `fault-${index + 1}`),
    chance,
  };
}

/** Memberships for everybody, none of the places the demo gave them, and more places than two weeks of classes have. */
async function makeRoom(pool: Pool, customers: readonly string[]): Promise<void> {
  await pool.query(
    `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
     select 'fault-' || number, number, 'unlimited', '[2020-01-01,)', now() from studio.customers where id = any ($1)`,
    [customers],
  );
  await endWaitlists(pool);
  await pool.query(
    `update studio.bookings b set canceled_at = now() - interval '1 hour'
       from studio.customers c, studio.workouts w
      where c.number = b.customer_number and w.id = b.workout_id and c.id = any ($1)
        and b.canceled_at is null and w.start_datetime > now()`,
    [customers],
  );
  await pool.query('update studio.workouts set capacity = 1000 where start_datetime > now()');
}

/** A class of the last days that all of them were in. */
async function pastClassOf(pool: Pool, customers: readonly string[]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from studio.workouts where canceled_at is null
        and start_datetime between now() - interval '5 days' and now() - interval '1 day' order by start_datetime limit 1`,
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, has_attended)
     select 'fault-past-' || c.number, c.number, $1, now() - interval '9 days', 'import', true from studio.customers c
      where c.id = any ($2) and not exists (
        select from studio.bookings b where b.customer_number = c.number and b.workout_id = $1 and b.canceled_at is null)`,
    [id, customers],
  );
  return id;
}
