import type { BookingOutcome } from '@lifted/contract/class-bookings';
import type { BookingRefusal } from '@lifted/domain/bookings/booking';
import { SECOND_THOUGHTS_MS } from '@lifted/domain/bookings/booking-times';
import { costOnceBooked, type CancellationCost } from '@lifted/domain/bookings/cancellation';
import type { CancellingNow } from '@lifted/domain/bookings/class-standing';
import type { WaitlistChance } from '@lifted/domain/bookings/waitlist-chance';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import type { InBothLanguages, Language } from '../language.ts';
import { nearMomentWords } from '@lifted/domain/language/near-moment-words';
import type { MemberEntitlement } from './own-classes.ts';

export interface BookingWords {
  readonly book: string;
  readonly join: string;
  readonly leave: string;
  readonly accept: string;
  readonly decline: string;
  readonly cancel: string;
  readonly undo: string;
  readonly keep: string;
  readonly sending: string;
  readonly booked: string;
  readonly onWaitlist: string;
  readonly position: (position: number) => string;
  /** How lists of like classes went: at this position this many in ten got a place. */
  readonly chance: (chance: WaitlistChance) => string;
  /** Somebody on the list may take the place that is free now. */
  readonly placeIsFree: string;
  readonly offeredUntil: (moment: string) => string;
  readonly acceptedCosts: string;
  /** Said before a place is taken: a waitlist of another class at the same time is left by it. */
  readonly waitLost: (name: string, moment: string) => string;
  readonly freeUntil: (moment: string) => string;
  readonly costs: (amount: string) => string;
  /** Before booking so late that cancelling soon costs something. */
  readonly onceBooked: (minutes: number, amount: string) => string;
  readonly credit: string;
  /** Asked before a cancellation that costs something. */
  readonly cancelQuestion: (amount: string) => string;
  readonly cancelFor: (amount: string) => string;
  /** Before what pays, for who hears the page. */
  readonly paysWith: string;
  readonly payWith: string;
  /** Nothing chosen: what the rule of who pays chooses. */
  readonly byRule: string;
  readonly left: (credits: number) => string;
  readonly needsPayer: string;
  readonly prices: string;
  readonly opens: (moment: string) => string;
  readonly unknown: string;
  readonly outcomes: Readonly<Record<BookingOutcome['outcome'], string>>;
  readonly refusals: Readonly<Record<BookingRefusal, string>>;
}

