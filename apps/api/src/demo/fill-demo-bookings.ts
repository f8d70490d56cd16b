/**
 * Bookings of the demo studio that are made here: those of the accounts to sign in with, and of who shares a class with
 * them. At every filling it adds what is missing at that instant.
 */
import { withSessionLock } from '@lifted/database/session-lock';
import {
  addDays,
  berlinDate,
  CLASS_LENGTH_MS,
  DAY_MS,
  DAYS_PER_WEEK,
  HOUR_MS,
  weekStart,
} from '@lifted/domain/calendar/studio-calendar';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import type { Pool } from 'pg';
import { readClass } from '../classes/class-places.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { demoVisitsInWeek } from './content/demo-visits.ts';
import { DEMO_MEMBER, DEMO_PASS_HOLDER } from './demo-accounts.ts';
import {
  classAtRisk,
  classesOn,
  deleteUnreadMails,
  findAccount,
  lastMail,
  markAttended,
  markMailsSent,
  peopleWhoCanBook,
  placesAhead,
} from './demo-booking-facts.ts';
import { fillDemoGuests } from './fill-demo-guests.ts';
import { fillDemoInbox } from './fill-demo-inbox.ts';
import { demoEngine, type DemoEngine } from './demo-engine.ts';
import { writePastLists } from './demo-past-lists.ts';

const BOOKINGS_LOCK = 5_713_021;
/** The member's bookings ahead reach this far. */
const AHEAD_MS = 8 * DAY_MS;
/** A class with a waitlist starts later than this, so that a cancelled place goes to the first on the list at once. */
const LIST_FROM_MS = 13 * HOUR_MS;
const WAITING_BEHIND = 2;
/** Days on which the pass holder was here; each used one of the five workouts. */
const PASS_USED_DAYS = [26, 17, 6] as const;
const BOOKED_BEFORE_MS = 3 * DAY_MS;
const CANCELED_LATE_BEFORE_MS = 5 * HOUR_MS;

interface Filling {
  readonly pool: Pool;
  readonly engine: DemoEngine;
  readonly now: Date;
}

/** Adds the bookings the demo shows: places ahead, a full class with its waitlist, one at risk, and a fee. */
export async function fillDemoBookings(
  pool: Pool,
  { now, letters }: { readonly now: Date; readonly letters: LetterSettings },
): Promise<void> {
  const filling = { pool, engine: demoEngine(pool, letters), now };
  await withSessionLock(pool, BOOKINGS_LOCK, async () => {
    const member = await findAccount(pool, DEMO_MEMBER, now);
    const passHolder = await findAccount(pool, DEMO_PASS_HOLDER, now);
    if (member === undefined || passHolder === undefined) return;
    const newest = await lastMail(pool);
    if (!passHolder.hasBooked) await usePass(filling, passHolder.number);
    if (!member.hasFee) await cancelLate(filling, member.number);
    await bookAhead(filling, member.number);
    if (!passHolder.isWaiting) await fillClass(filling, member.number, passHolder.number);
    await bookTooFew(filling);
    await fillDemoGuests(pool, now);
    await fillDemoInbox(pool, now);
    await markAttended(pool, new Date(now.getTime() - CLASS_LENGTH_MS));
    await deleteUnreadMails(pool, newest);
    await markMailsSent(pool, newest, now);
  });
}

async function usePass({ pool, engine, now }: Filling, passHolder: number): Promise<void> {
  for (const days of PASS_USED_DAYS) {
    const [emptiest] = await classesOn(pool, addDays(berlinDate(now), -days), passHolder);
    if (emptiest === undefined) continue;
    await engine.book(passHolder, emptiest.id, new Date(emptiest.start.getTime() - BOOKED_BEFORE_MS));
  }
}

/** Yesterday, so that the fee is still open to an objection. */
async function cancelLate({ pool, engine, now }: Filling, member: number): Promise<void> {
  const [emptiest] = await classesOn(pool, addDays(berlinDate(now), -1), member);
  if (emptiest === undefined) return;
  const at = (before: number) => new Date(emptiest.start.getTime() - before);
  const booked = await engine.book(member, emptiest.id, at(BOOKED_BEFORE_MS));
  if (booked?.booking_id) await engine.cancel(member, booked.booking_id, at(CANCELED_LATE_BEFORE_MS));
}

/** The classes the member's habit knows already. */
async function bookAhead({ engine, now }: Filling, member: number): Promise<void> {
  const thisWeek = weekStart(berlinDate(now));
  const visits = [0, 1].flatMap((week) => demoVisitsInWeek(addDays(thisWeek, week * DAYS_PER_WEEK)));
  const ahead = visits.filter(
    ({ habit, start, bookedAt, canceledAt }) =>
      habit.isShown &&
      start > now &&
      start.getTime() <= now.getTime() + AHEAD_MS &&
      bookedAt <= now &&
      canceledAt === null,
  );
  for (const { studioClass, bookedAt } of ahead) await engine.book(member, studioClass.id, bookedAt);
}

/** The member's next class becomes full, with the pass holder first on its waitlist. */
async function fillClass({ pool, engine, now }: Filling, member: number, passHolder: number): Promise<void> {
  const [next] = await placesAhead(pool, member, new Date(now.getTime() + LIST_FROM_MS));
  if (next === undefined) return;
  const people = await peopleWhoCanBook(pool, next);
  const bookedAt = new Date(now.getTime() - 2 * HOUR_MS);
  for (
    let free = await freePlaces(pool, next.id, now);
    free > 0;
    free = await freePlaces(pool, next.id, now)
  ) {
    const person = people.shift();
    if (person === undefined) return;
    await engine.book(person, next.id, bookedAt);
  }
  const joinedAt = new Date(now.getTime() - HOUR_MS);
  for (const person of [passHolder, ...people.slice(0, WAITING_BEHIND)])
    await engine.join(person, next.id, joinedAt);
  await writePastLists(pool, next, now);
}

async function freePlaces(pool: Pool, workoutId: string, now: Date): Promise<number> {
  const found = await readClass(pool, workoutId, now);
  return found === undefined ? 0 : found.capacity - found.taken;
}

/** One class of the next days has people in it, but too few. */
async function bookTooFew({ pool, engine, now }: Filling): Promise<void> {
  const found = await classAtRisk(pool, now);
  if (found === undefined) return;
  const people = await peopleWhoCanBook(pool, found);
  const missing = Math.max(0, FEWEST_BOOKINGS - 2 - found.booked);
  const bookedAt = new Date(now.getTime() - 2 * HOUR_MS);
  for (const person of people.slice(0, missing)) await engine.book(person, found.id, bookedAt);
}
