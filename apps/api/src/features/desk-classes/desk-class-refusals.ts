import { MOST_UPCOMING, type TakingRefusal } from '@lifted/domain/bookings/booking';
import type { Refused } from '@lifted/domain/bookings/entitlement';
import { elsewhereWords } from '@lifted/domain/bookings/valid-in';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import type { CheckInRefusal, GuestRefusal, RemovalRefusal } from '@lifted/domain/bookings/roster';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { CLASS_CANCELLATION_MS } from '@lifted/domain/contracts/studio-terms';
import { studio } from '@lifted/profile/studio';
import { OF_ANY_CLASS, STARTED_BY_THEN } from '../../classes/commands/command-refusals.ts';
import { ROSTER_SENTENCES } from '../../classes/roster/roster-refusals.ts';
import { refusedField, Refusal, refusing, type Sentence } from '../../http/errors/refusal.ts';
import { NO_SUCH_COACH, NO_SUCH_ROOM } from '../../http/errors/unknown-records.ts';

/** Every reason something at the desk cannot be done with a class (studio operations, sections 2 and 4). */
export type DeskClassRefusal =
  | TakingRefusal
  | GuestRefusal
  | RemovalRefusal
  | CheckInRefusal
  | 'too_late_for_few'
  | 'not_canceled'
  | 'class_not_started'
  | 'missing_counted';

const SENTENCES: Readonly<Record<DeskClassRefusal, Sentence>> = {
  class_canceled: {
    en: 'This class was cancelled. Restore it first.',
    de: 'Dieser Kurs fällt aus. Stell ihn zuerst wieder her.',
  },
  ...OF_ANY_CLASS,
  ...ROSTER_SENTENCES,
  class_not_started: {
    en: 'This class has not started yet.',
    de: 'Dieser Kurs hat noch nicht begonnen.',
  },
  already_booked: {
    en: 'This member already has a place in the class.',
    de: 'Dieses Mitglied hat schon einen Platz im Kurs.',
  },
  class_full: {
    en: 'The class is full. To go beyond its capacity, tick the box for it.',
    de: 'Der Kurs ist voll. Für einen zusätzlichen Platz setz das Häkchen dafür.',
  },
  place_promised: {
    en: 'Others are waiting for this place.',
    de: 'Auf diesen Platz warten schon andere.',
  },
  offer_gone: {
    en: 'The place that was offered to this member is no longer held for them.',
    de: 'Der Platz, der diesem Mitglied angeboten war, wird nicht mehr freigehalten.',
  },
  partner_quota_full: {
    en: 'This partner has as many guests in the class as agreed.',
    de: 'Dieser Partner hat schon so viele Gäste im Kurs wie vereinbart.',
  },
  overlapping_booking: {
    en: 'This member has a place in another class at the same time.',
    de: 'Dieses Mitglied hat zur selben Zeit einen Platz in einem anderen Kurs.',
  },
  too_many_upcoming: {
    en: `This member has ${MOST_UPCOMING} classes ahead, and nobody can book more than that at a time.`,
    de: `Dieses Mitglied hat ${MOST_UPCOMING} Kurse vor sich. Mehr kann niemand auf einmal buchen.`,
  },
  no_entitlement: {
    en: 'This member has no pass and no membership.',
    de: 'Dieses Mitglied hat kein Paket und keine Mitgliedschaft.',
  },
  valid_elsewhere: {
    en: 'What this member books with is not valid at this branch.',
    de: 'Womit dieses Mitglied bucht, gilt an diesem Standort nicht.',
  },
  pass_expired_by_then: {
    en: 'Their pass expires before this class.',
    de: 'Das Paket läuft vor diesem Kurs ab.',
  },
  no_credit_left: {
    en: 'Their pass has no workouts left.',
    de: 'Das Paket ist aufgebraucht.',
  },
  contract_paused: {
    en: 'Their membership is paused on the day of this class.',
    de: 'Die Mitgliedschaft ist am Tag dieses Kurses pausiert.',
  },
  contract_ended: {
    en: 'Their membership has ended by the day of this class.',
    de: 'Die Mitgliedschaft ist am Tag dieses Kurses schon beendet.',
  },
  already_canceled: {
    en: 'This has already been cancelled.',
    de: 'Das wurde schon abgesagt.',
  },
  check_in_closed: {
    en: `You can mark who is present from ${CHECK_IN_OPENS_MS / MINUTE_MS} minutes before the class; its coach can for two days after it.`,
    de: `Wer da ist, lässt sich ab ${CHECK_IN_OPENS_MS / MINUTE_MS} Minuten vor dem Kurs eintragen, vom Coach bis zwei Tage danach.`,
  },
  too_late_for_few: {
    en: `For too few bookings, a class can be cancelled up to ${CLASS_CANCELLATION_MS / HOUR_MS} hours before it starts.`,
    de: `Wegen zu weniger Buchungen kann ein Kurs bis ${CLASS_CANCELLATION_MS / HOUR_MS} Stunden vor Beginn abgesagt werden.`,
  },
  not_canceled: {
    en: 'This class takes place.',
    de: 'Dieser Kurs findet statt.',
  },
};

