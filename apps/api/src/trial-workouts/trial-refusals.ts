import type { TrialBookingRefusal } from '@lifted/domain/trial-booking';
import type { VisitorEmail, VisitorName } from '@lifted/domain/visitor-details';
import { Refusal } from '../http/refusal.ts';

/** Why there is no place, in the words the visitor reads on the page. */
export function bookingRefusal(reason: TrialBookingRefusal): Refusal {
  switch (reason) {
    case 'class_started':
      return new Refusal(reason, 'This class has already started. Please pick another one.');
    case 'already_booked':
      return new Refusal(
        reason,
        'You already have a place in this class; the confirmation is in your inbox. See you there!',
      );
    case 'class_full':
      return new Refusal(reason, 'This class is full. Please pick another one.');
    default:
      return reason satisfies never;
  }
}

/** The place can no longer be given back. */
export function cancellationRefusal(): Refusal {
  return new Refusal(
    'class_started',
    'This class has already started, so the place can no longer be given back.',
  );
}

/** The cancel link leads nowhere: mistyped, cut off, or never ours. */
export function unknownLink(): Refusal {
  return new Refusal(
    'link_unknown',
    'We do not know this link. Please open it from the confirmation mail again, in full.',
  );
}

/** The name as it is kept, or a Refusal that says what to change. */
export function acceptedName(name: VisitorName): string {
  if (name.outcome === 'name') return name.name;
  switch (name.reason) {
    case 'empty':
      throw refusedField('name', 'Please tell us your first name.');
    case 'unprintable':
      throw refusedField('name', 'Your name holds characters that cannot be printed. Please type it again.');
    case 'web_address':
      throw refusedField('name', 'Please tell us your first name, without a web address.');
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
