import type { TrialBookingRefusal, TrialCancellationRefusal } from '@lifted/domain/bookings/trial-booking';
import type { VisitorEmail, VisitorName } from '@lifted/domain/people/visitor-details';
import { commandRefused } from '../../classes/commands/command-refusals.ts';
import { refusedField, Refusal } from '../../http/errors/refusal.ts';
import { EMAIL_WANTED } from '../../http/input/field-faults.ts';

/** Refusals of a booking, in the words of the page. */
export function bookingRefusal(reason: TrialBookingRefusal): Refusal {
  switch (reason) {
    case 'class_canceled':
      return commandRefused(reason);
    case 'class_started':
      return new Refusal(reason, {
        en: 'This class has already started. Please pick another one.',
        de: 'Dieser Kurs hat schon begonnen. Such dir bitte einen anderen aus.',
      });
    case 'class_full':
      return new Refusal(reason, {
        en: 'This class is full. Please pick another one.',
        de: 'Dieser Kurs ist inzwischen ausgebucht. Such dir bitte einen anderen aus.',
      });
    default:
      return reason satisfies never;
  }
}

/** No class has this id. */
export function unknownClass(): Refusal {
  return new Refusal('not_found', {
    en: 'We can’t find this class. Please pick one from the timetable.',
    de: 'Diesen Kurs gibt es nicht mehr. Such dir bitte einen aus dem Kursplan aus.',
  });
}

/** The place can no longer be canceled. */
export function cancellationRefusal(reason: TrialCancellationRefusal): Refusal {
  switch (reason) {
    case 'class_canceled':
      return commandRefused(reason);
    case 'class_started':
      return new Refusal(reason, {
        en: 'This class has already started, so you can no longer cancel.',
        de: 'Dieser Kurs hat schon begonnen, absagen geht nicht mehr.',
      });
    default:
      return reason satisfies never;
  }
}

/** It is too late to confirm the place. */
export function confirmationRefusal(): Refusal {
  return commandRefused('class_started');
}

/** The name to store, or a Refusal that says what to change. */
export function acceptedName(name: VisitorName): string {
  if (name.outcome === 'name') return name.name;
  switch (name.reason) {
    case 'empty':
      throw refusedField('name', {
        en: 'Please tell us your first name.',
        de: 'Sag uns bitte deinen Vornamen.',
      });
    case 'unprintable':
      throw refusedField('name', {
        en: 'Your name contains characters we can’t use. Please type it again.',
        de: 'Dein Name enthält Zeichen, mit denen wir nichts anfangen können. Gib ihn bitte noch einmal ein.',
      });
    case 'web_address':
      throw refusedField('name', {
        en: 'This reads as a web or email address. Please tell us your first name alone, with a space after each dot.',
        de: 'Das sieht aus wie eine Web- oder E-Mail-Adresse. Sag uns bitte nur deinen Vornamen, mit einem Leerzeichen nach jedem Punkt.',
      });
    case 'phone_number':
      throw refusedField('name', {
        en: 'Please tell us your first name alone, without a telephone number.',
        de: 'Sag uns bitte nur deinen Vornamen, ohne Telefonnummer.',
      });
    default:
      return name.reason satisfies never;
  }
}

/** The address to store, or a Refusal that says what to change. */
export function acceptedEmail(email: VisitorEmail): string {
  if (email.outcome === 'email') return email.email;
  throw refusedField('email', EMAIL_WANTED);
}
