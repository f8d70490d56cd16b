/** What members ask of the studio and of the books. */
import { accept, book, cancel, join, leave, objectTo, swap } from './member-rules.ts';
import { freePlaces, type KeptClass } from './books.ts';
import {
  bookingId,
  classId,
  classOf,
  feeId,
  feeOf,
  personId,
  personOf,
  placeOf,
  type Ask,
  type Session,
} from './session.ts';

export const askToBook: Ask = async (session, { who, of }) => {
  const person = personOf(session, who);
  if (person === undefined) return undefined;
  const { books, studio, now } = session;
  const choices = book(books, person, classOf(session, of), now);
  const path = `/workouts/${classId(session, classOf(session, of))}/bookings`;
  return { choices, answer: await studio.ask(personId(session, person), path) };
};

export const askToCancel: Ask = async (session, step) => {
  const place = placeOf(session, step);
  if (place === undefined) return undefined;
  const { books, studio, now } = session;
  const path = `/bookings/${await bookingId(session, place)}/cancellation`;
  return {
    choices: cancel(books, place, now),
    answer: await studio.ask(personId(session, place.owner), path),
  };
};

export const askToSwap: Ask = async (session, step) => {
  const place = placeOf(session, step);
  const to = classOf(session, step.other);
  if (place === undefined || to === place.of) return undefined;
  const { books, studio, now } = session;
  const path = `/bookings/${await bookingId(session, place)}/swap`;
  const choices = swap(books, place, to, now);
  const answer = await studio.ask(personId(session, place.owner), path, { workout_id: classId(session, to) });
  return { choices, answer };
};

/** A class with a list to join, if there is one. */
function fullClass({ books, now }: Session, at: number): KeptClass | undefined {
  const full = books.classes.filter(
    (of) => of.canceled === null && now < of.start && freePlaces(books, of) <= 0,
  );
  return full[at % Math.max(1, full.length)];
}

/** Somebody joins, leaves or accepts; an offer is accepted by whom it is for, where there is one. */
function askAboutList(rule: typeof join, path: string): Ask {
  return async (session, { who, of }) => {
    const { books, studio, now, away } = session;
    const named = personOf(session, who);
    const waiting = books.waits.filter(({ state, owner }) => state === 'offered' && !away.has(owner));
    const offered = rule === accept ? waiting[of % Math.max(1, waiting.length)] : undefined;
    const person = offered?.owner ?? named;
    if (person === undefined) return undefined;
    const studioClass =
      offered?.of ?? (rule === join ? fullClass(session, of) : undefined) ?? classOf(session, of);
    const answer = await studio.ask(
      personId(session, person),
      `/workouts/${classId(session, studioClass)}${path}`,
    );
    return { choices: rule(books, person, studioClass, now), answer };
  };
}
export const askToJoin = askAboutList(join, '/waitlist');
export const askToLeave = askAboutList(leave, '/waitlist/leave');
export const askToAccept = askAboutList(accept, '/offer/accept');

export const askToObject: Ask = async (session, step) => {
  const fee = feeOf(session, step);
  if (fee === undefined || session.away.has(fee.place.owner)) return undefined;
  const path = `/fees/${await feeId(session, fee)}/objection`;
  const answer = await session.studio.ask(personId(session, fee.place.owner), path, { words: 'I was ill' });
  return { choices: objectTo(fee), answer };
};
