import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement, insertProducts, LETTERS, requestOf } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { bookClassFor } from '../../classes/commands/booking-commands.ts';
import { tellOfDecisions } from './decision-news.ts';

const NOON = new Date('2026-11-20T11:00:00Z');
let now = NOON;

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());

/** Mia has a membership, Ben a pass with ten workouts. */
let flat = '';
let pass = '';
beforeEach(async () => {
  now = NOON;
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  for (const name of ['mia', 'ben']) await insertCustomer(pool, name);
  flat = await insertEntitlement(pool, { customer: 'mia', product: 'flat', from: '2025-12-01' });
  pass = await insertEntitlement(pool, { customer: 'ben', product: 'pass' });
});

const change = async (id: string, what: string, body: object, key?: string) => {
  const answer = await desk.send('POST', `/entitlements/${id}/${what}`, body, 'desk', key);
  expect(answer.status).toBe(200);
  return answer.body.change;
};
const pause = () => change(flat, 'pause', { from: '2026-12-01', until: '2026-12-31' });
const end = () => change(flat, 'end', { last_day: '2026-12-15' });
const adjust = (credits: number) => change(pass, 'adjustment', { credits, reason: 'Counted wrong' });

async function tell(): Promise<number> {
  return tellOfDecisions({ pool: desk.database.pool, letters: LETTERS, now });
}
const passTime = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
async function mails(recipient: string) {
  const { rows } = await desk.database.pool.query<{ kind: string; subject: string; text: string }>(
    `select kind, subject, body_text as text from studio.mail_outbox where recipient like $1 || '@%' order by id`,
    [recipient],
  );
  return rows.map((row) => ({ ...row, text: row.text.replaceAll('\u00a0', ' ') }));
}
const titles = async (recipient: string) =>
  (await mails(recipient)).map(({ subject }) => subject.replace('LIFTED: ', ''));

describe('what the desk decides about a pass or membership', () => {
  it('is told once, when Undo is far, and not a millisecond before', async () => {
    await pause();
    passTime(DECISION_DELAY_MS - 1);
    expect(await tell()).toBe(0);
    passTime(1);
    expect(await Promise.all([tell(), tell()])).toContain(1);
    expect(await tell()).toBe(0);
    const [mail, ...more] = await mails('mia');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('LIFTED: Your membership is paused');
    expect(mail?.text).toContain('Your Unlimited is paused from 1 December 2026 to 31 December 2026.');
    expect(mail?.text).toContain('„Unlimited“ pausiert vom 1. Dezember 2026 bis zum 31. Dezember 2026.');
  });

  it('is told of an end with its last day, and of a correction with its reason', async () => {
    await end();
    await adjust(2);
    passTime(DECISION_DELAY_MS);
    expect(await tell()).toBe(2);
    expect((await mails('mia'))[0]?.text).toContain('The last day of your Unlimited is 15 December 2026.');
    const [mail] = await mails('ben');
    expect(mail?.text).toContain('We’ve added 2 workouts to your Ten-pass. That made it 12 workouts.');
    expect(mail?.text).toContain('Counted wrong');
  });

  it('is in the language of its reader, by mail whatever was chosen', async () => {
    await desk.database.pool.query(
      `insert into studio.message_settings (customer_number, language, choices)
       select number, 'de', '{"pass_changed": {"mail": false}}' from studio.customers where id = 'ben'`,
    );
    await adjust(-1);
    passTime(DECISION_DELAY_MS);
    await tell();
    const [mail] = await mails('ben');
    expect(mail?.subject).toBe('LIFTED: Wir haben dein Paket korrigiert');
    expect(mail?.text).toContain('Wir haben von „Ten-pass“ 1 Workout abgezogen. Damit waren es 9 Workouts.');
    expect(mail?.text).not.toContain('We’ve');
  });

  it('leaves no mail behind where it was taken back in time', async () => {
    for (const decided of [await pause(), await adjust(5)])
      expect((await desk.undo(decided, 'desk')).status).toBe(200);
    for (const ms of [DECISION_DELAY_MS, 5 * MINUTE_MS]) {
      passTime(ms);
      expect(await tell()).toBe(0);
    }
    expect([...(await titles('mia')), ...(await titles('ben'))]).toEqual([]);
  });

  it('is told to be taken back where its owner had heard of it', async () => {
    const decided = [await pause(), await end(), await adjust(5)];
    passTime(DECISION_DELAY_MS);
    await tell();
    for (const each of decided.toReversed()) expect((await desk.undo(each, 'desk')).status).toBe(200);
    expect(await tell()).toBe(0);
    passTime(DECISION_DELAY_MS);
    expect([await tell(), await tell()]).toEqual([3, 0]);
    expect(await titles('mia')).toEqual([
      'Your membership is paused',
      'The end of your membership',
      'Your membership goes on',
      'Your membership isn’t paused after all',
    ]);
    expect((await titles('ben')).at(-1)).toBe('We’ve taken back a correction');
  });

  it('is told once for a press that arrives twice', async () => {
    const key = randomUUID();
    const press = () => change(pass, 'adjustment', { credits: 1, reason: 'Counted wrong' }, key);
    expect(await press()).toBe(await press());
    passTime(DECISION_DELAY_MS);
    expect(await tell()).toBe(1);
    expect(await titles('ben')).toEqual(['We’ve corrected your pass']);
  });

  it('is no news after two days', async () => {
    await pause();
    passTime(3 * 24 * 60 * MINUTE_MS);
    expect(await tell()).toBe(0);
  });
});

it('a place a pause gives up is told at once, taken out of the calendar, and stays so when the pause is taken back', async () => {
  const { pool } = desk.database;
  await insertClass(pool, { id: 'advent', start: '2026-12-02T18:00+01:00' });
  await bookClassFor({ pool, letters: LETTERS }, 'advent', undefined, await requestOf(pool, 'mia', NOON));
  passTime(MINUTE_MS);
  const paused = await pause();
  expect((await desk.undo(paused, 'desk')).status).toBe(200);
  passTime(DECISION_DELAY_MS);
  expect(await tell()).toBe(0);
  const { rows } = await pool.query<{ kind: string; text: string; event: string }>(
    'select kind, body_text as text, calendar_event as event from studio.mail_outbox order by id',
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['class_booked', 'class_place_removed']);
  expect(rows[1]?.text).toContain('Your membership is paused that day. It costs you nothing.');
  expect(rows[1]?.event).toContain('STATUS:CANCELLED');
});
