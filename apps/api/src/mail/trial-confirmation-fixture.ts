import { studio } from '@lifted/profile/studio';
import type { ConfirmedTrial } from './confirmation-facts.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { composeTrialConfirmation } from './trial-confirmation.ts';

export const CANCEL_TOKEN = 'k3yTOKEN_of-thirty-two-bytes-in-base64url00';

/** A confirmation for tests; what a test does not name is of no matter to it. */
export function confirmation(
  changes: Partial<ConfirmedTrial> = {},
  classChanges: Partial<ConfirmedTrial['studioClass']> = {},
): OutgoingMail & { readonly calendarEvent: string } {
  const trial: ConfirmedTrial = {
    bookingKey: '0123456789abcdef0123456789abcdef',
    email: 'mia@example.com',
    name: 'Mia',
    bookedAt: new Date('2026-03-20T09:00:00Z'),
    cancelToken: CANCEL_TOKEN,
    studioClass: {
      timerName: 'Full Body',
      start: new Date('2026-11-23T17:30:00Z'),
      coachFirstName: 'Jörg',
      locationName: 'Main Floor',
      ...classChanges,
    },
    ...changes,
  };
  const mail = composeTrialConfirmation({ studio, publicUrl: 'https://lifted.example' }, trial);
  if (mail.calendarEvent === undefined) throw new Error('A confirmation brings its calendar event.');
  return { ...mail, calendarEvent: mail.calendarEvent };
}
