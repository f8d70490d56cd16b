import { inTransaction } from '@lifted/database/transaction';
import { freeCancellationUntil, type BookedVia } from '@lifted/domain/bookings/cancellation';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { reminderTime } from '@lifted/domain/notifications/reminder-time';
import type { Pool } from 'pg';
import { composeReminder } from '../../classes/reminder-letter.ts';
import { tellAboutClass } from '../../classes/class-messages.ts';
import { CLASS_BRANCH } from '../../classes/class-places.ts';
import type { MailedClass } from '../../classes/class-letter.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { newLinkToken } from '../../mail/link-token.ts';
import { READER, type Reader } from '../../notifications/reader.ts';

/** Longer than from any reminder to its class. */
const AHEAD_HOURS = 36;
/** Who booked this shortly before the reminder needs none, nor who was reminded, before the class was moved. */
const LATELY_MS = 2 * HOUR_MS;

interface Booked extends MailedClass {
  readonly bookingId: string;
  /** Id of the class. */
  readonly id: string;
  readonly bookedAt: Date;
  readonly via: BookedVia;
  readonly freeUntil: Date | null;
  readonly language: Language | null;
  readonly reader: Reader;
}

/**
 * Reminds everybody whose free cancelling ends soon, once each booking, and again where the class was moved so that its reminder is
 * due later; answers how many. Run every few minutes, so a class that was moved or scheduled late is seen like any other.
 */
export async function remindOfClasses(
  pool: Pool,
  { letters, now }: { readonly letters: LetterSettings; readonly now: Date },
): Promise<number> {
  let reminded = 0;
  for (const { start, number } of await classesAhead(pool, now)) {
    const at = reminderTime(start);
    if (at.getTime() > now.getTime()) continue;
    reminded += await remindClass(pool, number, {
      letters,
      now,
      at,
    });
  }
  return reminded;
}

async function classesAhead(pool: Pool, now: Date) {
  const { rows } = await pool.query<{ number: number; start: Date }>(
    `select number, start_datetime as start from studio.workouts
      where start_datetime > $1 and start_datetime < $1::timestamptz + make_interval(hours => $2) and canceled_at is null
      order by start_datetime, number`,
    [now, AHEAD_HOURS],
  );
  return rows;
}

interface Reminding {
  readonly letters: LetterSettings;
  readonly now: Date;
  /** When the reminder of the class is due. */
  readonly at: Date;
}

function remindClass(pool: Pool, number: number, { letters, now, at }: Reminding): Promise<number> {
  return inTransaction(pool, async (client) => {
    // The rows are locked: who cancels now is either gone or gets the answer of the page behind the link.
    const { rows } = await client.query<Booked>(
      `select b.id as "bookingId", w.id, w.timer_name as "timerName", w.start_datetime as start,
              h.first_name as "coachFirstName", l.name as "locationName", ${CLASS_BRANCH} as branch, b.booked_at as "bookedAt", b.via,
              b.free_until as "freeUntil", b.language, ${READER} as reader
         from studio.bookings b
         join studio.workouts w on w.id = b.workout_id
         join studio.coaches h on h.id = w.coach_id
         join studio.locations l on l.id = w.location_id
         join studio.customers c on c.number = b.customer_number
        where w.number = $1 and b.canceled_at is null and b.via <> 'import' and b.booked_at < $2
          and (b.reminded_at is null or b.reminded_at < $2) and not b.has_attended
        order by b.id for no key update of b`,
      [number, new Date(at.getTime() - LATELY_MS)],
    );
    let reminded = 0;
    for (const booking of rows) {
      const { reader, bookingId } = booking;
      const until = freeCancellationUntil(booking);
      if (until.getTime() <= now.getTime()) continue;
      const link = newLinkToken();
      await client.query(
        'update studio.bookings set reminder_token_hash = $2, reminded_at = $3 where id = $1',
        [bookingId, link.hash, now],
      );
      const occasion = `${bookingId}-${at.getTime()}`;
      const isTold = await tellAboutClass(client, {
        reader,
        news: 'reminder',
        occasion,
        studioClass: booking,
        until,
        now,
        mail: () =>
          composeReminder(letters, {
            studioClass: booking,
            key: occasion,
            firstName: reader.firstName,
            email: reader.email,
            language: reader.language ?? booking.language,
            freeUntil: until,
            linkToken: link.token,
            writtenAt: now,
          }),
      });
      if (isTold) reminded += 1;
    }
    return reminded;
  });
}
