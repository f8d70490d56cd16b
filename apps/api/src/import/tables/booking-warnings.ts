import type { PoolClient } from 'pg';
import type { Fault } from '../import-fault.ts';
import { faultOfLines, FOUND_LINES, type FoundLines, LINE_COLUMN } from '../staging.ts';

/** Oddities of a booking, by the column that shows them. */
const WARNINGS = {
  twice: {
    column: 'workout_id',
    message: {
      en: 'this customer has another booking of the same class; it counts as one class',
      de: 'diese Person hat denselben Kurs noch einmal gebucht; er zählt als ein Kurs',
    },
    sql: 'b.canceled_at is null and b.places > 1',
  },
  in_the_future: {
    column: 'has_attended',
    message: {
      en: 'is marked as attended, but the class has not begun yet',
      de: 'ist als besucht markiert, aber der Kurs hat noch nicht begonnen',
    },
    sql: 'b.has_attended and w.start_datetime > $1',
  },
  canceled_and_attended: {
    column: 'has_attended',
    message: {
      en: 'is marked as attended and as cancelled; it counts as cancelled',
      de: 'ist als besucht und als abgesagt markiert; sie zählt als abgesagt',
    },
    sql: 'b.has_attended and b.canceled_at is not null',
  },
  class_canceled: {
    column: 'has_attended',
    message: {
      en: 'is marked as attended, but the class was cancelled; it counts as cancelled',
      de: 'ist als besucht markiert, aber der Kurs wurde abgesagt; sie zählt als abgesagt',
    },
    sql: 'b.has_attended and b.canceled_at is null and w.canceled_at is not null',
  },
  canceled_before_booked: {
    column: 'canceled_at',
    message: { en: 'lies before booked_at', de: 'liegt vor booked_at' },
    sql: 'b.canceled_at < b.booked_at',
  },
} as const;

/** Bookings of the file that contradict themselves or each other; `staging` has their id and line. */
export async function bookingWarnings(
  client: PoolClient,
  staging: string,
  now: Date,
): Promise<Omit<Fault, 'file'>[]> {
  const causes = Object.entries(WARNINGS).map(([cause, { sql }]) => `case when ${sql} then '${cause}' end`);
  const { rows } = await client.query<FoundLines & { cause: keyof typeof WARNINGS }>(
    `select cause, ${FOUND_LINES}
       from (select s.${LINE_COLUMN} as line, unnest(array[${causes.join(', ')}]) as cause
               from ${staging} s
               join (select *, count(customer_number) filter (where canceled_at is null)
                                 over (partition by workout_id, customer_number) as places
                       from studio.bookings) as b on b.id = s.id
               join studio.workouts w on w.id = b.workout_id) as judged
      where cause is not null
      group by cause`,
    [now],
  );
  return rows.map(({ cause, ...found }) => {
    const { column, message } = WARNINGS[cause];
    return faultOfLines(found, { column, message });
  });
}
