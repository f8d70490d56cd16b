/**
 * The rules of booking a second time, written from the specification without the domain: slow, plain, and only as large as
 * the tests that hold the two against each other. Times are whole minutes of the epoch.
 */

import { berlin, freeMinutes, HOUR, isNight, offerEnd, type Minute } from './booking-model-clock.ts';
import { lateSeats } from './late-places.ts';
import type { ModelBooking, ModelClass, ModelFee, ModelGuest, ModelPayer, ModelWait } from './model-rows.ts';

/** Guests of the partner in one class at most. */
export const MODEL_QUOTA = 2;

const DAY = 24 * HOUR;
const LENGTH = 45;
/** A refused command is the name of its refusal; otherwise what it did. */
export class BookingModel {
  readonly classes: ModelClass[] = [];
  readonly people = new Map<string, ModelPayer[]>();
  readonly bookings: ModelBooking[] = [];
  readonly waits: ModelWait[] = [];
  readonly fees: ModelFee[] = [];
  readonly guests: ModelGuest[] = [];

  book(person: string, workout: string, now: Minute): string {
    const refusal = this.#refusal(person, workout, now);
    if (refusal !== null) return refusal;
    const own = this.#liveWait(person, workout);
    if (own !== undefined) own.state = 'promoted';
    return this.#take(person, workout, now, { bound: false, promotedUntil: -1 });
  }

  bookBeyond(person: string, workout: string, now: Minute): string {
    const refusal = this.#refusal(person, workout, now, this.#free(workout) <= 0);
    if (refusal !== null) return refusal;
    const own = this.#liveWait(person, workout);
    if (own !== undefined) own.state = 'promoted';
    return this.#take(person, workout, now, { bound: false, promotedUntil: -1 });
  }

  removeBooking(person: string, workout: string, now: Minute): string {
    const booking = this.open(person, workout);
    if (booking === undefined) return 'none';
    const { start, canceledAt } = this.class(workout);
    if (canceledAt !== null) return 'class_canceled';
    if (now >= start) return 'class_started';
    booking.end = 'free';
    booking.endedAt = now;
    if (booking.payer.kind === 'pass') booking.payer.credits += 1;
    this.#serve(workout, now);
    return 'removed';
  }

  addGuest(workout: string, isBeyond: boolean, now: Minute): string {
    const { start, canceledAt } = this.class(workout);
    if (canceledAt !== null) return 'class_canceled';
    const guests = this.guests.filter((guest) => guest.workout === workout && guest.isIn);
    if (guests.length >= MODEL_QUOTA) return 'partner_quota_full';
    const isFull = this.#free(workout) <= 0;
    if (isFull && !isBeyond) return 'class_full';
    const isAwaited = this.waits.some((wait) => wait.workout === workout && wait.state === 'waiting');
    if (!isFull && isAwaited && now < start) return 'place_promised';
    this.guests.push({ workout, at: now, isIn: true, leftAt: -1 });
    return 'added';
  }

  removeGuest(workout: string, now: Minute): string {
    const guest = this.guests.find((each) => each.workout === workout && each.isIn);
    if (guest === undefined) return 'unknown';
    guest.isIn = false;
    guest.leftAt = now;
    this.#serve(workout, now);
    return 'removed';
  }

  cancel(person: string, workout: string, now: Minute): string {
    const booking = this.open(person, workout);
    if (booking === undefined) return 'none';
    const outcome = this.#cancelPlace(booking, now);
    if (outcome === 'canceled_free' || outcome === 'canceled_late') this.#serve(workout, now);
    return outcome;
  }

  swap(person: string, from: string, to: string, now: Minute): string {
    const booking = this.open(person, from);
    if (booking === undefined || from === to) return 'none';
    const saved = structuredClone({ end: booking.end, endedAt: booking.endedAt });
    const fees = this.fees.length;
    const outcome = this.#cancelPlace(booking, now);
    if (outcome !== 'canceled_free' && outcome !== 'canceled_late') return outcome;
    const refusal = this.#refusal(person, to, now);
    if (refusal !== null) {
      if (outcome === 'canceled_free' && booking.payer.kind === 'pass') booking.payer.credits -= 1;
      this.fees.length = fees;
      Object.assign(booking, saved);
      return refusal;
    }
    const own = this.#liveWait(person, to);
    if (own !== undefined) own.state = 'promoted';
    this.#take(person, to, now, { bound: false, promotedUntil: -1 });
    this.#serve(from, now);
    return 'booked';
  }

