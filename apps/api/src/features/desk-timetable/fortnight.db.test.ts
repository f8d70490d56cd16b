import { describe, expect, it } from 'vitest';
import { DeskTimetableFixture, TUESDAYS } from './desk-timetable-fixture.ts';

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, mails, undo } = desk;

describe('a class that takes place every two weeks, changed from a day on', () => {
  const FORTNIGHT = { every_weeks: 2, valid_from: '2026-10-13' };
  const changeFrom = async (from: string, change: object = { coach_id: 'Ben' }) => {
    const { id } = await addTemplate(FORTNIGHT);
    await book('2026-10-27');
    const fields = { ...TUESDAYS, ...FORTNIGHT, ...change };
    return ask('POST', `/week-templates/${id}/following`, { from, fields });
  };
  const shown = async () =>
    (await classes('2026-10-12', '2026-11-15')).map((one) => [one.start_datetime.slice(5, 10), one.coach_id]);

  it.each(['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-25', '2026-10-26', '2026-10-27'])(
    'from %s keeps its rhythm, and who has a place hears of it',
    async (from) => {
      const { body } = await changeFrom(from);
      expect(await shown()).toEqual([
        ['10-13', 'Jana'],
        ['10-27', 'Ben'],
        ['11-10', 'Ben'],
      ]);
      expect((await classes())[1]).toMatchObject({ taken: 1, is_detached: false });
      expect(await mails()).toHaveLength(1);
      expect((await undo(body.change)).status).toBe(200);
      expect((await shown()).map(([, coach]) => coach)).toEqual(['Jana', 'Jana', 'Jana']);
    },
  );

  it('to another weekday takes everybody along', async () => {
    await changeFrom('2026-10-21', { weekday: 3 });
    expect(await shown()).toEqual([
      ['10-13', 'Jana'],
      ['10-29', 'Jana'],
      ['11-12', 'Jana'],
    ]);
    expect((await classes())[1]).toMatchObject({ taken: 1 });
  });

  it('to every week begins that week', async () => {
    await changeFrom('2026-10-20', { every_weeks: 1 });
    expect((await shown()).map(([day]) => day)).toEqual(['10-13', '10-20', '10-27', '11-03', '11-10']);
  });

  it('needs a class that follows', async () => {
    const until = { valid_until: '2026-10-25' };
    const { body } = await changeFrom('2026-10-21', until);
    expect(body.errors).toMatchObject([{ field: 'from' }]);
    expect((await shown()).map(([, coach]) => coach)).toEqual(['Jana', 'Jana', 'Jana']);
  });
});
