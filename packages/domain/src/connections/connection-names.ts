import type { InBothLanguages } from '../language/language.ts';
import type { ApiScope } from './api-scope.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** What a key of the API may do, as the desk says it. */
export const SCOPE_NAMES: InBothLanguages<Readonly<Record<ApiScope, string>>> = {
  en: {
    'read:classes': 'Read classes',
    'read:bookings': 'Read rosters and waitlists',
    'read:people': 'Read people, without notes',
    'read:numbers': 'Read numbers and partner visits',
    'write:bookings': 'Book, cancel and mark present',
  },
  de: {
    'read:classes': 'Kurse lesen',
    'read:bookings': 'Anwesenheits- und Wartelisten lesen',
    'read:people': 'Personen lesen, ohne Notizen',
    'read:numbers': 'Zahlen und Besuche von Partnern lesen',
    'write:bookings': 'Buchen, absagen und Anwesenheit eintragen',
  },
};

/** What a webhook is told of, as the desk says it. */
export const EVENT_NAMES: InBothLanguages<Readonly<Record<WebhookEvent, string>>> = {
  en: {
    'booking.created': 'Somebody has a place',
    'booking.canceled': 'A place was cancelled',
    'booking.attended': 'Somebody was marked present',
    'booking.attendance_withdrawn': 'Marked present by mistake',
    'booking.no_show': 'Somebody did not come',
    'waitlist.joined': 'Somebody joined',
    'waitlist.offered': 'A place is offered',
    'waitlist.promoted': 'Somebody moved up',
    'waitlist.left': 'Somebody waits no longer',
    'person.created': 'Somebody was added',
    'person.changed': 'A name or address changed',
    'person.deleted': 'Somebody was deleted',
    'class.created': 'A class was added',
    'class.changed': 'A class changed',
    'class.canceled': 'A class was cancelled',
    'class.restored': 'A class takes place after all',
    'class.removed': 'An empty class was removed',
  },
  de: {
    'booking.created': 'Jemand hat einen Platz',
    'booking.canceled': 'Ein Platz wurde abgesagt',
    'booking.attended': 'Jemand wurde als anwesend markiert',
    'booking.attendance_withdrawn': 'Irrtümlich als anwesend markiert',
    'booking.no_show': 'Jemand ist nicht gekommen',
    'waitlist.joined': 'Jemand wartet',
    'waitlist.offered': 'Ein Platz wird angeboten',
    'waitlist.promoted': 'Jemand ist nachgerückt',
    'waitlist.left': 'Jemand wartet nicht mehr',
    'person.created': 'Jemand wurde angelegt',
    'person.changed': 'Name oder Adresse hat sich geändert',
    'person.deleted': 'Jemand wurde gelöscht',
    'class.created': 'Ein Kurs wurde angelegt',
    'class.changed': 'Ein Kurs hat sich geändert',
    'class.canceled': 'Ein Kurs wurde abgesagt',
    'class.restored': 'Ein Kurs findet doch statt',
    'class.removed': 'Ein leerer Kurs wurde entfernt',
  },
};
