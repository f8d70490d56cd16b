import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelClass } from '../../classes/changes/change-class.ts';
import { restoreClass } from '../../classes/restoring/restore-class.ts';
import { scheduleDaily } from '../../classes/schedule-week.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { importFiles } from '../../testing/import-fixture.ts';
import { DeskTimetableFixture, FOUR_TUESDAYS, TUESDAYS } from './desk-timetable-fixture.ts';

/* Classes that their template goes on without: one that is cancelled meanwhile, and one that was moved by hand before a removal. */

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, starts, undo } = desk;

const context = () => ({ letters: LETTERS, now: desk.now });
const edit = async (id: string, fields: object, was: object = TUESDAYS) =>
  (await ask('PUT', `/week-templates/${id}`, { was, fields: { ...was, ...fields } })).body.change;
const remove = async (id: string) => (await ask('DELETE', `/week-templates/${id}`)).body.change;
const idOf = async (start: string) =>
  (await classes()).find(({ start_datetime: at }) => at.startsWith(start))?.id ?? '';
async function nextNight(): Promise<void> {
  desk.now = new Date('2026-10-13T02:00:00Z');
  await scheduleDaily(desk.pool, context());
}
const moveByHand = (id: string, start: string) =>
  desk.pool.query('update studio.workouts set start_datetime = $2 where id = $1', [id, start]);

describe('a cancelled class that its template went on without', () => {
  let template: string;
  let canceled: string;
  beforeEach(async () => {
    ({ id: template } = await addTemplate());
    canceled = await idOf('2026-10-20');
    await cancelClass(desk.pool, canceled, 'coach', context());
  });
  const restored = async () => (await classes()).find(({ id }) => id === canceled);
  const AS_RESTORED = {
    start_datetime: '2026-10-20T18:00:00+02:00',
    coach_id: 'Jana',
    is_canceled: false,
    is_detached: true,
  };

  it.each([
    ['is moved to another time', { start_time: '19:00' }],
    ['has another coach', { coach_id: 'Ben' }],
    ['is moved to another weekday', { weekday: 3 }],
    ['ends before', { valid_until: '2026-10-16' }],
    ['takes place in the other weeks', { every_weeks: 2 }],
  ])('stays as it was restored where the template %s', async (_, fields) => {
    await edit(template, fields);
    await restoreClass(desk.pool, canceled, context());
    expect(await restored()).toMatchObject(AS_RESTORED);
    await nextNight();
    expect(await restored()).toMatchObject(AS_RESTORED);
  });

  it('stays as it was restored although its day is closed by now', async () => {
    await ask('POST', '/closures', {
      fields: { from_day: '2026-10-20', until_day: '2026-10-20', reason: 'Floor' },
    });
    await restoreClass(desk.pool, canceled, context());
    await nextNight();
    expect(await restored()).toMatchObject(AS_RESTORED);
  });

  it('stays as an import restored it', async () => {
    await edit(template, { start_time: '19:00' });
    const { kind } = await importFiles(
      desk.pool,
      {
        'workouts.csv':
          'id,timer_name,start_datetime,coach_id,location_id,capacity,max_set_number,canceled_at\n' +
          `${canceled},Heavy,2026-10-20T18:00,Jana,Hall,12,,\n`,
      },
      context(),
    );
    expect(kind).toBe('imported');
    await nextNight();
    expect(await restored()).toMatchObject(AS_RESTORED);
  });

  it('stays as it was restored while the template was being moved', async () => {
    const moving = await desk.pool.connect();
    await moving.query(`begin; update studio.week_templates set start_time = '19:00'`);
    const restoring = restoreClass(desk.pool, canceled, context());
    try {
      await vi.waitFor(async () => {
        const { rowCount } = await desk.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      });
    } finally {
      await moving.query('commit');
      moving.release();
    }
    await restoring;
    await nextNight();
    expect(await restored()).toMatchObject(AS_RESTORED);
  });

  it('follows the template again where that is as it was', async () => {
    const change = await edit(template, { start_time: '19:00' });
    await undo(change);
    await restoreClass(desk.pool, canceled, context());
    await edit(template, { start_time: '20:00' });
    expect(await restored()).toMatchObject({
      start_datetime: '2026-10-20T20:00:00+02:00',
      is_detached: false,
    });
  });

  it.each([
    ['moved to another time', { start_time: '19:00' }],
    ['moved to another weekday', { weekday: 3 }],
    ['ended before', { valid_until: '2026-10-16' }],
    ['given other weeks', { every_weeks: 2 }],
  ])('follows the template again once that is no longer %s', async (_, fields) => {
    const change = await edit(template, fields);
    await restoreClass(desk.pool, canceled, context());
    expect((await undo(change)).status).toBe(200);
    await edit(template, { start_time: '20:00' });
    expect(await restored()).toMatchObject({
      start_datetime: '2026-10-20T20:00:00+02:00',
      is_detached: false,
    });
  });

  it('follows the template again once those that follow it are no longer moved', async () => {
    const split = await ask('POST', `/week-templates/${template}/following`, {
      from: '2026-10-20',
      fields: { ...TUESDAYS, start_time: '19:00' },
    });
    await restoreClass(desk.pool, canceled, context());
    expect(await restored()).toMatchObject(AS_RESTORED);
    expect((await undo(split.body.change)).status).toBe(200);
    expect(await restored()).toMatchObject({ ...AS_RESTORED, is_detached: false });
  });

  it('follows the template again once its day is no longer closed', async () => {
    const closing = await ask('POST', '/closures', {
      fields: { from_day: '2026-10-20', until_day: '2026-10-20', reason: 'Floor' },
    });
    await restoreClass(desk.pool, canceled, context());
    expect((await undo(closing.body.change)).status).toBe(200);
    expect(await restored()).toMatchObject({ ...AS_RESTORED, is_detached: false });
  });

  it('stays as it was changed by hand since, though the move is undone', async () => {
    const change = await edit(template, { start_time: '19:00' });
    await restoreClass(desk.pool, canceled, context());
    await moveByHand(canceled, '2026-10-20T16:30:00Z');
    await undo(change);
    await nextNight();
    expect(await restored()).toMatchObject({
      start_datetime: '2026-10-20T18:30:00+02:00',
      is_detached: true,
    });
  });

  it('stays as it was restored while the template was removed', async () => {
    await edit(template, { start_time: '19:00' });
    const change = await remove(template);
    await restoreClass(desk.pool, canceled, context());
    expect((await undo(change)).status).toBe(200);
    await nextNight();
    expect(await starts()).toEqual([
      '2026-10-13T19:00',
      '2026-10-20T18:00',
      '2026-10-27T19:00',
      '2026-11-03T19:00',
    ]);
  });
});

