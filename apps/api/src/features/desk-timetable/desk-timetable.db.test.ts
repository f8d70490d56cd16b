import { describe, expect, it } from 'vitest';
import { cancelClass } from '../../classes/changes/change-class.ts';
import { restoreClass } from '../../classes/restoring/restore-class.ts';
import { scheduleDaily } from '../../classes/schedule-week.ts';
import { LETTERS, violatedInvariants } from '../../testing/booking-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { DeskTimetableFixture, FOUR_TUESDAYS, TUESDAYS } from './desk-timetable-fixture.ts';

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, mails, starts, undo } = desk;

describe('a class of the repeating week', () => {
  it('is scheduled eight weeks ahead at the same time of day before and after the clock change', async () => {
    await addTemplate();
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes('2026-11-09', '2026-12-12')).length).toBe(4);
    expect((await classes()).map(({ start_datetime: start }) => start.slice(-6))).toEqual([
      '+02:00',
      '+02:00',
      '+01:00',
      '+01:00',
    ]);
  });

  it('is scheduled further every day, and once', async () => {
    await addTemplate();
    expect(await scheduleDaily(desk.pool, { letters: LETTERS, now: desk.now })).toBe(0);
    desk.now = new Date('2026-10-13T08:00:00Z');
    expect(await scheduleDaily(desk.pool, { letters: LETTERS, now: desk.now })).toBe(1);
  });

  it('is looked at for too few also where its first class is tomorrow', async () => {
    await addTemplate();
    const { rows } = await desk.pool.query(
      `select to_char(w.template_date, 'YYYY-MM-DD') as day, j.due_at as due
         from studio.jobs j join studio.workouts w on w.number::text = j.key where j.kind = 'too_few'`,
    );
    expect(rows).toEqual([{ day: '2026-10-13', due: new Date('2026-10-13T10:00:00Z') }]);
  });

  it('is scheduled whole when several are planned and removed at the same moment', async () => {
    const hours = [8, 9, 10, 11, 12, 13];
    const plan = (hour: number) => addTemplate({ start_time: `${String(hour).padStart(2, '0')}:00` });
    const first = await Promise.all(hours.map(plan));
    expect((await starts()).length).toBe(hours.length * FOUR_TUESDAYS.length);
    const removals = first.map(({ id }) => ask('DELETE', `/week-templates/${id}`));
    const additions = hours.map((hour) => plan(hour + 7));
    const [removed] = await Promise.all([Promise.all(removals), Promise.all(additions)]);
    expect(removed.map(({ status }) => status)).toEqual(hours.map(() => 200));
    expect((await starts()).length).toBe(hours.length * FOUR_TUESDAYS.length);
  });

  it('changes the classes ahead and tells who has a place, but no class that was changed by hand', async () => {
    const { id } = await addTemplate();
    await book('2026-10-20');
    await desk.pool.query(`update studio.workouts set coach_id = 'Ben' where template_date = '2026-10-27'`);
    const fields = { ...TUESDAYS, start_time: '18:30' };
    expect((await ask('PUT', `/week-templates/${id}`, { was: TUESDAYS, fields })).status).toBe(200);
    expect(await starts()).toEqual([
      '2026-10-13T18:30',
      '2026-10-20T18:30',
      '2026-10-27T18:00',
      '2026-11-03T18:30',
    ]);
    expect((await classes()).map((one) => one.is_detached)).toEqual([false, false, true, false]);
    expect((await classes()).map((one) => one.is_changed)).toEqual([false, false, true, false]);
    expect(await mails()).toHaveLength(1);
  });

  it('has a class back that was changed by hand and changed back', async () => {
    const { id } = await addTemplate();
    const change = (coach: string) =>
      desk.pool.query(`update studio.workouts set coach_id = $1 where template_date = '2026-10-27'`, [coach]);
    await change('Ben');
    expect((await classes()).map((one) => one.is_detached)).toEqual([false, false, true, false]);
    await change('Jana');
    expect((await classes()).map((one) => one.is_detached)).toEqual([false, false, false, false]);
    await ask('DELETE', `/week-templates/${id}`);
    expect(await starts()).toEqual([]);
  });

  it('takes its classes with it when it is removed or ends, except those somebody has a place in', async () => {
    const { id } = await addTemplate();
    await book('2026-10-20');
    await ask('PUT', `/week-templates/${id}`, {
      was: TUESDAYS,
      fields: { ...TUESDAYS, valid_until: '2026-10-26' },
    });
    expect(await starts()).toEqual(FOUR_TUESDAYS.slice(0, 2));
    const { change } = (await ask('DELETE', `/week-templates/${id}`)).body;
    expect(await starts()).toEqual(['2026-10-20T18:00']);
    expect(await mails()).toEqual([]);
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS.slice(0, 2));
  });

  it('is as before after an undo', async () => {
    const { id } = await addTemplate();
    const { change } = (
      await ask('PUT', `/week-templates/${id}`, {
        was: TUESDAYS,
        fields: { ...TUESDAYS, weekday: 2, capacity: 8 },
      })
    ).body;
    expect((await starts())[0]).toBe('2026-10-14T18:00');
    await undo(change);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes())[0]?.capacity).toBe(12);
  });

  it('does not double a class already scheduled then, and leaves it as it is', async () => {
    const { pool } = desk;
    await insertClass(pool, {
      id: 'there',
      start: '2026-10-20T16:00:00Z',
      coach: 'Ben',
      location: 'Hall',
      capacity: 5,
    });
    const { id } = await addTemplate();
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes())[1]).toMatchObject({
      id: 'there',
      capacity: 5,
      coach_id: 'Ben',
      is_detached: true,
      is_changed: false,
    });
    await ask('DELETE', `/week-templates/${id}`);
    expect((await classes()).map((one) => one.id)).toEqual(['there']);
  });

  it('is another one from a day on, and one again after the undo', async () => {
    const { id } = await addTemplate();
    const { change } = (
      await ask('POST', `/week-templates/${id}/following`, {
        from: '2026-10-27',
        fields: { ...TUESDAYS, coach_id: 'Ben' },
      })
    ).body;
    expect((await classes()).map((one) => one.coach_id)).toEqual(['Jana', 'Jana', 'Ben', 'Ben']);
    expect((await undo(change)).status).toBe(200);
    expect((await classes()).map((one) => one.coach_id)).toEqual(['Jana', 'Jana', 'Jana', 'Jana']);
    expect(new Set((await classes()).map((one) => one.template_id))).toEqual(new Set([id]));
  });

  it.each([
    ['coach_id', { coach_id: 'nobody' }],
    ['location_id', { location_id: 'nowhere' }],
    ['valid_until', { valid_until: '2026-10-11' }],
    ['fields.valid_from', { valid_from: '2026-02-30' }],
    ['fields.start_time', { start_time: '24:00' }],
  ])('is refused where %s does not fit', async (field, change) => {
    const { errors } = await addTemplate(change);
    expect(errors?.[0]?.field).toBe(field);
    expect(await starts()).toEqual([]);
  });
});

