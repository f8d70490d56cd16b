import type { TrialBookingRefusal } from '@lifted/domain/bookings/trial-booking';
import type { VisitorEmail, VisitorName } from '@lifted/domain/people/visitor-details';
import { Refusal } from '../../http/errors/refusal.ts';

/** Why there is no place, in the words the visitor reads on the page. */
export function bookingRefusal(reason: TrialBookingRefusal): Refusal {
  switch (reason) {
    case 'class_canceled':
      return new Refusal(reason, 'This class was cancelled. Please pick another one.');
    case 'class_started':
      return new Refusal(reason, 'This class has already started. Please pick another one.');
    case 'class_full':
      return new Refusal(reason, 'This class is full. Please pick another one.');
    default:
      return reason satisfies never;
  }
}

/** The place can no longer be given back. */
export function cancellationRefusal(): Refusal {
  return new Refusal('class_started', 'This class has already started, so you can no longer cancel.');
}

/** It is too late to confirm the place. */
export function confirmationRefusal(): Refusal {
  return new Refusal('class_started', 'This class has already started.');
}

/** The mailed link leads nowhere: mistyped, cut off, or never ours. */
export function unknownLink(): Refusal {
  return new Refusal(
    'link_unknown',
    'This link doesn’t work. Please open the full link from our email again.',
  );
}

/** The name as it is kept, or a Refusal that says what to change. */
export function acceptedName(name: VisitorName): string {
  if (name.outcome === 'name') return name.name;
  switch (name.reason) {
    case 'empty':
      throw refusedField('name', 'Please tell us your first name.');
    case 'unprintable':
      throw refusedField('name', 'Your name contains characters we can’t use. Please type it again.');
    case 'web_address':
      throw refusedField(
        'name',
        'This reads as a web or mail address. Please tell us your first name alone, with a space after each dot.',
      );
    default:
      return name.reason satisfies never;
  }
}

/** The address as it is kept, or a Refusal that says what to change. */
export function acceptedEmail(email: VisitorEmail): string {
  if (email.outcome === 'email') return email.email;
  throw refusedField('email', 'Please enter an email address such as anna@example.com.');
}

function refusedField(field: string, message: string): Refusal {
  return new Refusal('invalid_input', message, { errors: [{ field, message }] });
}
