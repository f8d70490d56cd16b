import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { Exchange } from '../library-call.ts';
import { deviceTokenOf } from './device-cookie.ts';
import { findKnownDevice } from './known-device-repository.ts';

/** The id of the device a request comes from, if the account with this address was used there; undefined otherwise. */
export async function findDeviceOf(
  { pool, now, settings }: Pick<IdentityDependencies, 'pool' | 'now' | 'settings'>,
  exchange: Exchange,
  email: string,
): Promise<string | undefined> {
  const token = deviceTokenOf(exchange, settings);
  return token === undefined ? undefined : findKnownDevice(pool, { token, email, now: now() });
}
