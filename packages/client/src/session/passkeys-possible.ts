import { studioSettings } from '../studio-settings.tsx';

/** Passkeys belong to a domain; an address of digits has none. */
const ADDRESS_OF_DIGITS = /^[\d.]+$|:/;

/** Whether this browser can use passkeys here; Firebase has none. */
export function arePasskeysPossible(): boolean {
  return (
    'PublicKeyCredential' in window &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    studioSettings().firebase === null &&
    !ADDRESS_OF_DIGITS.test(window.location.hostname)
  );
}
