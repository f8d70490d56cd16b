/** What the desk does with classes, and what taking it back means. */
import type { ClassFields, DeskClass } from '@lifted/contract/desk/desk-classes';
import { MINUTE, onTheClock } from './berlin-clock.ts';
import { isOpen, type Place } from './books.ts';
import { done, either, type Choices } from './choices.ts';
import { isTooFew } from './clock-rules.ts';
import { RESTORED, serve, take, takeAway } from './places.ts';
import { bookAtDesk, tellBooked } from './member-rules.ts';
import {
  bookingId,
  classId,
  classOf,
  personId,
  personOf,
  placeOf,
  type Ask,
  type Asked,
  type Session,
} from './session.ts';
import {
  CHECK_IN_OPENS,
  cancelByDesk,
  cancelClass,
  closeDay,
  closeRoster,
  editClass,
  mark,
  openDay,
  removePlace,
  restoreByDesk,
  restoreClass,
} from './studio-rules.ts';
import type { Answer } from './book-keeper-fixture.ts';

/** Keeps what was done, so that it can be undone later. */
export function asked(
  session: Session,
  answer: Answer,
  choices: Choices,
  what: string,
  undo: () => void,
): Asked {
  if (answer.outcome === 'done' && answer.change !== null)
    session.changes.push({ id: answer.change, what, undo, isUndone: false });
  return { choices, answer };
}

export const bookForSomebody: Ask = async (session, { who, of, amount }) => {
  const { books, studio, now } = session;
  const owner = personOf(session, who);
  if (owner === undefined) return undefined;
  const studioClass = classOf(session, of);
  const mayExceed = amount % 3 === 0;
  const booking = bookAtDesk(books, { owner, of: studioClass, mayExceed }, now);
  let made: Place | undefined;
  const booked = () => {
    booking.get('done')?.();
    made = books.places.at(-1);
  };
  const choices = booking.has('done') ? either(booking, done('done', booked)) : booking;
  const answer = await studio.tell('POST', `/classes/${classId(session, studioClass)}/bookings`, {
    customer_id: personId(session, owner),
    may_exceed: mayExceed,
  });
  return asked(session, answer, choices, 'book at desk', () => {
    if (made === undefined || !isOpen(made)) return;
    takeAway(books, made, session.now);
    books.mails.push({ to: made.owner, about: 'removed', of: studioClass.name, until: null });
    serve(books, studioClass, session.now);
  });
};

export const removeSomebody: Ask = async (session, step) => {
  const { books, studio, now } = session;
  const place = placeOf(session, step);
  if (place === undefined) return undefined;
  const path = `/classes/${classId(session, place.of)}/bookings/${await bookingId(session, place)}`;
  const choices = removePlace(books, place, now);
  const answer = await studio.tell('DELETE', path);
  return asked(session, answer, choices, 'remove', () => {
    // They had heard that it costs nothing; it is theirs whose the old one is by now.
    const { owner } = place;
    tellBooked(books, take(books, { owner, of: place.of }, session.now, RESTORED));
  });
};

export const cancelSomeClass: Ask = async (session, { of, amount }) => {
  const { books, studio, now } = session;
  const studioClass = classOf(session, of);
  const reason =
    amount % 3 === 0 && isTooFew(books, studioClass) ? 'few' : amount % 2 === 0 ? 'coach' : 'other';
  const choices = cancelByDesk(books, studioClass, reason, now);
  const answer = await studio.tell('POST', `/classes/${classId(session, studioClass)}/cancellation`, {
    reason,
  });
  return asked(session, answer, choices, 'cancel class', () => restoreClass(books, studioClass, session.now));
};

export const restoreSomeClass: Ask = async (session, { of }) => {
  const { books, studio, now } = session;
  const canceled = books.classes
    .filter((each) => each.canceled !== null)
    .toSorted((one, other) => Number(now >= one.start) - Number(now >= other.start));
  const studioClass = canceled[of % Math.max(1, canceled.length)] ?? classOf(session, of);
  const reason = studioClass.canceled?.reason ?? 'other';
  const choices = restoreByDesk(books, studioClass, now);
  const answer = await studio.tell('POST', `/classes/${classId(session, studioClass)}/restoration`, {});
  return asked(session, answer, choices, 'restore class', () =>
    cancelClass(books, studioClass, reason, session.now),
  );
};

