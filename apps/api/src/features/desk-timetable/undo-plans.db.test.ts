import { describe, expect, it } from 'vitest';
import { violatedInvariants } from '../../testing/booking-fixture.ts';
import { DeskTimetableFixture, FOUR_TUESDAYS, TUESDAYS } from './desk-timetable-fixture.ts';

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, starts, undo } = desk;

describe('a class of the repeating week', () => {
  it('is another one from a day on, and not joined again once what goes on was changed', async () => {
    const { id } = await addTemplate();
    const split = async (of: string, from: string, fields: object) =>
      (await ask('POST', `/week-templates/${of}/following`, { from, fields: { ...TUESDAYS, ...fields } }))
        .body.change;
    const first = await split(id, '2026-10-20', { coach_id: 'Ben' });
    const following = (await classes())[1]?.template_id ?? '';
    const edited = { ...TUESDAYS, coach_id: 'Ben', valid_from: '2026-10-20' };
    const edit = (
      await ask('PUT', `/week-templates/${following}`, {
        was: edited,
        fields: { ...edited, capacity: 8 },
      })
    ).body.change;
    const second = await split(following, '2026-11-03', { start_time: '19:00' });
    const before = await classes();
    expect((await undo(first)).body).toMatchObject({ code: 'cannot_undo' });
    expect(await classes()).toEqual(before);
    // In the order they were made, from the last, all of it can be taken back.
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).body).toMatchObject({ code: 'cannot_undo' });
    expect((await undo(edit)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await undo(second)).body).toMatchObject({ code: 'cannot_undo' });
  });

  it('is not joined again with one that was changed or removed', async () => {
    const { id } = await addTemplate();
    const fields = { ...TUESDAYS, coach_id: 'Ben' };
    const { change } = (await ask('POST', `/week-templates/${id}/following`, { from: '2026-10-27', fields }))
      .body;
    const ended = { ...TUESDAYS, valid_until: '2026-10-26' };
    await ask('PUT', `/week-templates/${id}`, { was: ended, fields: { ...ended, capacity: 9 } });
    expect((await undo(change)).body).toMatchObject({ code: 'cannot_undo' });
    await ask('DELETE', `/week-templates/${id}`);
    expect((await undo(change)).body).toMatchObject({ code: 'cannot_undo' });
    expect((await classes()).map((one) => one.coach_id)).toEqual(['Ben', 'Ben']);
  });

  it('is joined again once, however often that is asked for at a time', async () => {
    const { id } = await addTemplate();
    const fields = { ...TUESDAYS, coach_id: 'Ben' };
    const { change } = (await ask('POST', `/week-templates/${id}/following`, { from: '2026-10-27', fields }))
      .body;
    const answers = await Promise.all([undo(change), undo(change), undo(change)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409,
    ]);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
  });

  it('has its classes back when its removal is undone: the cancelled one is cancelled, the booked one follows it', async () => {
    const { id } = await addTemplate();
    await book('2026-10-20');
    await desk.pool.query(`update studio.workouts set canceled_at = $1 where template_date = '2026-10-27'`, [
      desk.now,
    ]);
    const { change } = (await ask('DELETE', `/week-templates/${id}`)).body;
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes()).map((one) => one.is_canceled)).toEqual([false, false, true, false]);
    await ask('PUT', `/week-templates/${id}`, { was: TUESDAYS, fields: { ...TUESDAYS, capacity: 9 } });
    expect((await classes())[1]).toMatchObject({ is_detached: false, capacity: 9 });
  });

  it('leaves a class of a removed one as it is where it has another coach', async () => {
    const { id } = await addTemplate();
    await book('2026-10-20');
    await ask('DELETE', `/week-templates/${id}`);
    await addTemplate({ coach_id: 'Ben' });
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes()).map((one) => [one.coach_id, one.is_detached])).toEqual([
      ['Ben', false],
      ['Jana', true],
      ['Ben', false],
      ['Ben', false],
    ]);
  });

  it('stays when it is undone after it was changed or split', async () => {
    const { change, id } = await addTemplate();
    const edit = await ask('PUT', `/week-templates/${id}`, {
      was: TUESDAYS,
      fields: { ...TUESDAYS, capacity: 9 },
    });
    expect((await undo(change)).body).toMatchObject({ code: 'cannot_undo' });
    await undo(edit.body.change);
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual([]);
  });
});

describe('a closed day', () => {
  const CLOSED = { from_day: '2026-10-20', until_day: '2026-10-27', reason: 'Holidays' };

  it('is open again after three closures of a day were taken back at once', async () => {
    await addTemplate();
    await book('2026-10-20');
    const CLOSED_DAY = { ...CLOSED, until_day: '2026-10-20' };
    const close = (fields: object) => ask('POST', '/closures', { fields });
    const closing = await Promise.all([close(CLOSED_DAY), close(CLOSED_DAY), close(CLOSED)]);
    expect((await classes()).map((one) => one.is_canceled)).toEqual([false, true, false]);
    const undone = await Promise.all(closing.map(({ body }) => undo(body.change)));
    expect(undone.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect((await classes()).every((one) => !one.is_canceled)).toBe(true);
    expect(await violatedInvariants(desk.pool)).toEqual([]);
  });

  it('is not taken back once its days were changed', async () => {
    const { change, id } = (await ask('POST', '/closures', { fields: CLOSED })).body;
    await ask('PUT', `/closures/${id}`, { was: CLOSED, fields: { ...CLOSED, until_day: '2026-10-28' } });
    expect((await undo(change)).body).toMatchObject({ code: 'cannot_undo' });
  });
});

describe('a repeated week', () => {
  it('is not taken back once one of its classes was changed, until that is taken back', async () => {
    const { change } = (await ask('POST', '/timetable/repeat', { week: '2026-10-01', from: '2026-10-12' }))
      .body;
    const template = (await classes())[0]?.template_id ?? '';
    const was = { ...TUESDAYS, weekday: 3, timer_name: 'x', valid_from: '2026-10-12' };
    const edit = await ask('PUT', `/week-templates/${template}`, { was, fields: { ...was, capacity: 3 } });
    expect((await undo(change)).body).toMatchObject({ code: 'cannot_undo' });
    await undo(edit.body.change);
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual([]);
  });
});
