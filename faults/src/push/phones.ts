import { join } from 'node:path';
import {
  startPushService,
  type ArrivedPush,
} from '../../../apps/api/src/testing/push/loopback-push-service.ts';
import { browserKeys } from '../../../apps/api/src/testing/push/notification-fixture.ts';
import { ask } from '../ask.ts';

const NAME = 'https://push.example';
/** As long as a real push service takes, so that kills find messages on their way. */
const ANSWER_AFTER_MS = 30;
/** What members are told about their own places; on a device only if they ask for it. */
const KINDS = ['booked', 'fee'];

/** Makes Node reach the phones of `startPhones`. */
export const REACHES_PHONES: readonly string[] = [
  '--import',
  join(import.meta.dirname, 'redirected-push.ts'),
];

/** Phones of members, and the push service they are reached by. */
export interface Phones {
  /** Environment of the server. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the service took, decrypted; `device`: the customer's id. */
  readonly arrived: readonly ArrivedPush[];
  /** A member switches messages about places on. */
  handTo(origin: string, member: { readonly customerId: string; readonly token: string }): Promise<void>;
  close(): Promise<void>;
}

/** Starts the push service. */
export async function startPhones(): Promise<Phones> {
  const service = await startPushService({ publicOrigin: NAME, answerAfterMs: ANSWER_AFTER_MS });
  return {
    settings: { FAULT_PUSH_NAME: NAME, FAULT_PUSH_SERVICE: service.origin },
    arrived: service.arrived,
    async handTo(origin, { customerId, token }) {
      const keys = browserKeys();
      const body = {
        endpoint: service.endpointOf(customerId, keys),
        p256dh: keys.p256dh.toString('base64url'),
        auth: keys.auth.toString('base64url'),
      };
      await put(origin, '/api/push_subscriptions', { token, body });
      for (const kind of KINDS)
        await put(origin, `/api/message_settings/channels/${kind}/push`, { token, body: { is_on: true } });
    },
    close: service.close,
  };
}

async function put(origin: string, path: string, said: { token: string; body: object }): Promise<void> {
  const answer = await ask(origin, path, { method: 'PUT', ...said });
  if (answer.status >= 300) throw new Error(`${path} should work, but: ${answer.status} ${answer.text}`);
}