  join(person: string, workout: string, now: Minute): string {
    const refusal = this.#refusal(person, workout, now);
    if (refusal === 'already_booked' || this.#closed(workout, now) !== null) return refusal ?? '';
    const own = this.#liveWait(person, workout);
    if (own !== undefined) return own.state === 'offered' ? 'has_place' : 'waiting';
    if (refusal !== 'class_full' && refusal !== 'place_promised') return refusal ?? 'has_place';
    const personal = this.#personRefusal(person, workout, now);
    if (personal !== null) return personal;
    this.waits.push({ person, workout, state: 'waiting', until: -1, removedAt: -1 });
    return 'waiting';
  }

  leave(person: string, workout: string, now: Minute): string {
    const wait = this.#liveWait(person, workout);
    if (wait === undefined) return 'not_waiting';
    wait.state = 'left';
    this.#serve(workout, now);
    return 'left';
  }

  accept(person: string, workout: string, now: Minute): string {
    const closed = this.#closed(workout, now);
    if (closed !== null) return closed;
    if (this.open(person, workout) !== undefined) return 'already_booked';
    const wait = this.#liveWait(person, workout);
    if (wait?.state !== 'offered' || now >= wait.until) return 'offer_gone';
    const refusal = this.#personRefusal(person, workout, now);
    if (refusal !== null) return refusal;
    wait.state = 'promoted';
    return this.#take(person, workout, now, { bound: true, promotedUntil: -1 });
  }

  cancelClass(workout: string, now: Minute): string {
    const found = this.class(workout);
    if (found.canceledAt !== null) return 'already_canceled';
    if (now >= found.start) return 'class_started';
    found.canceledAt = now;
    for (const wait of this.waits)
      if (wait.workout === workout && isLive(wait)) Object.assign(wait, { state: 'removed', removedAt: now });
    for (const booking of this.bookings) {
      if (booking.workout !== workout || booking.end !== 'open') continue;
      booking.end = 'studio';
      booking.endedAt = now;
      if (booking.payer.kind === 'pass') booking.payer.credits += 1;
    }
    for (const late of this.#lateCosts(workout)) this.#drop(late);
    return 'canceled';
  }

  restoreClass(workout: string, now: Minute): string {
    const found = this.class(workout);
    if (found.canceledAt === null) return 'not_canceled';
    if (now >= found.start) return 'class_started';
    const back = this.bookings.filter(
      ({ end, endedAt, ...booking }) =>
        booking.workout === workout && end === 'studio' && endedAt === found.canceledAt,
    );
    const waited = this.waits.filter(
      (wait) =>
        wait.workout === workout && wait.state === 'removed' && wait.removedAt >= (found.canceledAt ?? now),
    );
    found.canceledAt = null;
    for (const { person } of back) {
      if (this.#refusal(person, workout, now, this.#free(workout) <= 0) === null) {
        this.#take(person, workout, now, { bound: false, promotedUntil: found.start });
      }
    }
    for (const { person } of waited) {
      if (this.open(person, workout) !== undefined || this.#liveWait(person, workout) !== undefined) continue;
      if (this.#personRefusal(person, workout, now) !== null) continue;
      this.waits.push({ person, workout, state: 'waiting', until: -1, removedAt: -1 });
    }
    this.#serve(workout, now);
    return 'restored';
  }

  setCapacity(workout: string, capacity: number, now: Minute): void {
    this.class(workout).capacity = capacity;
    this.#serve(workout, now);
  }

  /** What the clock alone does until `now`, in the order things fall due. */
  pass(now: Minute): void {
    for (;;) {
      const due = this.waits.filter(({ state, until }) => state === 'offered' && until <= now);
      const [first] = due.toSorted((one, other) => one.until - other.until);
      if (first === undefined) break;
      first.state = 'expired';
      const { person, workout, until } = first;
      if (isNight(until) && now < this.class(workout).start)
        this.waits.push({ person, workout, state: 'waiting', until: -1, removedAt: -1 });
      this.#serve(workout, now);
    }
    for (const wait of this.waits)
      if (wait.state === 'waiting' && this.class(wait.workout).start <= now) wait.state = 'expired';
    for (const { id, start } of this.classes) if (start <= now) this.#forgetTaken(id, start);
    for (const fee of this.fees) if (fee.state === 'pending' && fee.at + 48 * HOUR <= now) fee.state = 'due';
  }

  class(workout: string): ModelClass {
    const found = this.classes.find(({ id }) => id === workout);
    if (found === undefined) throw new Error(`No class ${workout}.`);
    return found;
  }

  open(person: string, workout: string): ModelBooking | undefined {
    return this.bookings.find(
      (booking) => booking.person === person && booking.workout === workout && booking.end === 'open',
    );
  }

  #liveWait(person: string, workout: string): ModelWait | undefined {
    return this.waits.find((wait) => wait.person === person && wait.workout === workout && isLive(wait));
  }

  #free(workout: string): number {
    const booked = this.bookings.filter((booking) => booking.workout === workout && booking.end === 'open');
    const offered = this.waits.filter((wait) => wait.workout === workout && wait.state === 'offered');
    const guests = this.guests.filter((guest) => guest.workout === workout && guest.isIn);
    return this.class(workout).capacity - booked.length - offered.length - guests.length;
  }

  #closed(workout: string, now: Minute): string | null {
    const { start, canceledAt } = this.class(workout);
    if (canceledAt !== null) return 'class_canceled';
    if (now >= start) return 'class_started';
    return now < start - 14 * DAY ? 'booking_not_open' : null;
  }

  #refusal(person: string, workout: string, now: Minute, isBeyond = false): string | null {
    const closed = this.#closed(workout, now);
    if (closed !== null) return closed;
    if (this.open(person, workout) !== undefined) return 'already_booked';
    const own = this.#liveWait(person, workout);
    const isHeld = own?.state === 'offered' && now < own.until;
    if (isBeyond || isHeld) return this.#personRefusal(person, workout, now);
    if (own?.state === 'offered') return 'offer_gone';
    if (this.#free(workout) <= 0) return 'class_full';
    const waiting = this.waits.filter((wait) => wait.workout === workout && wait.state === 'waiting');
    const isOnIt = waiting.some((wait) => wait.person === person);
    if (waiting.length > 0 && !(isOnIt && now >= this.class(workout).start - HOUR)) return 'place_promised';
    return this.#personRefusal(person, workout, now);
  }

  #personRefusal(person: string, workout: string, now: Minute): string | null {
    const { start } = this.class(workout);
    const ahead = this.bookings.filter((booking) => {
      const other = this.class(booking.workout);
      return (
        booking.person === person &&
        booking.end === 'open' &&
        booking.workout !== workout &&
        other.canceledAt === null &&
        other.start + LENGTH > now
      );
    });
    if (ahead.some((booking) => Math.abs(this.class(booking.workout).start - start) < LENGTH)) {
      return 'overlapping_booking';
    }
    if (ahead.length >= 14) return 'too_many_upcoming';
    return this.#payer(person, start) === null ? this.#whyNobodyPays(person, start) : null;
  }

