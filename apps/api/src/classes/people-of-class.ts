import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';

/** Somebody with a place in a class whom mails about it go to. */
export interface PersonOfClass {
  /** Names the mail: the booking, or 'test-' and the number of a test place. */
  readonly key: string;
  readonly firstName: string;
  readonly email: string;
  /** Null where nobody knows; mails are then in German. */
  readonly language: Language | null;
  /** In a test workout. */
  readonly isVisitor: boolean;
}

/** Members and visitors with a place in a class. Guests of partners are not among them: we have no address of theirs. */
export async function peopleOfClass(
  client: Pool | PoolClient,
  workoutId: string,
  now: Date,
): Promise<readonly PersonOfClass[]> {
  const { rows } = await client.query<PersonOfClass>(
    `select b.id as key, c.first_name as "firstName", c.email, b.language, false as "isVisitor"
       from studio.bookings b join studio.customers c on c.number = b.customer_number
      where b.workout_id = $1 and b.canceled_at is null
     union all
     select 'test-' || t.id, t.name, t.email, t.language, true from studio.trial_bookings t
      where t.workout_id = $1 and t.email is not null and studio.takes_place(t, $2)
     order by 1`,
    [workoutId, now],
  );
  return rows;
}
