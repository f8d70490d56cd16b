import { SIGN_IN_LINK_MS } from '@lifted/domain/identity/link-lifetimes';
import type { Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { LetterSettings } from '../../mail/letter.ts';
import type { OutgoingMail } from '../../mail/outgoing-mail.ts';
import { composeLinkMail, type LinkRecipient } from './link-mail.ts';

const MINUTES = SIGN_IN_LINK_MS / MINUTE_MS;

/** The address of a sign-in link: any page opened with a token signs in (specification, section 2: Login screen). */
export function signInUrl(publicUrl: string, token: string, language: Language = 'en'): string {
  const url = new URL(pathIn(language, '/dashboard'), publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}

/** The mail with a sign-in link; it also explains how to set a password. */
export function composeSignInLink(
  settings: LetterSettings,
  to: LinkRecipient,
  writtenAt: Date,
): OutgoingMail {
  const { name } = settings.studio;
  const login = (language: Language) => new URL(pathIn(language, '/login'), settings.publicUrl).href;
  return composeLinkMail(settings, {
    kind: 'sign_in_link',
    to,
    // Sent by the studio: the reader's language is unknown.
    language: null,
    url: {
      en: signInUrl(settings.publicUrl, to.token),
      de: signInUrl(settings.publicUrl, to.token, 'de'),
    },
    words: {
      en: {
        subject: `Your sign-in link for ${name}`,
        before: 'your dashboard is ready: your workouts, your streak and how much stronger you have become.',
        link: 'Sign in',
        after: [
          `The link works once and is valid for ${MINUTES} minutes. Anyone who has it can sign in as you, so please don’t pass it on.`,
          `Later, or if the link has expired: open ${login('en')}, enter this email address and press ` +
            '“Forgot password? No password set?” to choose a password.',
        ],
      },
      de: {
        subject: `Dein Anmeldelink für ${name}`,
        before:
          'dein Dashboard ist fertig: deine Workouts, deine Serie und wie viel stärker du geworden bist.',
        link: 'Anmelden',
        after: [
          `Der Link funktioniert einmal und gilt ${MINUTES} Minuten. Wer ihn hat, kann sich als du anmelden, gib ihn also nicht weiter.`,
          `Später, oder wenn der Link abgelaufen ist: Öffne ${login('de')}, gib diese E-Mail-Adresse ein und tipp auf ` +
            '„Passwort vergessen? Noch keins festgelegt?“, um ein Passwort zu wählen.',
        ],
      },
    },
    writtenAt,
  });
}
