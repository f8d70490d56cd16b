import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@lifted/database/transaction';
import { markPresent } from '../../classes/roster/check-in.ts';
import { DeskTimetableFixture, FOUR_TUESDAYS, TUESDAYS } from './desk-timetable-fixture.ts';

/* Who was marked present in a class of the repeating week before its template was moved. */

const desk = new DeskTimetableFixture();
const { addTemplate, ask, book, classes, starts, undo } = desk;

const present = async () =>
  (
    await desk.pool.query<{ id: string }>(
      `select id from studio.bookings where has_attended
        union all select name from studio.trial_bookings where has_attended
        union all select id from studio.partner_guests where has_attended`,
    )
  ).rows.map(({ id }) => id);
const EVERYBODY = ['b-2026-10-13', 'Vera', 'ada'];

describe('who was marked present in a class before its template was moved', () => {
  let template: string;
  let today: string;

  beforeEach(async () => {
    ({ id: template } = await addTemplate());
    await book('2026-10-13');
    await book('2026-10-20');
    today = (await classes())[0]?.id ?? '';
    desk.now = new Date('2026-10-13T15:45:00Z');
    const { pool } = desk;
    const { rows } = await pool.query<{ id: string }>(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ($1, 'vera@visitor.example', 'Vera', '2026-10-12', sha256('vera')) returning id::text`,
      [today],
    );
    await pool.query(
      `insert into studio.partners (id, name, quota) values ('usc', 'Urban Sports Club', 3) on conflict do nothing`,
    );
    await pool.query(
      `insert into studio.partner_guests (id, workout_number, partner_id, name, added_at)
       select 'ada', number, 'usc', 'Ada L.', '2026-10-12' from studio.workouts where id = $1`,
      [today],
    );
    await inTransaction(pool, async (client) => {
      for (const place of [
        { kind: 'booking', id: 'b-2026-10-13' },
        { kind: 'test', id: rows[0]?.id ?? '' },
        { kind: 'guest', id: 'ada' },
      ] as const)
        await markPresent(client, {
          workoutId: today,
          place,
          isPresent: true,
          who: 'desk',
          now: desk.now,
        });
    });
  });

  const OF_TODAY = {
    timer_name: 'Heavy',
    coach_id: 'Jana',
    location_id: 'Hall',
    day: '2026-10-13',
    time: '18:00',
    capacity: 12,
  };
  const MOVES = {
    edited: (fields: object) =>
      ask('PUT', `/week-templates/${template}`, { was: TUESDAYS, fields: { ...TUESDAYS, ...fields } }),
    split: (fields: object) =>
      ask('POST', `/week-templates/${template}/following`, {
        from: '2026-10-13',
        fields: { ...TUESDAYS, ...fields },
      }),
  };

  it.each([
    ['another time', { start_time: '20:00' }],
    ['another day', { weekday: 3 }],
  ])('is so again once the move to %s is undone, and not once that is undone in turn', async (_, fields) => {
    const { change } = (await MOVES.edited(fields)).body;
    expect(await present()).toEqual([]);
    const undone = await undo(change);
    expect(undone.status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect(await present()).toEqual(EVERYBODY);
    const again = await undo(undone.body.change);
    expect(await present()).toEqual([]);
    await undo(again.body.change);
    expect(await present()).toEqual(EVERYBODY);
  });

  it.each([
    [
      'a class and those that follow it',
      () =>
        ask('PUT', `/timetable/${today}/following`, {
          was: OF_TODAY,
          fields: { ...OF_TODAY, day: '2026-10-15' },
        }),
    ],
    ['what goes on from a day on', () => MOVES.split({ start_time: '20:00' })],
  ])('is so again once the move of %s is undone', async (_, move) => {
    const { change } = (await move()).body;
    expect(await present()).toEqual([]);
    expect((await undo(change)).status).toBe(200);
    expect(await starts()).toEqual(FOUR_TUESDAYS);
    expect(await present()).toEqual(EVERYBODY);
  });

  it('is not where they have left the class since, or where the mark was taken back before', async () => {
    const { change } = (await MOVES.edited({ start_time: '20:00' })).body;
    await desk.pool.query(`update studio.partner_guests set removed_at = $1`, [desk.now]);
    await undo(change);
    expect(await present()).toEqual(EVERYBODY.slice(0, 2));
    const more = (await MOVES.edited({ capacity: 14 })).body.change;
    await desk.pool.query('update studio.bookings set has_attended = false');
    await undo(more);
    expect(await present()).toEqual(['Vera']);
  });

  it('stays so where check-in is open at the new time too', async () => {
    const { change } = (await MOVES.edited({ start_time: '18:04' })).body;
    expect(await present()).toEqual(EVERYBODY);
    await undo(change);
    expect(await present()).toEqual(EVERYBODY);
  });
});
