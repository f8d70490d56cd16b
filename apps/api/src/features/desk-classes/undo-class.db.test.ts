import type { ClassFields, DeskClass } from '@lifted/contract/desk/desk-classes';
import { emptyTables } from '@lifted/database/empty-tables';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beforeStart, insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

/** Half past six on a Wednesday evening. */
const START = new Date('2026-11-25T17:30:00Z');

let now = START;
let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());

/** A class with Ada and Ben. */
beforeEach(async () => {
  const { pool } = desk.database;
  now = beforeStart(START, { days: 2 });
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  await insertClass(pool, { id: 'evening', start: START, location: 'Hall', capacity: 5 });
  for (const name of ['ada', 'ben']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass', credits: 3 });
    await desk.send('POST', '/classes/evening/bookings', { customer_id: name, may_exceed: false });
  }
});

const shown = () => desk.read<DeskClass>('/classes/evening');
const placeOf = async (name: string) =>
  (await shown()).roster.find(({ customer_id: customer }) => customer === name)?.id ?? '';
const present = async () =>
  (await shown()).roster.filter(({ is_present: isPresent }) => isPresent).map((one) => one.customer_id);
async function move(fields: Partial<ClassFields>): Promise<string | null> {
  const { fields: was } = await shown();
  return (await desk.send('PUT', '/classes/evening', { was, fields: { ...was, ...fields } })).body.change;
}

describe('the undo of a class that was moved after check-in had opened', () => {
  beforeEach(async () => {
    now = beforeStart(START, { ms: 15 * MINUTE_MS });
    for (const name of ['ada', 'ben'])
      await desk.send('PUT', `/classes/evening/attendance/booking/${await placeOf(name)}`, {
        is_present: true,
      });
  });

  it('marks those present again who were, also after an edit in between was taken back', async () => {
    const toTomorrow = await move({ day: '2026-11-26' });
    expect(await present()).toEqual([]);
    const further = await move({ time: '20:00' });
    expect((await desk.undo(further)).status).toBe(200);
    expect((await desk.undo(toTomorrow)).status).toBe(200);
    expect((await shown()).fields.day).toBe('2026-11-25');
    expect(await present()).toEqual(['ada', 'ben']);
  });

  it('leaves alone who has left the class since', async () => {
    const toTomorrow = await move({ day: '2026-11-26' });
    await desk.send('DELETE', `/classes/evening/bookings/${await placeOf('ben')}`);
    expect((await desk.undo(toTomorrow)).status).toBe(200);
    expect(await present()).toEqual(['ada']);
  });
});

describe('the undo of a cancelled class', () => {
  const cancel = async (reason: string) =>
    (await desk.send('POST', '/classes/evening/cancellation', { reason })).body.change;

  it('is refused once the class was restored and is cancelled for another reason', async () => {
    const first = await cancel('coach');
    now = new Date(now.getTime() + HOUR_MS);
    await desk.send('POST', '/classes/evening/restoration', {});
    now = new Date(now.getTime() + HOUR_MS);
    const second = await cancel('other');
    expect((await desk.undo(first)).body.code).toBe('cannot_undo');
    expect((await shown()).state).toBe('canceled');
    expect((await desk.undo(second)).status).toBe(200);
    expect((await shown()).state).toBe('open');
  });
});
