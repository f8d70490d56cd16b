import { MAIL_CODE_MS } from '@lifted/domain/identity/mail-code';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { composeAccountNews } from '../../mail/account-news.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** A code that signs one account in. */
export interface MailCode {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  /** Six digits. */
  readonly code: string;
  /** Of the page it was asked for on. */
  readonly language: Language;
  readonly at: Date;
}

const MINUTES = MAIL_CODE_MS / MINUTE_MS;

/** Writes mails with codes, in the transaction that stores the code. */
export function mailCodeMails(
  settings: LetterSettings,
): (client: PoolClient, code: MailCode) => Promise<void> {
  return (client, code) => writeMail(client, composeMailCode(settings, code));
}

/** The mail with a code. The subject does not hold it: subjects are kept for months. */
export function composeMailCode(
  settings: LetterSettings,
  { email, name, code, language, at }: MailCode,
): OutgoingMail {
  const { name: studio } = settings.studio;
  // Phones offer a code in this form on this site only (origin-bound one-time codes).
  const bound = `@${new URL(settings.publicUrl).hostname} #${code}`;
  return composeAccountNews(
    { ...settings, now: () => at },
    {
      kind: 'mail_code',
      about: 'mail-code',
      email,
      name,
      language,
      words: {
        en: {
          subject: 'your code to sign in',
          paragraphs: [
            `your code for ${studio}: ${code}`,
            `Type it where you asked for it, within ${MINUTES} minutes. It works once. Nobody of our team will ever ask you for it.`,
            'You didn’t ask for a code? Just ignore this email: without it nobody gets in.',
            bound,
          ],
        },
        de: {
          subject: 'dein Code zum Anmelden',
          paragraphs: [
            `dein Code für ${studio}: ${code}`,
            `Gib ihn innerhalb von ${MINUTES} Minuten dort ein, wo du ihn angefordert hast. Er gilt einmal. Aus unserem Team fragt dich nie jemand danach.`,
            'Du hast keinen Code angefordert? Ignorier diese Mail einfach: Ohne ihn kommt niemand hinein.',
            bound,
          ],
        },
      },
    },
  );
}
