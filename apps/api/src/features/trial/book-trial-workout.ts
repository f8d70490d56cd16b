import { randomInt } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import { foldedEmail } from '@lifted/domain/people/folded-email';
import type { Language } from '@lifted/domain/language/language';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { decideTrialBooking, HOLD_MS } from '@lifted/domain/bookings/trial-booking';
import type { Pool, PoolClient } from 'pg';
import { lockClass, type CountedClass } from '../../classes/class-places.ts';
import { planHoldEnd } from '../../classes/waiting/held-places.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { mailKey, newLinkToken } from '../../mail/link-token.ts';
import { lockMailbox, mayMailStranger } from '../../mail/mails-to-strangers.ts';
import { writeMail } from '../../mail/outbox.ts';
import { composeTrialNote, findObstacle, lockVisitor, TRIAL_NOTE, type TrialNote } from './no-free-class.ts';
import { composeTrialConfirmation, composeTrialHold } from './trial-letters.ts';
import { bookingRefusal, unknownClass } from './trial-refusals.ts';

interface TrialRequest {
  readonly workoutId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly now: Date;
}

/** Null: booked. Otherwise held until then. */
export interface TakenPlace {
  readonly heldUntil: Date | null;
}

/**
 * Takes a place and writes the mail about it in the caller's transaction. An address that may not book takes a decoy and is
 * told so by mail: places, timing and response are the same as for any other address
 * (docs/decisions/104-free-test-places.md). Throws a Refusal when the class is unknown, has started or is full.
 */
export async function bookTrialWorkout(
  pool: Pool,
  settings: LetterSettings,
  request: TrialRequest,
): Promise<TakenPlace> {
  const { workoutId, email, now } = request;
  const mailbox = foldedEmail(email);
  return inTransaction(pool, async (client) => {
    const studioClass = await lockClass(client, workoutId, now);
    if (studioClass === undefined) throw unknownClass();

    const decision = decideTrialBooking({ now, ...studioClass });
    if (decision.outcome === 'refused') throw bookingRefusal(decision.reason);
    const place = { heldUntil: decision.outcome === 'held' ? decision.until : null };

    // Always after the class: one lock order prevents deadlocks.
    await lockVisitor(client, mailbox);
    const obstacle = await findObstacle(client, { mailbox, workoutId, now });
    if (obstacle === undefined) await takePlace(client, settings, request, studioClass, place);
    else {
      const key = await takeDecoy(client, request, studioClass, place);
      const { language } = request;
      await writeNote(client, settings, { key, email, language, writtenAt: now, studioClass, obstacle });
    }
    return place;
  });
}

async function takePlace(
  client: PoolClient,
  settings: LetterSettings,
  { workoutId, email, name, language, now }: TrialRequest,
  studioClass: CountedClass,
  { heldUntil }: TakenPlace,
): Promise<void> {
  await leaveCanceledClasses(client, foldedEmail(email), now);
  const { token, hash } = newLinkToken();
  const booking = { workoutId, email, name, language, bookedAt: now, heldUntil, linkTokenHash: hash };
  const id = await insertTrialBooking(client, booking);
  if (heldUntil !== null) await planHoldEnd(client, studioClass, heldUntil, id);
  const place = {
    bookingKey: mailKey(hash),
    email,
    name,
    language,
    writtenAt: now,
    linkToken: token,
    studioClass,
  };
  const letter =
    heldUntil === null
      ? composeTrialConfirmation(settings, place)
      : composeTrialHold(settings, { ...place, heldUntil });
  await writeMail(client, letter);
}

/** Skipped for a mailbox that was told often enough lately. */
async function writeNote(client: PoolClient, settings: LetterSettings, note: TrialNote): Promise<void> {
  await lockMailbox(client, note.email);
  const asked = { kind: TRIAL_NOTE, recipient: note.email, now: note.writtenAt };
  if (await mayMailStranger(client, asked)) await writeMail(client, composeTrialNote(settings, note));
}

const SHORTEST_DECOY_MS = 5 * MINUTE_MS;

/**
 * A held place expires, and so does its decoy. A decoy of a booked place disappears at a random time, like a cancellation.
 */
async function takeDecoy(
  client: PoolClient,
  { workoutId, now }: TrialRequest,
  studioClass: CountedClass,
  { heldUntil }: TakenPlace,
): Promise<string> {
  const { hash } = newLinkToken();
  const goesAt = heldUntil ?? new Date(now.getTime() + randomInt(SHORTEST_DECOY_MS, HOLD_MS));
  await insertDecoy(client, { workoutId, bookedAt: now, heldUntil: goesAt, linkTokenHash: hash });
  await planHoldEnd(client, studioClass, goesAt);
  return mailKey(hash);
}

interface NewTrialBooking {
  readonly workoutId: string;
  /** Normalized, as visitors' details are read. */
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly bookedAt: Date;
  /** Null: the place stays until the class. */
  readonly heldUntil: Date | null;
  readonly linkTokenHash: Buffer;
}

/** Takes a place; answers its id. */
export async function insertTrialBooking(
  client: PoolClient,
  booking: NewTrialBooking,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into studio.trial_bookings
       (workout_id, email, name, language, booked_at, held_until, cancel_token_hash)
     values ($1, $2, $3, $4, $5, $6, $7) returning id::text`,
    [
      booking.workoutId,
      booking.email,
      booking.name,
      booking.language,
      booking.bookedAt,
      booking.heldUntil,
      booking.linkTokenHash,
    ],
  );
  return rows[0]?.id;
}

/**
 * Gives back what a mailbox has in classes that the studio cancelled: its free class is another one now, so the place is not there
 * again if such a class takes place after all.
 */
async function leaveCanceledClasses(client: PoolClient, mailbox: string, now: Date): Promise<void> {
  await client.query(
    `update studio.trial_bookings b set canceled_at = $2
       from studio.workouts w
      where w.id = b.workout_id and w.canceled_at is not null
        and studio.folded_email(b.email) = $1 and studio.takes_place(b, $2)`,
    [mailbox, now],
  );
}

interface NewDecoy {
  readonly workoutId: string;
  readonly bookedAt: Date;
  readonly heldUntil: Date;
  readonly linkTokenHash: Buffer;
}

/** Takes a place that belongs to no visitor and expires. */
async function insertDecoy(client: PoolClient, decoy: NewDecoy): Promise<void> {
  await client.query(
    `insert into studio.trial_bookings (workout_id, booked_at, held_until, cancel_token_hash)
     values ($1, $2, $3, $4)`,
    [decoy.workoutId, decoy.bookedAt, decoy.heldUntil, decoy.linkTokenHash],
  );
}
