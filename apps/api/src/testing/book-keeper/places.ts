/** Taking a place, giving it up, and who gets it then. */
import {
  DAY,
  endOfOffer,
  endOfSecondOffer,
  freeAfterPromotion,
  HOUR,
  instantOf,
  onTheClock,
  type Instant,
} from './berlin-clock.ts';
import {
  FREE_HOURS,
  freePlaces,
  freeUntilOf,
  isLive,
  isOpen,
  overlaps,
  payerFor,
  whyNot,
  type Books,
  type KeptClass,
  type KeptFee,
  type Pass,
  type Payer,
  type Place,
  type Wait,
} from './books.ts';

/** A place that came from a live offer is bound; one of the list before the cut-off is free for a while. */
type Origin = Pick<Place, 'isBound' | 'isRestored' | 'freeUntil'>;
export const BOOKED: Origin = { isBound: false, isRestored: false, freeUntil: null };
export const ACCEPTED: Origin = { ...BOOKED, isBound: true };
/** "those booked before have their place again, cancelling is free until its start" */
export const RESTORED: Origin = { ...BOOKED, isRestored: true, freeUntil: Infinity };

export function liveWait(books: Books, owner: string, of: KeptClass): Wait | undefined {
  return books.waits.find((wait) => wait.of === of && wait.owner === owner && isLive(wait));
}

/** What keeps a person from a place in a class, whether one is free or not. */
export function ownRefusals(books: Books, owner: string, of: KeptClass): string[] {
  const held = books.places.filter((place) => isOpen(place) && place.owner === owner);
  const refusals: string[] = [];
  if (held.some((place) => place.of === of)) refusals.push('already_booked');
  if (held.some((place) => place.of !== of && overlaps(place.of, of))) refusals.push('overlapping_booking');
  if (payerFor(books, owner, of) === undefined) {
    const reasons = books.payers
      .filter((payer) => !payer.isGone && payer.owner === owner)
      .map((payer) => whyNot(payer, of) ?? 'no_entitlement');
    refusals.push('no_entitlement', ...reasons);
  }
  return refusals;
}

/** Books a place, no matter who waits for it. */
export function take(
  books: Books,
  {
    owner,
    of,
    payer = payerFor(books, owner, of),
  }: Pick<Place, 'owner' | 'of'> & { readonly payer?: Payer | undefined },
  now: Instant,
  origin: Origin,
): Place {
  const wait = liveWait(books, owner, of);
  if (wait !== undefined) wait.state = 'promoted';
  // "promotion removes overlapping waits"
  const isBeside = (other: Wait) => other.owner === owner && isLive(other) && overlaps(other.of, of);
  if (books.waits.some(isBeside)) books.leaving.add(owner);
  if (payer?.kind === 'pass') payer.credits -= 1;
  const place: Place = {
    ...origin,
    owner,
    of,
    at: now,
    bookedFor: of.start,
    payer: payer ?? null,
    end: 'open',
    endedAt: null,
    isPresent: false,
    isMadeUp: false,
  };
  books.places.push(place);
  return place;
}

/** "a pending fee of 5.00 €", of 10.00 € for a class that was missed */
export function newFee(place: Place, kind: KeptFee['kind'], at: Instant): KeptFee {
  const cents = kind === 'no_show' ? 1000 : 500;
  return {
    place,
    kind,
    cents,
    at,
    state: 'pending',
    wasObjected: false,
    wasDecided: false,
    seen: { state: 'pending', at },
    told: [],
  };
}

/** A credit the studio gives back "can be used for seven more days at least". */
export function giveCreditBack(pass: Pass, now: Instant): void {
  pass.credits += 1;
  const { day } = onTheClock(now);
  const last = onTheClock(instantOf(day, '12:00') + 7 * DAY).day;
  if (pass.until < last) pass.until = last;
}

/** Who gives up a place themselves has the pass's last day, unless the studio moved the class beyond it. */
export function giveBackFree({ of }: Place, pass: Pass, now: Instant): void {
  if (onTheClock(of.start).day > pass.until) giveCreditBack(pass, now);
  else pass.credits += 1;
}

/** Ends a place. Late, it "consumes the pass's credit, or makes a pending fee of 5.00 € (Unlimited tariffs)". */
export function cancelPlace(
  books: Books,
  place: Place,
  end: 'free' | 'late' | 'studio',
  now: Instant,
): KeptFee | undefined {
  place.end = end;
  place.endedAt = now;
  if (end === 'studio') {
    if (place.payer?.kind === 'pass') giveCreditBack(place.payer, now);
    return undefined;
  }
  if (end === 'free') {
    if (place.payer?.kind === 'pass') giveBackFree(place, place.payer, now);
    return undefined;
  }
  if (place.payer?.kind !== 'membership') return undefined;
  const fee = newFee(place, 'late_cancellation', now);
  books.fees.push(fee);
  return fee;
}

