import { MAIL_CODE_MS } from '@lifted/domain/identity/mail-code';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import type { PoolClient } from 'pg';
import { composeAccountNews } from '../../mail/account-news.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';

/** What a code is for: signing in, or making sure it is you who is signed in. */
export type MailCodeUse = 'sign_in' | 'confirmation';

/** A code that signs one account in, or confirms who is signed in. */
export interface MailCode {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  /** Six digits. */
  readonly code: string;
  readonly use: MailCodeUse;
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
  { email, name, code, use, language, at }: MailCode,
): OutgoingMail {
  const { name: studio } = settings.studio;
  // Phones offer a code in this form on this site only (origin-bound one-time codes).
  const bound = `@${new URL(settings.publicUrl).hostname} #${code}`;
  const { en, de } = wordsOfUses(settings)[use];
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
          subject: en.subject,
          paragraphs: [
            `your code for ${studio}: ${code}`,
            `${en.use} Type it where you asked for it, within ${MINUTES}\u00a0minutes. It works once. Nobody on our team will ever ask you for it.`,
            en.notYou,
            bound,
          ],
        },
        de: {
          subject: de.subject,
          paragraphs: [
            `dein Code für ${studio}: ${code}`,
            `${de.use} Gib ihn innerhalb von ${MINUTES}\u00a0Minuten dort ein, wo du ihn angefordert hast. Er gilt einmal. Niemand aus unserem Team fragt dich je danach.`,
            de.notYou,
            bound,
          ],
        },
      },
    },
  );
}

interface UseWords {
  readonly subject: string;
  readonly use: string;
  /** For somebody who did not ask for a code. */
  readonly notYou: string;
}

/** Only who is signed in can ask for a code to confirm, so one nobody asked for is no reason to do nothing. */
function wordsOfUses({
  studio,
  publicUrl,
}: LetterSettings): Readonly<Record<MailCodeUse, InBothLanguages<UseWords>>> {
  const { phone } = studio.contact;
  const login = (language: Language) => new URL(pathIn(language, '/login'), publicUrl).href;
  return {
    sign_in: {
      en: {
        subject: 'your code to sign in',
        use: 'It signs you in.',
        notYou: 'You didn’t ask for a code? Just ignore this email: without it nobody gets in.',
      },
      de: {
        subject: 'dein Code zum Anmelden',
        use: 'Damit meldest du dich an.',
        notYou:
          'Du hast keinen Code angefordert? Ignorier diese Mail einfach: Ohne ihn kommt niemand hinein.',
      },
    },
    confirmation: {
      en: {
        subject: 'your code to confirm it’s you',
        use: 'You are signed in already; with it you confirm that it’s you, so that what you have begun can go on.',
        notYou: `You didn’t ask for a code? Then someone else is signed in to your account. Set a new password at ${login('en')} with “Forgot password? No password set?”: that signs out every device. And call us: ${phone}.`,
      },
      de: {
        subject: 'dein Code zum Bestätigen',
        use: 'Angemeldet bist du schon; mit ihm bestätigst du, dass du es bist, damit es weitergehen kann.',
        notYou: `Du hast keinen Code angefordert? Dann ist jemand anders in deinem Konto angemeldet. Leg auf ${login('de')} mit „Passwort vergessen? Noch keins festgelegt?“ ein neues Passwort fest: Das meldet alle Geräte ab. Und ruf uns an: ${phone}.`,
      },
    },
  };
}