export const BOOKING_WORDS: InBothLanguages<BookingWords> = {
  en: {
    book: 'Book',
    join: 'Join the waitlist',
    leave: 'Leave the waitlist',
    accept: 'Accept',
    decline: 'Decline',
    cancel: 'Cancel',
    undo: 'Undo',
    keep: 'Keep my place',
    sending: 'One moment…',
    booked: 'Booked',
    onWaitlist: 'On the waitlist',
    position: (position) => `Waitlist: number ${position}`,
    chance({ position, inTen }) {
      if (inTen === 0) return `A place hardly ever came up for number ${position}.`;
      const often = inTen === 10 ? 'nearly always' : `about ${inTen} ${inTen === 1 ? 'time' : 'times'} in 10`;
      return `A place came up for number ${position} ${often}.`;
    },
    placeIsFree: 'A place is free. The first on the list to book gets it.',
    offeredUntil: (moment) => `A place is held for you until ${moment}.`,
    acceptedCosts: 'Once you accept, you can no longer cancel free of charge.',
    waitLost: (name, moment) =>
      `Take this place, and you’re off the waitlist of ${name}, ${moment}: it’s at the same time.`,
    freeUntil: (moment) => `free until ${moment}`,
    costs: (amount) => `costs ${amount}`,
    onceBooked: (minutes, amount) =>
      `Cancelling is free for ${minutes} minutes after booking, then it costs ${amount}.`,
    credit: '1\u00a0workout',
    cancelQuestion: (amount) =>
      `Free cancellation is over. Cancelling now costs ${amount}, unless your place is taken when the class starts.`,
    cancelFor: (amount) => `Cancel for ${amount}`,
    paysWith: 'Paid with:',
    payWith: 'Pay with',
    byRule: 'Automatic: membership first',
    left: (credits) => `${credits} left`,
    needsPayer: 'To book, you need a pass or a membership.',
    prices: 'Passes and memberships',
    opens: (moment) => `Booking opens ${moment}`,
    unknown: 'Your bookings did not load. Please try again in a moment.',
    outcomes: {
      booked: 'Booked.',
      waiting: 'You are on the waitlist.',
      has_place: 'There is a free place. Book it now.',
      left: 'You have left the waitlist.',
      canceled_free: 'Cancelled free of charge.',
      canceled_late: 'Cancelled.',
    },
    refusals: {
      class_canceled: 'Cancelled',
      class_started: 'Started',
      booking_not_open: 'Not open for booking yet',
      already_booked: 'Booked',
      class_full: 'Full',
      place_promised: 'Full',
      overlapping_booking: 'At the same time as another class of yours',
      too_many_upcoming: 'You have booked as many classes ahead as possible',
      no_entitlement: 'You need a pass or membership',
      valid_elsewhere: 'Valid at other branches only',
      pass_expired_by_then: 'Your pass expires before this class',
      no_credit_left: 'No workouts left on your pass',
      contract_paused: 'Your membership is paused that day',
      contract_ended: 'Your membership has ended by then',
    },
  },
  de: {
    book: 'Buchen',
    join: 'Auf die Warteliste',
    leave: 'Warteliste verlassen',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    cancel: 'Absagen',
    undo: 'Rückgängig',
    keep: 'Platz behalten',
    sending: 'Moment …',
    booked: 'Gebucht',
    onWaitlist: 'Auf der Warteliste',
    position: (position) => `Warteliste: Platz ${position}`,
    chance({ position, inTen }) {
      const some = `${inTen === 1 ? 'kam' : 'kamen'} bisher etwa ${inTen} von 10`;
      const who = inTen === 0 ? 'kam bisher kaum jemand' : inTen === 10 ? 'kamen bisher fast alle' : some;
      return `Auf Platz ${position} ${who} zum Zug.`;
    },
    placeIsFree: 'Ein Platz ist frei. Wer von der Liste zuerst bucht, bekommt ihn.',
    offeredUntil: (moment) => `Ein Platz ist für dich reserviert bis ${moment}.`,
    acceptedCosts: 'Nimmst du ihn an, kannst du nicht mehr kostenlos absagen.',
    waitLost: (name, moment) =>
      `Nimmst du diesen Platz, stehst du nicht mehr auf der Warteliste für ${name}, ${moment}: Das ist zur selben Zeit.`,
    freeUntil: (moment) => `kostenlos bis ${moment}`,
    costs: (amount) => `kostet ${amount}`,
    onceBooked: (minutes, amount) =>
      `Nach dem Buchen kannst du ${minutes} Minuten lang kostenlos absagen, danach kostet es ${amount}.`,
    credit: '1\u00a0Workout',
    cancelQuestion: (amount) =>
      `Kostenlos absagen geht nicht mehr. Jetzt kostet es ${amount}, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt.`,
    cancelFor: (amount) => `Für ${amount} absagen`,
    paysWith: 'Bezahlt mit:',
    payWith: 'Bezahlen mit',
    byRule: 'Automatisch: Mitgliedschaft zuerst',
    left: (credits) => `noch ${credits}`,
    needsPayer: 'Zum Buchen brauchst du ein Paket oder eine Mitgliedschaft.',
    prices: 'Pakete und Mitgliedschaften',
    opens: (moment) => `Buchbar ab ${moment}`,
    unknown: 'Deine Buchungen konnten wir nicht laden. Versuch es gleich noch einmal.',
    outcomes: {
      booked: 'Gebucht.',
      waiting: 'Du stehst auf der Warteliste.',
      has_place: 'Ein Platz ist frei. Buch ihn gleich.',
      left: 'Du stehst nicht mehr auf der Warteliste.',
      canceled_free: 'Kostenlos abgesagt.',
      canceled_late: 'Abgesagt.',
    },
    refusals: {
      class_canceled: 'Fällt aus',
      class_started: 'Hat begonnen',
      booking_not_open: 'Noch nicht buchbar',
      already_booked: 'Gebucht',
      class_full: 'Ausgebucht',
      place_promised: 'Ausgebucht',
      overlapping_booking: 'Zur selben Zeit wie ein anderer deiner Kurse',
      too_many_upcoming: 'Mehr Kurse kannst du nicht im Voraus buchen',
      no_entitlement: 'Dafür brauchst du ein Paket oder eine Mitgliedschaft',
      valid_elsewhere: 'Gilt nur an anderen Standorten',
      pass_expired_by_then: 'Dein Paket läuft vorher ab',
      no_credit_left: 'Dein Paket ist aufgebraucht',
      contract_paused: 'Deine Mitgliedschaft ist an dem Tag pausiert',
      contract_ended: 'Deine Mitgliedschaft ist bis dahin beendet',
    },
  },
};

/** What cancelling costs: '1 credit', '€5'. */
export function amountWords(cost: CancellationCost, language: Language): string {
  switch (cost.kind) {
    case 'nothing':
      return exactEuroWords(0, language);
    case 'credit':
      return BOOKING_WORDS[language].credit;
    case 'fee':
      return exactEuroWords(cost.cents, language);
    default:
      return cost satisfies never;
  }
}

/** What cancelling costs now, beside the button: 'free until Mon 18:30', 'costs 1 credit', 'costs €5'. */
export function cancellingWords(cancelling: CancellingNow, now: Date, language: Language): string {
  const words = BOOKING_WORDS[language];
  switch (cancelling.kind) {
    case 'free':
      return words.freeUntil(nearMomentWords(cancelling.until, now, language));
    case 'costs':
      return words.costs(amountWords(cancelling.cost, language));
    default:
      return cancelling satisfies never;
  }
}

/** What cancelling a class would cost that is booked now with this; undefined while that is free in time. */
export function onceBookedWords(
  start: Date,
  payer: MemberEntitlement,
  now: Date,
  language: Language,
): string | undefined {
  const cost = costOnceBooked(start, payer.kind, now);
  if (cost === undefined) return undefined;
  return BOOKING_WORDS[language].onceBooked(SECOND_THOUGHTS_MS / MINUTE_MS, amountWords(cost, language));
}

/** What pays: 'Unlimited', '10-pass, 4 left'. */
export function payerWords(payer: MemberEntitlement, language: Language): string {
  if (payer.kind === 'membership') return payer.productName;
  return `${payer.productName}, ${BOOKING_WORDS[language].left(payer.credits)}`;
}
