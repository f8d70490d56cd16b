import type { InBothLanguages } from '@lifted/domain/language/language';
import { languageAt, pathIn } from '@lifted/domain/language/language-of-path';
import { studio } from '@lifted/profile/studio';
import { escaped, type Html } from '../http/forms/escaped-html.ts';
import { formPage } from '../http/forms/form-page.ts';

/** Pages the team signs in with, in English; from the dashboard it is led to the desk. */
const SIGN_IN_PAGES = ['/login', '/reset-password', '/dashboard', '/security', '/me', '/unauthorized'];

const WORDS = {
  en: {
    title: 'Opens soon',
    text: 'We’re still setting up. Come back in a few days, or write to us:',
    team: 'For the team: sign in',
  },
  de: {
    title: 'Öffnet bald',
    text: 'Wir richten gerade noch alles ein. Schau in ein paar Tagen wieder vorbei oder schreib uns:',
    team: 'Fürs Team: anmelden',
  },
} as const satisfies InBothLanguages<object>;

/** Whether a page is for people who sign in, so that the studio can be finished while it is closed to visitors. */
export function isSignInPage(path: string): boolean {
  return SIGN_IN_PAGES.some((page) => path === page || path === pathIn('de', page));
}

/** What visitors see while the pages lack something the law asks for (packages/profile/src/missing-facts.ts). */
export function closedPage(path: string): Html {
  const language = languageAt(path);
  const { title, text, team } = WORDS[language];
  const { email } = studio.contact;
  return formPage({
    language,
    studioName: studio.name,
    title,
    standsAlone: true,
    content: escaped`<h1>${title}</h1>
      <p>${text} <a href="${`mailto:${email}`}">${email}</a></p>
      <p class="hint"><a href="${pathIn(language, '/login')}">${team}</a></p>`,
  });
}
