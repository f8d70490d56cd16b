import { emptyTables } from '@lifted/database/empty-tables';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import { forgetPerson } from '../personal-data/forget-person.ts';
import {
  balanceOf,
  beforeStart,
  insertEntitlement,
  insertProducts,
  LETTERS,
  violatedInvariants,
} from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskAnswer, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

/** Half past six on a Wednesday evening. */
const START = new Date('2026-11-25T17:30:00Z');
const REMOVED = beforeStart(START, { hours: 5 });

let now = REMOVED;
let desk: DeskFixture;
/** The entry of the removal of Ben. */
let removal: string | null;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());

/** A class of one place, which Ben had; Ada may wait for it. */
beforeEach(async () => {
  const { pool } = desk.database;
  onTestFinished(async () => {
    const violated = await violatedInvariants(pool);
    if (violated.length > 0) throw new Error(`Violated: ${violated.join(', ')}`);
  });
  now = beforeStart(START, { days: 2 });
  await emptyTables(
    pool,
    'studio.customers',
    'studio.merged_people',
    'studio.workouts',
    'studio.mail_outbox',
    'studio.jobs',
    'studio.accounts',
    'identity."user"',
  );
  await insertClass(pool, { id: 'evening', start: START, capacity: 1, location: 'Hall' });
  await insertClass(pool, { id: 'same-time', start: START, capacity: 5, location: 'Loft' });
  for (const name of ['ada', 'ben']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass', credits: 3 });
  }
  await insertCustomer(pool, 'ben-again');
  await book('ben');
  now = REMOVED;
  const { rows } = await pool.query<{ id: string }>('select id from studio.bookings');
  removal = (await desk.send('DELETE', `/classes/evening/bookings/${rows[0]?.id ?? ''}`)).body.change;
  now = new Date(REMOVED.getTime() + HOUR_MS);
});

const book = (name: string, workout = 'evening') =>
  desk.send('POST', `/classes/${workout}/bookings`, { customer_id: name, may_exceed: false });
const undo = () => desk.undo(removal, 'desk');
const merge = (kept: string, gone: string) => desk.send('POST', `/people/${kept}/merge`, { other_id: gone });
const placeOf = async (name: string) =>
  (
    await desk.database.pool.query<{ via: string; free: boolean }>(
      `select b.via, b.free_until = w.start_datetime as free
         from studio.bookings b join studio.customers c on c.number = b.customer_number
         join studio.workouts w on w.id = b.workout_id
        where c.id = $1 and b.workout_id = 'evening' and b.canceled_at is null`,
      [name],
    )
  ).rows;
async function move(time: string): Promise<void> {
  const { fields } = await desk.read<DeskClass>('/classes/evening');
  const moved = await desk.send('PUT', '/classes/evening', { was: fields, fields: { ...fields, time } });
  expect(moved.status).toBe(200);
}
const HAS_PLACE = [{ via: 'restored', free: true }];
const refusedWith = ({ status, body }: DeskAnswer) => [status, body.code, (body.detail ?? '') !== ''];

