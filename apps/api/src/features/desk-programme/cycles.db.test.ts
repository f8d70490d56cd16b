import type { CycleFields } from '@lifted/contract/desk/desk-programme';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';

const WINTER: CycleFields = { name: 'Winter strength', first_day: '2026-11-30', weeks: 6 };

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => new Date('2026-11-20T12:00:00Z'));
  await insertCustomer(desk.database.pool, 'mia');
});
afterAll(() => desk.close());
beforeEach(() => desk.database.pool.query('truncate studio.programme_cycles'));

const add = (fields: CycleFields, who = 'desk') => desk.send('POST', '/programme-cycles', { fields }, who);
const edit = (id: string, fields: CycleFields, was = WINTER) =>
  desk.send('PUT', `/programme-cycles/${id}`, { was, fields }, 'desk');
const cycles = async () =>
  (await desk.read<{ id: string; fields: CycleFields }[]>('/programme-cycles', 'coach')).map(
    ({ fields }) => fields,
  );

describe('a cycle of the programme', () => {
  it('begins on the Monday of its first week, and is taken back by an undo', async () => {
    const { status, body } = await add({ ...WINTER, name: ' Winter strength ', first_day: '2026-12-03' });
    expect(status).toBe(201);
    expect(await cycles()).toEqual([WINTER]);
    await desk.undo(body.change);
    expect(await cycles()).toEqual([]);
  });

  it('is changed, removed and put back', async () => {
    const { id } = (await add(WINTER)).body;
    await edit(id, { ...WINTER, weeks: 8 });
    await edit(id, { ...WINTER, name: 'Winter' });
    expect(await cycles()).toEqual([{ ...WINTER, weeks: 8, name: 'Winter' }]);
    expect((await edit(id, { ...WINTER, weeks: 4 })).body.code).toBe('stale_version');
    const { change } = (await desk.send('DELETE', `/programme-cycles/${id}`, undefined, 'desk')).body;
    expect(await cycles()).toEqual([]);
    await desk.undo(change);
    expect(await cycles()).toEqual([{ ...WINTER, weeks: 8, name: 'Winter' }]);
  });

  it('has its weeks for itself; the next may follow at once', async () => {
    await add(WINTER);
    const refused = await add({ name: 'Spring', first_day: '2027-01-04', weeks: 4 });
    expect(refused.body.errors).toMatchObject([
      { field: 'first_day', message: 'These weeks overlap with Winter strength.' },
    ]);
    expect((await add({ name: 'Spring', first_day: '2027-01-11', weeks: 4 })).status).toBe(201);
  });

  it('is one of days that exist', async () =>
    expect((await add({ ...WINTER, first_day: '2026-02-30' })).body.errors).toMatchObject([
      { field: 'fields.first_day' },
    ]));

  it('is planned by the desk and read by everybody who works here', async () => {
    const statuses = ['mia', 'coach', 'desk'].map(async (who) => [
      (
        await desk.app.inject({
          url: '/api/desk/programme-cycles',
          headers: { authorization: `Bearer ${who}` },
        })
      ).statusCode,
      (await add(WINTER, who)).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [403, 403],
      [200, 403],
      [200, 201],
    ]);
  });
});
