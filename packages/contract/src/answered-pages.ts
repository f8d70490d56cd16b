/**
 * Pages into which the server writes an API response before it sends them: rendered by the page's own components, and as
 * data, so that the page need not request it again (docs/decisions/100-answered-pages.md).
 */

/** Written by the web build into the site's folder, for the server only. */
export const ANSWERED_PAGES_MODULE = 'answered-pages.mjs';

/**
 * Replaces the id in the address of the single page built for all classes, and of that for all challenges; the server
 * inserts the real one.
 */
export const ANY_ID = 'id.invalid';

/**
 * The module's export `writeAnswer`: the built page with a response in it, for a path.
 * @throws Error when the page is none of these, or its HTML is not as the build wrote it.
 */
export type WriteAnswer = (html: string, path: string, answer: unknown) => string;
