import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskFixture, type DeskAnswer, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

const EXTRA = {
  timer_name: ' Open gym ',
  coach_id: 'Jana',
  location_id: 'Hall',
  day: '2026-10-25',
  time: '18:00',
  capacity: 8,
};
const DAYS_BEFORE = new Date('2026-10-22T08:00:00Z');
/** The evening after the clocks went back. */
const START = new Date('2026-10-25T17:00:00Z');

let desk: DeskFixture;
let now = DAYS_BEFORE;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = DAYS_BEFORE;
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.closures', 'studio.jobs');
  await insertClass(pool, { id: 'there', start: '2026-10-01T16:00:00Z', coach: 'Jana', location: 'Hall' });
  await insertCustomer(pool, 'mia');
});

interface Asking {
  readonly key?: string;
  readonly who?: string;
}

async function add(
  change: object = {},
  { key = randomUUID(), who = 'desk' }: Asking = {},
): Promise<DeskAnswer> {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/classes',
    headers: { authorization: `Bearer ${who}`, 'idempotency-key': key },
    payload: { fields: { ...EXTRA, ...change } },
  });
  return { status: answer.statusCode, body: answer.json() };
}
const thatDay = () => desk.read<DeskTimetableClass[]>('/timetable?from=2026-10-25&to=2026-10-25');
const idsOf = async () => (await thatDay()).map(({ id }) => id);

describe('a class at a time that the clock change', () => {
  it.each([
    [
      'repeats',
      '2026-10-25',
      'On 25\u00A0October 2026 the clocks are put back from 03:00 to 02:00, so 02:30 occurs twice. Please choose another time.',
    ],
    [
      'skips',
      '2027-03-28',
      'On 28\u00A0March 2027 the clocks are put forward from 02:00 to 03:00, so there is no 02:30. Please choose another time.',
    ],
  ])('%s is not added, and the field says why', async (_what, day, detail) => {
    expect(await add({ day, time: '02:30' })).toMatchObject({
      status: 422,
      body: { detail, errors: [{ field: 'time' }] },
    });
    for (const time of ['01:59', '03:00']) expect((await add({ day, time })).status).toBe(201);
  });

  it('repeats is not chosen in an edit, and one already scheduled then stays in its hour', async () => {
    await insertClass(desk.database.pool, {
      id: 'early',
      start: '2026-10-25T00:30:00Z',
      coach: 'Jana',
      location: 'Hall',
    });
    const { fields: was } = await desk.read<DeskClass>('/classes/early');
    expect(was).toMatchObject({ day: '2026-10-25', time: '02:30' });
    const edit = (change: object) =>
      desk.send('PUT', '/classes/early', { was, fields: { ...was, ...change } }, 'desk');
    expect((await edit({ time: '02:45' })).body.errors).toMatchObject([{ field: 'time' }]);
    expect((await edit({ capacity: 5 })).status).toBe(200);
    expect(await thatDay()).toMatchObject([{ id: 'early', start_datetime: '2026-10-25T02:30:00+02:00' }]);
  });
});

