import {
  chooseChannel,
  chooseLanguage,
  getMessages,
  getMessageSettings,
  getUnreadMessages,
  markMessagesRead,
  subscribeToPush,
  unsubscribeFromPush,
  type MessageSettings,
} from '@lifted/contract/messages';
import { inTransaction } from '@lifted/database/transaction';
import { CHANNEL_SETTINGS } from '@lifted/domain/notifications/message-channels';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import type { ReadingDatabases } from '../../data/read-from-replica.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { chooseChannel as storeChoice } from '../../notifications/channel-choice.ts';
import { isPushEndpoint } from '../../notifications/push-endpoint.ts';
import { isPointOfCurve } from '../../notifications/push-encryption.ts';
import { readReader, rememberLanguage } from '../../notifications/reader.ts';
import { alwaysOn, noPushService, notAReader } from './message-refusals.ts';
import { readMessageSettings, storeLanguage } from './message-settings.ts';
import { MESSAGES, UNREAD_MESSAGES } from './messages-query.ts';
import { removeSubscription, storeSubscription } from './push-subscriptions.ts';

interface MessagesDependencies extends ReadingDatabases {
  readonly memberCache: MemberResponseCache;
  readonly now: () => Date;
  /** The studio's public key for push services. */
  readonly pushKey: Buffer;
}

/** What the studio told a member, and on which ways they want to hear from it (studio operations, section 5). */
export function registerMessages(app: StudioApp, dependencies: MessagesDependencies): void {
  const { pool, replica, memberCache: cache, now, pushKey } = dependencies;
  const own = { pool, replica, cache, now, unknown: 'not_found' } as const;
  registerMemberRead(app, getMessages, {
    ...own,
    query: MESSAGES,
    question: ({ params }) => ({ customer: { by: 'id', id: params.id }, values: [] }),
  });
  registerMemberRead(app, getUnreadMessages, {
    ...own,
    query: UNREAD_MESSAGES,
    question: ({ params }) => ({ customer: { by: 'id', id: params.id }, values: [] }),
  });
  registerCall(app, markMessagesRead, {
    async handler({ caller, body }) {
      await pool.query(
        `update studio.messages set read_at = $3
          where customer_number = $1 and number <= $2 and read_at is null`,
        [readerOf(caller), body.up_to, now()],
      );
      return null;
    },
  });

  const settingsOf = async (customerNumber: number): Promise<MessageSettings> => ({
    ...(await readMessageSettings(pool, customerNumber)),
    push_key: pushKey.toString('base64url'),
  });
  registerCall(app, getMessageSettings, { handler: ({ caller }) => settingsOf(readerOf(caller)) });
  registerCall(app, chooseChannel, {
    async handler({ caller, params: { kind, channel }, body: { is_on: isOn } }) {
      const reader = readerOf(caller);
      if (CHANNEL_SETTINGS[kind][channel] === 'always' && !isOn) throw alwaysOn();
      await inTransaction(pool, (client) =>
        storeChoice(client, { kind, channel, isOn }, { customerNumber: reader, now: now(), via: 'settings' }),
      );
      return settingsOf(reader);
    },
  });
  registerCall(app, chooseLanguage, {
    async handler({ caller, body }) {
      await storeLanguage(pool, readerOf(caller), body.language);
      return settingsOf(readerOf(caller));
    },
  });
  registerDevices(app, dependencies);
}

function registerDevices(app: StudioApp, { pool, now }: MessagesDependencies): void {
  registerCall(app, subscribeToPush, {
    async handler({ caller, body: { endpoint, p256dh, auth }, request }) {
      const customerNumber = readerOf(caller);
      const key = Buffer.from(p256dh, 'base64url');
      if (!isPushEndpoint(endpoint) || !isPointOfCurve(key)) throw noPushService();
      await storeSubscription(pool, {
        customerNumber,
        sessionId: caller.provider === 'studio' ? caller.sessionId : null,
        endpoint,
        p256dh: key,
        auth: Buffer.from(auth, 'base64url'),
        now: now(),
      });
      const reader = await readReader(pool, customerNumber);
      const language = languageOf(request.headers);
      if (reader !== undefined)
        await inTransaction(pool, (client) => rememberLanguage(client, reader, language));
      return null;
    },
  });
  registerCall(app, unsubscribeFromPush, {
    async handler({ caller, body }) {
      await removeSubscription(pool, readerOf(caller), body.endpoint);
      return null;
    },
  });
}

function readerOf({ customerNumber }: SignedInCaller): number {
  if (customerNumber === null) throw notAReader();
  return customerNumber;
}
