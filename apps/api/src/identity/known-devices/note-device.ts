import { inTransaction } from '@lifted/database/transaction';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { newLinkToken } from '../../mail/link-token.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import type { Exchange } from '../library-call.ts';
import { deviceTokenOf, setDeviceCookie } from './device-cookie.ts';
import { insertKnownDevice, isKnownToken, lockOwner, renewDevice } from './known-device-repository.ts';

type NoteDependencies = Pick<
  IdentityDependencies,
  'pool' | 'now' | 'settings' | 'announceDevice' | 'wakeJobs'
>;

/**
 * Remembers that an account is used with this browser; every sign-in calls this once its last step succeeded. Where the
 * account was used with another one before and never with this, its owner gets a mail. The first device gets none:
 * nobody was there before who could be warned.
 */
export async function noteDevice(
  { pool, now, settings, announceDevice, wakeJobs }: NoteDependencies,
  exchange: Exchange,
  uid: string,
): Promise<void> {
  const at = now();
  const sent = deviceTokenOf(exchange, settings);
  const { token, isTold } = await inTransaction(pool, async (client) => {
    const owner = await lockOwner(client, uid);
    const held = await adopted(client, sent);
    if (owner === undefined) return { token: held, isTold: false };
    if (await renewDevice(client, { uid, token: held, now: at })) return { token: held, isTold: false };
    const report = owner.hasDevices ? newLinkToken() : null;
    const reportHash = report?.hash ?? null;
    await insertKnownDevice(client, { id: randomUUID(), uid, token: held, now: at, reportHash });
    if (report === null) return { token: held, isTold: false };
    await announceDevice(client, { ...owner, at, reportToken: report.token });
    return { token: held, isTold: true };
  });
  setDeviceCookie(exchange, token, settings);
  if (isTold) wakeJobs();
}

async function adopted(client: PoolClient, sent: string | undefined): Promise<string> {
  if (sent !== undefined && (await isKnownToken(client, sent))) return sent;
  return newLinkToken().token;
}
