/** What members may do (studio operations, section 2). */
import { DAY, HOUR, type Instant } from './berlin-clock.ts';
import { freePlaces, freeUntilOf, type Books, type KeptClass, type KeptFee, type Place } from './books.ts';
import { done, either, refused, type Choices } from './choices.ts';
import {
  ACCEPTED,
  BOOKED,
  endNow,
  endOffer,
  cancelPlace,
  giveBackFree,
  liveWait,
  ownRefusals,
  serve,
  take,
} from './places.ts';

/** Why nobody may book or join a class now. */
function closedRefusals({ canceled, start }: KeptClass, now: Instant): string[] {
  const refusals: string[] = [];
  if (canceled !== null) refusals.push('class_canceled');
  if (now >= start) refusals.push('class_started');
  if (now < start - 14 * DAY) refusals.push('booking_not_open');
  return refusals;
}

const isAwaited = (books: Books, of: KeptClass) =>
  books.waits.some((wait) => wait.of === of && wait.state === 'waiting');

/** The offer somebody has of a place in a class, also one that is over and not yet given on. */
const offerOf = (books: Books, owner: string, of: KeptClass) => {
  const wait = liveWait(books, owner, of);
  return wait?.state === 'offered' ? wait : undefined;
};

/** Whether the list leaves somebody a place: those on it take one themselves in the last hour. */
function placeRefusals(books: Books, owner: string, of: KeptClass, now: Instant): string[] {
  const offer = offerOf(books, owner, of);
  if (offer !== undefined) return offer.until !== null && now < offer.until ? [] : ['offer_gone'];
  const isHeld = books.waits.some((wait) => wait.of === of && wait.state === 'offered');
  if (freePlaces(books, of) <= 0) return isHeld ? ['class_full', 'place_promised'] : ['class_full'];
  if (!isAwaited(books, of)) return [];
  return liveWait(books, owner, of) !== undefined && now >= of.start - HOUR ? [] : ['place_promised'];
}

/** What a booking of a member says: it is theirs, free until then where that is to come, and which place they gave up for it. */
export function tellBooked(books: Books, place: Place, swapped?: Place): void {
  const about = swapped === undefined ? 'booked' : `booked instead of ${swapped.of.name}, ${swapped.end}`;
  const until = freeUntilOf(place);
  books.mails.push({ to: place.owner, about, of: place.of.name, until: until > place.at ? until : null });
}

/** Books; who has an offer has the place that is held for them, and their ten minutes as well: nobody told them otherwise. */
function bookNow(books: Books, owner: string, of: KeptClass, now: Instant, swapped?: Place): void {
  tellBooked(books, take(books, { owner, of }, now, BOOKED), swapped);
}

export function book(books: Books, owner: string, of: KeptClass, now: Instant): Choices {
  const refusals = [
    ...closedRefusals(of, now),
    ...ownRefusals(books, owner, of),
    ...placeRefusals(books, owner, of, now),
  ];
  if (refusals.length > 0) return refused(...refusals);
  return done('booked', () => bookNow(books, owner, of, now));
}

/** Booked by the desk: "only an audited staff override exceeds" the capacity. */
export function bookAtDesk(
  books: Books,
  { owner, of, mayExceed }: { readonly owner: string; readonly of: KeptClass; readonly mayExceed: boolean },
  now: Instant,
): Choices {
  const people = [...closedRefusals(of, now), ...ownRefusals(books, owner, of)];
  const places = placeRefusals(books, owner, of, now).filter(
    (reason) => !mayExceed || (reason !== 'class_full' && reason !== 'offer_gone'),
  );
  const isExceeding = mayExceed && freePlaces(books, of) <= 0;
  const refusals = isExceeding ? people : [...people, ...places];
  if (refusals.length > 0) return refused(...refusals);
  return done('done', () => bookNow(books, owner, of, now));
}

function cancelRefusals({ end, of }: Place, now: Instant): string[] {
  const refusals: string[] = [];
  if (end !== 'open') refusals.push('already_canceled');
  if (of.canceled !== null) refusals.push('class_canceled');
  if (now >= of.start) refusals.push('class_started');
  return refusals;
}

