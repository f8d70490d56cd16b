import { emptyTables } from '@lifted/database/empty-tables';
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import type { ClassFields, DeskClass } from '@lifted/contract/desk/desk-classes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

const NOW = new Date('2026-10-20T08:00:00Z');
/** Friday at six in the evening. */
const EVENING = '2026-10-23T16:00:00Z';

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
    'studio.closures',
  );
  await insertClass(pool, {
    id: 'evening',
    start: EVENING,
    capacity: 2,
    timerName: 'Heavy',
    coach: 'Jana',
    location: 'Hall',
  });
  await insertClass(pool, {
    id: 'late',
    start: '2026-10-23T18:00:00Z',
    timerName: 'Core',
    coach: 'Ben',
    location: 'Loft',
  });
  for (const name of ['mia', 'ben', 'ida']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass', credits: 3 });
  }
});

const book = (name: string, id = 'evening') =>
  desk.database.pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select $1 || '-' || $2, number, $2, $3, 'member' from studio.customers where id = $1`,
    [name, id, NOW],
  );
const visit = (id: string, email: string) =>
  desk.database.pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, language, booked_at, confirmed_at, cancel_token_hash)
     values ($1, $2, 'Vera', 'de', $3, $3, sha256(($1 || $2)::bytea))`,
    [id, email, NOW],
  );
const wait = (name: string) =>
  desk.database.pool.query(
    `insert into studio.waitlist_entries (workout_number, customer_number, joined_at, changed_at, language)
     select w.number, c.number, $2, $2, 'en' from studio.workouts w, studio.customers c
      where w.id = 'evening' and c.id = $1`,
    [name, NOW],
  );
const close = (day: string) =>
  desk.database.pool.query(
    `insert into studio.closures (id, from_day, until_day, reason) values ('c', $1, $1, 'Painting')`,
    [day],
  );
const fieldsNow = async (): Promise<ClassFields> => (await desk.read<DeskClass>('/classes/evening')).fields;

interface Previewed {
  readonly status: number;
  readonly body: ClassPreview & { readonly code?: string };
}
async function ask(edited: object | null, fields: object, who = 'desk'): Promise<Previewed> {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/classes/preview',
    headers: { authorization: `Bearer ${who}` },
    payload: { edited, fields },
  });
  return { status: answer.statusCode, body: answer.json() };
}
async function preview(more: Partial<ClassFields>): Promise<ClassPreview> {
  const was = await fieldsNow();
  return (await ask({ id: 'evening', was }, { ...was, ...more })).body;
}
async function mails(): Promise<number> {
  const { rows } = await desk.database.pool.query<{ count: number }>(
    'select count(*)::integer as count from studio.mail_outbox',
  );
  return rows[0]?.count ?? 0;
}
const WITH_CORE = { timer_name: 'Core', time: '20:00', first_day: '2026-10-23', classes: 1 };

describe('what an edit of a class meets', () => {
  it('is another class of its coach or in its room', async () => {
    expect((await preview({ time: '20:30', coach_id: 'Ben' })).clashes).toEqual([
      { shared: 'coach', taken: 'Ben', ...WITH_CORE },
    ]);
    expect((await preview({ time: '19:16', location_id: 'Loft' })).clashes).toEqual([
      { shared: 'location', taken: 'Loft', ...WITH_CORE },
    ]);
    expect((await preview({ time: '19:15', location_id: 'Loft' })).clashes).toEqual([]);
    expect((await preview({ time: '20:00' })).clashes).toEqual([]);
  });

  it('is somebody who would be in two classes, also at the very same time', async () => {
    await book('mia');
    await book('mia', 'late');
    await book('ben');
    const twice = [
      { customer_id: 'mia', name: 'mia Berger', timer_name: 'Core', day: '2026-10-23', time: '20:00' },
    ];
    const twiceAt = async (time: string) => (await preview({ time })).twice;
    expect(await twiceAt('20:00')).toEqual(twice);
    expect(await twiceAt('19:30')).toEqual(twice);
    expect(await twiceAt('19:15')).toEqual([]);
    await desk.database.pool.query(`update studio.workouts set canceled_at = $1 where id = 'late'`, [NOW]);
    expect(await twiceAt('20:00')).toEqual([]);
  });

  it('is a visitor with two test workouts', async () => {
    await visit('evening', 'vera@example.com');
    await visit('late', 'vera@example.com');
    expect((await preview({ time: '20:00' })).twice).toMatchObject([{ customer_id: null, name: 'Vera' }]);
  });

  it('is a closed day, unless it is on that day already', async () => {
    await close('2026-10-24');
    expect((await preview({ day: '2026-10-24' })).closed).toEqual([
      { day: '2026-10-24', reason: 'Painting' },
    ]);
    expect((await preview({ day: '2026-10-25' })).closed).toEqual([]);
    await desk.database.pool.query(`update studio.closures set from_day = '2026-10-23'`);
    expect((await preview({ time: '19:00' })).closed).toEqual([]);
  });

  it('is told of a class that is not there yet as well', async () => {
    await close('2026-10-24');
    const fields = {
      ...(await fieldsNow()),
      time: '20:15',
      coach_id: 'Ben',
      location_id: 'Loft',
    };
    const { body } = await ask(null, fields);
    expect(body.clashes).toEqual([
      { shared: 'coach', taken: 'Ben', ...WITH_CORE },
      { shared: 'location', taken: 'Loft', ...WITH_CORE },
    ]);
    expect((await ask(null, { ...fields, day: '2026-10-24' })).body).toMatchObject({
      clashes: [],
      closed: [{ reason: 'Painting' }],
    });
  });
});

