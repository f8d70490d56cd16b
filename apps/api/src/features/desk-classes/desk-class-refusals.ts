import { MOST_UPCOMING, type BookingRefusal } from '@lifted/domain/bookings/booking';
import type { CheckInRefusal, GuestRefusal, RemovalRefusal } from '@lifted/domain/bookings/roster';
import { refusedField, Refusal, refusing, type Sentence } from '../../http/errors/refusal.ts';

/** Every reason something at the desk cannot be done with a class (studio operations, sections 2 and 4). */
export type DeskClassRefusal =
  | BookingRefusal
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
  class_started: {
    en: 'This class has already started.',
    de: 'Dieser Kurs hat schon begonnen.',
  },
  class_not_started: {
    en: 'This class has not started yet.',
    de: 'Dieser Kurs hat noch nicht begonnen.',
  },
  booking_not_open: {
    en: 'This class can be booked from two weeks before it starts.',
    de: 'Dieser Kurs lässt sich ab zwei Wochen vor Beginn buchen.',
  },
  already_booked: {
    en: 'This member already has a place in the class.',
    de: 'Dieses Mitglied hat schon einen Platz im Kurs.',
  },
  class_full: {
    en: 'The class is full. You can go beyond its capacity if you say so.',
    de: 'Der Kurs ist voll. Du kannst über die Plätze hinausgehen, wenn du das angibst.',
  },
  place_promised: {
    en: 'Others are waiting for this place.',
    de: 'Auf diesen Platz warten schon andere.',
  },
  partner_quota_full: {
    en: 'This partner has as many guests in the class as agreed.',
    de: 'Dieser Partner hat schon so viele Gäste im Kurs wie vereinbart.',
  },
  roster_closed: {
    en: 'The roster is closed. Open it again first.',
    de: 'Die Liste ist abgeschlossen. Öffne sie zuerst wieder.',
  },
  overlapping_booking: {
    en: 'This member has a place in another class at the same time.',
    de: 'Dieses Mitglied hat zur selben Zeit einen Platz in einem anderen Kurs.',
  },
  too_many_upcoming: {
    en: `This member has ${MOST_UPCOMING} classes ahead, which is as many as anybody can book at a time.`,
    de: `Dieses Mitglied hat ${MOST_UPCOMING} Kurse vor sich. Mehr kann niemand auf einmal buchen.`,
  },
  no_entitlement: {
    en: 'This member has no pass and no membership.',
    de: 'Dieses Mitglied hat kein Paket und keine Mitgliedschaft.',
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
    de: 'Die Mitgliedschaft ruht am Tag dieses Kurses.',
  },
  contract_ended: {
    en: 'Their membership has ended by the day of this class.',
    de: 'Die Mitgliedschaft ist am Tag dieses Kurses schon beendet.',
  },
  already_canceled: {
    en: 'This was cancelled before.',
    de: 'Das wurde schon abgesagt.',
  },
  check_in_closed: {
    en: 'Who was there can be marked from 20 minutes before the class, by its coach for two days.',
    de: 'Wer da war, lässt sich ab 20 Minuten vor dem Kurs eintragen, vom Coach zwei Tage lang.',
  },
  too_late_for_few: {
    en: 'For too few bookings a class can be cancelled until three hours before it starts.',
    de: 'Wegen zu weniger Buchungen kann ein Kurs bis drei Stunden vor Beginn abgesagt werden.',
  },
  not_canceled: {
    en: 'This class takes place.',
    de: 'Dieser Kurs findet statt.',
  },
  missing_counted: {
    en: 'Who was missing has been counted. Mark people present one by one.',
    de: 'Wer gefehlt hat, ist schon gezählt. Trag die Anwesenden einzeln nach.',
  },
};

/** The refusal of a command about a class, with its sentence. */
export function deskClassRefused(reason: DeskClassRefusal): Refusal {
  return new Refusal(reason, SENTENCES[reason]);
}

/** No class of this id. */
export const deskClassUnknown = refusing('not_found', {
  en: 'There is no class with this id.',
  de: 'Es gibt keinen Kurs mit dieser ID.',
});

/** Nobody of this id on the roster; they may have been taken off it. */
export const notOnRoster = refusing('not_found', {
  en: 'Nobody with this id is in the class any more.',
  de: 'Niemand mit dieser ID ist noch im Kurs.',
});

const FIELD_FAULTS = {
  coach_id: { en: 'There is no such coach.', de: 'Diesen Coach gibt es nicht.' },
  location_id: { en: 'There is no such room.', de: 'Diesen Raum gibt es nicht.' },
  day: { en: 'The class would have started already.', de: 'Der Kurs hätte dann schon begonnen.' },
  partner_id: { en: 'There is no such partner.', de: 'Diesen Partner gibt es nicht.' },
  customer_id: { en: 'There is no such member.', de: 'Dieses Mitglied gibt es nicht.' },
} as const satisfies Readonly<Record<string, Sentence>>;

/** A field that names nothing we know, or a start that is over. */
export function deskClassFieldRefused(field: keyof typeof FIELD_FAULTS): Refusal {
  return refusedField(field, FIELD_FAULTS[field]);
}
