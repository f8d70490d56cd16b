import type { ORIGIN_PLACEHOLDER } from '@lifted/contract/studio-settings';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';

/** Below a year, as RFC 9116 recommends, so that an abandoned site does not promise contact for ever. */
const GOOD_FOR_MS = 300 * DAY_MS;

/** Placeholder for the installation's origin, which the server fills in. */
const ORIGIN: typeof ORIGIN_PLACEHOLDER = 'https://origin.invalid';

/** Its path (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Security contact (RFC 9116); the server puts its own origin into the last line. */
export function securityTxt(contactEmail: string, builtAt: Date): string {
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(builtAt.getTime() + GOOD_FOR_MS).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${ORIGIN}/${SECURITY_TXT}`,
    '',
  ].join('\n');
}