  #payer(person: string, start: Minute): ModelPayer | null {
    const payers = this.people.get(person) ?? [];
    const { day } = berlin(start);
    const usable = payers.filter(
      (payer) => payer.kind === 'membership' || (payer.credits > 0 && day <= payer.lastDay),
    );
    return (
      usable.find(({ kind }) => kind === 'membership') ??
      usable.toSorted((one, other) => (lastDay(one) < lastDay(other) ? -1 : 1))[0] ??
      null
    );
  }

  #whyNobodyPays(person: string, start: Minute): string {
    const passes = (this.people.get(person) ?? []).filter((payer) => payer.kind === 'pass');
    if (passes.length === 0) return 'no_entitlement';
    if (passes.some(({ credits }) => credits === 0)) return 'no_credit_left';
    return passes.some((pass) => berlin(start).day > pass.lastDay)
      ? 'pass_expired_by_then'
      : 'no_entitlement';
  }

  #take(
    person: string,
    workout: string,
    now: Minute,
    how: { readonly bound: boolean; readonly promotedUntil: Minute },
  ): string {
    const { start } = this.class(workout);
    const payer = this.#payer(person, start);
    if (payer === null) throw new Error('Nobody pays.');
    if (payer.kind === 'pass') payer.credits -= 1;
    this.bookings.push({
      person,
      workout,
      at: now,
      payer,
      end: 'open',
      endedAt: -1,
      isRestored: false,
      ...how,
    });
    for (const wait of this.waits) {
      const overlaps = Math.abs(this.class(wait.workout).start - start) < LENGTH;
      if (wait.person === person && wait.workout !== workout && isLive(wait) && overlaps) {
        Object.assign(wait, { state: 'removed', removedAt: now });
        this.#serve(wait.workout, now);
      }
    }
    return 'booked';
  }

  /** What was cancelled late and still costs something. */
  #lateCosts(workout: string): readonly ModelBooking[] {
    return this.bookings.filter(
      (booking) => booking.workout === workout && booking.end === 'late' && !booking.isRestored,
    );
  }

  #drop(late: ModelBooking): void {
    if (late.payer.kind === 'pass') late.payer.credits += 1;
    late.isRestored = true;
    for (const fee of this.fees) if (fee.booking === late) fee.state = 'dropped';
  }

  #cancelPlace(booking: ModelBooking, now: Minute): string {
    const { start, canceledAt } = this.class(booking.workout);
    if (canceledAt !== null) return 'class_canceled';
    if (now >= start) return 'class_started';
    const isFree =
      now <= start - 12 * HOUR || (!booking.bound && now <= booking.at + 10) || now <= booking.promotedUntil;
    booking.end = isFree ? 'free' : 'late';
    booking.endedAt = now;
    if (isFree && booking.payer.kind === 'pass') booking.payer.credits += 1;
    if (!isFree && booking.payer.kind === 'membership')
      this.fees.push({ booking, at: now, state: 'pending' });
    return isFree ? 'canceled_free' : 'canceled_late';
  }

  /** A place that was taken when the class started costs nothing. */
  #forgetTaken(workout: string, start: Minute): void {
    const guests = this.guests
      .filter((guest) => guest.workout === workout)
      .map(({ at, isIn, leftAt }) => ({ at, end: isIn ? 'open' : 'free', endedAt: leftAt }) as const);
    const seats = [...this.bookings.filter((booking) => booking.workout === workout), ...guests];
    const late = lateSeats(seats, start);
    for (const booking of this.#lateCosts(workout)) if (late.get(booking) === true) this.#drop(booking);
  }

  #serve(workout: string, now: Minute): void {
    const { start, canceledAt } = this.class(workout);
    while (canceledAt === null && now < start - HOUR && this.#free(workout) > 0) {
      const first = this.waits.find((wait) => wait.workout === workout && wait.state === 'waiting');
      if (first === undefined) return;
      if (
        this.open(first.person, workout) !== undefined ||
        this.#personRefusal(first.person, workout, now) !== null
      ) {
        first.state = 'passed_over';
      } else if (now <= start - 12 * HOUR) {
        first.state = 'promoted';
        this.#take(first.person, workout, now, { bound: false, promotedUntil: freeMinutes(now, start) });
      } else {
        first.state = 'offered';
        const { person } = first;
        const earlier = this.waits.filter((wait) => wait.person === person && wait.workout === workout);
        const hadOffer = earlier.some(({ state, until }) => state === 'expired' && until >= 0);
        first.until = offerEnd(now, start, hadOffer);
      }
    }
  }
}

function isLive({ state }: ModelWait): boolean {
  return state === 'waiting' || state === 'offered';
}

function lastDay(payer: ModelPayer): string {
  return payer.kind === 'pass' ? payer.lastDay : '';
}
