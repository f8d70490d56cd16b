import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '@lifted/contract/identity/passkeys';
import { MOST_PASSKEYS, PASSKEY_CHALLENGE_MS } from '@lifted/domain/identity/passkey';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { announcedChange } from '../second-factors/announced-change.ts';
import { lockForSecondFactors } from '../second-factors/factor-repository.ts';
import { requireOneLeft } from '../second-factors/last-second-factor.ts';
import { requireRecentSession, requireSession } from '../second-factors/sign-in-session.ts';
import { logSecurityEvent } from '../security-events.ts';
import { isOwnChallenge, newChallenge, takeChallenge } from './passkey-challenge.ts';
import { passkeyNotAdded, passkeysFull, passkeyUnknown } from './passkey-refusals.ts';
import { deletePasskey, findPasskeys, insertPasskey, updatePasskeyName } from './passkey-repository.ts';
import { ALGORITHMS, checkNewPasskey, relyingPartyId } from './relying-party.ts';

/** Lists, adds, renames and removes the passkeys of a signed-in person. */
export function registerPasskeyCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now, box, secondFactors } = dependencies;

  registerCall(app, listPasskeys, {
    async handler(exchange) {
      const { user } = await requireSession(dependencies, exchange);
      const passkeys = await findPasskeys(pool, user.uid);
      return {
        passkeys: passkeys.map(({ id, name, isSynced, addedAt, lastUsedAt }) => ({
          id,
          name,
          synced: isSynced,
          added_at: addedAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },
  });

  registerOwnCall(app, startPasskey, dependencies, async ({ request, reply }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    const passkeys = await findPasskeys(pool, user.uid);
    if (passkeys.length >= MOST_PASSKEYS) throw passkeysFull();
    return {
      rp: { id: relyingPartyId(dependencies), name: secondFactors.studioName },
      user: {
        id: Buffer.from(user.uid).toString('base64url'),
        name: user.email,
        displayName: user.display_name || user.email,
      },
      challenge: newChallenge(box, `add ${user.uid}`, now()),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: PASSKEY_CHALLENGE_MS,
      excludeCredentials: passkeys.map(({ id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    };
  });

  registerOwnCall(app, addPasskey, dependencies, async ({ request, reply, body: { name, ...made } }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    const { uid } = user;
    let challenge = '';
    const passkey = await checkNewPasskey(dependencies, made, (signed) => {
      challenge = signed;
      return isOwnChallenge(box, `add ${uid}`, signed, now());
    });
    if (passkey === undefined) throw passkeyNotAdded();
    await announcedChange(dependencies, { request, user }, async (client, tell) => {
      await lockForSecondFactors(client, uid);
      if ((await findPasskeys(client, uid)).length >= MOST_PASSKEYS) throw passkeysFull();
      if (!(await takeChallenge(client, challenge))) throw passkeyNotAdded();
      if (!(await insertPasskey(client, { ...passkey, uid, name: name.trim(), now: now() })))
        throw passkeyNotAdded();
      await tell('passkey_added');
    });
    logSecurityEvent(request, 'passkey_added', { account: uid });
    return null;
  });

  // A name lets nobody in, so who may read the list may correct it: no recent sign-in, no mail.
  registerOwnCall(app, renamePasskey, dependencies, async ({ request, reply, body }) => {
    const { user } = await requireSession(dependencies, { request, reply });
    const renamed = { uid: user.uid, id: body.passkey_id, name: body.name.trim() };
    if (!(await updatePasskeyName(pool, renamed))) throw passkeyUnknown();
    return null;
  });

  registerOwnCall(app, removePasskey, dependencies, async ({ request, reply, body }) => {
    const { user } = await requireRecentSession(dependencies, { request, reply });
    await announcedChange(dependencies, { request, user }, async (client, tell) => {
      await lockForSecondFactors(client, user.uid);
      if (!(await deletePasskey(client, user.uid, body.passkey_id))) throw passkeyUnknown();
      await requireOneLeft(client, user.uid, secondFactors);
      await tell('passkey_removed');
    });
    logSecurityEvent(request, 'passkey_removed', { account: user.uid });
    return null;
  });
}
