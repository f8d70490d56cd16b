import { GERMAN_ROOT, languageAt } from '../language/language-of-path.ts';

/** First steps of the addresses of member pages, and of those that lead to them. */
export const MEMBER_PAGES: readonly string[] = [
  'login',
  'reset-password',
  'unauthorized',
  'dashboard',
  'me',
  'security',
  'your-data',
  'strength',
  'recap',
  'passes',
  'messages',
  'my-workout',
  'challenge',
];

/** Whether a path of the website is a member page's, in any language. */
export function isMemberPath(pathname: string): boolean {
  const english = languageAt(pathname) === 'de' ? pathname.slice(GERMAN_ROOT.length) : pathname;
  const [, first = ''] = english.split('/');
  return MEMBER_PAGES.includes(first);
}
