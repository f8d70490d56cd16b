import { randomUUID } from 'node:crypto';
import type { ClassFields, DeskClass } from '@lifted/contract/desk/desk-classes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

/* A class is moved onto a day on which the studio is closed only once the desk confirmed it; a new one is in added-class.db.test.ts. */

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => new Date('2026-10-20T08:00:00Z'));
  const { pool } = desk.database;
  await insertClass(pool, { id: 'evening', start: '2026-10-23T16:00:00Z', coach: 'Jana', location: 'Hall' });
  await pool.query(
    `insert into studio.closures (id, from_day, until_day, reason) values ('c', '2026-10-24', '2026-10-25', 'Painting')`,
  );
});
afterAll(() => desk.close());

const fieldsNow = async (): Promise<ClassFields> => (await desk.read<DeskClass>('/classes/evening')).fields;
async function edit(more: Partial<ClassFields>, confirmed?: boolean) {
  const was = await fieldsNow();
  const { status, body } = await desk.send('PUT', '/classes/evening', {
    was,
    fields: { ...was, ...more },
    ...(confirmed !== undefined && { may_be_closed: confirmed }),
  });
  const [fault] = body.errors ?? [];
  return { status, change: body.change, fault: fault && `${fault.field}: ${fault.message}` };
}

it.each(['2026-10-24', '2026-10-25'])(
  'a class does not move onto the closed %s, and is told why',
  async (day) => {
    const { status, fault } = await edit({ day });
    expect(status).toBe(422);
    expect(fault).toContain('day: The studio is closed on this day (Painting)');
    expect((await fieldsNow()).day).toBe('2026-10-23');
  },
);

it('a class moves onto a closed day that the desk confirmed, and back again', async () => {
  expect((await edit({ day: '2026-10-24' }, false)).status).toBe(422);
  const { status, change } = await edit({ day: '2026-10-24' }, true);
  expect(status).toBe(200);
  expect((await fieldsNow()).day).toBe('2026-10-24');
  expect((await desk.undo(change)).status).toBe(200);
  expect((await fieldsNow()).day).toBe('2026-10-23');
});

it('a class is added on a closed day that the desk confirmed', async () => {
  const fields = { ...(await fieldsNow()), day: '2026-10-25' };
  const key = randomUUID();
  const add = (body: object) => desk.send('POST', '/classes', body, 'owner', key);
  expect((await add({ fields })).status).toBe(422);
  expect((await add({ fields, may_be_closed: true })).status).toBe(201);
});

it('a class moves onto the day after', async () => {
  expect((await edit({ day: '2026-10-26' })).status).toBe(200);
});

it('a class that was moved off a closed day is on it again after the undo, but not on one closed since', async () => {
  const { pool } = desk.database;
  await insertClass(pool, { id: 'all-the-same', start: '2026-10-24T16:00:00Z', location: 'Loft' });
  const moveTo = async (day: string) => {
    const { fields: was } = await desk.read<DeskClass>('/classes/all-the-same');
    return (await desk.send('PUT', '/classes/all-the-same', { was, fields: { ...was, day } })).body.change;
  };
  const dayNow = async () => (await desk.read<DeskClass>('/classes/all-the-same')).fields.day;
  const off = await moveTo('2026-10-28');
  expect((await desk.undo(off)).status).toBe(200);
  expect(await dayNow()).toBe('2026-10-24');
  await moveTo('2026-10-28');
  const further = await moveTo('2026-10-30');
  const CLOSED = { from_day: '2026-10-28', until_day: '2026-10-28', reason: 'Floor' };
  const { id } = (await desk.send('POST', '/closures', { fields: CLOSED })).body;
  expect((await desk.undo(further)).status).toBe(422);
  expect(await dayNow()).toBe('2026-10-30');
  await desk.send('DELETE', `/closures/${id}`);
  expect((await desk.undo(further)).status).toBe(200);
});

it('a class that was on the day before it was closed can be changed there', async () => {
  await desk.database.pool.query(
    `update studio.closures set from_day = '2026-10-26', until_day = '2026-10-26'`,
  );
  expect((await edit({ time: '19:00' })).status).toBe(200);
});
