import { SIGN_IN_LINK_MS } from '@lifted/domain/link-lifetimes';
import { MINUTE_MS } from '@lifted/domain/studio-calendar';
import { greetingTo } from './letter.ts';
import { composeLinkMail, type LinkMailSettings, type LinkWords } from './link-mail.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** Somebody who is to be signed in by a link. */
export interface SignInLinkMail {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly token: string;
}

const MINUTES = SIGN_IN_LINK_MS / MINUTE_MS;

/** Where a sign-in link leads: every page signs in who comes with a token (specification, section 2: Login screen). */
export function signInUrl(publicUrl: string, token: string): string {
  const url = new URL('/dashboard', publicUrl);
  url.searchParams.set('token', token);
  return url.href;
}

/** The mail that brings somebody in without a password, and says how to come back later. */
export function composeSignInLink(
  settings: LinkMailSettings,
  { email, name, token }: SignInLinkMail,
  writtenAt: Date,
): OutgoingMail {
  const { studio, publicUrl } = settings;
  const login = new URL('/login', publicUrl).href;
  return composeLinkMail(settings, {
    kind: 'sign_in_link',
    recipient: email,
    subject: `Your way into ${studio.name}`,
    token,
    url: signInUrl(publicUrl, token),
    english: english(name, login, studio.contact.phone),
    german: german(name, login, studio.contact.phone),
    writtenAt,
  });
}

function english(name: string, login: string, phone: string): LinkWords {
  return {
    language: 'en',
    greeting: greetingTo(name),
    before: 'your dashboard is ready: your workouts, your streak and how much stronger you have become.',
    link: 'Sign in',
    after: [
      `The link works once, for ${MINUTES} minutes. Whoever has it is signed in as you, so do not pass it on.`,
      `Later, or if it is too late for the link: open ${login}, type this mail address and press ` +
        '“Forgot password? No password set?” to choose a password.',
      `Questions? Answer this mail or call ${phone}.`,
    ],
  };
}

function german(name: string, login: string, phone: string): LinkWords {
  return {
    language: 'de',
    greeting: greetingTo(name),
    before: 'dein Dashboard wartet: deine Workouts, deine Serie und wie viel stärker du geworden bist.',
    link: 'Anmelden',
    after: [
      `Der Link funktioniert einmal, ${MINUTES} Minuten lang. Wer ihn hat, ist als du angemeldet, gib ihn also nicht weiter.`,
      `Später, oder wenn es für den Link zu spät ist: Öffne ${login}, gib diese Mailadresse ein und drücke ` +
        '„Forgot password? No password set?“, um ein Passwort zu wählen.',
      `Fragen? Antworte auf diese Mail oder ruf an: ${phone}.`,
    ],
  };
}
