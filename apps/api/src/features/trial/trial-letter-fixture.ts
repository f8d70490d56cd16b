import { studio } from '@lifted/profile/studio';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import {
  composeTrialCanceled,
  composeTrialConfirmation,
  composeTrialHold,
  type MailedTrial,
} from './trial-letters.ts';
import { composeTrialNote, type TrialNote } from './no-free-class.ts';

export const CANCEL_TOKEN = 'k3yTOKEN_of-thirty-two-bytes-in-base64url00';

const SETTINGS = { studio, publicUrl: 'https://lifted.example' };

const TRIAL: MailedTrial = {
  bookingKey: '0123456789abcdef0123456789abcdef',
  email: 'mia@example.com',
  name: 'Mia',
  language: 'en',
  writtenAt: new Date('2026-03-20T09:00:00Z'),
  linkToken: CANCEL_TOKEN,
  studioClass: {
    timerName: 'Full Body',
    start: new Date('2026-11-23T17:30:00Z'),
    coachFirstName: 'Jörg',
    locationName: 'Main Floor',
    branch: null,
  },
};

/** A confirmation for tests, with defaults for what a test does not need. */
export function confirmation(
  changes: Partial<MailedTrial> = {},
  classChanges: Partial<MailedTrial['studioClass']> = {},
): OutgoingMail & { readonly calendarEvent: string } {
  const studioClass = { ...TRIAL.studioClass, ...classChanges };
  const mail = composeTrialConfirmation(SETTINGS, { ...TRIAL, studioClass, ...changes });
  if (mail.calendarEvent === undefined) throw new Error('A confirmation brings its calendar event.');
  return { ...mail, calendarEvent: mail.calendarEvent };
}

/** The mail about a place given back, an hour after it was booked. */
export function canceled(language: MailedTrial['language'] = 'en'): OutgoingMail {
  const writtenAt = new Date('2026-03-20T10:00:00Z');
  return composeTrialCanceled(SETTINGS, { ...TRIAL, language, writtenAt });
}

/** The mail about a held place. */
export function hold(changes: Partial<Parameters<typeof composeTrialHold>[1]> = {}): OutgoingMail {
  return composeTrialHold(SETTINGS, { ...TRIAL, heldUntil: new Date('2026-03-20T09:30:00Z'), ...changes });
}

/** The mail to an address that may not book. */
export function note(
  obstacle: TrialNote['obstacle'],
  language: TrialNote['language'] = 'en',
  from: StudioBasics = studio,
): OutgoingMail {
  const { bookingKey: key, email, writtenAt, studioClass } = TRIAL;
  return composeTrialNote(
    { ...SETTINGS, studio: from },
    { key, email, language, writtenAt, studioClass, obstacle },
  );
}
