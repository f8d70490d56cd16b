import type { WalkInRefusal } from '@lifted/domain/bookings/booking';
import type { Refused } from '@lifted/domain/bookings/entitlement';
import { elsewhereWords } from '@lifted/domain/bookings/valid-in';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import type { CheckInRefusal } from '@lifted/domain/bookings/roster';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { EASY_PIN } from '@lifted/domain/floor/easy-pin';
import { studio } from '@lifted/profile/studio';
import { ROSTER_SENTENCES } from '../../classes/roster/roster-refusals.ts';
import { NO_SUCH_COACH, NO_SUCH_ROOM } from '../../http/errors/unknown-records.ts';
import { waitWords } from '../../http/errors/wait-words.ts';
import { Refusal, refusedField, refusing, type Sentence } from '../../http/errors/refusal.ts';

/** Every reason something on the floor cannot be done with a class (studio operations, section 3). */
export type FloorRefusal =
  | WalkInRefusal
  | CheckInRefusal
  | 'class_not_started'
  | 'missing_counted'
  | 'not_waiting'
  | 'roster_closed';

const SENTENCES: Readonly<Record<FloorRefusal, Sentence>> = {
  class_canceled: { en: 'This class was cancelled.', de: 'Dieser Kurs fällt aus.' },
  class_not_started: {
    en: 'This class has not started yet. Close the roster when everybody has arrived.',
    de: 'Dieser Kurs hat noch nicht begonnen. Schließ die Liste ab, wenn alle da sind.',
  },
  check_in_closed: {
    en: `Check-in opens ${CHECK_IN_OPENS_MS / MINUTE_MS} minutes before the class. A coach can correct it for two days.`,
    de: `Einchecken geht ab ${CHECK_IN_OPENS_MS / MINUTE_MS} Minuten vor dem Kurs. Ein Coach kann es zwei Tage lang korrigieren.`,
  },
  ...ROSTER_SENTENCES,
  already_booked: { en: 'They are on the roster already.', de: 'Die Person steht schon auf der Liste.' },
  class_full: {
    en: 'The class is full: everybody with a place is present, or may still come.',
    de: 'Der Kurs ist voll: Alle mit Platz sind da oder können noch kommen.',
  },
  place_promised: {
    en: 'Until the class starts, free places go to the waitlist.',
    de: 'Bis der Kurs beginnt, gehen freie Plätze an die Warteliste.',
  },
  overlapping_booking: {
    en: 'They have a place in another class at this time.',
    de: 'Die Person hat zu dieser Zeit einen Platz in einem anderen Kurs.',
  },
  too_many_upcoming: {
    en: 'They have booked as many classes ahead as possible.',
    de: 'Mehr Kurse kann die Person nicht im Voraus buchen.',
  },
  no_entitlement: {
    en: 'They have no pass and no membership. Please send them to the desk.',
    de: 'Die Person hat kein Paket und keine Mitgliedschaft. Schick sie bitte an den Empfang.',
  },
  valid_elsewhere: {
    en: 'What they book with is not valid at this branch. Please send them to the desk.',
    de: 'Was die Person hat, gilt an diesem Standort nicht. Schick sie bitte an den Empfang.',
  },
  pass_expired_by_then: {
    en: 'Their pass has expired. Please send them to the desk.',
    de: 'Das Paket ist abgelaufen. Schick die Person bitte an den Empfang.',
  },
  no_credit_left: {
    en: 'Their pass has no workouts left. Please send them to the desk.',
    de: 'Das Paket ist aufgebraucht. Schick die Person bitte an den Empfang.',
  },
  contract_paused: {
    en: 'Their membership is paused. Please send them to the desk.',
    de: 'Die Mitgliedschaft ist pausiert. Schick die Person bitte an den Empfang.',
  },
  contract_ended: {
    en: 'Their membership has ended. Please send them to the desk.',
    de: 'Die Mitgliedschaft ist beendet. Schick die Person bitte an den Empfang.',
  },
  not_waiting: {
    en: 'They no longer wait for this class, or it has not started yet.',
    de: 'Die Person wartet nicht mehr auf diesen Kurs, oder er hat noch nicht begonnen.',
  },
};