describe('taking back that somebody was taken out of a class', () => {
  it('gives them a place again that costs nothing, as they were told, whether they come or not', async () => {
    expect((await undo()).status).toBe(200);
    expect(await placeOf('ben')).toEqual(HAS_PLACE);
    expect(await balanceOf(desk.database.pool, 'ben')).toBe(2);
    const { rows } = await desk.database.pool.query<{ text: string }>(
      `select body_text as text from studio.mail_outbox where kind = 'class_booked' order by id desc limit 1`,
    );
    expect(rows[0]?.text).toContain('18:30');
  });

  it('does so once, however often it is pressed, also at once', async () => {
    const presses = await Promise.all([undo(), undo(), undo()]);
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusedWith(await undo())).toEqual([409, 'cannot_undo', true]);
    expect(await placeOf('ben')).toHaveLength(1);
  });

  it('gives it to whom they were made one with', async () => {
    expect((await merge('ada', 'ben')).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect([await placeOf('ada'), await placeOf('ben')]).toEqual([HAS_PLACE, []]);
  });

  it('gives it to whose it was once two records are taken apart', async () => {
    const { body } = await merge('ben-again', 'ben');
    expect((await desk.undo(body.change)).status).toBe(200);
    expect((await undo()).status).toBe(200);
    expect([await placeOf('ben'), await placeOf('ben-again')]).toEqual([HAS_PLACE, []]);
  });

  it('gives it to whose it is although the desk took out the record it was merged into', async () => {
    await undo();
    const merged = await merge('ada', 'ben');
    const { rows } = await desk.database.pool.query<{ id: string }>(
      'select id from studio.bookings where canceled_at is null',
    );
    const second = await desk.send('DELETE', `/classes/evening/bookings/${rows[0]?.id ?? ''}`);
    await desk.undo(merged.body.change);
    expect((await desk.undo(second.body.change)).status).toBe(200);
    expect([await placeOf('ada'), await placeOf('ben')]).toEqual([[], HAS_PLACE]);
  });

  it('is refused where whom they were made one with has a place there', async () => {
    await book('ada');
    expect((await merge('ada', 'ben')).status).toBe(200);
    expect(refusedWith(await undo())).toEqual([409, 'already_booked', true]);
  });

  it('gives it at the time the class was moved to, free until then', async () => {
    await move('20:30');
    expect((await undo()).status).toBe(200);
    expect(await placeOf('ben')).toEqual(HAS_PLACE);
    const { rows } = await desk.database.pool.query<{ text: string }>(
      `select body_text as text from studio.mail_outbox where kind = 'class_booked' order by id desc limit 1`,
    );
    expect(rows[0]?.text).toContain('20:30');
  });

  it('is refused once the class was moved onto another one of theirs', async () => {
    await desk.database.pool.query(`update studio.workouts set start_datetime = $1 where id = 'same-time'`, [
      new Date(START.getTime() + 2 * HOUR_MS),
    ]);
    await book('ben', 'same-time');
    await move('20:30');
    expect(refusedWith(await undo())).toEqual([409, 'overlapping_booking', true]);
  });

  it.each([
    [
      'was cancelled',
      'class_canceled',
      () => desk.send('POST', '/classes/evening/cancellation', { reason: 'coach' }),
    ],
    ['is full', 'class_full', () => book('ada')],
    ['has their place again already', 'already_booked', () => book('ben')],
  ])('is refused once the class %s', async (_, code, since) => {
    expect((await since()).status).toBeLessThan(300);
    expect(refusedWith(await undo())).toEqual([409, code, true]);
  });

  it('is refused from the start of the class on, and not a millisecond before', async () => {
    now = START;
    expect(refusedWith(await undo())).toEqual([409, 'class_started', true]);
    now = new Date(START.getTime() - 1);
    expect((await undo()).status).toBe(200);
  });

  it('is refused from the new start of a class that was moved earlier', async () => {
    await move('16:30');
    now = new Date(START.getTime() - 2 * HOUR_MS);
    expect(refusedWith(await undo())).toEqual([409, 'class_started', true]);
  });

  it('gives them a place of a class that was cancelled and restored', async () => {
    await desk.send('POST', '/classes/evening/cancellation', { reason: 'coach' });
    now = new Date(now.getTime() + MINUTE_MS);
    await desk.send('POST', '/classes/evening/restoration', {});
    expect((await undo()).status).toBe(200);
    expect(await placeOf('ben')).toEqual(HAS_PLACE);
  });

  it('is refused once the person was deleted', async () => {
    const { pool } = desk.database;
    await pool.query(
      `insert into identity."user" (id, name, email, "emailVerified") values ('ben-uid', 'Ben', 'ben@member.example', true);
       insert into studio.accounts (provider, uid, customer_id) values ('studio', 'ben-uid', 'ben')`,
    );
    await inTransaction(pool, (client) => forgetPerson(client, 'ben-uid', { letters: LETTERS, now }));
    expect(refusedWith(await undo())).toEqual([409, 'cannot_undo', true]);
  });
});
