/** What the studio may do with its classes (studio operations, sections 2 and 4). */
import { endByDay, HOUR, MINUTE, noticeOfFew, onTheClock, type Instant } from './berlin-clock.ts';
import {
  isLive,
  isOpen,
  MOVED_FREE,
  openPlaces,
  type Books,
  type KeptClass,
  type Place,
  type Wait,
} from './books.ts';
import { done, either, refused, type Choices } from './choices.ts';
import {
  callAgain,
  dropFee,
  countAsMissing,
  giveCreditBack,
  cancelPlace,
  oweAgain,
  ownRefusals,
  RESTORED,
  serve,
  take,
  takeAway,
  waitAgain,
} from './places.ts';

/** Before the start. */
export const CHECK_IN_OPENS = 20 * MINUTE;

/** What a cancelled class had: its people and its list. */
interface Had {
  readonly places: readonly Place[];
  readonly waits: readonly Wait[];
}
const hadWhenCanceled = new WeakMap<KeptClass, Had>();

/** "Cancelled by the studio: no debit, no fee"; "everybody gets the credit or nothing owed, a mail" */
export function cancelClass(books: Books, of: KeptClass, reason: string, now: Instant): void {
  const places = openPlaces(books, of);
  const waits = books.waits.filter((wait) => wait.of === of && isLive(wait));
  hadWhenCanceled.set(of, { places, waits });
  of.canceled = { reason, at: now };
  const told = new Set([...places, ...waits].map(({ owner }) => owner));
  for (const to of told) books.mails.push({ to, about: 'canceled', of: of.name, until: null });
  for (const wait of waits) wait.state = 'removed';
  for (const place of books.places) {
    if (place.of !== of) continue;
    if (isOpen(place)) cancelPlace(books, place, 'studio', now);
    else if (place.end === 'late' && place.payer?.kind === 'pass' && !place.isMadeUp) {
      place.isMadeUp = true;
      giveCreditBack(place.payer, now);
    }
  }
  for (const fee of books.fees) if (fee.place.of === of) dropFee(fee);
}

export function cancelByDesk(books: Books, of: KeptClass, reason: string, now: Instant): Choices {
  const refusals: string[] = [];
  if (of.canceled !== null) refusals.push('already_canceled');
  if (now >= of.start) refusals.push('class_started');
  // "last moment to cancel a class for too few"
  if (reason === 'few' && now > of.start - 3 * HOUR) refusals.push('too_late_for_few');
  return refusals.length > 0 ? refused(...refusals) : done('done', () => cancelClass(books, of, reason, now));
}

/** "One active booking per person and class": two who were made one since have one place again, and hear of it once. */
function oncePerPerson<Had extends { readonly owner: string }>(had: readonly Had[]): Had[] {
  return had.filter(({ owner }, at) => had.findIndex((other) => other.owner === owner) === at);
}

/** "those booked before have their place again, cancelling is free until its start, who waited waits again in order" */
export function restoreClass(books: Books, of: KeptClass, now: Instant): void {
  // Restoring a class that was cancelled for too few decides the same question.
  const isSettled = of.few === 'told' && of.canceled?.reason === 'few';
  if (isSettled || now >= of.start - 3 * HOUR - MINUTE) of.few = 'settled';
  of.done.delete('too few');
  of.canceled = null;
  const had = hadWhenCanceled.get(of) ?? { places: [], waits: [] };
  for (const { owner } of oncePerPerson(had.places)) {
    const isPossible = ownRefusals(books, owner, of).length === 0;
    if (isPossible) take(books, { owner, of }, now, RESTORED);
    const about = isPossible ? 'restored' : 'not restored';
    books.mails.push({ to: owner, about, of: of.name, until: null });
  }
  for (const wait of oncePerPerson(had.waits)) {
    const isPossible = ownRefusals(books, wait.owner, of).length === 0;
    if (isPossible) waitAgain(wait);
    const about = isPossible ? 'waits again' : 'not restored';
    books.mails.push({ to: wait.owner, about, of: of.name, until: null });
  }
  serve(books, of, now);
}

export function restoreByDesk(books: Books, of: KeptClass, now: Instant): Choices {
  const refusals: string[] = [];
  if (of.canceled === null) refusals.push('not_canceled');
  if (now >= of.start) refusals.push('class_started');
  return refusals.length > 0 ? refused(...refusals) : done('done', () => restoreClass(books, of, now));
}