describe('a class and those that follow it', () => {
  const second = async () => (await classes())[1]?.id ?? '';
  const OF_SECOND = {
    timer_name: 'Heavy',
    coach_id: 'Jana',
    location_id: 'Hall',
    day: '2026-10-20',
    time: '18:00',
    capacity: 12,
  };
  const edit = async (change: object, was: object = OF_SECOND) =>
    ask('PUT', `/timetable/${await second()}/following`, { was, fields: { ...was, ...change } });

  it('change together, with a mail to who has a place, and come back with one undo', async () => {
    await addTemplate();
    await book('2026-10-27');
    const { change } = (await edit({ coach_id: 'Ben', time: '18:30' })).body;
    expect((await classes()).map((one) => one.coach_id)).toEqual(['Jana', 'Ben', 'Ben', 'Ben']);
    expect((await starts()).map((start) => start.slice(11))).toEqual(['18:00', '18:30', '18:30', '18:30']);
    expect(await mails()).toHaveLength(1);
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes()).every((one) => one.coach_id === 'Jana')).toBe(true);
  });

  it('move to another weekday of their week, with everybody in them', async () => {
    await addTemplate();
    await book('2026-10-27');
    const { change } = (await edit({ day: '2026-10-19' })).body;
    expect(await starts()).toEqual([
      '2026-10-13T18:00',
      '2026-10-19T18:00',
      '2026-10-26T18:00',
      '2026-11-02T18:00',
    ]);
    expect((await classes())[2]?.taken).toBe(1);
    await undo(change);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes())[2]?.taken).toBe(1);
  });

  it('are counted before, without those that were changed by hand', async () => {
    await addTemplate();
    await book('2026-10-27');
    await desk.pool.query(`update studio.workouts set coach_id = 'Ben' where template_date = '2026-11-03'`);
    const answer = await desk.app.inject({
      url: `/api/desk/timetable/${await second()}/following`,
      headers: { authorization: 'Bearer desk' },
    });
    expect(answer.json()).toEqual({ classes: 6, by_hand: 1, taken: 1 });
  });

  it('are not for a class that was changed by hand, nor for another week', async () => {
    await addTemplate();
    expect((await edit({ day: '2026-10-26' })).body.errors).toMatchObject([{ field: 'day' }]);
    await desk.pool.query(`update studio.workouts set coach_id = 'Ben' where template_date = '2026-10-20'`);
    expect((await edit({ capacity: 9 })).status).toBe(404);
  });

  it('keep what somebody else changed meanwhile', async () => {
    await addTemplate();
    await edit({ capacity: 14 });
    const answer = await edit({ capacity: 9 });
    expect(answer.body).toMatchObject({ code: 'stale_version', current: { capacity: 14 } });
    expect((await edit({ time: '19:00' })).status).toBe(200);
    expect((await classes()).map((one) => one.capacity)).toEqual([12, 14, 14, 14]);
  });
});

