import { randomUUID } from 'node:crypto';
import type { Announcement } from '@lifted/contract/desk/desk-announcements';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertPushSubscription } from '../../testing/push/notification-fixture.ts';
import { ACTIVE, createAnnouncementsFixture, draftOf, EMPTY, NOON, WORDS } from './announcements-fixture.ts';

const NIGHT = new Date('2026-11-20T22:30:00Z');
const SEVEN = new Date('2026-11-21T06:00:00Z');

let studio: Awaited<ReturnType<typeof createAnnouncementsFixture>>;
beforeAll(async () => {
  studio = await createAnnouncementsFixture();
});
afterAll(() => studio.desk.close());
beforeEach(() => studio.empty());

describe('before it is sent', () => {
  it('says whom it reaches and how, and shows the mails by language', async () => {
    for (const name of ['mia', 'ben', 'ida', 'tom']) await studio.member(name);
    await studio.speak('mia', 'en');
    await studio.speak('ben', 'de');
    await studio.choose('tom', 'announcement', 'mail', false);
    const shown = await studio.preview();
    expect(shown).toMatchObject({ people: 4, told: 4, mailed: 3, not_agreed: 0, guests: 0 });
    expect(shown.mails.map(({ language, count, subject }) => [language, count, subject])).toEqual([
      ['de', 1, 'LIFTED: Montag zu'],
      ['en', 1, 'LIFTED: Closed on Monday'],
      [null, 1, 'LIFTED: Closed on Monday'],
    ]);
    expect(shown.mails[1]?.text).toMatch(
      /^Hi \[first name\],\n\nWe are closed\.\nSee you on Tuesday\.\n\nYou’re receiving this email because you train with us\./,
    );
    expect((await studio.preview(draftOf(ACTIVE, 'announcement', { en: EMPTY, de: EMPTY }))).mails).toEqual(
      [],
    );
  });

  it('counts for news only those who agreed', async () => {
    for (const name of ['mia', 'ben', 'ida']) await studio.member(name);
    await studio.choose('mia', 'news', 'mail', true);
    await studio.choose('ben', 'news', 'push', true);
    const shown = await studio.preview(draftOf(ACTIVE, 'news'));
    expect(shown).toMatchObject({ people: 3, told: 2, mailed: 1, not_agreed: 1 });
    expect(shown.mails[0]?.text).toContain('Unsubscribe: https://lifted.example/unsubscribe/');
  });

  it('names who gets it, and counts who would read the other language', async () => {
    for (const name of ['mia', 'ben', 'ida']) await studio.member(name);
    await studio.speak('mia', 'de');
    await studio.speak('ben', 'en');
    await studio.choose('mia', 'news', 'mail', true);
    const english = draftOf(ACTIVE, 'announcement', { en: WORDS.en, de: EMPTY });
    expect((await studio.preview(english)).other_language).toBe(1);
    expect((await studio.preview()).other_language).toBe(0);
    const who = async (kind: string) =>
      (await studio.desk.send('POST', '/announcements/receivers', { kind, audience: ACTIVE }, 'desk')).body;
    expect(await who('news')).toMatchObject([{ id: 'mia' }]);
    expect(await who('announcement')).toMatchObject([{ id: 'ben' }, { id: 'ida' }, { id: 'mia' }]);
  });

  it.each([
    ['nothing', { en: EMPTY, de: EMPTY }, 'words.de.title'],
    ['no title', { en: { title: ' ', body: 'Hi' }, de: EMPTY }, 'words.en.title'],
    ['no text', { en: EMPTY, de: { title: 'Hallo', body: '' } }, 'words.de.body'],
  ])('refuses %s', async (_, words, field) => {
    await studio.member('mia');
    const answer = await studio.confirm(1, draftOf(ACTIVE, 'announcement', words));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });

  it('refuses a group that changed since the preview, and one nobody of whom would get it', async () => {
    await studio.member('mia');
    await studio.member('ben');
    expect(await studio.confirm(1)).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    const news = await studio.confirm(2, draftOf(ACTIVE, 'news'));
    expect(news).toMatchObject({ status: 422, body: { errors: [{ field: 'audience' }] } });
    expect(await studio.latest()).toBeUndefined();
  });

  it('is pressed twice and sent once', async () => {
    await studio.member('mia');
    const id = randomUUID();
    const [first, second] = [await studio.confirm(1, draftOf(), id), await studio.confirm(1, draftOf(), id)];
    expect([first.status, second.status, second.body.change]).toEqual([200, 200, null]);
    expect(await studio.desk.read<Announcement[]>('/announcements')).toHaveLength(1);
  });

  it('is known to be sent, although the group changed before it was pressed again', async () => {
    await studio.member('mia');
    const id = randomUUID();
    await studio.confirm(1, draftOf(), id);
    await studio.member('ben');
    expect(await studio.confirm(1, draftOf(), id)).toMatchObject({ status: 200, body: { change: null } });
  });
});

