import { emptyTables } from '@lifted/database/empty-tables';
import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { Language } from '@lifted/domain/language/language';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudioApp } from '../../http/studio-app.ts';
import { writeMail } from '../../mail/outbox.ts';
import { chooseChannel } from '../../notifications/channel-choice.ts';
import { loadUnsubscribeKey, unsubscribeUrl } from '../../notifications/unsubscribe-link.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerUnsubscribe } from './unsubscribe-routes.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let database: TestDatabase;
let app: StudioApp;
let logged: () => string;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, logged } = await createServerFixture());
  registerUnsubscribe(app, { pool: database.pool, now: () => NOW, letters: LETTERS });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.customers', 'studio.mail_outbox');
  for (const name of ['mia', 'ben']) {
    await insertCustomer(database.pool, name);
    await agree(name);
  }
});

async function numberOf(who: string): Promise<number> {
  const { rows } = await database.pool.query<{ number: number }>(
    'select number from studio.customers where id = $1',
    [who],
  );
  return rows[0]?.number ?? 0;
}

async function agree(who: string): Promise<void> {
  const choosing = { customerNumber: await numberOf(who), now: NOW, via: 'settings' } as const;
  await inTransaction(database.pool, async (client) => {
    await chooseChannel(client, { kind: 'news', channel: 'mail', isOn: true }, choosing);
    await chooseChannel(client, { kind: 'news', channel: 'push', isOn: true }, choosing);
  });
}

/** The link of a mail somebody got, without its origin. */
async function linkOf(who: string, language: Language = 'en'): Promise<string> {
  const key = await loadUnsubscribeKey(database.pool, NOW);
  const { rows } = await database.pool.query<{ code: string }>(
    `select code from studio.message_consents n join studio.customers c on c.number = n.customer_number
      where c.id = $1 and n.channel = 'mail' order by n.number limit 1`,
    [who],
  );
  const { code = '' } = rows[0] ?? {};
  return new URL(unsubscribeUrl(LETTERS.publicUrl, language, { key, kind: 'news', code })).pathname;
}

const open = (url: string) => app.inject({ method: 'GET', url });
const press = (url: string, headers: Record<string, string> = {}, payload: string = ONE_CLICK) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

async function wantsNews(who: string): Promise<boolean[]> {
  const { rows } = await database.pool.query<{ choices: { news: { mail: boolean; push: boolean } } }>(
    'select choices from studio.message_settings where customer_number = $1',
    [await numberOf(who)],
  );
  const { mail = false, push = false } = rows[0]?.choices.news ?? {};
  return [mail, push];
}

describe('the link of a mail', () => {
  it('shows in its language what a press would do, and does nothing by being opened', async () => {
    const english = await open(await linkOf('mia'));
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('<h1>No more news?</h1>');
    expect(english.body).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>');
    expect(english.body).not.toContain('<script');
    const german = await open(await linkOf('mia', 'de'));
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain('<button type="submit">Abbestellen</button>');
    expect(german.body).toContain('href="/de/messages/settings"');
    expect(await wantsNews('mia')).toEqual([true, true]);
  });

  it('ends news for that person alone in one press, as often as it is pressed, and says so', async () => {
    const link = await linkOf('mia');
    for (let time = 0; time < 2; time++) {
      const answer = await press(link);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<h1>You’re unsubscribed</h1>');
    }
    expect([await wantsNews('mia'), await wantsNews('ben')]).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await open(link)).body).toContain('You get no news from us');
    const { rows } = await database.pool.query(
      `select channel, is_given, via, at from studio.message_consents where customer_number = $1 and not is_given`,
      [await numberOf('mia')],
    );
    expect(rows).toEqual([
      { channel: 'mail', is_given: false, via: 'link', at: NOW },
      { channel: 'push', is_given: false, via: 'link', at: NOW },
    ]);
  });

  it.each([
    ['a form of another kind', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['a program that says nothing of itself', { 'content-type': 'text/plain' }, ''],
    ['a page of a mail service', { 'sec-fetch-site': 'cross-site' }, ONE_CLICK],
  ])('is pressed by %s as well', async (_, headers, payload) => {
    expect((await press(await linkOf('mia'), headers, payload)).statusCode).toBe(200);
    expect(await wantsNews('mia')).toEqual([false, false]);
  });

  it('of an old mail still ends what was agreed to again since', async () => {
    const link = await linkOf('mia');
    await press(link);
    await agree('mia');
    expect(await wantsNews('mia')).toEqual([true, true]);
    await press(link);
    expect(await wantsNews('mia')).toEqual([false, false]);
  });

  it('takes mails back that still wait, of this kind and person', async () => {
    for (const [kind, who] of [
      ['news', 'mia'],
      ['announcement', 'mia'],
      ['news', 'ben'],
    ]) {
      const recipient = `${who}@member.example`;
      const mail = { kind: kind ?? '', messageId: `<${kind}.${who}@x>`, recipient, subject: 's', text: 't' };
      await inTransaction(database.pool, (client) =>
        writeMail(client, { ...mail, html: 'h', writtenAt: NOW }),
      );
    }
    await press(await linkOf('mia'));
    const { rows } = await database.pool.query(
      'select message_id as id from studio.mail_outbox order by message_id',
    );
    expect(rows).toEqual([{ id: '<announcement.mia@x>' }, { id: '<news.ben@x>' }]);
  });

  it('leads to a page that says so when it is none of ours, or its person is deleted', async () => {
    const link = await linkOf('mia');
    const forged = link.replace(/\.(.)/, (_, first: string) => (first === 'A' ? '.B' : '.A'));
    for (const wrong of [forged, '/unsubscribe/nothing', '/unsubscribe/a.b', link.replace('.', '')])
      for (const answer of [await open(wrong), await press(wrong)]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.body).toContain('This link is not valid');
      }
    expect(await wantsNews('mia')).toEqual([true, true]);
    await database.pool.query(`delete from studio.customers where id = 'mia'`);
    expect((await press(link)).statusCode).toBe(404);
  });

  it('names nobody, and is in no log', async () => {
    const link = await linkOf('mia');
    await open(link);
    await press(link);
    const token = link.split('/').at(-1) ?? expect.fail('no token');
    const [code = ''] = token.split('.');
    expect(Buffer.from(code, 'base64url')).toHaveLength(16);
    expect(logged()).toContain('/unsubscribe/:token');
    expect(logged()).not.toContain(token);
    expect(await linkOf('ben')).not.toContain(code);
  });
});

it('several processes that need the key at once get the same', async () => {
  await database.pool.query('truncate studio.unsubscribe_key');
  const keys = await Promise.all([1, 2, 3].map(() => loadUnsubscribeKey(database.pool, NOW)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
});