describe('a closure', () => {
  const CLOSED = { from_day: '2026-10-20', until_day: '2026-10-27', reason: 'Holidays' };

  it('cancels classes with people and removes empty ones; without it all are back', async () => {
    await addTemplate();
    await book('2026-10-20');
    const { id } = (await ask('POST', '/closures', { fields: CLOSED })).body;
    expect((await classes()).map((one) => [one.start_datetime.slice(5, 10), one.is_canceled])).toEqual([
      ['10-13', false],
      ['10-20', true],
      ['11-03', false],
    ]);
    expect(await mails()).toHaveLength(1);
    await ask('DELETE', `/closures/${id}`);
    expect((await classes()).every((one) => !one.is_canceled)).toBe(true);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect(await violatedInvariants(desk.pool)).toEqual([]);
  });

  it('lets a class take place again that its new days leave out', async () => {
    await addTemplate();
    await book('2026-10-20');
    const { id } = (await ask('POST', '/closures', { fields: CLOSED })).body;
    await ask('PUT', `/closures/${id}`, { was: CLOSED, fields: { ...CLOSED, from_day: '2026-10-21' } });
    expect(await starts()).toEqual(['2026-10-13T18:00', '2026-10-20T18:00', '2026-11-03T18:00']);
    expect((await classes()).every((one) => !one.is_canceled)).toBe(true);
  });

  it('leaves alone what was cancelled by hand on other days', async () => {
    const { pool } = desk;
    await insertClass(pool, { id: 'burst', start: '2026-11-05T10:00:00Z', coach: 'Ben', location: 'Loft' });
    await cancelClass(pool, 'burst', 'closure', { letters: LETTERS, now: desk.now });
    const { id } = (await ask('POST', '/closures', { fields: CLOSED })).body;
    await ask('DELETE', `/closures/${id}`);
    expect((await classes()).map((one) => [one.id, one.is_canceled])).toEqual([['burst', true]]);
  });

  it('leaves alone what the desk lets take place on a closed day, when another day is closed', async () => {
    const { pool } = desk;
    await insertClass(pool, { id: 'inside', start: '2026-10-22T10:00:00Z', coach: 'Ben', location: 'Loft' });
    const { id } = (await ask('POST', '/closures', { fields: CLOSED })).body;
    await restoreClass(pool, 'inside', { letters: LETTERS, now: desk.now });
    const other = { ...CLOSED, from_day: '2026-12-24', until_day: '2026-12-24' };
    await ask('POST', '/closures', { fields: other });
    await ask('PUT', `/closures/${id}`, { was: CLOSED, fields: { ...CLOSED, reason: 'Floor' } });
    expect((await classes()).map((one) => [one.id, one.is_canceled])).toEqual([['inside', false]]);
  });

  it('ends no earlier than it begins', async () =>
    expect(
      (await ask('POST', '/closures', { fields: { ...CLOSED, until_day: '2026-10-19' } })).body.errors,
    ).toMatchObject([{ field: 'until_day' }]));
});

