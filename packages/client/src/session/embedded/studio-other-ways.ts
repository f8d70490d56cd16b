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
import type { IdentityUser, OtherWays } from '../identity-provider.ts';
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

/** Codes by mail and passkeys of our own identity service. `arriveAfter` completes a sign-in that has set the cookie. */
export function createOtherWays(
  api: ApiClient,
  arriveAfter: (signIn: () => Promise<void>) => Promise<IdentityUser>,
): OtherWays {
  const call = callsAsIdentity(api);

  async function ask(mediation: CredentialMediationRequirement, signal: AbortSignal) {
    const options = await call<typeof startPasskeySignIn>('POST', '/identity/passkey/start', {});
    const ended = AbortSignal.timeout(options.timeout - SPARE_MS);
    const signed = await signWithPasskey(options, { mediation, signal: AbortSignal.any([signal, ended]) });
    if (signed === 'aborted') return ended.aborted && !signal.aborted ? 'ended' : null;
    return signed && { ...signed.parts, user_handle: signed.userHandle };
  }

  return {
    async sendMailCode(email) {
      await call<typeof sendMailCode>('POST', '/identity/mail-code/send', { body: { email } });
    },
    signInWithMailCode: (email, code) =>
      arriveAfter(async () => {
        const body = { email, code };
        await call<typeof signInWithMailCode>('POST', '/identity/mail-code/verify', { body });
      }),
    async askForPasskey({ isOffer, signal }) {
      for (;;) {
        const answer = await ask(isOffer ? 'conditional' : 'optional', signal);
        if (answer !== 'ended') return answer;
        if (!isOffer) throw passkeyCanceled();
      }
    },
    signInWithPasskey: (signed) =>
      arriveAfter(async () => {
        await call<typeof signInWithPasskey>('POST', '/identity/passkey/verify', { body: signed });
      }),
    confirmWithPasskey: (signal) => confirmWithPasskey({ call }, signal),
    async listPasskeys() {
      const { passkeys } = await call<typeof listPasskeys>('GET', '/identity/passkeys', {});
      return passkeys.map(({ id, name, synced, added_at, last_used_at }) => ({
        id,
        name,
        isSynced: synced,
        addedAt: Date.parse(added_at),
        lastUsedAt: last_used_at === null ? null : Date.parse(last_used_at),
      }));
    },
    async addPasskey(name) {
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
    async renamePasskey(id, name) {
      const body = { passkey_id: id, name };
      await call<typeof renamePasskey>('POST', '/identity/passkeys/rename', { body });
    },
    async removePasskey(id) {
      await call<typeof removePasskey>('POST', '/identity/passkeys/remove', { body: { passkey_id: id } });
      void withdrawOffer(id);
    },
  };
}
