import type { PoolClient } from 'pg';
import { writeMail } from './outbox.ts';
import {
  APPLICATION_MAIL_KINDS,
  receiptLetter,
  studioLetter,
  type ApplicationFacts,
  type ApplicationLetterSettings,
} from './trainer-application-letters.ts';

/** Writes the mails about an application into the outbox: to the studio, and to whoever left an address. */
export function trainerApplicationMails(
  settings: ApplicationLetterSettings,
): (client: PoolClient, received: ApplicationFacts) => Promise<void> {
  return async (client, received) => {
    await writeMail(client, studioLetter(settings, received));
    const { email } = received.application;
    if (email !== null) await writeMail(client, receiptLetter(settings, received, email));
  };
}

/** Deletes the mails about the application received at this instant. */
export async function forgetMailsOfApplication(client: PoolClient, receivedAt: Date): Promise<void> {
  await client.query('delete from studio.mail_outbox where kind = any($1) and created_at = $2', [
    APPLICATION_MAIL_KINDS,
    receivedAt,
  ]);
}
