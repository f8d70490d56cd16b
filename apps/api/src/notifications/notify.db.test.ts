import { emptyTables } from '@lifted/database/empty-tables';
import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { ChannelChoices } from '@lifted/domain/notifications/message-channels';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCustomer } from '../testing/member-fixture.ts';
import { insertPushSubscription } from '../testing/push/notification-fixture.ts';
import { notify, type Notice } from './notify.ts';
import { readReader, rememberLanguage, type Reader } from './reader.ts';

const NOON = new Date('2026-11-20T11:00:00Z');
const NIGHT = new Date('2026-11-20T22:00:00Z');
const SEVEN = new Date('2026-11-21T06:00:00Z');

let database: TestDatabase;
let number = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.customers', 'studio.mail_outbox', 'studio.jobs');
  await insertCustomer(database.pool, 'mia');
  const { rows } = await database.pool.query<{ number: number }>('select number from studio.customers');
  number = rows[0]?.number ?? 0;
});

describe('telling a person something', () => {
  test('writes the message, the mail and a push for each device', async () => {
    await insertPushSubscription(database.pool, number, 'https://push.example/phone');
    await insertPushSubscription(database.pool, number, 'https://push.example/tablet');
    expect(await tell()).toBe(true);
    expect(await written()).toEqual({ messages: 1, mails: 1, pushes: [NOON, NOON] });
  });

  test('does so once for each occasion, also when a killed job runs again', async () => {
    await insertPushSubscription(database.pool, number, 'https://push.example/phone');
    expect([await tell(), await tell(), await tell({ occasion: 'too_few w2' })]).toEqual([true, false, true]);
    expect(await written()).toMatchObject({ messages: 2, mails: 2, pushes: [NOON, NOON] });
  });

  test('leaves nothing behind when the transaction fails', async () => {
    const failing = inTransaction(database.pool, async (client) => {
      await notify(client, await notice());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await written()).toEqual({ messages: 0, mails: 0, pushes: [] });
  });

  test('of two at the same time tells once', async () => {
    expect((await Promise.all([tell(), tell()])).filter(Boolean)).toHaveLength(1);
    expect(await written()).toMatchObject({ messages: 1, mails: 1 });
  });

  test('keeps to what the person chose', async () => {
    await insertPushSubscription(database.pool, number, 'https://push.example/phone');
    await choose({ too_few: { mail: false, push: false } });
    await tell();
    expect(await written()).toEqual({ messages: 1, mails: 0, pushes: [] });
  });

  test('tells of a kind one has to ask for only who asked', async () => {
    expect(await tell({ kind: 'streak_at_risk' })).toBe(false);
    await choose({ streak_at_risk: { mail: true } });
    expect(await tell({ kind: 'streak_at_risk' })).toBe(true);
    expect(await written()).toEqual({ messages: 1, mails: 1, pushes: [] });
  });

  test('keeps devices quiet in the night, and mails at once', async () => {
    await insertPushSubscription(database.pool, number, 'https://push.example/phone');
    await tell({ now: NIGHT });
    expect(await written()).toEqual({ messages: 1, mails: 1, pushes: [SEVEN] });
    await tell({ now: NIGHT, occasion: 'early', startsAt: new Date('2026-11-21T07:30:00Z') });
    expect((await written()).pushes).toEqual([NIGHT, SEVEN]);
  });

  test('raises the version of what the app shows', async () => {
    const before = await version();
    await tell();
    expect(await version()).toBeGreaterThan(before);
  });
});

describe('the language of a person', () => {
  test('is that of the page they last did something on', async () => {
    expect((await reader()).language).toBeNull();
    await remember('de');
    expect((await reader()).language).toBe('de');
    await remember('en');
    expect((await reader()).language).toBe('en');
  });

  test('stays the one they chose', async () => {
    await remember('en');
    await database.pool.query('update studio.message_settings set chose_language = true');
    await remember('de');
    expect((await reader()).language).toBe('en');
  });
});

async function reader(): Promise<Reader> {
  const found = await readReader(database.pool, number);
  if (found === undefined) throw new Error('The customer is gone.');
  return found;
}

async function notice(more: Partial<Notice> = {}): Promise<Notice> {
  const words = { title: 'Too few', body: 'Squat, Fri 20 Nov' };
  const occasion = more.occasion ?? 'too_few w1';
  return {
    reader: await reader(),
    kind: 'too_few',
    words: { en: words, de: words },
    path: '/workout/w1',
    now: NOON,
    mail: () => ({
      kind: 'class_too_few',
      messageId: `<${occasion.replaceAll(' ', '-')}@studio.example>`,
      recipient: 'mia@member.example',
      subject: 'Too few',
      text: '',
      html: '',
      writtenAt: NOON,
    }),
    ...more,
    occasion,
  };
}

async function tell(more: Partial<Notice> = {}): Promise<boolean> {
  const told = await notice(more);
  return inTransaction(database.pool, (client) => notify(client, told));
}

async function remember(language: 'en' | 'de'): Promise<void> {
  const who = await reader();
  await inTransaction(database.pool, (client) => rememberLanguage(client, who, language));
}

async function choose(choices: ChannelChoices): Promise<void> {
  await database.pool.query(
    'insert into studio.message_settings (customer_number, choices) values ($1, $2)',
    [number, choices],
  );
}

async function version(): Promise<number> {
  const { rows } = await database.pool.query<{ version: string }>('select version from studio.customers');
  return Number(rows[0]?.version);
}

async function written() {
  const { rows } = await database.pool.query<{ messages: number; mails: number }>(
    `select (select count(*)::integer from studio.messages) as messages,
            (select count(*)::integer from studio.mail_outbox) as mails`,
  );
  const pushes = await database.pool.query<{ at: Date }>(
    `select due_at as at from studio.jobs where kind = 'push' order by due_at`,
  );
  return { ...rows[0], pushes: pushes.rows.map(({ at }) => at) };
}
