import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { formPage, LINK_TITLES } from '../../http/forms/form-page.ts';

/** What the page behind a mailed sign-in link shows. */
export type LinkPage =
  /** `other`: the address of somebody else who is signed in here. */
  | { readonly state: 'asks'; readonly owner: string; readonly other: string | undefined }
  /** `old`: used or expired, and a new one can be had. `enough`: several were sent already. */
  | { readonly state: 'old' | 'sent' | 'enough' | 'unknown' }
  /** Nothing could be found out or done now. */
  | { readonly state: 'refused'; readonly why: string };

interface LinkPagePlace {
  readonly studioName: string;
  readonly language: Language;
  /** The page's own. */
  readonly address: string;
}

/** The page behind the link of a mail that invites or signs in. */
export function linkPage({ studioName, language, address }: LinkPagePlace, shown: LinkPage): Html {
  const words = WORDS[language];
  const { title } = words[shown.state];
  return formPage({
    language,
    studioName,
    title,
    content: [escaped`<h1>${title}</h1>`, ...contentOf(shown, language, address)],
  });
}

function contentOf(shown: LinkPage, language: Language, address: string): readonly Html[] {
  const words = WORDS[language];
  const paragraph = (text: string) => escaped`<p>${text}</p>`;
  const link = (to: string, text: string) => escaped`<p><a href="${to}">${text}</a></p>`;
  const button = (to: string, text: string) =>
    escaped`<form method="post" action="${to}"><button type="submit">${text}</button></form>`;
  const login = link(pathIn(language, '/login'), words.login);
  switch (shown.state) {
    case 'asks': {
      const { owner, other } = shown;
      if (other === undefined) return [button(address, words.asks.press(owner))];
      return [
        paragraph(words.asks.other(owner, other)),
        button(address, words.asks.press(owner)),
        link(pathIn(language, '/dashboard'), words.asks.stay(other)),
      ];
    }
    case 'old':
      return [paragraph(words.old.text), button(`${address}/new`, words.old.press), login];
    case 'sent':
    case 'enough':
    case 'unknown':
      return [paragraph(words[shown.state].text), login];
    case 'refused':
      return [paragraph(shown.why), link(address, words.refused.again), login];
    default:
      return shown satisfies never;
  }
}

interface Said {
  readonly title: string;
  readonly text: string;
}

interface LinkPageWords {
  readonly login: string;
  readonly asks: {
    readonly title: string;
    readonly press: (owner: string) => string;
    readonly other: (owner: string, other: string) => string;
    readonly stay: (other: string) => string;
  };
  readonly old: Said & { readonly press: string };
  readonly sent: Said;
  readonly enough: Said;
  readonly unknown: Said;
  readonly refused: { readonly title: string; readonly again: string };
}

const WORDS: InBothLanguages<LinkPageWords> = {
  en: {
    login: 'Login',
    asks: {
      title: 'Sign in',
      press: (owner) => `Sign in as ${owner}`,
      other: (owner, other) =>
        `This link is for ${owner}, but ${other} is signed in on this device. If you go on, ${other} is signed out here.`,
      stay: (other) => `Stay signed in as ${other}`,
    },
    old: {
      title: 'This link no longer works',
      text: 'It has been used already or is too old. We’ll gladly send a new one to the same mailbox.',
      press: 'Send me a new link',
    },
    sent: {
      title: 'A new link is on its way',
      text: 'Please check your inbox. The link is valid for 15\u00a0minutes.',
    },
    enough: {
      title: 'Please check your inbox',
      text: 'We’ve sent you several links within the last hour: the newest one works. Nothing there? Try again in an hour, or go to the login page and set a password.',
    },
    unknown: {
      title: LINK_TITLES.en.unknown,
      text: 'It is too old, or part of it is missing. On the login page you can have a password link sent to you.',
    },
    refused: { title: LINK_TITLES.en.refused, again: 'Try again' },
  },
  de: {
    login: 'Zum Login',
    asks: {
      title: 'Anmelden',
      press: (owner) => `Als ${owner} anmelden`,
      other: (owner, other) =>
        `Dieser Link ist für ${owner}, aber auf diesem Gerät ist ${other} angemeldet. Machst du weiter, wird ${other} hier abgemeldet.`,
      stay: (other) => `Als ${other} angemeldet bleiben`,
    },
    old: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Er wurde schon benutzt oder ist zu alt. Wir schicken dir gern einen neuen, ins selbe Postfach.',
      press: 'Neuen Link schicken',
    },
    sent: {
      title: 'Ein neuer Link ist unterwegs',
      text: 'Schau bitte in dein Postfach. Der Link gilt 15\u00a0Minuten.',
    },
    enough: {
      title: 'Schau bitte in dein Postfach',
      text: 'Wir haben dir in der letzten Stunde schon mehrere Links geschickt: Der neueste gilt. Nichts da? Versuch es in einer Stunde noch einmal, oder leg über den Login ein Passwort fest.',
    },
    unknown: {
      title: LINK_TITLES.de.unknown,
      text: 'Er ist zu alt, oder es fehlt ein Stück. Über den Login kannst du dir einen Passwort-Link schicken lassen.',
    },
    refused: { title: LINK_TITLES.de.refused, again: 'Noch einmal versuchen' },
  },
};