/** "fee and its end": the receipt of a late cancellation is what tells of its fee. */
function tellPlaceCanceled(books: Books, { owner, of, end }: Place, fee: KeptFee | undefined): void {
  const mail = { to: owner, about: `gave up ${end}`, of: of.name, until: null };
  if (fee === undefined) books.mails.push(mail);
  else {
    fee.told.push({ owner, what: 'A fee' });
    books.mails.push({ ...mail, amount: (fee.cents / 100).toFixed(2) });
  }
}

export function cancel(books: Books, place: Place, now: Instant): Choices {
  const refusals = cancelRefusals(place, now);
  if (refusals.length > 0) return refused(...refusals);
  const end = endNow(place, now);
  return done(`canceled_${end}`, () => {
    tellPlaceCanceled(books, place, cancelPlace(books, place, end, now));
    serve(books, place.of, now);
  });
}

/** "the old place is given up only if the new one is had" */
export function swap(books: Books, place: Place, to: KeptClass, now: Instant): Choices {
  const refusals = cancelRefusals(place, now);
  if (refusals.length > 0) return refused(...refusals, ...closedRefusals(to, now));
  const end = endNow(place, now);
  const pass = end === 'free' && place.payer?.kind === 'pass' ? place.payer : undefined;
  const before = pass && { credits: pass.credits, until: pass.until };
  place.end = end;
  if (pass !== undefined) giveBackFree(place, pass, now);
  const chosen = book(books, place.owner, to, now);
  place.end = 'open';
  if (pass !== undefined) Object.assign(pass, before);
  if (!chosen.has('booked')) return chosen;
  const swapping = done('booked', () => {
    cancelPlace(books, place, end, now);
    bookNow(books, place.owner, to, now, place);
    serve(books, place.of, now);
  });
  return either(chosen, swapping);
}

export function join(books: Books, owner: string, of: KeptClass, now: Instant): Choices {
  const refusals = [...closedRefusals(of, now), ...ownRefusals(books, owner, of)];
  if (offerOf(books, owner, of) !== undefined)
    return either(
      refused(...refusals),
      done('has_place', () => undefined),
    );
  if (liveWait(books, owner, of) !== undefined)
    return either(
      refused(...refusals),
      done('waiting', () => undefined),
    );
  if (refusals.length > 0) return refused(...refusals);
  if (placeRefusals(books, owner, of, now).length === 0) return done('has_place', () => undefined);
  return done('waiting', () => void books.waits.push({ owner, of, state: 'waiting', until: null }));
}

export function leave(books: Books, owner: string, of: KeptClass, now: Instant): Choices {
  const wait = liveWait(books, owner, of);
  if (wait === undefined) return refused('not_waiting', ...closedRefusals(of, now));
  const leaving = done('left', () => {
    const isOffered = wait.state === 'offered';
    wait.state = 'left';
    if (!isOffered) return;
    endOffer(wait, 'left', now);
    serve(books, of, now);
  });
  return now >= of.start ? either(leaving, refused('class_started', 'not_waiting')) : leaving;
}

export function accept(books: Books, owner: string, of: KeptClass, now: Instant): Choices {
  const refusals = [...closedRefusals(of, now), ...ownRefusals(books, owner, of)];
  const wait = liveWait(books, owner, of);
  const isOffered = wait?.state === 'offered' && wait.until !== null && now < wait.until;
  if (!isOffered) refusals.push('offer_gone', 'not_waiting');
  return refusals.length > 0
    ? refused(...refusals)
    : done('booked', () => tellBooked(books, take(books, { owner, of }, now, ACCEPTED)));
}

/** "pending (48 h) → due … objected(words) → waived | due" */
export function objectTo(fee: Books['fees'][number]): Choices {
  // The same words again are no second objection.
  if (fee.state === 'objected')
    return either(
      done('objected', () => undefined),
      refused('fee_decided'),
    );
  if (fee.wasObjected || (fee.state !== 'pending' && fee.state !== 'due')) return refused('fee_decided');
  return done('objected', () => {
    fee.wasObjected = true;
    fee.state = 'objected';
  });
}