/** Nobody marked them: a fee "on Unlimited tariffs", and nothing for who was told that nothing is owed for the class. */
export function countAsMissing(books: Books, place: Place, now: Instant): void {
  const { payer } = place;
  if (place.isRestored) {
    if (payer?.kind !== 'pass' || place.isMadeUp) return;
    place.isMadeUp = true;
    giveCreditBack(payer, now);
  } else if (payer?.kind === 'membership' && !books.fees.some((fee) => fee.place === place))
    books.fees.push(newFee(place, 'no_show', now));
}

/** Somebody who was marked present by mistake owes what they would owe without that. */
export function oweAgain(fee: KeptFee, now: Instant): void {
  if (fee.state !== 'dropped') return;
  const isOverdue = now >= fee.at + 2 * DAY;
  fee.state = fee.wasObjected && !fee.wasDecided ? 'objected' : isOverdue ? 'due' : 'pending';
}

/** Ends a place free and by the studio: one the desk takes somebody. */
export function takeAway(books: Books, place: Place, now: Instant): void {
  cancelPlace(books, place, 'free', now);
  if (place.payer?.kind !== 'pass') return;
  place.payer.credits -= 1;
  giveCreditBack(place.payer, now);
}

/** Nothing is owed any more; what was paid or forgiven stays so. */
export function dropFee(fee: KeptFee): void {
  if (fee.state === 'pending' || fee.state === 'due' || fee.state === 'objected') fee.state = 'dropped';
}

/** How a place ends that is cancelled by whom it belongs to. */
export const endNow = (place: Place, now: Instant) => (now <= freeUntilOf(place) ? 'free' : 'late');

/** When an offer of a class ended or the class was changed last, and for which free place somebody was called last. */
const freedAt = new WeakMap<KeptClass, Instant>();
const calledFor = new WeakMap<Wait, Instant>();

/** A place that is free in a class that was changed is told of once more: it is at another time, or one of more. */
export function callAgain(of: KeptClass, now: Instant): void {
  freedAt.set(of, now);
}

/** Ends an offer without a place. */
export function endOffer(wait: Wait, state: 'left' | 'expired', now: Instant): void {
  wait.state = state;
  freedAt.set(wait.of, now);
}

/** Waits again, from the beginning. */
export function waitAgain(wait: Wait): void {
  wait.state = 'waiting';
  wait.until = null;
  calledFor.delete(wait);
}

/** Everybody who waits is told of a free place, of each once; the first to take it has it. */
function callList(books: Books, of: KeptClass): void {
  if (freePlaces(books, of) <= 0) return;
  const places = books.places.filter((place) => place.of === of);
  const last = Math.max(
    freedAt.get(of) ?? -Infinity,
    ...places.flatMap(({ at, endedAt }) => [at, endedAt ?? at]),
  );
  for (const wait of books.waits) {
    if (wait.of !== of || wait.state !== 'waiting' || calledFor.get(wait) === last) continue;
    calledFor.set(wait, last);
    books.mails.push({ to: wait.owner, about: 'free place', of: of.name, until: null });
  }
}

/** "Until the cut-off a freed place goes to the first who can take it, at once … After the cut-off it becomes an offer to the first" */
export function serve(books: Books, of: KeptClass, now: Instant): void {
  if (of.canceled !== null || now >= of.start) return;
  // From T − 1 h on somebody of the list has to take it: first come, first served.
  if (now >= of.start - HOUR) return callList(books, of);
  while (freePlaces(books, of) > 0) {
    const first = books.waits.find((wait) => wait.of === of && wait.state === 'waiting');
    if (first === undefined) return;
    if (ownRefusals(books, first.owner, of).length > 0) {
      first.state = 'passed_over';
      books.mails.push({ to: first.owner, about: 'passed over', of: of.name, until: null });
    } else if (now <= of.start - FREE_HOURS) {
      const freeUntil = freeAfterPromotion(now, of.start);
      const place = take(books, first, now, { ...BOOKED, freeUntil });
      books.mails.push({ to: first.owner, about: 'promoted', of: of.name, until: freeUntilOf(place) });
    } else {
      first.state = 'offered';
      const hadOffer = books.waits.some(
        (wait) =>
          wait.of === of && wait.owner === first.owner && wait.state === 'expired' && wait.until !== null,
      );
      first.until = (hadOffer ? endOfSecondOffer : endOfOffer)(now, of.start);
      books.mails.push({ to: first.owner, about: 'offer', of: of.name, until: first.until });
    }
  }
}
