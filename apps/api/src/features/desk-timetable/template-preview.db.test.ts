import type { TemplatePreview } from '@lifted/contract/desk/desk-timetable';
import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { expect, it } from 'vitest';
import { insertClass } from '../../testing/studio-fixture.ts';
import { DeskTimetableFixture, TUESDAYS } from './desk-timetable-fixture.ts';

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes } = desk;

async function preview(fields: object, id: string | null = null, who = 'desk') {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/week-templates/preview',
    headers: { authorization: `Bearer ${who}` },
    payload: { id, fields: { ...TUESDAYS, ...fields } },
  });
  return { status: answer.statusCode, body: answer.json<TemplatePreview & { errors?: object[] }>() };
}
const WITH_HEAVY = { timer_name: 'Heavy', time: '18:00', first_day: '2026-10-13', classes: 8 };

it('says which classes share its room or its coach, once for all weeks, and changes nothing', async () => {
  await addTemplate();
  const before = await classes();
  expect((await preview({})).body.clashes).toEqual([
    { shared: 'coach', taken: 'Jana', ...WITH_HEAVY },
    { shared: 'location', taken: 'Hall', ...WITH_HEAVY },
  ]);
  expect((await preview({ coach_id: 'Ben', start_time: '18:44' })).body.clashes).toEqual([
    { shared: 'location', taken: 'Hall', ...WITH_HEAVY },
  ]);
  expect((await preview({ coach_id: 'Ben', location_id: 'Loft' })).body.clashes).toEqual([]);
  expect((await preview({ start_time: '18:45' })).body.clashes).toEqual([]);
  expect(await classes()).toEqual(before);
});

it('clashes neither with its own classes nor with one that takes its place', async () => {
  const { id } = await addTemplate();
  expect((await preview({ start_time: '18:15' }, id)).body.clashes).toEqual([]);
  await insertClass(desk.pool, {
    id: 'there',
    start: '2026-10-20T17:00:00Z',
    coach: 'Jana',
    location: 'Hall',
  });
  expect((await preview({ start_time: '19:00' }, id)).body.clashes).toEqual([]);
  expect((await preview({ start_time: '19:15' }, id)).body.clashes).toMatchObject([
    { shared: 'coach', classes: 1 },
    { shared: 'location', classes: 1 },
  ]);
});

it('clashes, while it is new, with a class on one day as well', async () => {
  await insertClass(desk.pool, {
    id: 'once',
    start: '2026-10-20T17:00:00Z',
    timerName: 'Once',
    coach: 'Jana',
    location: 'Loft',
  });
  expect((await preview({ start_time: '19:15' })).body.clashes).toEqual([
    {
      shared: 'coach',
      taken: 'Jana',
      timer_name: 'Once',
      time: '19:00',
      first_day: '2026-10-20',
      classes: 1,
    },
  ]);
});

it('says who would be in two classes, also where all of them move to another weekday', async () => {
  const { id } = await addTemplate();
  await addTemplate({ timer_name: 'Core', weekday: 4, coach_id: 'Ben', location_id: 'Loft' });
  await book('2026-10-20');
  await book('2026-10-23');
  expect((await preview({ weekday: 4, start_time: '17:30' }, id)).body.twice).toEqual([
    { customer_id: 'mia', name: 'mia Berger', timer_name: 'Core', day: '2026-10-23', time: '18:00' },
  ]);
  expect((await preview({ weekday: 4, start_time: '17:15' }, id)).body.twice).toEqual([]);
  expect((await preview({}, id)).body.twice).toEqual([]);
});

it('says on which days the studio is closed', async () => {
  await ask('POST', '/closures', {
    fields: { from_day: '2026-10-20', until_day: '2026-10-27', reason: 'Holidays' },
  });
  expect((await preview({})).body.closed).toEqual([
    { day: '2026-10-20', reason: 'Holidays' },
    { day: '2026-10-27', reason: 'Holidays' },
  ]);
  expect((await preview({ every_weeks: 2 })).body.closed).toMatchObject([{ day: '2026-10-27' }]);
});

it('says which classes with people in them it leaves behind, and no class that moves along', async () => {
  const { id } = await addTemplate();
  await book('2026-10-20');
  const left = async (fields: object) => (await preview(fields, id)).body.left;
  expect(await left({ every_weeks: 2 })).toMatchObject([
    { start_datetime: '2026-10-20T18:00:00+02:00', taken: 1 },
  ]);
  expect(await left({ valid_until: '2026-10-19' })).toHaveLength(1);
  expect(await left({ weekday: 4, start_time: '19:00' })).toEqual([]);
  await ask('PUT', `/week-templates/${id}`, { was: TUESDAYS, fields: { ...TUESDAYS, every_weeks: 2 } });
  expect((await classes()).map((one) => one.taken)).toEqual([0, 1, 0]);
});

it('is refused as saving is, and for the desk alone', async () => {
  expect((await preview({ valid_from: '2026-02-30' })).body.errors).toMatchObject([
    { field: 'fields.valid_from' },
  ]);
  expect((await preview({}, 'gone')).status).toBe(404);
  const statuses = ['mia', 'coach', 'desk', 'owner'].map(
    async (who) => (await preview({}, null, who)).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
});

it('is refused on Sundays in the hour that the clock change skips and repeats, as it is when it is saved', async () => {
  const night = { weekday: 6, start_time: '02:30' };
  expect((await preview(night)).body.errors).toMatchObject([{ field: 'start_time' }]);
  const saved = await ask('POST', '/week-templates', { fields: { ...TUESDAYS, ...night } });
  expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: 'start_time' }] } });
  for (const fields of [
    { ...night, weekday: 5 },
    { ...night, start_time: '03:00' },
  ])
    expect((await preview(fields)).status).toBe(200);
});

async function previewEdit(id: string, was: object, fields: object, who = 'desk') {
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/api/desk/week-templates/${id}/preview`,
    headers: { authorization: `Bearer ${who}` },
    payload: { was: { ...TUESDAYS, ...was }, fields: { ...TUESDAYS, ...was, ...fields } },
  });
  return { status: answer.statusCode, body: answer.json<ClassPreview & { code?: string }>() };
}

it('says how many mails changing it sends, as many as then go out, and changes nothing', async () => {
  const { id } = await addTemplate();
  await book('2026-10-20');
  await book('2026-10-27');
  const before = await classes();
  expect((await previewEdit(id, {}, { capacity: 14 })).body).toMatchObject({ mails: [], list_mails: 0 });
  const { body } = await previewEdit(id, {}, { coach_id: 'Ben' });
  expect(body).toMatchObject({ people: { members: 2 }, mails: [{ to: 'members', count: 2 }], closed: [] });
  expect(await classes()).toEqual(before);
  expect(await desk.mails()).toEqual([]);
  await ask('PUT', `/week-templates/${id}`, { was: TUESDAYS, fields: { ...TUESDAYS, coach_id: 'Ben' } });
  expect(await desk.mails()).toHaveLength(2);
});

it('is refused as changing it is', async () => {
  const { id } = await addTemplate();
  expect((await previewEdit('gone', {}, { capacity: 5 })).status).toBe(404);
  expect((await previewEdit(id, { capacity: 9 }, { capacity: 5 })).body.code).toBe('stale_version');
  expect((await previewEdit(id, {}, { weekday: 6, start_time: '02:30' })).status).toBe(422);
  expect((await previewEdit(id, {}, { coach_id: 'Ben' }, 'coach')).status).toBe(403);
});
