import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';

/** English pages of the website that signing in leads through, from the staff app as well. */
export const SIGN_IN_ADDRESSES = {
  login: '/login',
  dashboard: '/dashboard',
  security: '/security',
  unauthorized: '/unauthorized',
} as const;

export type SignInPlace = keyof typeof SIGN_IN_ADDRESSES;

/** The address of one of these pages in a language: '/de/login'. */
export function signInAddress(place: SignInPlace, language: Language): string {
  return pathIn(language, SIGN_IN_ADDRESSES[place]);
}

/** Whether a path is the login page's, in any language. */
export function isLoginPath(pathname: string): boolean {
  const path = withoutLastSlash(pathname);
  return LANGUAGES.some((language) => path === signInAddress('login', language));
}

/** The address of a path: the build renders '/about' at '/about/'. */
export function withoutLastSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