describe('repeating a week', () => {
  const repeat = (week = '2026-10-01') => ask('POST', '/timetable/repeat', { week, from: '2026-10-12' });

  it('schedules the classes of that week from the next one on, once', async () => {
    expect((await repeat()).body).toMatchObject({ templates: 1, classes: 8 });
    expect((await starts())[0]).toBe('2026-10-15T18:00');
    expect((await repeat()).body.errors).toMatchObject([{ field: 'week' }]);
  });

  it('schedules them once also when it is pressed three times at once', async () => {
    const presses = await Promise.all([repeat(), repeat(), repeat()]);
    expect(presses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect(await starts()).toHaveLength(4);
  });

  it('leaves out single classes, and says before what would come of it and changes nothing', async () => {
    const { pool } = desk;
    await insertClass(pool, { id: 'extra', start: '2026-10-03T10:00:00Z', coach: 'Ben', location: 'Loft' });
    await insertClass(pool, { id: 'other', start: '2026-10-15T16:30:00Z', coach: 'Jana', location: 'Loft' });
    const CLOSED = { from_day: '2026-10-22', until_day: '2026-10-23', reason: 'Holidays' };
    await ask('POST', '/closures', { fields: CLOSED });
    const before = await starts();
    const week = { week: '2026-10-01', from: '2026-10-12' };
    const all = await ask('POST', '/timetable/repeat/preview', week);
    expect(all.body).toMatchObject({ scheduled: 15, weeks: 8, until: '2026-12-05' });
    const chosen = await ask('POST', '/timetable/repeat/preview', { ...week, without: ['extra'] });
    expect(chosen.body).toEqual({
      classes: [
        expect.objectContaining({ id: 'old', timer_name: 'Full Body', coach_first_name: 'Jana' }),
        expect.objectContaining({ id: 'extra', location_name: 'Loft' }),
      ],
      scheduled: 7,
      weeks: 7,
      until: '2026-12-03',
      clashes: [
        expect.objectContaining({ shared: 'coach', taken: 'Jana', first_day: '2026-10-15', classes: 1 }),
      ],
      closed: [{ day: '2026-10-22', reason: 'Holidays' }],
    });
    expect(await starts()).toEqual(before);
    expect((await ask('POST', '/timetable/repeat', { ...week, without: ['extra'] })).body).toMatchObject({
      templates: 1,
      classes: 7,
    });
    expect(
      (await ask('POST', '/timetable/repeat', { ...week, without: ['extra'] })).body.errors,
    ).toMatchObject([{ field: 'week' }]);
  });

  it('is refused before as when it is done', async () =>
    expect(
      (await ask('POST', '/timetable/repeat/preview', { week: '2026-08-01', from: '2026-10-12' })).body
        .errors,
    ).toMatchObject([{ field: 'week' }]));

  it('is taken back with the classes nobody has a place in', async () => {
    const { change } = (await repeat()).body;
    await book('2026-10-22');
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual(['2026-10-22T18:00']);
  });

  it('needs a week with classes', async () =>
    expect((await repeat('2026-08-01')).body.errors).toMatchObject([{ field: 'week' }]));
});

it('answers at most five weeks at once', async () => {
  const answer = await desk.app.inject({
    url: '/api/desk/timetable?from=2026-10-12&to=2026-11-16',
    headers: { authorization: 'Bearer desk' },
  });
  expect(answer.statusCode).toBe(422);
});
