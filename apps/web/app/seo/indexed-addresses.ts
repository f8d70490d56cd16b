import { addressIn, PRERENDERED, type Page } from '../addresses.ts';
import { LANGUAGES } from '../language.ts';

/** Fixed pages that are not indexed: the member app, and pages that only make sense with a link from a mail. */
const OUT_OF_THE_INDEX = [
  'login',
  'resetPassword',
  'dashboard',
  'me',
  'security',
  'yourData',
  'strength',
  'messages',
  'messageSettings',
  'passes',
  'myWorkout',
  'unauthorized',
  'cancelTrialWorkout',
  'confirmTrialWorkout',
  'cancelBooking',
] as const satisfies readonly Page[];

const hidden: ReadonlySet<string> = new Set(
  OUT_OF_THE_INDEX.flatMap((page) => LANGUAGES.map((language) => addressIn(language, page))),
);

/**
 * Addresses of all pages search engines are told about (sitemap, canonical, other language). Pages of one class or one
 * challenge are not among them: they expire (docs/decisions/075-found-by-others.md).
 */
export const INDEXED: readonly string[] = PRERENDERED.filter((address) => !hidden.has(address));
