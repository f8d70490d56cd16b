import type { StudioBasics } from '@lifted/profile/studio-profile';
import type { PoolClient } from 'pg';
import type { ConfirmedTrial, Confirmation } from './confirmation-facts.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import { ENGLISH } from './confirmation-words.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { trialCalendarEvent } from './trial-calendar-event.ts';
import { writeMail } from './outbox.ts';

interface ConfirmationSettings {
  readonly studio: StudioBasics;
  /** Origin people reach the site under. */
  readonly publicUrl: string;
}

/** Writes confirmations into the outbox, in the transaction of the booking. */
export function trialConfirmations(
  settings: ConfirmationSettings,
): (client: PoolClient, trial: ConfirmedTrial) => Promise<void> {
  return (client, trial) => writeMail(client, composeTrialConfirmation(settings, trial));
}

/** The confirmation of a test workout: English first, German below, because nobody knows the visitor's language yet. */
export function composeTrialConfirmation(
  { studio, publicUrl }: ConfirmationSettings,
  trial: ConfirmedTrial,
): OutgoingMail {
  const confirmation: Confirmation = {
    ...trial,
    studio,
    host: new URL(publicUrl).hostname,
    cancelUrl: {
      en: cancelUrl(new URL('/cancel-trial-workout', publicUrl), trial.cancelToken),
      de: cancelUrl(new URL('/de/cancel-trial-workout', publicUrl), trial.cancelToken),
    },
  };
  return {
    kind: 'trial_confirmation',
    messageId: `<trial-confirmation.${trial.bookingKey}@${confirmation.host}>`,
    recipient: trial.email,
    subject: subject(trial),
    text: confirmationText(confirmation),
    html: confirmationHtml(confirmation),
    calendarEvent: trialCalendarEvent(confirmation),
    writtenAt: trial.bookedAt,
  };
}

/** The secret stands behind the #: browsers keep that part to themselves, so no log of a server ever holds it. */
function cancelUrl(page: URL, token: string): string {
  page.hash = token;
  return page.href;
}

/** One line, whatever the class is called. */
function subject({ studioClass: { timerName, start } }: ConfirmedTrial): string {
  return `Your test workout: ${timerName}, ${ENGLISH.day(start)}, ${ENGLISH.time(start)}`.replaceAll(
    /\s+/g,
    ' ',
  );
}
