import type { ClassFields } from '@lifted/contract/desk/desk-classes';
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { expect, it } from 'vitest';
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
