import { emptyTables } from '@lifted/database/empty-tables';
import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertProducts } from '../../testing/booking-fixture.ts';
import { countQueries } from '../../testing/counted-queries.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

const NOW = new Date('2026-10-12T08:00:00Z');
const CLOSED = { from_day: '2026-10-20', until_day: '2026-10-27', reason: 'Holidays' };

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(
    pool,
    'studio.customers',
    'studio.workouts',
    'studio.mail_outbox',
    'studio.jobs',
    'studio.week_templates',
    'studio.closures',
  );
  await insertClass(pool, { id: 'old', start: '2026-10-01T16:00:00Z', coach: 'Jana', location: 'Hall' });
  await insertCustomer(pool, 'mia');
  const template = {
    timer_name: 'Heavy',
    weekday: 1,
    start_time: '18:00',
    coach_id: 'Jana',
    location_id: 'Hall',
    capacity: 12,
    every_weeks: 1,
    valid_from: '2026-10-12',
    valid_until: null,
  };
  await desk.send('POST', '/week-templates', { fields: template });
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select 'b', c.number, w.id, $1, 'member' from studio.customers c, studio.workouts w where w.template_date = '2026-10-20'`,
    [NOW],
  );
});

async function preview(fields: object | null, id: string | null = null, who = 'desk') {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/closures/preview',
    headers: { authorization: `Bearer ${who}` },
    payload: { id, fields },
  });
  return { status: answer.statusCode, body: answer.json<ClosurePreview & { errors?: object[] }>() };
}
const becomes = ({ classes }: ClosurePreview) =>
  classes.map((one) => `${one.start_datetime.slice(5, 10)} ${one.becomes} ${one.taken}`);
const everything = async () =>
  (
    await desk.database.pool.query<{ text: string }>(
      `select concat_ws(' ', id, canceled_at) as text from studio.workouts
       union all select concat('closure ', id) from studio.closures
       union all select concat('mail ', id) from studio.mail_outbox
       union all select concat('entry ', id) from studio.audit_log order by 1`,
    )
  ).rows.map(({ text }) => text);

it('says which classes are cancelled and which are no longer planned, with the mails, and changes nothing', async () => {
  const before = await everything();
  const { body } = await preview(CLOSED);
  expect(becomes(body)).toEqual(['10-20 canceled 1', '10-27 removed 0']);
  expect(body.cancellation.mails).toMatchObject([{ to: 'members', language: null, count: 1 }]);
  expect(body.cancellation.mails[0]?.text).toContain('[Vorname]');
  expect(await everything()).toEqual(before);
});

it('says what saving then does', async () => {
  await preview(CLOSED);
  await desk.send('POST', '/closures', { fields: CLOSED }, 'desk');
  expect(becomes((await preview(CLOSED)).body)).toEqual([]);
  const { rows } = await desk.database.pool.query('select from studio.mail_outbox');
  expect(rows).toHaveLength(1);
});

it('says which classes take place after all when closed days become fewer', async () => {
  const { id } = (await desk.send('POST', '/closures', { fields: CLOSED }, 'desk')).body;
  const fewer = { ...CLOSED, from_day: '2026-10-21', until_day: '2026-10-26' };
  const { body } = await preview(fewer, id);
  expect(becomes(body)).toEqual(['10-20 restored 0', '10-27 added 0']);
  expect(body.cancellation.mails).toEqual([]);
});

it('says what opening again does, and how many hear of it', async () => {
  const { id } = (await desk.send('POST', '/closures', { fields: CLOSED }, 'desk')).body;
  const before = await everything();
  const { body } = await preview(null, id);
  expect(becomes(body)).toEqual(['10-20 restored 0', '10-27 added 0']);
  expect(body.told_of_restoring).toBe(1);
  expect(await everything()).toEqual(before);
});

it('asks the database as often for many classes as for one', async () => {
  const { pool } = desk.database;
  const ofOne = await countQueries(() => preview(CLOSED));
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     select 'more' || n, 'Heavy', timestamptz '2026-10-21T06:00:00Z' + n * interval '3 hours', 'Jana', 'Hall', 12
       from generate_series(1, 30) n`,
  );
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select 'b-' || w.id, c.number, w.id, $1, 'member' from studio.customers c, studio.workouts w where w.id like 'more%'`,
    [NOW],
  );
  const ofMany = await countQueries(async () => {
    const { body } = await preview(CLOSED);
    expect(body.classes).toHaveLength(32);
    expect(body.cancellation.mails).toMatchObject([{ count: 31 }]);
  });
  expect(ofMany).toBe(ofOne);
});

it('is refused as saving is', async () => {
  expect((await preview({ ...CLOSED, until_day: '2026-10-19' })).body.errors).toMatchObject([
    { field: 'until_day' },
  ]);
  expect((await preview(CLOSED, 'gone')).status).toBe(404);
});

it('is for the desk alone', async () => {
  const statuses = ['mia', 'coach', 'desk', 'owner'].map(
    async (who) => (await preview(CLOSED, null, who)).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
});