/** The refusal of a command about a class, with its sentence. */
export function deskClassRefused(reason: DeskClassRefusal): Refusal {
  return new Refusal(reason, SENTENCES[reason]);
}

/** The refusal of a booking; of what is valid at other branches only it says at which. */
export function deskBookingRefused({ reason, elsewhere }: Refused<TakingRefusal>): Refusal {
  if (elsewhere === undefined) return deskClassRefused(reason);
  const { street } = studio.address;
  return new Refusal(reason, {
    en: `${elsewhereWords(elsewhere, 'their', street, 'en')}.`,
    de: `${elsewhereWords(elsewhere, 'their', street, 'de')}.`,
  });
}

/** No class of this id. */
export const deskClassUnknown = refusing('not_found', {
  en: 'There is no class with this id.',
  de: 'Es gibt keinen Kurs mit dieser ID.',
});

/** Nobody of this id on the roster; they may have been taken off it. */
export const notOnRoster = refusing('not_found', {
  en: 'Nobody with this id is in the class any more.',
  de: 'Mit dieser ID ist niemand mehr im Kurs.',
});

const FIELD_FAULTS = {
  coach_id: NO_SUCH_COACH,
  location_id: NO_SUCH_ROOM,
  day: STARTED_BY_THEN,
  partner_id: {
    en: 'We do not work with this partner (any more).',
    de: 'Mit diesem Partner arbeiten wir nicht (mehr) zusammen.',
  },
  customer_id: { en: 'There is no such member.', de: 'Dieses Mitglied gibt es nicht.' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A field that names nothing we know, or a start that is over. */
export function deskClassFieldRefused(field: keyof typeof FIELD_FAULTS): Refusal {
  return refusedField(field, FIELD_FAULTS[field]);
}

/** A new or moved class on a day on which the studio is closed, which nobody confirmed. */
export function closedOn(reason: string): Refusal {
  return refusedField('day', {
    en: `The studio is closed on this day (${reason}). Choose another day, or confirm that the class takes place all the same.`,
    de: `An diesem Tag ist das Studio geschlossen (${reason}). Wähl einen anderen, oder bestätige, dass der Kurs trotzdem stattfindet.`,
  });
}

/** The key of a request that added a class, with other fields. */
export const addedOtherwise = refusing('key_reused', {
  en: 'This class was added already, with other details. Close the form and change the class in the timetable.',
  de: 'Dieser Kurs wurde schon angelegt, mit anderen Angaben. Schließ das Formular und ändere den Kurs im Kursplan.',
});

/** Somebody has or had a place in a class that is to be taken back. */
export const hasHadPeople = refusing('cannot_undo', {
  en: 'Somebody has or had a place in this class. Cancel it instead: everybody booked is then told.',
  de: 'In diesem Kurs hat oder hatte schon jemand einen Platz. Sag ihn stattdessen ab: Dann erfahren es alle mit Platz.',
});