/** No class takes place on a closed day, nor one the desk has restored there, once the day is closed again. */
function closeAgain(books: Books, day: string, now: Instant): void {
  for (const of of books.classes) {
    const isClosed = onTheClock(of.start).day === day;
    if (of.canceled === null && of.start > now && isClosed) cancelClass(books, of, 'closure', now);
  }
}

/** "holidays and closures": no class takes place on the day. */
export function closeDay(books: Books, day: string, now: Instant): void {
  books.closed.push(day);
  closeAgain(books, day, now);
}

/** Classes the closure cancelled take place, unless the day is closed for another reason. */
export function openDay(books: Books, day: string, now: Instant): void {
  books.closed.splice(books.closed.indexOf(day), 1);
  for (const of of books.classes) {
    const isClosed = books.closed.includes(onTheClock(of.start).day);
    if (of.canceled?.reason === 'closure' && of.start > now && !isClosed) restoreClass(books, of, now);
  }
}

/** Everything by the clock is counted from the new start: what was said of the old one is said once more, and no offer outlasts it. */
function followMove(books: Books, of: KeptClass, now: Instant): void {
  if (of.few === 'told' || now < noticeOfFew(of.start)) of.few = 'untold';
  of.done.delete('too few');
  of.done.delete('decision');
  for (const wait of books.waits)
    if (wait.of === of && wait.state === 'offered' && wait.until !== null)
      wait.until = endByDay(wait.until, of.start);
}

/** "a time moved by more than 15 min makes cancelling free; raising the capacity serves the list" */
export function editClass(
  books: Books,
  of: KeptClass,
  { start, capacity }: { readonly start: Instant; readonly capacity: number },
  now: Instant,
): Choices {
  const editing = done('done', () => {
    const isMoved = start !== of.start;
    // A right once given stays, also if the class is moved back.
    for (const place of isMoved ? openPlaces(books, of) : []) {
      const isFree = place.freeUntil !== null && place.freeUntil >= of.start;
      if (isFree || Math.abs(start - place.bookedFor) > MOVED_FREE) place.freeUntil = start;
    }
    of.start = start;
    of.capacity = capacity;
    // Nobody has been in a class whose check-in is still to open.
    if (isMoved && now < start - CHECK_IN_OPENS)
      for (const place of books.places) if (place.of === of) place.isPresent = false;
    callAgain(of, now);
    if (isMoved) followMove(books, of, now);
    for (const { owner } of isMoved ? openPlaces(books, of) : [])
      books.mails.push({ to: owner, about: 'changed', of: of.name, until: null });
    serve(books, of, now);
  });
  const isDoubtful =
    of.canceled !== null || now >= of.start || start <= now || capacity < openPlaces(books, of).length;
  return isDoubtful ? either(editing, refused('class_canceled', 'class_started', 'invalid_input')) : editing;
}

/** Taken out of the class by the desk, free of charge. */
export function removePlace(books: Books, place: Place, now: Instant): Choices {
  const { of } = place;
  const refusals: string[] = [];
  if (!isOpen(place)) refusals.push('already_canceled');
  if (of.canceled !== null) refusals.push('class_canceled');
  if (now >= of.start) refusals.push('class_started');
  if (refusals.length > 0) return refused(...refusals);
  return done('done', () => {
    takeAway(books, place, now);
    books.mails.push({ to: place.owner, about: 'removed', of: of.name, until: null });
    serve(books, of, now);
  });
}

/** "T − 20 min to T + 10 min | check-in"; staff may also mark later. */
export function mark(books: Books, place: Place, isPresent: boolean, now: Instant): Choices {
  const marking = done('done', () => {
    if (place.isPresent === isPresent) return;
    place.isPresent = isPresent;
    // The terms: who was there pays no fee.
    for (const fee of books.fees) {
      if (fee.place !== place || fee.kind !== 'no_show') continue;
      if (isPresent) dropFee(fee);
      else oweAgain(fee, now);
    }
    if (!isPresent && place.of.done.has('missing')) countAsMissing(books, place, now);
  });
  if (!isOpen(place) || place.of.canceled !== null)
    return refused('already_canceled', 'class_canceled', 'not_found');
  return now < place.of.start - CHECK_IN_OPENS ? refused('check_in_closed') : marking;
}

/** "roster closed by the coach, + 48 h" */
export function closeRoster(of: KeptClass, now: Instant): Choices {
  const closing = done('done', () => {
    of.rosterClosedAt = now;
  });
  if (of.canceled !== null) return refused('class_canceled');
  if (of.rosterClosedAt !== null) return done('done', () => undefined);
  return now < of.start ? refused('class_not_started', 'check_in_closed') : closing;
}