const MOVES = [-90, -20, -15, -10, 10, 15, 20, 60, 90];

/** Changes a class: its time where `minutes` says so, its capacity where `places` does. */
async function edit(
  session: Session,
  of: number,
  { minutes = 0, places }: { readonly minutes?: number; readonly places?: number },
): Promise<Asked> {
  const { books, studio } = session;
  const studioClass = classOf(session, of);
  const { fields: was } = await studio.read<DeskClass>(`/classes/${classId(session, studioClass)}`);
  const before = { start: studioClass.start, capacity: studioClass.capacity };
  const after = { start: before.start + minutes * MINUTE, capacity: places ?? before.capacity };
  const fields: ClassFields = { ...was, ...onTheClock(after.start), capacity: after.capacity };
  const isToBeMarkedAgain = minutes !== 0 && session.now < after.start - CHECK_IN_OPENS;
  const unmarked = books.places.filter(
    ({ of: at, isPresent }) => isToBeMarkedAgain && at === studioClass && isPresent,
  );
  const choices = editClass(books, studioClass, after, session.now);
  const answer = await studio.tell('PUT', `/classes/${classId(session, studioClass)}`, { was, fields });
  return asked(session, answer, choices, 'edit class', () => {
    // What was not changed then stays as others have made it since.
    const back = {
      start: minutes === 0 ? studioClass.start : before.start,
      capacity: places === undefined ? studioClass.capacity : before.capacity,
    };
    editClass(books, studioClass, back, session.now).get('done')?.();
    for (const place of unmarked) mark(books, place, true, session.now).get('done')?.();
  });
}
export const moveSomeClass: Ask = (session, { of, amount }) =>
  edit(session, of, { minutes: MOVES[amount % MOVES.length] ?? 0 });
export const changeSomeCapacity: Ask = (session, { of, amount }) =>
  edit(session, of, { places: 1 + (amount % 4) });

export const closeSomeDay: Ask = async (session, { of }) => {
  const { books, studio } = session;
  const { day } = onTheClock(classOf(session, of).start);
  const choices = done('done', () => closeDay(books, day, session.now));
  const answer = await studio.tell('POST', '/closures', {
    fields: { from_day: day, until_day: day, reason: 'Painting' },
  });
  return asked(session, answer, choices, 'close day', () => openDay(books, day, session.now));
};

export const markSomebody: Ask = async (session, step) => {
  const { books, studio, now } = session;
  const coming = books.places.filter(
    (each) => isOpen(each) && now >= each.of.start - 30 * MINUTE && !session.away.has(each.owner),
  );
  const place = coming[step.amount % Math.max(1, coming.length)] ?? placeOf(session, step);
  if (place === undefined) return undefined;
  const was = place.isPresent;
  const choices = mark(books, place, !was, now);
  const path = `/classes/${classId(session, place.of)}/attendance/booking/${await bookingId(session, place)}`;
  const answer = await studio.tell('PUT', path, { is_present: !was });
  return asked(session, answer, choices, 'mark', () => mark(books, place, was, session.now).get('done')?.());
};

export const closeSomeRoster: Ask = async (session, { of }) => {
  const { books, studio, now } = session;
  const over = books.classes.filter(
    (each) => now >= each.start && each.canceled === null && each.rosterClosedAt === null,
  );
  const studioClass = over[of % Math.max(1, over.length)] ?? classOf(session, of);
  const choices = closeRoster(studioClass, now);
  const answer = await studio.tell('POST', `/classes/${classId(session, studioClass)}/roster-closing`, {});
  return asked(session, answer, choices, 'close roster', () => {
    studioClass.rosterClosedAt = null;
  });
};
