/** What browsers leave out or take for a slash. */
const NEVER = '\\\\\\s\\u0000-\\u001f\\u007f';
/** Not `.` or `..`, which take a segment away and so could make two slashes meet (`/.//host`). */
const NO_DOTS = '(?!(?:\\.|%2[eE]){1,2}(?:[/?#]|$))';
const SEGMENT = `${NO_DOTS}(?:(?!%2[fF]|%5[cC])[^/?#${NEVER}])+`;

/**
 * A path of this site as a regular expression, with query and fragment: nothing that a browser, a library or a proxy could
 * take for an address elsewhere. So no empty segment, no dots and no encoded slash or dots that would make one, no
 * backslash, no white space and no control character.
 */
export const SITE_PATH = `^(?=/)(?:/${SEGMENT})*/?(?:[?#][^${NEVER}]*)?$`;

const PATTERN = new RegExp(SITE_PATH);

/** Whether an address from outside (a query, a body) is a page of this site, so that a person may be sent there. */
export function isSitePath(address: string): boolean {
  return PATTERN.test(address);
}
