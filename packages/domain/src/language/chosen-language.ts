import type { Language } from './language.ts';

/** The cookie that keeps the language somebody chose by the switch, and what the switch adds to a home page before scripts run. */
export const LANGUAGE_COOKIE = 'language';
const KEPT_SECONDS = 365 * 24 * 3600;

/** What a browser is told to keep: the language of the home page and of sign-in links from now on, for a year. */
export function chosenLanguageCookie(language: Language): string {
  return `${LANGUAGE_COOKIE}=${language};Path=/;Max-Age=${KEPT_SECONDS};SameSite=Lax;Secure`;
}
