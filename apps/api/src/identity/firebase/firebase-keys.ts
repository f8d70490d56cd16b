import { HOUR_MS, MINUTE_MS } from '@lifted/domain/studio-calendar';
import { createRemoteJWKSet, errors, type CryptoKey } from 'jose';
import { Refusal } from '../../http/refusal.ts';

/** Where Google publishes the keys of every project's ID tokens. */
const KEYS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
/** Google's keys are good for days and announced hours ahead. */
const KEYS_STAY_MS = 6 * HOUR_MS;
/** Tokens that name unknown keys make us look again no more often than this. */
const LOOK_AGAIN_MS = MINUTE_MS;
const RETRY_SECONDS = 5;

/** The public key with this id; undefined for an unknown one. Throws a Refusal when the keys cannot be fetched. */
export type FindFirebaseKey = (keyId: string) => Promise<CryptoKey | undefined>;

export function firebaseKeys(url = KEYS_URL): FindFirebaseKey {
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: KEYS_STAY_MS,
    cooldownDuration: LOOK_AGAIN_MS,
  });
  return async (keyId) => {
    try {
      return await keys({ alg: 'RS256', kid: keyId });
    } catch (failure) {
      if (failure instanceof errors.JWKSNoMatchingKey) return undefined;
      throw new Refusal('unavailable', 'Signing in cannot be checked at the moment. Please try again.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
  };
}