describe('sending', () => {
  it('tells everybody in the app, by mail in their language, and on devices as they chose', async () => {
    for (const name of ['mia', 'ben', 'tom', 'other']) await insertCustomer(studio.pool, name);
    for (const name of ['mia', 'ben', 'tom'])
      await insertEntitlement(studio.pool, { customer: name, product: 'flat' });
    await studio.speak('mia', 'de');
    await studio.choose('ben', 'announcement', 'mail', false);
    await studio.choose('tom', 'announcement', 'push', true);
    await insertPushSubscription(studio.pool, await studio.numberOf('tom'), 'https://push.example/tom');
    await studio.confirm(3);
    expect(await studio.latest()).toMatchObject({ state: 'waiting', people: 3, told: 0 });
    expect(await studio.run()).toBe('done');
    expect(await studio.got()).toEqual([
      { who: 'mia', messages: 1, mails: 1 },
      { who: 'ben', messages: 1, mails: 0 },
      { who: 'tom', messages: 1, mails: 1 },
      { who: 'other', messages: 0, mails: 0 },
    ]);
    expect(await studio.latest()).toMatchObject({ state: 'sent', told: 3, mailed: 2, mails_waiting: 2 });
    const { rows } = await studio.pool.query<{ subject: string; url: string | null; text: string }>(
      `select subject, body_text as text, unsubscribe_url as url from studio.mail_outbox where recipient like 'mia@%'`,
    );
    expect(rows).toMatchObject([{ subject: 'LIFTED: Montag zu', url: null }]);
    expect(rows[0]?.text).toContain('Hi mia!\n\nWir haben zu.\n\nBis Dienstag!');
    const pushes = await studio.pool.query(`select due_at as at from studio.jobs where kind = 'push'`);
    expect(pushes.rows).toEqual([{ at: NOON }]);
  });

  it('goes on where it was killed, and two processes at once tell everybody once', async () => {
    for (let person = 0; person < 120; person++) await studio.member(`p${person}`);
    await studio.confirm(120);
    expect(await studio.run(1)).toBe('again');
    expect(await studio.latest()).toMatchObject({ state: 'sending', told: 50 });
    // The process dies after some of the next ones: what was committed stays, the mark with it.
    await studio.pool.query(
      `create function studio.die() returns trigger language plpgsql as $$
       begin raise exception 'killed'; end $$;
       create trigger die before insert on studio.messages for each row
         when (new.customer_number % 7 = 0) execute function studio.die()`,
    );
    await expect(studio.run(1)).rejects.toThrow('killed');
    await studio.pool.query('drop function studio.die() cascade');
    expect(await Promise.all([studio.run(), studio.run(), studio.run()])).toEqual(['done', 'done', 'done']);
    expect(await studio.latest()).toMatchObject({ state: 'sent', told: 120, mailed: 120 });
    expect((await studio.got()).every(({ messages, mails }) => messages === 1 && mails === 1)).toBe(true);
  });

  it('of news reaches only who agrees in that moment, with the link that ends it', async () => {
    for (const name of ['mia', 'ben', 'ida']) await studio.member(name);
    for (const name of ['mia', 'ben']) await studio.choose(name, 'news', 'mail', true);
    const draft = draftOf(ACTIVE, 'news', { en: WORDS.en, de: EMPTY });
    expect(await studio.preview(draft)).toMatchObject({ told: 2 });
    await studio.confirm(3, draft);
    await studio.choose('ben', 'news', 'mail', false);
    await studio.run();
    expect((await studio.got()).map(({ messages, mails }) => [messages, mails])).toEqual([
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(await studio.latest()).toMatchObject({ told: 1, mailed: 1, not_agreed: 2 });
    const { rows } = await studio.pool.query<{ url: string; text: string; html: string }>(
      'select unsubscribe_url as url, body_text as text, body_html as html from studio.mail_outbox',
    );
    const [{ url, text, html } = expect.fail('no mail')] = rows;
    expect(url).toMatch(/^https:\/\/lifted\.example\/unsubscribe\/[\w-]{22}\.[\w-]{43}$/);
    expect(text).toContain(`Unsubscribe: ${url}`);
    expect(html).toContain(`href="${url}"`);
    expect(html).toContain('We are closed.<br>See you on Tuesday.');
    const messages = await studio.pool.query<{ words: unknown }>('select words from studio.messages');
    expect(messages.rows).toEqual([{ words: { en: WORDS.en, de: { ...WORDS.en, language: 'en' } } }]);
  });

  it('and taking consent back at the same moment leave no mail to send', async () => {
    const people = Array.from({ length: 12 }, (_, person) => `p${person}`);
    for (const name of people) {
      await studio.member(name);
      await studio.choose(name, 'news', 'mail', true);
    }
    await studio.confirm(people.length, draftOf(ACTIVE, 'news'));
    await Promise.all([studio.run(), ...people.map((name) => studio.choose(name, 'news', 'mail', false))]);
    expect((await studio.got()).map(({ mails }) => mails)).toEqual(people.map(() => 0));
  });

  it('leaves out who was deleted meanwhile, and tells the others', async () => {
    for (const name of ['mia', 'ben']) await studio.member(name);
    await studio.confirm(2);
    await studio.pool.query(`delete from studio.entitlements; delete from studio.customers where id = 'mia'`);
    await insertEntitlement(studio.pool, { customer: 'ben', product: 'flat' });
    await studio.run();
    expect(await studio.latest()).toMatchObject({ state: 'sent', people: 2, told: 1, not_agreed: 0 });
  });

  it('keeps devices quiet in the night, unless it is about an early class', async () => {
    studio.clock.now = NIGHT;
    for (const name of ['mia', 'ben']) {
      await studio.member(name);
      await studio.choose(name, 'announcement', 'push', true);
      await insertPushSubscription(studio.pool, await studio.numberOf(name), `https://push.example/${name}`);
    }
    await studio.book('mia', 'early');
    await studio.book('ben', 'noon');
    await studio.confirm(2, draftOf({ group: 'day', day: '2026-11-21' }));
    await studio.run();
    const { rows } = await studio.pool.query<{ at: Date }>(
      `select due_at as at from studio.jobs where kind = 'push' order by due_at`,
    );
    expect(rows.map(({ at }) => at)).toEqual([NIGHT, SEVEN]);
  });
});

it('about a day whose class has begun reaches devices all the same', async () => {
  await studio.member('mia');
  await studio.choose('mia', 'announcement', 'push', true);
  await insertPushSubscription(studio.pool, await studio.numberOf('mia'), 'https://push.example/mia');
  await studio.book('mia', 'early');
  studio.clock.now = new Date('2026-11-21T06:30:00Z');
  await studio.confirm(1, draftOf({ group: 'day', day: '2026-11-21' }));
  await studio.run();
  const { rows } = await studio.pool.query<{ until: Date }>(
    'select useful_until as until from studio.messages',
  );
  expect(rows).toEqual([{ until: new Date('2026-11-22T06:30:00Z') }]);
});

describe('stopping', () => {
  it('tells nobody further, takes back mails that wait, and says what was sent', async () => {
    for (let person = 0; person < 60; person++) await studio.member(`p${person}`);
    await studio.confirm(60);
    await studio.run(1);
    // Eight are out, and two more are being handed over.
    await studio.pool.query(
      `update studio.mail_outbox set sent_at = now() where id in (select id from studio.mail_outbox order by id limit 8);
       delete from studio.jobs j using studio.mail_outbox m where j.mail_id = m.id and m.sent_at is not null;
       update studio.jobs set attempts = 1 where id in (
         select id from studio.jobs where kind = 'mail' order by id limit 2)`,
    );
    const { id = '' } = (await studio.latest()) ?? {};
    expect((await studio.desk.send('POST', `/announcements/${id}/stop`, {}, 'desk')).status).toBe(200);
    expect(await studio.run()).toBe('done');
    expect(await studio.latest()).toMatchObject({ state: 'stopped', told: 50, mailed: 10, mails_waiting: 2 });
    expect((await studio.desk.send('POST', `/announcements/${id}/stop`, {}, 'desk')).body.code).toBe(
      'cannot_undo',
    );
  });

  it('is Undo in the first seconds, leaves no trace, and is too late once everybody was told', async () => {
    await studio.member('mia');
    const { change } = (await studio.confirm(1)).body;
    expect((await studio.desk.undo(change, 'desk')).status).toBe(200);
    await studio.run();
    expect(await studio.got()).toEqual([{ who: 'mia', messages: 0, mails: 0 }]);
    const later = (await studio.confirm(1)).body.change;
    await studio.run();
    expect((await studio.desk.undo(later, 'desk')).body).toMatchObject({ code: 'cannot_undo' });
    expect((await studio.desk.send('POST', `/announcements/${randomUUID()}/stop`, {})).status).toBe(404);
  });
});
