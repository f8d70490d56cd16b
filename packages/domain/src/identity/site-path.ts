/** Characters that browsers remove or treat as a slash. */
const NEVER = '\\\\\\s\\u0000-\\u001f\\u007f';
/** Not `.` or `..`, which remove a segment and could make two slashes meet (`/.//host`). */
const NO_DOTS = '(?!(?:\\.|%2[eE]){1,2}(?:[/?#]|$))';
const SEGMENT = `${NO_DOTS}(?:(?!%2[fF]|%5[cC])[^/?#${NEVER}])+`;

/**
 * A path of this site as a regular expression, with query and fragment: nothing a browser, a library or a proxy could take
 * for another origin. So no empty segment, no dot segments, encoded or not, no encoded slash, no backslash, no white space
 * and no control character.
 */
export const SITE_PATH = `^(?=/)(?:/${SEGMENT})*/?(?:[?#][^${NEVER}]*)?$`;

const PATTERN = new RegExp(SITE_PATH);

/** Whether an address from outside (a query, a body) is a page of this site and safe to redirect to. */
export function isSitePath(address: string): boolean {
  return PATTERN.test(address);
}
