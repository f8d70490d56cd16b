import { SIGN_IN_ADDRESSES, withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { GERMAN_ROOT, languageAt, pathIn } from '@lifted/domain/language/language-of-path';

/**
 * Every English address of the site (specification, section 2); the German page is at the same one below /de
 * (docs/decisions/070-two-languages.md). routes.ts names the page of each, links are built from here, and the build tells the
 * server which addresses exist.
 */
export const ADDRESSES = {
  home: '/',
  about: '/about',
  timetable: '/workouts',
  memberships: '/memberships',
  becomeATrainer: '/become-a-trainer',
  workout: '/workout/:workoutId',
  trialWorkout: '/workout/:workoutId/test',
  cancelTrialWorkout: '/cancel-trial-workout',
  confirmTrialWorkout: '/confirm-trial-workout',
  cancelBooking: '/cancel-booking',
  workoutOfTheDay: '/wod',
  login: SIGN_IN_ADDRESSES.login,
  resetPassword: '/reset-password',
  dashboard: SIGN_IN_ADDRESSES.dashboard,
  me: '/me',
  security: SIGN_IN_ADDRESSES.security,
  yourData: '/your-data',
  strength: '/strength',
  recap: '/recap/:period',
  passes: '/passes',
  messages: '/messages',
  messageSettings: '/messages/settings',
  myWorkout: '/my-workout',
  suggestedLoad: '/suggested-load',
  challenge: '/challenge/:challengeId',
  unauthorized: SIGN_IN_ADDRESSES.unauthorized,
  imprint: '/imprint',
  terms: '/terms',
  privacyPolicy: '/privacy-policy',
  accessibility: '/accessibility',
  privacySettings: '/privacy-settings',
  endContract: '/kuendigen',
  withdraw: '/widerrufen',
} as const;

export type Page = keyof typeof ADDRESSES;

type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters an address asks for: `{ workoutId: string }`, or `{}` for a fixed page. */
export type Parameters<P extends Page> = Readonly<Record<ParameterNames<(typeof ADDRESSES)[P]>, string>>;

/** Pages whose address never changes. */
export type FixedPage = {
  [P in Page]: ParameterNames<(typeof ADDRESSES)[P]> extends never ? P : never;
}[Page];

/** The address of a fixed page: `addressOf('about')` is '/about'. */
export function addressOf(page: FixedPage): string;
/** The address of one workout or challenge: `addressOf('trialWorkout', { workoutId: '7' })`. Values are encoded. */
export function addressOf<P extends Page>(page: P, parameters: Parameters<P>): string;
export function addressOf(page: Page, parameters: Readonly<Record<string, string>> = {}): string {
  return filled(ADDRESSES[page], parameters);
}

/** The pattern of a page's German page: '/de/about', and '/de' for home. */
export function germanPattern(page: Page): string {
  return pathIn('de', ADDRESSES[page]);
}

/** The address of a page in a language: '/de/about'. */
export function addressIn<P extends Page>(language: Language, page: P, parameters?: Parameters<P>): string {
  return pathIn(language, filled(ADDRESSES[page], parameters));
}

/**
 * The address of the same page in another language: '/de/about' for '/about'; null where there is no page. Without query,
 * and without fragment, which may contain a token for this page alone.
 */
export function counterpart(pathname: string, language: Language): string | null {
  const here = withoutLastSlash(pathname);
  const english = languageAt(here) === 'de' ? here.slice(GERMAN_ROOT.length) || '/' : here;
  const exists = Object.values(ADDRESSES).some((pattern) => patternMatches(pattern, english));
  return exists ? pathIn(language, english) : null;
}

/** Every pattern in both languages, for the server. */
export const PATTERNS: readonly string[] = LANGUAGES.flatMap((language) =>
  Object.values(ADDRESSES).map((pattern) => pathIn(language, pattern)),
);

/** Fixed addresses: written as finished pages by the build. */
export const PRERENDERED: readonly string[] = PATTERNS.filter((address) => !address.includes(':'));

/** Addresses of classes and challenges: one page is built for all ids of each, and the server completes it. */
export function drawnForAnyId(id: string): readonly string[] {
  return PATTERNS.filter((address) => address.includes(':')).map((pattern) =>
    pattern.replace(/:\w+/, encodeURIComponent(id)),
  );
}

function filled(pattern: string, parameters: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

function patternMatches(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const parts = pathname.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
