import { emptyTables } from '@lifted/database/empty-tables';
import type { MemberMessages, MessageSettings } from '@lifted/contract/messages';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { browserKeys, insertPushSubscription } from '../../testing/push/notification-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerMessages } from './messages-routes.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ENDPOINT = 'https://push.example.com/send/phone';

let database: TestDatabase;
let app: StudioApp;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(database.pool) }));
  registerMessages(app, {
    pool: database.pool,
    memberCache: new MemberResponseCache(),
    now: () => NOW,
    pushKey: Buffer.alloc(65, 4),
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.customers', 'identity."user"');
  for (const name of ['mia', 'ben']) await insertCustomer(database.pool, name);
  // The session of every test caller.
  await database.pool.query(
    `with person as (
       insert into identity."user" ("id", "name", "email", "emailVerified") values ('u', 'U', 'u@b.example', true) returning "id")
     insert into identity."session" ("id", "expiresAt", "token", "updatedAt", "userId")
     select 's', '2030-01-01', 't', now(), "id" from person`,
  );
});

async function call<Body>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  who: string | null,
  payload?: object,
) {
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    headers: { 'accept-language': 'de', ...(who !== null && { authorization: `Bearer ${who}` }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<Body>() };
}

async function tell(who: string, occasion: string): Promise<number> {
  const { rows } = await database.pool.query<{ number: number }>(
    `insert into studio.messages (customer_number, kind, occasion, words, path, written_at, useful_until)
     select number, 'booked', $2, $3, '/workout/w1', $4, $4 from studio.customers where id = $1
     returning number::integer`,
    [who, occasion, { en: { title: 'Booked', body: 'Squat' }, de: { title: 'Gebucht', body: 'Squat' } }, NOW],
  );
  return rows[0]?.number ?? 0;
}

const messagesOf = async (who: string) =>
  (await call<MemberMessages>('GET', `/customers/${who}/messages`, who)).body;
const settingsOf = async (who: string) => (await call<MessageSettings>('GET', '/message_settings', who)).body;
const subscribe = (who: string, endpoint = ENDPOINT) => {
  const { p256dh, auth } = browserKeys();
  const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
  return call('PUT', '/push_subscriptions', who, { endpoint, ...keys });
};

async function devices() {
  const { rows } = await database.pool.query<{ who: string; endpoint: string }>(
    `select c.id as who, d.endpoint from studio.push_subscriptions d
       join studio.customers c on c.number = d.customer_number order by d.number`,
  );
  return rows.map(({ who, endpoint }) => `${who} ${endpoint}`);
}

describe('the messages of a member', () => {
  test('are their own, newest first, in both languages', async () => {
    await tell('mia', 'first');
    const second = await tell('mia', 'second');
    await tell('ben', 'first');
    const found = await messagesOf('mia');
    expect(found).toMatchObject({ unread: 2 });
    expect(found?.messages).toHaveLength(2);
    expect(found?.messages[0]).toEqual({
      number: second,
      kind: 'booked',
      words: { en: { title: 'Booked', body: 'Squat' }, de: { title: 'Gebucht', body: 'Squat' } },
      path: '/workout/w1',
      written_at: '2026-11-20T13:00:00+01:00',
      is_read: false,
    });
  });

  test('are read up to the one that was shown; a later one is not', async () => {
    const shown = await tell('mia', 'shown');
    await tell('ben', 'of somebody else');
    expect((await call('POST', '/messages/read', 'mia', { up_to: shown + 1 })).status).toBe(204);
    await tell('mia', 'later');
    const found = await messagesOf('mia');
    expect(found?.messages.map(({ is_read }) => is_read)).toEqual([false, true]);
    expect(await call('GET', '/customers/mia/unread_messages', 'mia')).toMatchObject({ body: { unread: 1 } });
    expect(await call('GET', '/customers/ben/unread_messages', 'ben')).toMatchObject({ body: { unread: 1 } });
  });

  test.each(['/customers/mia/messages', '/customers/mia/unread_messages'])(
    'at %s are nobody else’s: no member’s, no coach’s, no owner’s, no visitor’s',
    async (path) => {
      await tell('mia', 'private');
      const statuses = await Promise.all(
        ['ben', 'coach', 'desk', 'owner', null].map(async (who) => (await call('GET', path, who)).status),
      );
      expect(statuses).toEqual([404, 404, 404, 404, 401]);
    },
  );
});

describe('the settings of a member', () => {
  test('are the studio’s until somebody chooses, and then theirs alone', async () => {
    const chosen = await call<MessageSettings>('PUT', '/message_settings/channels/reminder/mail', 'mia', {
      is_on: false,
    });
    const isOn = (settings: MessageSettings | undefined, kind: string, channel: string) =>
      settings?.channels.find((one) => one.kind === kind && one.channel === channel)?.is_on;
    await call('PUT', '/message_settings/channels/reminder/push', 'mia', { is_on: false });
    expect(isOn(chosen.body, 'reminder', 'mail')).toBe(false);
    const after = await settingsOf('mia');
    expect([isOn(after, 'reminder', 'mail'), isOn(after, 'reminder', 'push')]).toEqual([false, false]);
    expect(isOn(await settingsOf('ben'), 'reminder', 'mail')).toBe(true);
  });

  test('keep on what the contract needs', async () => {
    const refused = await call('PUT', '/message_settings/channels/fee/mail', 'mia', { is_on: false });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'is_on' }] } });
    expect(
      (await call('PUT', '/message_settings/channels/nothing/mail', 'mia', { is_on: true })).status,
    ).toBe(404);
  });

  test('are asked about news and offers, which nobody gets before, with the time of the answer', async () => {
    const agreedAt = async () =>
      (await settingsOf('mia'))?.channels
        .filter(({ kind }) => kind === 'news')
        .map(({ channel, is_on, agreed_at }) => [channel, is_on, agreed_at]);
    expect(await agreedAt()).toEqual([
      ['mail', false, null],
      ['push', false, null],
    ]);
    for (let time = 0; time < 2; time++)
      await call('PUT', '/message_settings/channels/news/mail', 'mia', { is_on: true });
    expect(await agreedAt()).toEqual([
      ['mail', true, '2026-11-20T13:00:00+01:00'],
      ['push', false, null],
    ]);
    await call('PUT', '/message_settings/channels/news/mail', 'mia', { is_on: false });
    expect((await agreedAt())?.[0]).toEqual(['mail', false, null]);
    const { rows } = await database.pool.query(
      'select kind, channel, is_given, via from studio.message_consents order by number',
    );
    expect(rows).toEqual(
      [true, false].map((is_given) => ({ kind: 'news', channel: 'mail', is_given, via: 'settings' })),
    );
  });

  test('know the language somebody chose', async () => {
    expect(await settingsOf('mia')).toMatchObject({ language: null });
    await call('PUT', '/message_settings/language', 'mia', { language: 'en' });
    await subscribe('mia');
    expect(await settingsOf('mia')).toMatchObject({ language: 'en' });
  });

  test('are not for visitors, nor for who trains nowhere', async () => {
    const asked = (who: string | null) =>
      Promise.all([
        call('GET', '/message_settings', who),
        call('PUT', '/message_settings/channels/reminder/mail', who, { is_on: true }),
        call('PUT', '/message_settings/language', who, { language: 'de' }),
        call('POST', '/messages/read', who, { up_to: 1 }),
        call('POST', '/push_subscriptions/end', who, { endpoint: ENDPOINT }),
      ]);
    expect((await asked(null)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect((await asked('owner')).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('a device', () => {
  test('is stored once however often the app is opened, in the language of the page', async () => {
    expect([await subscribe('mia'), await subscribe('mia')].map(({ status }) => status)).toEqual([204, 204]);
    expect(await devices()).toEqual([`mia ${ENDPOINT}`]);
    expect(await settingsOf('mia')).toMatchObject({ language: 'de' });
  });

  test('belongs to who uses it now', async () => {
    await subscribe('mia');
    await subscribe('ben');
    expect(await devices()).toEqual([`ben ${ENDPOINT}`]);
  });

  test('is removed by its owner, and by nobody else', async () => {
    await subscribe('mia');
    await call('POST', '/push_subscriptions/end', 'ben', { endpoint: ENDPOINT });
    expect(await devices()).toHaveLength(1);
    await call('POST', '/push_subscriptions/end', 'mia', { endpoint: ENDPOINT });
    expect(await devices()).toEqual([]);
  });

  test('goes with the session it was made in: signing out, here or from afar', async () => {
    await subscribe('mia');
    await database.pool.query('delete from identity."session"');
    expect(await devices()).toEqual([]);
  });

  test('the eleventh takes the place of the one longest unused', async () => {
    for (let device = 1; device <= 10; device++) {
      const { rows } = await database.pool.query<{ number: number }>(
        `select number from studio.customers where id = 'mia'`,
      );
      await insertPushSubscription(database.pool, rows[0]?.number ?? 0, `https://push.example.com/${device}`);
    }
    await database.pool.query(
      `update studio.push_subscriptions set renewed_at = case when endpoint like '%/3' then $1::timestamptz - interval '1 day' else $1 end`,
      [NOW],
    );
    await subscribe('mia');
    const left = await devices();
    expect(left).toHaveLength(10);
    expect(left).not.toContain('mia https://push.example.com/3');
  });

  test.each([
    'http://push.example.com/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://push.example.com:22/a',
  ])('at %s is refused: the server asks no private address', async (endpoint) => {
    expect(await subscribe('mia', endpoint)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'endpoint' }] },
    });
    expect(await devices()).toEqual([]);
  });

  test('with a key that is none is refused', async () => {
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    expect((await call('PUT', '/push_subscriptions', 'mia', { endpoint: ENDPOINT, ...keys })).status).toBe(
      422,
    );
    expect((await call('PUT', '/push_subscriptions', null, { endpoint: ENDPOINT, ...keys })).status).toBe(
      401,
    );
  });
});
