import { MOST_PASSKEYS } from '@lifted/domain/identity/passkey';
import { refusing } from '../../http/errors/refusal.ts';

/** The same for a passkey that is unknown, was removed, or did not sign what it was asked to. */
export const passkeyRefused = refusing('passkey_refused', {
  en: 'This passkey did not work here. Please try again, or sign in another way.',
  de: 'Mit diesem Passkey hat es nicht geklappt. Versuch es noch einmal oder melde dich anders an.',
});

export const passkeyNotAdded = refusing('passkey_refused', {
  en: 'This passkey could not be added. Please start again.',
  de: 'Dieser Passkey ließ sich nicht hinzufügen. Fang bitte noch einmal an.',
});

export const passkeysFull = refusing('passkeys_full', {
  en: `An account can have at most ${MOST_PASSKEYS} passkeys. Please remove one first.`,
  de: `Ein Konto kann höchstens ${MOST_PASSKEYS} Passkeys haben. Entferne bitte zuerst einen davon.`,
});

export const passkeyUnknown = refusing('not_found', {
  en: 'This passkey is already removed.',
  de: 'Dieser Passkey ist schon entfernt.',
});