describe('a class that was moved by hand', () => {
  const MOVED = FOUR_TUESDAYS.with(1, '2026-10-21T20:00');
  const WEDNESDAY_EVENING = '2026-10-21T18:00:00Z';

  it.each([
    ['before', true],
    ['and after', false],
  ])(
    'has none beside it once the removal of its template is undone: moved %s the removal',
    async (_, isBefore) => {
      const { id: template } = await addTemplate();
      await book('2026-10-20');
      const moved = await idOf('2026-10-20');
      if (isBefore) await moveByHand(moved, WEDNESDAY_EVENING);
      const change = await remove(template);
      if (!isBefore) await moveByHand(moved, WEDNESDAY_EVENING);
      expect(await starts()).toEqual(['2026-10-21T20:00']);
      expect((await undo(change)).status).toBe(200);
      expect(await starts()).toEqual(MOVED);
      expect((await classes())[1]).toMatchObject({ id: moved, template_id: template, is_detached: true });
      await nextNight();
      expect(await starts()).toEqual(MOVED);
    },
  );

  it('has none beside it where its new day is over when its template is removed', async () => {
    const { id: template } = await addTemplate();
    await moveByHand(await idOf('2026-10-13'), '2026-10-12T16:00:00Z');
    desk.now = new Date('2026-10-12T18:00:00Z');
    await undo(await remove(template));
    expect(await starts()).toEqual(FOUR_TUESDAYS.with(0, '2026-10-12T18:00'));
  });

  it('has none beside it after a second removal that was undone', async () => {
    const { id: template } = await addTemplate();
    await moveByHand(await idOf('2026-10-20'), WEDNESDAY_EVENING);
    await undo(await remove(template));
    await undo(await remove(template));
    expect(await starts()).toEqual(MOVED);
  });

  it('that is cancelled is so where it was, and follows its template again once it is restored and moved back', async () => {
    const { id: template } = await addTemplate();
    const moved = await idOf('2026-10-20');
    await moveByHand(moved, WEDNESDAY_EVENING);
    await cancelClass(desk.pool, moved, 'coach', context());
    await undo(await remove(template));
    expect(await starts()).toEqual(MOVED);
    expect((await classes())[1]).toMatchObject({ id: moved, is_canceled: true });
    await restoreClass(desk.pool, moved, context());
    await moveByHand(moved, '2026-10-20T16:00:00Z');
    expect((await classes())[1]).toMatchObject({ id: moved, is_detached: false });
  });
});
