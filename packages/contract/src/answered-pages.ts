/**
 * Pages into which the server writes an answer of the API before it sends them: drawn by the page's own components, and
 * as data, so that the page need not ask again (docs/decisions/100-answered-pages.md).
 */

/** Made by the web build in the site's folder, for the server alone. */
export const ANSWERED_PAGES_MODULE = 'answered-pages.mjs';

/**
 * Stands for the id in the address of the one page the build draws for all classes, and of the one for all challenges;
 * the server puts the real one in its place.
 */
export const ANY_ID = 'id.invalid';

/**
 * What that module exports by the name `writeAnswer`: the built page with an answer in it, to be sent for a path.
 * @throws Error when the page is none of these, or its HTML is not as the build wrote it.
 */
export type WriteAnswer = (html: string, path: string, answer: unknown) => string;
