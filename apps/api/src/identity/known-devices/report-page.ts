import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { formPage, LINK_TITLES } from '../../http/forms/form-page.ts';

/** What the page behind 'this was not me' shows. */
export type ReportPage = { readonly studioName: string; readonly language: Language } & (
  | { readonly state: 'asks'; readonly signedInAt: Date }
  | { readonly state: 'done' | 'unknown' }
  /** Nothing could be found out or done now. */
  | { readonly state: 'refused'; readonly why: string }
);

/** The page behind the link of a mail about a new device; its form posts to the page's own address. */
export function reportPage(shown: ReportPage): Html {
  const { studioName, language, state } = shown;
  const words = WORDS[language];
  const { title } = words.states[state];
  const form = escaped`<form method="post"><button type="submit">${words.press}</button></form>`;
  const login = escaped`<p><a href="${pathIn(language, '/login')}">${words.login}</a></p>`;
  return formPage({
    language,
    studioName,
    title,
    content: [
      escaped`<h1>${title}</h1><p>${textOf(shown)}</p>`,
      state === 'asks' || state === 'refused' ? form : login,
    ],
  });
}

function textOf(shown: ReportPage): string {
  const { states } = WORDS[shown.language];
  switch (shown.state) {
    case 'asks': {
      const { signedInAt } = shown;
      return states.asks.text(germanDate(berlinDate(signedInAt)), berlinTime(signedInAt));
    }
    case 'refused':
      return shown.why;
    case 'done':
    case 'unknown':
      return states[shown.state].text;
    default:
      return shown satisfies never;
  }
}

interface Said {
  readonly title: string;
  readonly text: string;
}

interface PageWords {
  readonly press: string;
  readonly login: string;
  readonly states: {
    readonly asks: { readonly title: string; readonly text: (day: string, time: string) => string };
    readonly done: Said;
    readonly unknown: Said;
    readonly refused: { readonly title: string };
  };
}

const WORDS: InBothLanguages<PageWords> = {
  en: {
    press: 'This was not me: sign out everywhere',
    login: 'Login',
    states: {
      asks: {
        title: 'Wasn’t it you?',
        text: (day, time) =>
          `Somebody signed in to your account on ${day} at ${time} (Berlin time). Press the button, and every device is signed out, yours included. Your password stops working, and we send you an email to set a new one.`,
      },
      done: {
        title: 'Everybody is signed out',
        text: 'The old password no longer works. We’ve sent you an email with a link to set a new one; choose one you use nowhere else. If your mailbox could be open to others too, change its password first.',
      },
      unknown: {
        title: LINK_TITLES.en.unknown,
        text: 'It has been used already, is too old, or part of it is missing. To sign out other devices or set a new password, go to the login page.',
      },
      refused: { title: LINK_TITLES.en.refused },
    },
  },
  de: {
    press: 'Das war ich nicht: überall abmelden',
    login: 'Zum Login',
    states: {
      asks: {
        title: 'Warst du das nicht?',
        text: (day, time) =>
          `Am ${day} um ${time}\u00a0Uhr hat sich jemand in deinem Konto angemeldet. Mit einem Klick sind alle Geräte abgemeldet, auch deine. Dein Passwort gilt dann nicht mehr, und du bekommst eine Mail, mit der du ein neues festlegst.`,
      },
      done: {
        title: 'Alle sind abgemeldet',
        text: 'Das alte Passwort gilt nicht mehr. Wir haben dir eine Mail geschickt, mit der du ein neues festlegst; nimm eins, das du sonst nirgends benutzt. Falls jemand auch an dein Postfach kommt, ändere zuerst dessen Passwort.',
      },
      unknown: {
        title: LINK_TITLES.de.unknown,
        text: 'Er wurde schon benutzt, ist zu alt, oder es fehlt ein Stück. Andere Geräte abmelden oder ein neues Passwort festlegen kannst du auch über den Login.',
      },
      refused: { title: LINK_TITLES.de.refused },
    },
  },
};