/** The refusal of a command about a class, with its sentence. */
export function floorRefused(reason: FloorRefusal): Refusal {
  return new Refusal(reason, SENTENCES[reason]);
}

/** The refusal of a walk-in; of what is valid at other branches only it says at which. */
export function walkInRefused({ reason, elsewhere }: Refused<WalkInRefusal>): Refusal {
  if (elsewhere === undefined) return floorRefused(reason);
  const { street } = studio.address;
  return new Refusal(reason, {
    en: `${elsewhereWords(elsewhere, 'their', street, 'en')}. Please send them to the desk.`,
    de: `${elsewhereWords(elsewhere, 'their', street, 'de')}. Schick die Person bitte an den Empfang.`,
  });
}

/** No class of this id today in the room of the tablet. */
export const notInRoom = refusing('not_found', {
  en: 'There is no such class in this room today.',
  de: 'Diesen Kurs gibt es heute in diesem Raum nicht.',
});

/** Nobody of this id on the roster. */
export const notOnRoster = refusing('not_found', {
  en: 'They are no longer on the roster.',
  de: 'Die Person steht nicht mehr auf der Liste.',
});

/** The code of a tablet is unknown, used or too old. */
export const enrolmentCodeWrong = refusing('code_wrong', {
  en: 'This code is not right, or it is older than 15 minutes. Get a new one at the desk.',
  de: 'Dieser Code stimmt nicht oder ist älter als 15 Minuten. Hol dir am Empfang einen neuen.',
});

/** A check-in code that no app of ours shows, or that was shown more than a minute ago. */
export const checkInCodeWrong = refusing('code_too_old', {
  en: 'This code is not valid or has expired. Please show your code again.',
  de: 'Dieser Code ist ungültig oder abgelaufen. Zeig ihn bitte noch einmal.',
});

/** The member of a check-in code has no place in a class that check-in is open for. */
export const noClassToCheckIn = refusing('not_found', {
  en: 'You have no place in a class here right now. Please see the coach.',
  de: 'Du hast hier gerade keinen Platz in einem Kurs. Sprich bitte mit dem Coach.',
});

export const pinWrong = refusing('code_wrong', {
  en: 'This is not the right PIN.',
  de: 'Diese PIN stimmt nicht.',
});

/** Too many wrong PINs. */
export function pinLocked(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS));
  const wait = waitWords(seconds);
  return new Refusal(
    'too_many_requests',
    {
      en: `Too many wrong PINs. Try again in ${wait.en}, or ask the owner for a new one.`,
      de: `Zu viele falsche PINs. Versuch es in ${wait.de} wieder, oder lass dir eine neue geben.`,
    },
    { retryAfterSeconds: seconds },
  );
}

export const pinMissing = refusing('not_allowed', {
  en: 'This coach has no PIN yet. It is set at the desk.',
  de: 'Dieser Coach hat noch keine PIN. Sie wird am Empfang festgelegt.',
});

/** A coach acts who has not unlocked the tablet. */
export const coachNotHere = refusing('not_allowed', {
  en: 'Please unlock the tablet with your PIN first.',
  de: 'Bitte entsperr das Tablet zuerst mit deiner PIN.',
});

/** They unlocked the tablet for an earlier class, or without a network. */
export const coachAway = refusing('not_allowed', {
  en: 'Please lock the tablet and enter your PIN again. This needs a PIN from the last two hours.',
  de: 'Bitte sperr das Tablet und gib deine PIN noch einmal ein. Dafür darf sie höchstens zwei Stunden alt sein.',
});

export const tabletUnknown = refusing('not_found', {
  en: 'There is no such tablet, or it was revoked before.',
  de: 'Dieses Tablet gibt es nicht, oder es wurde schon gesperrt.',
});

/** A PIN that anybody would try. Those that were set before go on working. */
export const pinEasy = () => refusedField('pin', EASY_PIN);

export const coachUnknown = refusing('not_found', NO_SUCH_COACH);

export const locationUnknown = () => refusedField('location_id', NO_SUCH_ROOM);
