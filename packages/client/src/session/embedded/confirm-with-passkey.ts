import type { confirmSignIn, startPasskeyConfirmation } from '@lifted/contract/identity/own-sessions';
import type { ApiClient } from '../../http/api-client.ts';
import { passkeyCanceled, passkeyFailed, signWithPasskey } from './passkey-in-browser.ts';

/**
 * Makes the sign-in recent again with a passkey of the signed-in person. Throws what `api` throws, and IdentityError when
 * the browser gave none or `signal` ended it.
 */
export async function confirmWithPasskey(api: ApiClient, signal: AbortSignal): Promise<void> {
  const options = await api.call<typeof startPasskeyConfirmation>('POST', '/identity/confirm/passkey', {});
  const ended = AbortSignal.any([signal, AbortSignal.timeout(options.timeout)]);
  const signed = await signWithPasskey(options, { mediation: 'optional', signal: ended });
  if (signed === null) throw passkeyFailed();
  if (signed === 'aborted') throw passkeyCanceled();
  await api.call<typeof confirmSignIn>('POST', '/identity/confirm', { body: { passkey: signed.parts } });
}
