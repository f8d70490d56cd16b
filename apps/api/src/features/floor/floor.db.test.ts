import { createHmac } from 'node:crypto';
import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import type { EntryAnswer } from '@lifted/contract/floor/set-entries';
import { checkInCode } from '@lifted/domain/bookings/check-in-code';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertEntitlement, violatedInvariants } from '../../testing/booking-fixture.ts';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertBooking, insertCustomer, insertSets } from '../../testing/member-fixture.ts';

const at = (ms: number) => new Date(CLASS_START.getTime() + ms);
let now = at(0);
let floor: FloorFixture;
let tablet: string;
let tabletId: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => now);
  ({ token: tablet, id: tabletId } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
});
afterAll(() => floor.close());

const classNow = async () => (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body;
const presentNow = async () =>
  (await classNow()).roster.filter(({ is_present }) => is_present).map(({ name }) => name);
const mark = (id: string, is_present: boolean, coach_id: string | null = 'carla') =>
  floor.call('PUT', `/floor/classes/evening/attendance/booking/${id}`, tablet, { is_present, coach_id });

/** What the app of a member shows now. */
async function codeOf(customer: string): Promise<string> {
  const path = `/customers/${customer}/check-in-secret`;
  const { body } = await floor.call<{ secret: string }>('GET', path, customer);
  const mac = (text: string) =>
    createHmac('sha256', Buffer.from(body.secret, 'base64url'))
      .update(text)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return checkInCode(mac, customer, now);
}
const sendCode = (code: string) => floor.call('POST', '/floor/check-in-codes', tablet, { code });

describe('a tablet', () => {
  it('sees the day of its room: no name in full, no address, no money', async () => {
    const day = await floor.call<FloorDay>('GET', '/floor/day', tablet);
    expect(day.body.classes.map(({ id }) => id)).toEqual(['evening']);
    expect(day.body.coaches.map(({ id, has_pin }) => [id, has_pin])).toEqual([
      ['carla', true],
      ['tom', false],
    ]);
    const shown = await classNow();
    expect(shown.roster.map(({ name }) => name)).toEqual(['ben B.', 'mia B.', 'zoe B.']);
    expect(shown.exercises.map(({ exercise_id, reps }) => [exercise_id, reps])).toEqual([
      ['squat', 8],
      ['bench', 8],
    ]);
    const everything = JSON.stringify([day.body, shown]);
    for (const word of ['Berger', '@member.example', 'cents', 'Ten-pass'])
      expect(everything).not.toContain(word);
  });

  it('shows what people lifted before, with what was planned then', async () => {
    const { pool } = floor.database;
    await insertSets(pool, {
      customer: 'mia',
      workout: 'before',
      exercise: 'squat',
      lifted: [
        [60, 8],
        [60, 7],
      ],
    });
    expect((await classNow()).histories).toEqual([
      {
        customer_id: 'mia',
        exercise_id: 'squat',
        sessions: [
          {
            date: '2026-11-13',
            planned_reps: 8,
            sets: [
              { reps: 8, weight: 60 },
              { reps: 7, weight: 60 },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['a class in another room', '/floor/classes/elsewhere', 404],
    ['a class of another day', '/floor/classes/tomorrow', 404],
    ['who else is a member', '/floor/classes/evening/walk-ins?coach_id=tom&search=mi', 403],
    ['people at the desk', '/desk/people?query=mia', 401],
    ['a member’s log', '/customers/mia/exercise_logs', 401],
    ['a member’s workout', '/customers/mia/workout', 401],
    ['the list of tablets', '/desk/floor', 401],
  ])('stolen, does not show %s', async (_, path, status) => {
    expect((await floor.call('GET', path, tablet)).status).toBe(status);
  });

  it('is enrolled once, with a code of fifteen minutes', async () => {
    const add = async () => {
      const answer = await floor.send('POST', '/floor-devices', { name: 'Tablet', location_id: 'loft' });
      return 'code' in answer.body ? String(answer.body.code) : '';
    };
    const enrol = async (code: string) =>
      (await floor.call('POST', '/floor/enrolment', 'nobody', { code })).status;
    const code = await add();
    expect(await enrol(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(201);
    expect(await enrol(code)).toBe(422);
    const late = await add();
    now = at(15 * MINUTE_MS);
    expect(await enrol(late)).toBe(422);
    expect(await enrol('DEMO')).toBe(422);
    now = at(0);
  });

  it('sees nothing more once it is revoked', async () => {
    const { token, id } = await floor.enrol('loft');
    expect((await floor.call('GET', '/floor/day', token)).status).toBe(200);
    expect((await floor.send('DELETE', `/floor-devices/${id}`, {})).status).toBe(200);
    expect((await floor.call('GET', '/floor/day', token)).status).toBe(401);
    expect((await floor.call('POST', '/floor/set-entries', token, { entries: [floorEntry()] })).status).toBe(
      401,
    );
    expect((await floor.send('DELETE', `/floor-devices/${id}`, {})).status).toBe(404);
  });

  it('sends what waited on it once it is enrolled again in its room, and shows nobody before the PIN', async () => {
    const first = await floor.enrol('loft');
    await floor.call('POST', '/floor/unlock', first.token, { coach_id: 'carla', pin: '2580' });
    const { token } = await floor.enrol('loft');
    const enter = async () =>
      outcomes(
        (
          await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', token, {
            entries: [floorEntry({ exercise_id: 'bench', exercise_number: 2 })],
          })
        ).body,
      );
    const attendance = { is_present: false, coach_id: 'carla' };
    const takeBack = async () =>
      (await floor.call('PUT', '/floor/classes/evening/attendance/booking/b-mia', token, attendance)).status;
    expect([await enter(), await takeBack()]).toEqual([['not_unlocked'], 403]);
    await floor.send('DELETE', `/floor-devices/${first.id}`, {});
    expect([await enter(), await takeBack()]).toEqual([['current'], 204]);
    expect(
      (await floor.call('GET', '/floor/classes/evening/walk-ins?coach_id=carla&search=mi', token)).status,
    ).toBe(403);
  });
});

describe('the roster on the floor', () => {
  it('marks people present and takes it back', async () => {
    expect((await mark('b-mia', true)).status).toBe(204);
    expect((await mark('b-mia', true)).status).toBe(204);
    expect(await presentNow()).toEqual(['mia B.']);
    expect((await mark('b-mia', false)).status).toBe(204);
    expect(await presentNow()).toEqual([]);
    const { rows } = await floor.database.pool.query<{ after: object }>(
      `select after from studio.audit_log where action = 'check-in' order by id`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]?.after).toMatchObject({ device_id: tabletId, coach_id: 'carla', is_present: true });
  });

  it('lets people mark themselves, and not take it back', async () => {
    expect((await mark('b-zoe', true, null)).status).toBe(204);
    expect((await mark('b-zoe', false, null)).status).toBe(403);
    expect((await mark('b-zoe', true, 'tom')).status).toBe(403);
    expect((await mark('b-none', true)).status).toBe(404);
  });

  it('opens twenty minutes before', async () => {
    now = at(-20 * MINUTE_MS - 1);
    expect((await mark('b-ben', true)).body.code).toBe('check_in_closed');
    now = at(-20 * MINUTE_MS);
    expect((await mark('b-ben', true)).status).toBe(204);
    now = at(0);
  });

  it('takes a code of the app for a minute, and no other', async () => {
    const check = async (code: string) => (await sendCode(code)).body;
    const code = await codeOf('mia');
    now = at(60 * SECOND_MS);
    expect(await check(code)).toMatchObject({ code: 'code_too_old' });
    now = at(59 * SECOND_MS);
    expect(await check(code)).toEqual({ class_id: 'evening', name: 'mia B.' });
    expect(await check(code.replace('mia', 'ben'))).toMatchObject({ code: 'code_too_old' });
    expect(await check('https://elsewhere.example')).toMatchObject({ code: 'code_too_old' });
    now = at(0);
    expect((await floor.call('GET', '/customers/mia/check-in-secret', 'ben')).status).toBe(404);
  });

  it('gives nobody a place whose pass is valid at other branches only, and says at which', async () => {
    const { pool } = floor.database;
    await pool.query(
      `insert into studio.branches values ('s', 'South', 'South Street 1', '12043', 'Berlin');
       insert into studio.product_branches values ('pass', 's')`,
    );
    await insertCustomer(pool, 'wilma');
    await insertEntitlement(pool, { customer: 'wilma', product: 'pass', credits: 1 });
    const body = { customer_id: 'wilma', coach_id: 'carla' };
    expect((await floor.call('POST', '/floor/classes/evening/walk-ins', tablet, body)).body).toMatchObject({
      code: 'valid_elsewhere',
      detail: 'Their pass is valid at South only. Please send them to the desk.',
    });
    await pool.query(
      'delete from studio.product_branches; delete from studio.entitlement_branches; delete from studio.branches',
    );
  });

  it('finds who came without a booking and can pay, and gives them a place', async () => {
    const { pool } = floor.database;
    await insertCustomer(pool, 'wanda');
    await insertCustomer(pool, 'walter');
    await insertEntitlement(pool, { customer: 'wanda', product: 'pass', credits: 1 });
    const search = (words: string) =>
      floor.call<{ customer_id: string }[]>(
        'GET',
        `/floor/classes/evening/walk-ins?coach_id=carla&search=${words}`,
        tablet,
      );
    expect((await search('wa')).body.map(({ customer_id }) => customer_id)).toEqual(['wanda']);
    expect((await search('w')).status).toBe(422);
    const add = (customer_id: string) =>
      floor.call('POST', '/floor/classes/evening/walk-ins', tablet, { customer_id, coach_id: 'carla' });
    expect((await add('walter')).body.code).toBe('no_entitlement');
    expect((await add('wanda')).status).toBe(201);
    expect((await add('wanda')).body.code).toBe('already_booked');
    expect(await presentNow()).toContain('wanda B.');
    now = at(2 * HOUR_MS);
    expect([(await search('wa')).status, (await add('mia')).status]).toEqual([200, 409]);
    now = at(2 * HOUR_MS + 1);
    expect([(await search('wa')).status, (await add('mia')).status]).toEqual([403, 403]);
    now = at(0);
    expect(await violatedInvariants(pool)).toEqual([]);
  });

  it('gives a place nobody came for to the waitlist once the class has started', async () => {
    const { pool } = floor.database;
    await insertCustomer(pool, 'willa');
    await insertEntitlement(pool, { customer: 'willa', product: 'pass', credits: 1 });
    now = at(-MINUTE_MS);
    await pool.query(
      `insert into studio.waitlist_entries (workout_number, customer_number, joined_at, state, changed_at, language)
       select w.number, c.number, '2026-11-19', 'waiting', '2026-11-19', 'en' from studio.workouts w, studio.customers c
        where w.id = 'evening' and c.id = 'willa'`,
    );
    const [waiting] = (await classNow()).waitlist;
    const add = () =>
      floor.call('POST', '/floor/classes/evening/standby', tablet, {
        entry: waiting?.entry,
        coach_id: 'carla',
      });
    expect(waiting?.name).toBe('willa B.');
    expect((await add()).body.code).toBe('not_waiting');
    now = at(0);
    await mark('b-ben', false);
    expect((await add()).status).toBe(201);
    expect(await presentNow()).toContain('willa B.');
    expect((await classNow()).waitlist).toEqual([]);
    expect(await violatedInvariants(pool)).toEqual([]);
  });

  it('is closed after the start, here or at the desk, and asks everybody with sets to check them, once', async () => {
    await floor.call('POST', '/floor/set-entries', tablet, { entries: [floorEntry()] });
    const close = () => floor.call('POST', '/floor/classes/evening/closing', tablet, { coach_id: 'carla' });
    now = at(-1);
    expect((await close()).body.code).toBe('class_not_started');
    now = at(HOUR_MS);
    expect((await floor.send('POST', '/classes/evening/roster-closing', {})).status).toBe(200);
    expect((await close()).status).toBe(204);
    await floor.send('DELETE', '/classes/evening/roster-closing');
    expect((await close()).status).toBe(204);
    const { rows } = await floor.database.pool.query<{ recipient: string; body_text: string }>(
      `select recipient, body_text from studio.mail_outbox where kind = 'check_sets'`,
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual(['mia@member.example']);
    expect(rows[0]?.body_text).toContain('/my-workout?class=evening');
    now = at(0);
  });

  it('takes marks and the closing of a class for two days, since they may have waited on the tablet', async () => {
    const close = () => floor.call('POST', '/floor/classes/evening/closing', tablet, { coach_id: 'carla' });
    const reopen = () => floor.call('DELETE', '/floor/classes/evening/closing?coach_id=carla', tablet);
    const all = async () => [
      await mark('b-ben', true),
      await mark('b-zoe', true, null),
      await reopen(),
      await close(),
    ];
    for (const later of [DAY_MS, 2 * DAY_MS]) {
      now = at(later);
      expect((await floor.call('GET', '/floor/classes/evening', tablet)).status).toBe(404);
      expect((await all()).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    }
    expect((await mark('b-ben', true, 'tom')).status).toBe(403);
    now = at(2 * DAY_MS + 1);
    for (const { body } of await all()) expect(body.code).toBe('check_in_closed');
    now = at(0);
    const elsewhere = '/floor/classes/elsewhere/closing';
    expect((await floor.call('POST', elsewhere, tablet, { coach_id: 'carla' })).status).toBe(404);
  });

  it('takes a code for the next class once its owner is checked in to the one that runs', async () => {
    const { pool } = floor.database;
    await pool.query(
      `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
       values ('after', 'Push', '2026-11-20T18:45+01', 'carla', 'loft', 4, 3)`,
    );
    await insertBooking(pool, { id: 'b-mia-after', customer: 'mia', workout: 'after' });
    await mark('b-mia', false);
    now = at(30 * MINUTE_MS);
    const show = async () => (await sendCode(await codeOf('mia'))).body;
    expect(await show()).toMatchObject({ class_id: 'evening' });
    expect(await show()).toMatchObject({ class_id: 'after' });
    expect(await show()).toMatchObject({ class_id: 'evening' });
    const { rows } = await pool.query(
      `select id from studio.bookings where customer_number is not null and has_attended and id like 'b-mia%' order by id`,
    );
    expect(rows).toEqual([{ id: 'b-mia' }, { id: 'b-mia-after' }]);
    now = at(0);
  });
});