describe('a class on one day', () => {
  it('is added outside the repeating week, taken back, and added again', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    expect((await desk.read<DeskClass>(`/classes/${body.id}`)).fields).toEqual({
      ...EXTRA,
      timer_name: 'Open gym',
    });
    expect(await thatDay()).toMatchObject([
      { id: body.id, start_datetime: '2026-10-25T18:00:00+01:00', template_id: null, taken: 0 },
    ]);
    const undone = await desk.undo(body.change);
    expect(await idsOf()).toEqual([]);
    expect((await desk.undo(undone.body.change)).status).toBe(200);
    expect(await idsOf()).toEqual([body.id]);
  });

  it('is one class however often the same request arrives', async () => {
    const key = randomUUID();
    const answers = await Promise.all([add({}, { key }), add({}, { key }), add({}, { key })]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await idsOf()).toEqual([key]);
    expect((await add({ capacity: 9 }, { key })).body.code).toBe('key_reused');
    await desk.undo(answers[0].body.change);
    expect((await add({}, { key })).body.change).toBe(answers[0].body.change);
    expect(await idsOf()).toEqual([]);
  });

  it('is looked at for too few also where it is added the day before', async () => {
    now = new Date(START.getTime() - DAY_MS);
    const { id } = (await add()).body;
    const { rows } = await desk.database.pool.query(
      `select w.id, j.due_at as due from studio.jobs j join studio.workouts w on w.number::text = j.key
        where j.kind = 'too_few'`,
    );
    expect(rows).toEqual([{ id, due: new Date(START.getTime() - 6 * HOUR_MS) }]);
  });

  it('starts later than now', async () => {
    now = START;
    expect((await add()).body.errors).toMatchObject([{ field: 'day' }]);
    now = new Date(START.getTime() + MINUTE_MS);
    expect((await add()).body.errors).toMatchObject([{ field: 'day' }]);
    now = new Date(START.getTime() - MINUTE_MS);
    expect((await add()).status).toBe(201);
  });

  it.each([
    ['2026-10-24', '2026-10-24', 201],
    ['2026-10-24', '2026-10-25', 422],
    ['2026-10-25', '2026-10-26', 422],
    ['2026-10-26', '2026-10-26', 201],
  ])('with the studio closed from %s to %s answers %i', async (from, until, status) => {
    await desk.database.pool.query(
      `insert into studio.closures (id, from_day, until_day, reason) values ('c', $1, $2, 'Painting')`,
      [from, until],
    );
    const answer = await add();
    expect(answer.status).toBe(status);
    if (status === 422) {
      const [fault] = answer.body.errors ?? [];
      expect(fault?.field).toBe('day');
      expect(fault?.message).toContain('closed on this day (Painting)');
    }
  });

  it('may clash with another over its coach or room, as everywhere: the week marks it', async () => {
    const first = await add();
    const second = await add({ time: '18:30' });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await thatDay()).toHaveLength(2);
  });

  it.each([
    ['coach_id', { coach_id: 'nobody' }],
    ['location_id', { location_id: 'nowhere' }],
    ['fields.day', { day: '2026-02-30' }],
    ['fields.time', { time: '24:00' }],
    ['fields.timer_name', { timer_name: ' ' }],
  ])('is refused where %s does not fit', async (field, change) => {
    expect((await add(change)).body.errors).toMatchObject([{ field }]);
    expect(await idsOf()).toEqual([]);
  });

  it.each(['nobody', 'mia', 'coach', 'desk', 'owner'])('asked for by %s', async (who) => {
    const allowed = ['desk', 'owner'].includes(who);
    const refused = who === 'nobody' ? 401 : 403;
    expect((await add({}, { who })).status).toBe(allowed ? 201 : refused);
    expect(await idsOf()).toHaveLength(allowed ? 1 : 0);
  });
});

describe('taking it back', () => {
  it('is refused once somebody has had a place in it, even one cancelled', async () => {
    const { id, change } = (await add()).body;
    await insertBooking(desk.database.pool, {
      id: 'b',
      customer: 'mia',
      workout: id,
      canceledAt: '2026-10-22T07:00:00Z',
    });
    const refused = await desk.undo(change);
    expect(refused.body.code).toBe('cannot_undo');
    expect(refused.body.detail).toContain('Cancel it instead');
    expect(await idsOf()).toEqual([id]);
  });

  it('is refused once it has started', async () => {
    const { change } = (await add()).body;
    now = START;
    expect((await desk.undo(change)).body.code).toBe('class_started');
  });

  it('is the desk’s, and not added again on a day closed since', async () => {
    const { change } = (await add()).body;
    expect((await desk.undo(change, 'coach')).status).toBe(403);
    const undone = await desk.undo(change, 'desk');
    await desk.database.pool.query(
      `insert into studio.closures (id, from_day, until_day, reason) values ('c', '2026-10-25', '2026-10-25', 'Painting')`,
    );
    expect((await desk.undo(undone.body.change)).body.errors).toMatchObject([{ field: 'day' }]);
  });
});
