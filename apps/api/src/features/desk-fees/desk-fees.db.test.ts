import type { DeskFee } from '@lifted/contract/desk/people/fees';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockClasses } from '../../classes/class-places.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';

const MADE_AT = new Date('2026-11-20T11:00:00Z');
let now = MADE_AT;

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  const { pool } = desk.database;
  await insertCustomer(pool, 'mia');
  await pool.query(
    `insert into studio.locations values ('l', 'Loft');
     insert into studio.coaches (id, first_name) values ('c', 'Carla');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('w', 'Lift', '2026-11-20T18:00+01', 'c', 'l', 9)`,
  );
  await insertBooking(pool, { id: 'b', customer: 'mia', workout: 'w', canceledAt: '2026-11-20T12:00+01' });
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = MADE_AT;
  await desk.database.pool.query('truncate studio.fees');
  await desk.database.pool.query(
    `insert into studio.fees (id, booking_id, kind, cents, made_at, changed_at)
     values ('f', 'b', 'late_cancellation', 500, $1, $1)`,
    [MADE_AT],
  );
});

const inState = (state: string) => desk.read<DeskFee[]>(`/fees?state=${state}`, 'desk');
const decide = (decision: string, reason: string | null = null) =>
  desk.send('POST', '/fees/f/decision', { decision, reason }, 'desk');
const object = () =>
  desk.database.pool.query(`update studio.fees set state = 'objected', objection = 'The train stood still'`);

describe('fees', () => {
  it('are listed by state, with what is needed to decide', async () => {
    await object();
    expect(await inState('objected')).toMatchObject([
      {
        id: 'f',
        cents: 500,
        customer_id: 'mia',
        customer_name: 'mia Berger',
        objection: 'The train stood still',
      },
    ]);
    expect(await inState('pending')).toEqual([]);
  });

  it('that are over are listed for a year, and stay in the file; what is open is listed always', async () => {
    await desk.database.pool.query(`update studio.fees set state = 'settled'`);
    now = new Date(MADE_AT.getTime() + 365 * DAY_MS);
    expect(await inState('settled')).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    expect(await inState('settled')).toEqual([]);
    const file = await desk.app.inject({
      url: '/api/desk/fees.csv?state=settled',
      headers: { authorization: 'Bearer desk' },
    });
    expect(file.body).toMatch(/\r\nf;mia;/);
    await desk.database.pool.query(`update studio.fees set state = 'due'`);
    expect(await inState('due')).toHaveLength(1);
  });

  it('are a file for a spreadsheet', async () => {
    const answer = await desk.app.inject({
      url: '/api/desk/fees.csv?state=pending',
      headers: { authorization: 'Bearer desk' },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.split('\r\n')[1]).toMatch(/^f;mia;mia Berger;late_cancellation;5,00;pending;Lift;/);
  });
});

describe('a decision', () => {
  it('waives with a reason only, and is taken back', async () => {
    expect((await decide('waived')).body.errors).toMatchObject([{ field: 'reason' }]);
    const { change } = (await decide('waived', 'The train stood still')).body;
    expect(await inState('waived')).toHaveLength(1);
    expect((await desk.undo(change, 'desk')).status).toBe(200);
    expect(await inState('pending')).toHaveLength(1);
    expect((await desk.undo(change)).body.code).toBe('cannot_undo');
  });

  it('is taken back into a due fee where the time for objections is over', async () => {
    const { change } = (await decide('waived', 'kindness')).body;
    now = new Date(MADE_AT.getTime() + 48 * HOUR_MS - 1);
    const early = await desk.undo(change);
    expect(await inState('pending')).toHaveLength(1);
    const again = (await decide('waived', 'kindness')).body.change;
    now = new Date(MADE_AT.getTime() + 48 * HOUR_MS);
    await desk.undo(again);
    expect(await inState('due')).toHaveLength(1);
    expect(early.status).toBe(200);
  });

  it('answers an objection, which comes back when it is taken back', async () => {
    await object();
    const { change } = (await decide('due')).body;
    expect((await decide('settled')).status).toBe(200);
    expect((await desk.undo(change)).body.code).toBe('cannot_undo');
  });

  it('that does not fit is refused with the state as it is', async () => {
    const refused = await decide('settled');
    expect(refused.body).toMatchObject({
      code: 'fee_decided',
      detail: 'This fee is pending by now, so that is not possible.',
    });
    expect((await desk.send('POST', '/fees/none/decision', { decision: 'due', reason: null })).status).toBe(
      404,
    );
  });
});

describe('a waiver is not taken back where nothing is owed by now', () => {
  const AFTER_START = new Date('2026-11-20T17:30:00Z');
  const BY_DESK = { status: 409, body: { code: 'cannot_undo' } };
  const waive = async () => (await decide('waived', 'kindness')).body.change;
  beforeEach(async () => {
    const { pool } = desk.database;
    await pool.query(`delete from studio.bookings where id = 'later'`);
    await pool.query('update studio.workouts set canceled_at = null');
    await pool.query(`update studio.bookings set cancellation = 'late', has_attended = false where id = 'b'`);
  });

  it.each([
    ['the class is cancelled', `update studio.workouts set canceled_at = '2026-11-20T14:00+01'`],
    ['the person was there', `update studio.bookings set has_attended = true where id = 'b'`],
  ])('%s', async (_name, happened) => {
    const change = await waive();
    await desk.database.pool.query(happened);
    now = AFTER_START;
    expect(await desk.undo(change)).toMatchObject(BY_DESK);
    expect(await inState('waived')).toHaveLength(1);
  });

  it('the place was taken when the class started', async () => {
    const change = await waive();
    await insertCustomer(desk.database.pool, 'ben');
    await insertBooking(desk.database.pool, { id: 'later', customer: 'ben', workout: 'w' });
    await desk.database.pool.query(
      `update studio.bookings set booked_at = '2026-11-20T13:00+01' where id = 'later'`,
    );
    now = AFTER_START;
    expect(await desk.undo(change)).toMatchObject(BY_DESK);
    expect(await inState('waived')).toHaveLength(1);
  });

  it('also when the class is cancelled at the same moment', async () => {
    const change = await waive();
    const client = await desk.database.pool.connect();
    try {
      await client.query('begin');
      await lockClasses(client, ['w']);
      const undone = desk.undo(change);
      const isWaiting = async () =>
        (await desk.database.pool.query('select from pg_locks where not granted')).rowCount !== 0;
      await expect.poll(isWaiting).toBe(true);
      await client.query('update studio.workouts set canceled_at = $1', [MADE_AT]);
      await client.query('commit');
      expect(await undone).toMatchObject(BY_DESK);
    } finally {
      client.release();
    }
    expect(await inState('waived')).toHaveLength(1);
  });
});
