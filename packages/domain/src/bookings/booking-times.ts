import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
} from '../calendar/studio-calendar.ts';
import { FREE_CANCELLATION_MS } from './attendance.ts';

/*
 * The instants of a class that rules compare with, as elapsed time from its start (studio operations, section 2). Berlin's
 * clocks matter for the night alone.
 */

/** A class can be booked this long before it starts. */
export const BOOKING_OPENS_MS = 14 * DAY_MS;
/** Somebody who has just booked may cancel free within this time, this instant included. */
export const SECOND_THOUGHTS_MS = 10 * MINUTE_MS;
/** Somebody who got a place from the waitlist may cancel free within this time, the night not counted. */
export const PROMOTED_FREE_MS = 2 * HOUR_MS;
/** How long an offered place waits … */
export const OFFER_MS = 30 * MINUTE_MS;
/** … and from SHORT_OFFERS_MS before the class on. */
export const SHORT_OFFER_MS = 10 * MINUTE_MS;
export const SHORT_OFFERS_MS = 3 * HOUR_MS;
/** From then on nobody is offered anything: the first on the waitlist to take a free place has it. */
export const FIRST_COME_MS = HOUR_MS;
/** Check-in opens this long before a class. */
export const CHECK_IN_OPENS_MS = 20 * MINUTE_MS;
/** When everybody hears that too few have booked, by day. */
export const FEW_NOTICE_MS = 6 * HOUR_MS;

/**
 * A class moved by more than this from what somebody booked can be cancelled free until it starts, and stays so after every
 * further move. The database does it as the class is moved.
 */
export const MOVED_FREE_MS = 15 * MINUTE_MS;

export const NIGHT_STARTS = '22:00';
export const NIGHT_ENDS = '07:00';
/** Classes before this time may need answers in the night. */
export const EARLY_CLASS = '09:00';
/** People in a class before this time hear at night that too few have booked: it is decided in the morning. */
export const NOON = '12:00';

/** The first instant at which a class can be booked. */
export function opensAt(start: Date): Date {
  return before(start, BOOKING_OPENS_MS);
}

/** Until when somebody who booked at `now` may think again. */
export function secondThoughtsUntil(now: Date): Date {
  return new Date(now.getTime() + SECOND_THOUGHTS_MS);
}

/** The last instant of free cancelling. */
export function cutOff(start: Date): Date {
  return before(start, FREE_CANCELLATION_MS);
}

/** From this instant on a free place goes to the first on the waitlist to take it. */
export function firstComeFrom(start: Date): Date {
  return before(start, FIRST_COME_MS);
}

/** When everybody hears that too few have booked: not in the night, unless the class is before noon. */
export function fewNoticeAt(start: Date): Date {
  const at = before(start, FEW_NOTICE_MS);
  return berlinTime(start) < NOON ? at : (nightEnd(at) ?? at);
}

/** Until when somebody promoted at `now` may cancel free: two hours of day, never past the start. */
export function promotedFreeUntil(now: Date, start: Date): Date {
  const until = afterDayTime(now, PROMOTED_FREE_MS);
  return earlier(until, start);
}

/**
 * When an offer made at `now` ends: never past the start, and never in the night unless the class is early. One made or ending in
 * the night is held for half an hour of the morning, because devices are quiet until then. Of an early class: somebody whose
 * offer ended in the night and whose turn it is again (`isSecond`) may sleep, it is held until the last hour before the class.
 */
export function offerEndsAt(now: Date, start: Date, { isSecond }: { readonly isSecond: boolean }): Date {
  const isShort = now.getTime() >= start.getTime() - SHORT_OFFERS_MS;
  const end = new Date(now.getTime() + (isShort ? SHORT_OFFER_MS : OFFER_MS));
  if (berlinTime(start) >= EARLY_CLASS) {
    const morning = nightEnd(end) ?? nightEnd(now);
    return earlier(morning === undefined ? end : morningOfferEnd(morning), start);
  }
  const isHeld = isSecond && nightEnd(end) !== undefined;
  return earlier(isHeld ? later(end, firstComeFrom(start)) : end, start);
}

/**
 * When an offer that was to end at `end` ends once its class is moved: as it was said, but not past the new start, and not in the
 * night if the class is no longer an early one.
 */
export function movedOfferEndsAt(end: Date, start: Date): Date {
  const isEarly = berlinTime(start) < EARLY_CLASS;
  const morning = nightEnd(end);
  return earlier(isEarly || morning === undefined ? end : morningOfferEnd(morning), start);
}

function morningOfferEnd(morning: Date): Date {
  return new Date(morning.getTime() + OFFER_MS);
}

/** Whether somebody who did not answer an offer still waits: it ended in the night, and the class is yet to come. */
export function waitsOn(offerEnded: Date, start: Date, now: Date): boolean {
  return nightEnd(offerEnded) !== undefined && now.getTime() < start.getTime();
}

/** The end of the night an instant lies in, undefined by day. The night begins at 22:00 and ends at 7:00. */
export function nightEnd(instant: Date): Date | undefined {
  const time = berlinTime(instant);
  if (time >= NIGHT_STARTS) return berlinInstant(addDays(berlinDate(instant), 1), NIGHT_ENDS);
  if (time < NIGHT_ENDS) return berlinInstant(berlinDate(instant), NIGHT_ENDS);
  return undefined;
}

/** The instant `duration` after `from`, counting days alone. Shorter than a day, so at most one night lies between. */
function afterDayTime(from: Date, duration: number): Date {
  const begin = nightEnd(from) ?? from;
  const end = new Date(begin.getTime() + duration);
  const nightStart = berlinInstant(berlinDate(begin), NIGHT_STARTS);
  if (end.getTime() <= nightStart.getTime()) return end;
  const morning = berlinInstant(addDays(berlinDate(begin), 1), NIGHT_ENDS);
  return new Date(morning.getTime() + end.getTime() - nightStart.getTime());
}

function before(start: Date, duration: number): Date {
  return new Date(start.getTime() - duration);
}

function earlier(one: Date, other: Date): Date {
  return one.getTime() < other.getTime() ? one : other;
}

function later(one: Date, other: Date): Date {
  return one.getTime() > other.getTime() ? one : other;
}
