import { MOST_UPCOMING, type TakingRefusal } from '@lifted/domain/bookings/booking';
import type { Refused } from '@lifted/domain/bookings/entitlement';
import { elsewhereWords } from '@lifted/domain/bookings/valid-in';
import { BOOKING_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { Refusal, type Sentence } from '../../http/errors/refusal.ts';

/** Every reason a command of the booking engine is refused (studio operations, section 2). */
export type CommandRefusal = TakingRefusal | 'already_canceled' | 'not_waiting';

/** Why what somebody has does not pay for a class. */
export const WHY_NOTHING_PAYS = {
  no_credit_left: {
    en: 'Your pass has no workouts left.',
    de: 'Dein Paket ist aufgebraucht.',
  },
  contract_paused: {
    en: 'Your membership is paused on the day of this class.',
    de: 'Deine Mitgliedschaft ist am Tag dieses Kurses pausiert.',
  },
  contract_ended: {
    en: 'Your membership has ended by the day of this class.',
    de: 'Deine Mitgliedschaft ist am Tag dieses Kurses schon beendet.',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** What is said of a class alike to members and to the desk. */
export const OF_ANY_CLASS = {
  class_started: {
    en: 'This class has already started.',
    de: 'Dieser Kurs hat schon begonnen.',
  },
  booking_not_open: {
    en: `This class can be booked from ${BOOKING_OPENS_MS / DAY_MS} days before it starts.`,
    de: `Dieser Kurs lässt sich frühestens ${BOOKING_OPENS_MS / DAY_MS} Tage vor Beginn buchen.`,
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** Of a start that is over. */
export const STARTED_BY_THEN: Sentence = {
  en: 'The class would have started already.',
  de: 'Der Kurs hätte dann schon begonnen.',
};

const SENTENCES: Readonly<Record<CommandRefusal, Sentence>> = {
  class_canceled: {
    en: 'This class was cancelled. Please pick another one.',
    de: 'Dieser Kurs fällt aus. Such dir bitte einen anderen aus.',
  },
  ...OF_ANY_CLASS,
  already_booked: {
    en: 'You already have a place in this class.',
    de: 'Du hast schon einen Platz in diesem Kurs.',
  },
  class_full: {
    en: 'This class is full. You can join the waitlist.',
    de: 'Dieser Kurs ist ausgebucht. Du kannst dich auf die Warteliste setzen.',
  },
  place_promised: {
    en: 'Others are waiting for this place. You can join the waitlist behind them.',
    de: 'Auf diesen Platz warten schon andere. Du kannst dich hinter ihnen auf die Warteliste setzen.',
  },
  overlapping_booking: {
    en: 'You have a place in another class at the same time. Cancel that one first, or swap.',
    de: 'Du hast zur selben Zeit einen Platz in einem anderen Kurs. Sag den zuerst ab oder tausch.',
  },
  too_many_upcoming: {
    en: `You have ${MOST_UPCOMING} classes ahead, and nobody can book more than that at a time.`,
    de: `Du hast ${MOST_UPCOMING} Kurse vor dir. Mehr kann niemand auf einmal buchen.`,
  },
  no_entitlement: {
    en: 'You need a pass or a membership to book. Prices are on our memberships page.',
    de: 'Zum Buchen brauchst du ein Paket oder eine Mitgliedschaft. Die Preise stehen unter „Mitgliedschaften“.',
  },
  valid_elsewhere: {
    en: 'What you book with is not valid at this branch.',
    de: 'Womit du buchst, gilt an diesem Standort nicht.',
  },
  pass_expired_by_then: {
    en: 'Your pass expires before this class. Ask us to extend it, or get a new one.',
    de: 'Dein Paket läuft vor diesem Kurs ab. Frag uns nach einer Verlängerung oder hol dir ein neues.',
  },
  ...WHY_NOTHING_PAYS,
  already_canceled: {
    en: 'You’ve already cancelled this class.',
    de: 'Diesen Kurs hast du schon abgesagt.',
  },
  offer_gone: {
    en: 'The offer is gone: its time was up, or the place was taken.',
    de: 'Das Angebot gilt nicht mehr: Die Zeit ist um, oder der Platz ist vergeben.',
  },
  not_waiting: {
    en: 'You are not on the waitlist of this class.',
    de: 'Du stehst nicht auf der Warteliste dieses Kurses.',
  },
};

/** The refusal of a command, with its sentence. */
export function commandRefused(reason: CommandRefusal): Refusal {
  return new Refusal(reason, SENTENCES[reason]);
}

/** The refusal of a decision, with its sentence. */
export function decisionRefused(decision: Refused<CommandRefusal>): Refusal {
  return new Refusal(decision.reason, sentenceOf(decision));
}

const TAKEN: Sentence = {
  en: 'Your old place has been taken by someone else.',
  de: 'Dein alter Platz ist inzwischen vergeben.',
};
const OF_THE_OLD_CLASS: Partial<Record<CommandRefusal, Sentence>> = {
  class_full: TAKEN,
  place_promised: TAKEN,
  class_canceled: { en: 'Your old class has been cancelled.', de: 'Dein alter Kurs fällt aus.' },
  class_started: { en: 'Your old class has already started.', de: 'Dein alter Kurs hat schon begonnen.' },
};

/** The refusal of an undone swap: what is so with the old class, and that nothing is lost. */
export function goingBackRefused(decision: Refused<CommandRefusal>): Refusal {
  const { en, de } = OF_THE_OLD_CLASS[decision.reason] ?? sentenceOf(decision);
  return new Refusal(decision.reason, {
    en: `${en} You keep the place you have now.`,
    de: `${de} Du behältst den Platz, den du jetzt hast.`,
  });
}

/** Why a decision refuses; what is valid at other branches only says at which. */
function sentenceOf({ reason, elsewhere }: Refused<CommandRefusal>): Sentence {
  if (elsewhere === undefined) return SENTENCES[reason];
  const { street } = studio.address;
  return {
    en: `${elsewhereWords(elsewhere, 'your', street, 'en')}.`,
    de: `${elsewhereWords(elsewhere, 'your', street, 'de')}.`,
  };
}

/** No class of this id. */
export function noSuchClass(): Refusal {
  return new Refusal('not_found', {
    en: 'We have no class with this id.',
    de: 'Wir haben keinen Kurs mit dieser ID.',
  });
}

/** No booking of this id that belongs to the caller; another member's is refused alike. */
export function noSuchBooking(): Refusal {
  return new Refusal('not_found', {
    en: 'You have no booking with this id.',
    de: 'Du hast keine Buchung mit dieser ID.',
  });
}
