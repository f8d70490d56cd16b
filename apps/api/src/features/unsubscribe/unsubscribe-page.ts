import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { escaped, type Html } from '../../http/forms/escaped-html.ts';
import { formPage, LINK_TITLES } from '../../http/forms/form-page.ts';

/** News reaches the person and can be ended; does not; was just ended; or the link is none of ours. */
export type Subscription = 'on' | 'off' | 'ended' | 'unknown';

/** What the page says; `refused`: nothing could be found out or ended now. */
type UnsubscribePage = { readonly studioName: string; readonly language: Language } & (
  | { readonly state: Subscription }
  | { readonly state: 'refused'; readonly why: string }
);

/** The page behind the link of a mail; its form posts to the page's own address. */
export function unsubscribePage(shown: UnsubscribePage): Html {
  const { studioName, language, state } = shown;
  const words = WORDS[language];
  const settings = escaped`<p><a href="${pathIn(language, '/messages/settings')}">${words.settings}</a></p>`;
  const { title, text } = words.states[state];
  const said = state === 'refused' ? shown.why : text;
  const form = escaped`<form method="post"><button type="submit">${words.press}</button></form>`;
  return formPage({
    language,
    studioName,
    title,
    content: [
      escaped`<h1>${title}</h1><p>${said}</p>`,
      ...(state === 'on' || state === 'refused' ? [form] : []),
      settings,
    ],
  });
}

interface PageWords {
  readonly press: string;
  readonly settings: string;
  readonly states: Readonly<
    Record<UnsubscribePage['state'], { readonly title: string; readonly text: string }>
  >;
}

const WORDS: InBothLanguages<PageWords> = {
  en: {
    press: 'Unsubscribe',
    settings: 'Choose how we reach you (asks you to sign in)',
    states: {
      on: {
        title: 'No more news?',
        text: 'One click, and you get no more news and offers from us, neither by email nor on your devices. Messages about your classes and your contract still reach you.',
      },
      off: {
        title: 'You get no news from us',
        text: 'You are not subscribed, so there is nothing to do.',
      },
      ended: {
        title: 'You’re unsubscribed',
        text: 'You get no more news and offers from us. Messages about your classes and your contract still reach you.',
      },
      unknown: {
        title: LINK_TITLES.en.unknown,
        text: 'Part of it may be missing, or the account it was for is deleted and gets no emails anyway. Try the link in the email once more, or use the settings.',
      },
      refused: { title: LINK_TITLES.en.refused, text: '' },
    },
  },
  de: {
    press: 'Abbestellen',
    settings: 'Einstellen, wie wir dich erreichen (mit Anmeldung)',
    states: {
      on: {
        title: 'Nichts Neues mehr?',
        text: 'Ein Klick, und du bekommst von uns keine Neuigkeiten und Angebote mehr, weder per Mail noch auf deinen Geräten. Nachrichten zu deinen Kursen und deinem Vertrag erreichen dich weiterhin.',
      },
      off: {
        title: 'Du bekommst keine Neuigkeiten von uns',
        text: 'Du hast sie nicht abonniert. Es gibt also nichts zu tun.',
      },
      ended: {
        title: 'Abbestellt',
        text: 'Du bekommst von uns keine Neuigkeiten und Angebote mehr. Nachrichten zu deinen Kursen und deinem Vertrag erreichen dich weiterhin.',
      },
      unknown: {
        title: LINK_TITLES.de.unknown,
        text: 'Vielleicht fehlt ein Stück davon, oder das Konto dazu ist gelöscht und bekommt ohnehin keine Mails. Versuch den Link in der Mail noch einmal, oder nimm die Einstellungen.',
      },
      refused: { title: LINK_TITLES.de.refused, text: '' },
    },
  },
};
