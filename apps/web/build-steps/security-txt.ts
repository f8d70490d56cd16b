import type { ORIGIN_PLACEHOLDER } from '@lifted/contract/studio-settings';
import { DAY_MS } from '@lifted/domain/studio-calendar';

/** Below a year, as RFC 9116 recommends: a site nobody builds any more promises nothing for ever. */
const GOOD_FOR_MS = 300 * DAY_MS;

/** Stands for the installation's own, until the server knows it. */
const ORIGIN: typeof ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Where it has to lie (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Whom to tell about a weakness, in the form of RFC 9116; the server puts its own origin into the last line. */
export function securityTxt(contactEmail: string, builtAt: Date): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(builtAt.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${ORIGIN}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
