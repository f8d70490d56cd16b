import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { expect, it } from 'vitest';
import { inTransaction } from '@lifted/database/transaction';
import { serveClass } from '../../classes/waitlist.ts';
import { insertEntitlement, LETTERS } from '../../testing/booking-fixture.ts';
import { DeskTimetableFixture } from './desk-timetable-fixture.ts';

const desk = new DeskTimetableFixture();
const WAS = { timer_name: 'Heavy', coach_id: 'Jana', location_id: 'Hall', time: '18:00', capacity: 12 };

async function preview(id: string, was: ClassFields, more: Partial<ClassFields>) {
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/api/desk/timetable/${id}/following/preview`,
    headers: { authorization: 'Bearer desk' },
    payload: { was, fields: { ...was, ...more } },
  });
  return { status: answer.statusCode, body: answer.json<ClassPreview & { code?: string }>() };
}

it('says of a class and all that follow what they meet and who hears of it, and changes nothing', async () => {
  await desk.addTemplate();
  await desk.addTemplate({ timer_name: 'Core', start_time: '19:00', coach_id: 'Ben', location_id: 'Loft' });
  await desk.book('2026-10-13T18:00');
  await desk.book('2026-10-20T18:00');
  await desk.book('2026-10-27T18:00');
  await desk.book('2026-10-27T19:00');
  const before = await desk.classes();
  const second = before.find(({ start_datetime: start }) => start.startsWith('2026-10-20T18:00'));
  const was = { ...WAS, day: '2026-10-20' };
  const { body } = await preview(second?.id ?? '', was, { time: '18:30', coach_id: 'Ben' });
  expect(body.clashes).toMatchObject([
    { shared: 'coach', taken: 'Ben', timer_name: 'Core', first_day: '2026-10-20', classes: 7 },
  ]);
  expect(body.twice).toMatchObject([{ customer_id: 'mia', day: '2026-10-27', time: '19:00' }]);
  expect(body).toMatchObject({ people: { members: 2 }, mails: [{ to: 'members', count: 2 }] });
  expect(await desk.classes()).toEqual(before);
  expect(await desk.mails()).toEqual([]);
  await desk.ask('PUT', `/timetable/${second?.id ?? ''}/following`, {
    was,
    fields: { ...was, time: '18:30', coach_id: 'Ben' },
  });
  expect(await desk.mails()).toHaveLength(2);
});

it('is refused as the edit is', async () => {
  await desk.addTemplate();
  const [first] = await desk.classes();
  const was = { ...WAS, day: '2026-10-13' };
  expect((await preview(first?.id ?? '', was, { day: '2026-10-20' })).status).toBe(422);
  expect((await preview('old', was, {})).status).toBe(404);
  expect((await preview(first?.id ?? '', { ...was, capacity: 9 }, { capacity: 5 })).body.code).toBe(
    'stale_version',
  );
});

it.each([
  ['whose list has been told', true],
  ['whose list is still to be told', false],
])(
  'mails the lists of the classes it changes, not that of another one in its last hour, %s',
  async (_what, isTold) => {
    await desk.addTemplate();
    await desk.addTemplate({ timer_name: 'Core', start_time: '19:00', coach_id: 'Ben', location_id: 'Loft' });
    await insertEntitlement(desk.pool, { customer: 'mia', product: 'flat' });
    // First come, first served: the place is free beside the list.
    desk.now = berlinInstant('2026-10-13', '18:30');
    await desk.pool.query(
      `with freed as (
       update studio.class_places p set changed_at = $1 from studio.workouts w
        where w.number = p.workout_number and w.timer_name = 'Core' and w.template_date = '2026-10-13' returning w.number)
     insert into studio.waitlist_entries (workout_number, customer_number, joined_at, changed_at, language)
     select freed.number, c.number, $1, $1, 'en' from freed, studio.customers c where c.id = 'mia'`,
      [desk.now],
    );
    const { rows } = await desk.pool.query<{ id: string }>(
      `select id from studio.workouts where timer_name = 'Core' and template_date = '2026-10-13'`,
    );
    if (isTold)
      await inTransaction(desk.pool, (client) =>
        serveClass(client, rows[0]?.id ?? '', { letters: LETTERS, now: desk.now }),
      );
    const told = await desk.mails();
    expect(told).toHaveLength(isTold ? 1 : 0);
    const classes = await desk.classes();
    const second = classes.find(({ start_datetime: start }) => start.startsWith('2026-10-20T18:00'));
    const was = { ...WAS, day: '2026-10-20' };
    expect((await preview(second?.id ?? '', was, { capacity: 9 })).body.list_mails).toBe(0);
    await desk.ask('PUT', `/timetable/${second?.id ?? ''}/following`, {
      was,
      fields: { ...was, capacity: 9 },
    });
    expect(await desk.mails()).toEqual(told);
  },
);

it('gives a further place of the classes it changes to their lists, as it says before', async () => {
  await desk.addTemplate({ capacity: 1 });
  await desk.book('2026-10-20T18:00');
  await desk.pool.query(
    `insert into studio.customers (id, first_name, last_name, email) values ('ben', 'Ben', 'Beck', 'ben@example.com')`,
  );
  await insertEntitlement(desk.pool, { customer: 'ben', product: 'flat' });
  await desk.pool.query(
    `insert into studio.waitlist_entries (workout_number, customer_number, joined_at, changed_at, language)
     select w.number, c.number, $1, $1, 'en' from studio.workouts w, studio.customers c
      where w.template_date = '2026-10-20' and c.id = 'ben'`,
    [desk.now],
  );
  const classes = await desk.classes();
  const second = classes.find(({ start_datetime: start }) => start.startsWith('2026-10-20T18:00'));
  const was = { ...WAS, day: '2026-10-20', capacity: 1 };
  expect((await preview(second?.id ?? '', was, { capacity: 2 })).body.list_mails).toBe(1);
  await desk.ask('PUT', `/timetable/${second?.id ?? ''}/following`, { was, fields: { ...was, capacity: 2 } });
  expect(await desk.mails()).toHaveLength(1);
});
