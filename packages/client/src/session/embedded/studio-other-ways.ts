import type { sendMailCode, signInWithMailCode } from '@lifted/contract/identity/mail-codes';
import type {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '@lifted/contract/identity/passkeys';
import type { ApiClient } from '../../http/api-client.ts';
import type { IdentityUser, Passkey, PasskeyAssertion } from '../identity-types.ts';
import { confirmWithPasskey } from './confirm-with-passkey.ts';
import { callsAsIdentity } from './identity-refusal.ts';
import {
  asIdentity,
  base64Url,
  passkeyCanceled,
  addingCanceled,
  addingFailed,
  publicKeyCredential,
  signWithPasskey,
  withdrawOffer,
} from './passkey-in-browser.ts';

/** A minute before a challenge ends, an offer in the address field is renewed. */
const SPARE_MS = 60_000;

/** `isOffer`: the browser offers passkeys in the address field, for as long as nobody takes one. */
interface PasskeyRequest {
  readonly isOffer: boolean;
  readonly signal: AbortSignal;
}

export type OtherWays = ReturnType<typeof createOtherWays>;

/**
 * Signing in without a password, at our own identity service: codes by mail and passkeys. `arriveAfter` completes a sign-in
 * that has set the cookie. Every method throws IdentityError.
 */
export function createOtherWays(
  api: ApiClient,
  arriveAfter: (signIn: () => Promise<void>) => Promise<IdentityUser>,
) {
  const call = callsAsIdentity(api);

  async function ask(mediation: CredentialMediationRequirement, signal: AbortSignal) {
    const options = await call<typeof startPasskeySignIn>('POST', '/identity/passkey/start', {});
    const ended = AbortSignal.timeout(options.timeout - SPARE_MS);
    const signed = await signWithPasskey(options, { mediation, signal: AbortSignal.any([signal, ended]) });
    if (signed === 'aborted') return ended.aborted && !signal.aborted ? 'ended' : null;
    return signed && { ...signed.parts, user_handle: signed.userHandle };
  }

  return {
    /** Sends a mail with six digits; the same response for unknown addresses. */
    async sendMailCode(email: string): Promise<void> {
      await call<typeof sendMailCode>('POST', '/identity/mail-code/send', { body: { email } });
    },
    /** Throws 'invalid-verification-code', and SecondFactorNeeded where the account has a second factor. */
    signInWithMailCode: (email: string, code: string): Promise<IdentityUser> =>
      arriveAfter(async () => {
        const body = { email, code };
        await call<typeof signInWithMailCode>('POST', '/identity/mail-code/verify', { body });
      }),
    /** Asks the browser for a passkey; null when `signal` ended it. Throws 'popup-closed-by-user' when nobody took one. */
    async askForPasskey({ isOffer, signal }: PasskeyRequest): Promise<PasskeyAssertion | null> {
      for (;;) {
        const answer = await ask(isOffer ? 'conditional' : 'optional', signal);
        if (answer !== 'ended') return answer;
        if (!isOffer) throw passkeyCanceled();
      }
    },
    /** A passkey is a second factor itself: none is asked for. */
    signInWithPasskey: (signed: PasskeyAssertion): Promise<IdentityUser> =>
      arriveAfter(async () => {
        await call<typeof signInWithPasskey>('POST', '/identity/passkey/verify', { body: signed });
      }),
    /**
     * Makes the sign-in recent again with a passkey of the signed-in user. Throws 'popup-closed-by-user' when nobody took one
     * or `signal` ended it.
     */
    confirmWithPasskey: (signal: AbortSignal): Promise<void> => confirmWithPasskey({ call }, signal),
    /** Of the signed-in user, oldest first. */
    async listPasskeys(): Promise<readonly Passkey[]> {
      const { passkeys } = await call<typeof listPasskeys>('GET', '/identity/passkeys', {});
      return passkeys.map(({ id, name, synced, added_at, last_used_at }) => ({
        id,
        name,
        isSynced: synced,
        addedAt: Date.parse(added_at),
        lastUsedAt: last_used_at === null ? null : Date.parse(last_used_at),
      }));
    },
    /** Makes one on this device, or on another the browser offers. Throws 'requires-recent-login' and 'popup-closed-by-user'. */
    async addPasskey(name: string): Promise<void> {
      const options = await call<typeof startPasskey>('POST', '/identity/passkeys/start', {});
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const made = await asIdentity(() => navigator.credentials.create({ publicKey }), 'add');
      if (made === 'aborted') throw addingCanceled();
      if (made === null) throw addingFailed();
      const { response, id } = publicKeyCredential(made);
      if (!(response instanceof AuthenticatorAttestationResponse)) throw addingFailed();
      const body = {
        name,
        credential_id: id,
        client_data: base64Url(response.clientDataJSON),
        attestation: base64Url(response.attestationObject),
      };
      await call<typeof addPasskey>('POST', '/identity/passkeys', { body });
    },
    async renamePasskey(id: string, name: string): Promise<void> {
      const body = { passkey_id: id, name };
      await call<typeof renamePasskey>('POST', '/identity/passkeys/rename', { body });
    },
    /** Throws 'requires-recent-login'. */
    async removePasskey(id: string): Promise<void> {
      await call<typeof removePasskey>('POST', '/identity/passkeys/remove', { body: { passkey_id: id } });
      void withdrawOffer(id);
    },
  };
}
