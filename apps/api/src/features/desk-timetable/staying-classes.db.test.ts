import type { TemplatePreview } from '@lifted/contract/desk/desk-timetable';
import { describe, expect, it } from 'vitest';
import { cancelClass } from '../../classes/changes/change-class.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { DeskTimetableFixture, TUESDAYS } from './desk-timetable-fixture.ts';

/* Classes of the repeating week that stay where they are when their template is moved. */

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, mails, starts, undo } = desk;

const TUESDAY_MORNING = new Date('2026-10-13T07:00:00Z');
const TUESDAY_NOON = new Date('2026-10-13T10:00:00Z');
const move = async (was: object, fields: object, id: string) =>
  (await ask('PUT', `/week-templates/${id}`, { was, fields: { ...was, ...fields } })).body.change;

describe('a class that would have started by then', () => {
  it('stays at its time where its template is moved to an earlier one, as the preview says', async () => {
    const { id } = await addTemplate();
    await book('2026-10-13');
    const [{ id: today, start_datetime: start } = {}] = await classes();
    desk.now = TUESDAY_NOON;
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/desk/week-templates/preview',
      headers: { authorization: 'Bearer desk' },
      payload: { id, fields: { ...TUESDAYS, start_time: '10:00' } },
    });
    expect(answer.json<TemplatePreview>().left).toEqual([{ id: today, start_datetime: start, taken: 1 }]);
    await move(TUESDAYS, { start_time: '10:00' }, id);
    expect(await starts()).toEqual([
      '2026-10-13T18:00',
      '2026-10-20T10:00',
      '2026-10-27T10:00',
      '2026-11-03T10:00',
    ]);
  });

  it('stays on its day where its template is moved to an earlier weekday, also when that is undone', async () => {
    const wednesdays = { ...TUESDAYS, weekday: 2 };
    const { id } = await addTemplate(wednesdays);
    await book('2026-10-14');
    desk.now = TUESDAY_NOON;
    const change = await move(wednesdays, { weekday: 1, start_time: '10:00' }, id);
    expect((await starts()).slice(0, 2)).toEqual(['2026-10-14T18:00', '2026-10-20T10:00']);
    expect((await undo(change)).status).toBe(200);
    expect((await starts()).slice(0, 2)).toEqual(['2026-10-14T18:00', '2026-10-21T18:00']);
  });

  it('stays where it was moved with those that follow when that is undone after its old time', async () => {
    await addTemplate({ start_time: '10:00' });
    await book('2026-10-13');
    desk.now = TUESDAY_MORNING;
    const [{ id: today } = {}] = await classes();
    const was = {
      timer_name: 'Heavy',
      coach_id: 'Jana',
      location_id: 'Hall',
      day: '2026-10-13',
      time: '10:00',
      capacity: 12,
    };
    const edit = { was, fields: { ...was, time: '18:00' } };
    const { change } = (await ask('PUT', `/timetable/${today ?? ''}/following`, edit)).body;
    expect((await starts()).slice(0, 2)).toEqual(['2026-10-13T18:00', '2026-10-20T18:00']);
    desk.now = TUESDAY_NOON;
    expect((await undo(change)).status).toBe(200);
    expect((await starts()).slice(0, 2)).toEqual(['2026-10-13T18:00', '2026-10-20T10:00']);
    expect(await mails()).toHaveLength(1);
  });
});

describe('a cancelled class', () => {
  const FRIDAYS = { ...TUESDAYS, weekday: 4 };
  const shown = async () =>
    (await classes()).map(
      ({ start_datetime: start, is_canceled: isOff }) => `${start.slice(5, 16)}${isOff ? ' off' : ''}`,
    );
  async function fridaysWithOneOff() {
    const { id } = await addTemplate(FRIDAYS);
    await book('2026-10-23');
    const off = (await classes())[1]?.id ?? '';
    await cancelClass(desk.pool, off, 'coach', { letters: LETTERS, now: desk.now });
    return id;
  }

  it('stays on its day where its template is moved to another one, which has its class that week', async () => {
    const id = await fridaysWithOneOff();
    const change = await move(FRIDAYS, { weekday: 2 }, id);
    expect(await shown()).toEqual([
      '10-14T18:00',
      '10-21T18:00',
      '10-23T18:00 off',
      '10-28T18:00',
      '11-04T18:00',
    ]);
    expect((await undo(change)).status).toBe(200);
    expect(await shown()).toEqual(['10-16T18:00', '10-23T18:00 off', '10-30T18:00', '11-06T18:00']);
  });

  it('stays on its day and keeps the class beside it that somebody booked, when the move is undone', async () => {
    const id = await fridaysWithOneOff();
    const change = await move(FRIDAYS, { weekday: 2 }, id);
    await book('2026-10-21');
    expect((await undo(change)).status).toBe(200);
    expect((await shown()).slice(0, 3)).toEqual(['10-16T18:00', '10-21T18:00', '10-23T18:00 off']);
    // Moved once more, that one takes part in it.
    await move(FRIDAYS, { weekday: 1 }, id);
    expect((await shown()).slice(0, 3)).toEqual(['10-13T18:00', '10-20T18:00', '10-23T18:00 off']);
  });

  it('shows the time at which everybody heard that it is off', async () => {
    const id = await fridaysWithOneOff();
    await move(FRIDAYS, { start_time: '19:00' }, id);
    expect((await shown()).slice(0, 3)).toEqual(['10-16T19:00', '10-23T18:00 off', '10-30T19:00']);
  });
});