describe('who hears of an edit', () => {
  it('is counted by kind before it is saved, as many as then get a mail', async () => {
    await book('mia');
    await visit('evening', 'vera@example.com');
    await wait('ida');
    const before = await fieldsNow();
    const shown = await preview({ time: '18:30' });
    expect(shown.people).toEqual({ members: 1, visitors: 1, guests: 0, waiting: 1 });
    expect(shown.mails.map(({ to, count }) => [to, count])).toEqual([
      ['members', 1],
      ['visitors', 1],
    ]);
    expect(shown.mails[0]?.text).toContain('18:00 → 18:30');
    expect(shown.mails[1]?.text).toContain('[Vorname]');
    expect(shown.list_mails).toBe(0);
    expect([await mails(), await fieldsNow()]).toEqual([0, before]);
    await desk.send('PUT', '/classes/evening', { was: before, fields: { ...before, time: '18:30' } });
    expect(await mails()).toBe(2);
  });

  it('is a visitor in words of their own, in the preview as in the mail', async () => {
    await visit('evening', 'vera@example.com');
    const before = await fieldsNow();
    const shown = await preview({ time: '18:30' });
    await desk.send('PUT', '/classes/evening', { was: before, fields: { ...before, time: '18:30' } });
    const { rows } = await desk.database.pool.query<{ text: string }>(
      'select body_text as text from studio.mail_outbox',
    );
    const [previewed, sent] = [shown.mails[0]?.text, rows[0]?.text];
    for (const text of [previewed, sent]) expect(text).toContain('mit dem Link in deiner ersten Mail');
  });

  it('is the waitlist where places are added, and those who get one hear of that alone', async () => {
    await book('mia');
    await book('ben');
    await wait('ida');
    const before = await fieldsNow();
    const more = { capacity: 3, coach_id: 'Ben' };
    const shown = await preview(more);
    expect(shown).toMatchObject({ people: { members: 2, waiting: 1 }, list_mails: 1 });
    expect(shown.mails.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    await desk.send('PUT', '/classes/evening', { was: before, fields: { ...before, ...more } });
    expect(await mails()).toBe(3);
  });

  it('is nobody where a member sees no difference', async () => {
    await book('mia');
    expect(await preview({ capacity: 5, timer_name: 'Heavier' })).toMatchObject({
      people: { members: 0 },
      mails: [],
      list_mails: 0,
    });
  });
});

it('is refused as saving is, and for the desk alone', async () => {
  const was = await fieldsNow();
  const edited = { id: 'evening', was };
  expect((await ask(edited, { ...was, day: '2026-10-19' })).status).toBe(422);
  expect((await ask({ id: 'gone', was }, was)).status).toBe(404);
  await desk.send('PUT', '/classes/evening', { was, fields: { ...was, capacity: 9 } });
  expect((await ask(edited, { ...was, capacity: 5 })).body.code).toBe('stale_version');
  const now = await fieldsNow();
  const statuses = ['mia', 'coach', 'desk', 'owner'].map(
    async (who) => (await ask({ id: 'evening', was: now }, now, who)).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
});

it('whose name the desk was shown is in the log of who read what', async () => {
  await book('mia');
  await book('mia', 'late');
  await preview({ time: '20:00' });
  await desk.accessLog.settle();
  const { rows } = await desk.database.pool.query(
    `select from studio.audit_log where actor_uid = 'desk' and customer_id = 'mia'`,
  );
  expect(rows).toHaveLength(1);
});
