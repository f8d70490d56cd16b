import type { PasskeyRequestOptions, SignedByPasskey } from '@lifted/contract/identity/passkeys';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { pageLanguage } from '../../http/page-language.ts';
import { IdentityError } from '../identity-types.ts';
import { SIGN_IN_FAILED } from '../identity-sentences.ts';

interface Asking {
  readonly mediation: CredentialMediationRequirement;
  readonly signal: AbortSignal;
}

interface SignedHere {
  readonly parts: SignedByPasskey;
  /** Whose the passkey says it is. */
  readonly userHandle: string;
}

/**
 * Has the browser sign a challenge with a passkey; null when it has none to offer in the address field, 'aborted' when
 * `signal` ended the request. Throws IdentityError: 'popup-closed-by-user' when nobody took one.
 */
export async function signWithPasskey(
  options: PasskeyRequestOptions,
  { mediation, signal }: Asking,
): Promise<SignedHere | null | 'aborted'> {
  const credential = await asIdentity(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      mediation,
      signal,
    }),
  );
  if (credential === 'aborted') return credential;
  if (credential === null && mediation === 'conditional') return null;
  const { response, id } = publicKeyCredential(credential);
  if (!(response instanceof AuthenticatorAssertionResponse)) throw passkeyFailed();
  return {
    parts: {
      credential_id: id,
      client_data: base64Url(response.clientDataJSON),
      authenticator_data: base64Url(response.authenticatorData),
      signature: base64Url(response.signature),
    },
    userHandle: base64Url(response.userHandle ?? new ArrayBuffer(0)),
  };
}

/** What a passkey is asked for: a refusal says what did not happen. */
type Purpose = 'use' | 'add';

/** The browser's answer, null when it knows no passkeys; 'aborted' when a signal ended the request. */
export async function asIdentity(
  request: () => Promise<Credential | null>,
  purpose: Purpose = 'use',
): Promise<Credential | null | 'aborted'> {
  try {
    return await request();
  } catch (failure) {
    const name = failure instanceof DOMException ? failure.name : '';
    if (name === 'AbortError' || name === 'TimeoutError') return 'aborted';
    if (name === 'NotSupportedError') return null;
    if (name === 'InvalidStateError') throw refusal('ALREADY_THERE', failure);
    const isAdded = purpose === 'add';
    if (name === 'NotAllowedError') throw refusal(isAdded ? 'CANCELED_TO_ADD' : 'CANCELED', failure);
    throw refusal(isAdded ? 'FAILED_TO_ADD' : 'FAILED', failure);
  }
}

/** Has this device and those it syncs with offer a removed passkey no longer, where the browser can pass that on. */
export async function withdrawOffer(credentialId: string): Promise<void> {
  // Passkeys are removed in browsers that have none, too.
  if (!('PublicKeyCredential' in window) || !('signalUnknownCredential' in PublicKeyCredential)) return;
  try {
    await PublicKeyCredential.signalUnknownCredential({ rpId: window.location.hostname, credentialId });
  } catch (failure) {
    console.error('The device goes on offering a passkey that was removed.', failure);
  }
}

export function publicKeyCredential(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw passkeyFailed();
}

export function base64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const NOT_ADDED: InBothLanguages<string> = {
  en: 'No passkey was added. Please try again.',
  de: 'Es wurde kein Passkey hinzugefügt. Versuch es bitte noch einmal.',
};

const SENTENCES = {
  CANCELED: {
    en: 'No passkey was used. Try again, or choose another way.',
    de: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm einen anderen Weg.',
  },
  ALREADY_THERE: {
    en: 'This device already has a passkey for your account.',
    de: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  },
  FAILED: SIGN_IN_FAILED,
  CANCELED_TO_ADD: NOT_ADDED,
  FAILED_TO_ADD: NOT_ADDED,
} satisfies Readonly<Record<string, InBothLanguages<string>>>;

function refusal(reason: keyof typeof SENTENCES, cause?: unknown): IdentityError {
  const isCanceled = reason === 'CANCELED' || reason === 'CANCELED_TO_ADD';
  const code = isCanceled ? 'popup-closed-by-user' : 'internal-error';
  return new IdentityError(code, SENTENCES[reason][pageLanguage()], { cause });
}

/** The person closed the browser's window, has no passkey here, or took too long; browsers do not say which. */
export function passkeyCanceled(cause?: unknown): IdentityError {
  return refusal('CANCELED', cause);
}

/** The same while one was to be added. */
export function addingCanceled(): IdentityError {
  return refusal('CANCELED_TO_ADD');
}

export function addingFailed(): IdentityError {
  return refusal('FAILED_TO_ADD');
}

export function passkeyFailed(cause?: unknown): IdentityError {
  return refusal('FAILED', cause);
}
