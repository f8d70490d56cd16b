import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { DAY_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import type { LetterSettings, ReaderLanguage } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { composeLinkMail, type LinkRecipient } from './link-mail.ts';

/**
 * The address of a sign-in link that is shown, not mailed: any page opened with a token signs in (specification, section
 * 2: Login screen).
 */
export function signInUrl(publicUrl: string, token: string, language: Language = 'en'): string {
  return new URL(signInPath(token, language), publicUrl).href;
}

/** The path of the dashboard with a token. */
export function signInPath(token: string, language: Language): string {
  return `${pathIn(language, '/dashboard')}?token=${encodeURIComponent(token)}`;
}

/** The path of the page that asks before it signs in. Mails lead to it, because programs open the links of mails. */
export function linkPagePath(token: string, language: Language): string {
  return pathIn(language, `/sign-in/${token}`);
}

/** A sign-in link and whom it is mailed to. */
export interface MailedLink extends LinkRecipient {
  /** Of the page it was asked for on; null when the studio sends it. */
  readonly language: ReaderLanguage;
  readonly goodForMs: number;
  readonly at: Date;
  /** Of somebody who works here: the mail speaks of the desk. */
  readonly isForTeam?: boolean;
}

/** Writes mails with sign-in links, in the transaction that issues them. */
export function signInLinkMails(
  settings: LetterSettings,
): (client: PoolClient, link: MailedLink) => Promise<void> {
  return (client, link) => writeMail(client, composeSignInLink(settings, link));
}

/** The mail with a sign-in link; it also explains how to set a password. */
export function composeSignInLink(
  settings: LetterSettings,
  { language, goodForMs, at, isForTeam = false, ...to }: MailedLink,
): OutgoingMail {
  const { name } = settings.studio;
  const login = (of: Language) => new URL(pathIn(of, '/login'), settings.publicUrl).href;
  const page = (of: Language) => new URL(linkPagePath(to.token, of), settings.publicUrl).href;
  const span = spanWords(goodForMs);
  return composeLinkMail(settings, {
    kind: 'sign_in_link',
    to,
    language,
    url: { en: page('en'), de: page('de') },
    words: {
      en: {
        subject: `Your sign-in link for ${name}`,
        before: isForTeam
          ? `you can now sign in to the desk of ${name}: the timetable, your classes and the people in them.`
          : 'your dashboard is ready: your workouts, your streak and how much stronger you have become.',
        link: 'Sign in',
        after: [
          `The link works once and is valid for ${span.en}. Anyone who has it can sign in as you, so please don’t pass it on.`,
          `Too late? Open it anyway: its page sends you a new one. Or open ${login('en')}, enter this email address and press ` +
            '“Forgot password? No password set?” to choose a password.',
        ],
      },
      de: {
        subject: `Dein Anmeldelink für ${name}`,
        before: isForTeam
          ? `du kannst dich jetzt im Team-Bereich von ${name} anmelden: Kursplan, deine Kurse und wer darin trainiert.`
          : 'dein Dashboard ist bereit: deine Workouts, deine Serie und wie viel stärker du geworden bist.',
        link: 'Anmelden',
        after: [
          `Der Link funktioniert einmal und gilt ${span.de}. Wer ihn hat, kann sich als du anmelden, gib ihn also nicht weiter.`,
          `Zu spät? Öffne ihn trotzdem: Auf seiner Seite bekommst du einen neuen. Oder öffne ${login('de')}, gib diese E-Mail-Adresse ein und tipp auf ` +
            '„Passwort vergessen? Noch keins festgelegt?“, um ein Passwort zu wählen.',
        ],
      },
    },
    writtenAt: at,
  });
}

/** A span of whole days, or of minutes. */
function spanWords(ms: number): InBothLanguages<string> {
  if (ms >= 2 * DAY_MS) return { en: `${ms / DAY_MS}\u00a0days`, de: `${ms / DAY_MS}\u00a0Tage` };
  return { en: `${ms / MINUTE_MS}\u00a0minutes`, de: `${ms / MINUTE_MS}\u00a0Minuten` };
}
