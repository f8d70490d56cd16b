import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { START, startBookingEngine } from '../../testing/engine-fixture.ts';
import { markPresent, type RosterPlace } from '../roster/check-in.ts';
import { settleImportedClasses } from './change-class.ts';
import { editClass, lockEditedClass } from './edit-class.ts';

const studio = startBookingEngine({ classes: [{ id: 'evening', capacity: 5 }], people: { ida: 'flat' } });
const later = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const NOW = later(-10);

const edit = (changes: { readonly start?: Date; readonly capacity?: number }, now = NOW) =>
  inTransaction(studio.pool, async (client) => {
    const locked = await lockEditedClass(client, 'evening');
    if (locked === undefined) throw new Error('There is no class.');
    expect(await editClass(client, 'evening', { ...locked, ...changes }, { letters: LETTERS, now })).toEqual({
      outcome: 'edited',
    });
  });
const present = () =>
  studio.column<string>(
    `select 'member' as value from studio.bookings where has_attended
      union all select 'visitor' from studio.trial_bookings where has_attended
      union all select 'guest' from studio.partner_guests where has_attended`,
  );
const EVERYBODY = ['member', 'visitor', 'guest'];

describe('marks in a class that is changed after check-in opened', () => {
  let ida: string;

  beforeEach(async () => {
    ida = await studio.book('ida');
    const [visitor = ''] = await studio.column<string>(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('evening', 'vera@visitor.example', 'Vera', '2026-11-20', sha256('vera')) returning id::text as value`,
    );
    await studio.pool.query(
      `insert into studio.partners (id, name, quota) values ('usc', 'Urban Sports Club', 3) on conflict do nothing`,
    );
    await studio.pool.query(
      `insert into studio.partner_guests (id, workout_number, partner_id, name, added_at)
       select 'ada', number, 'usc', 'Ada L.', '2026-11-20' from studio.workouts`,
    );
    await studio.pool.query('delete from studio.webhooks');
    await studio.pool.query(
      `insert into studio.webhooks (id, name, url, events, secret, made_at)
       values (gen_random_uuid(), 'Marks', 'https://marks.example.com', array['booking.attendance_withdrawn'], sha256('s'), now())`,
    );
    const places: readonly RosterPlace[] = [
      { kind: 'booking', id: ida },
      { kind: 'test', id: visitor },
      { kind: 'guest', id: 'ada' },
    ];
    await inTransaction(studio.pool, async (client) => {
      for (const place of places)
        await markPresent(client, { workoutId: 'evening', place, isPresent: true, who: 'desk', now: NOW });
    });
  });

  it('are taken back where check-in opens once more, and it is told of members', async () => {
    await edit({ start: later(11) });
    expect(await present()).toEqual([]);
    expect(await studio.column('select object_id as value from studio.webhook_events')).toEqual([ida]);
  });

  it('are taken back, too, where the class was moved behind the engine', async () => {
    await inTransaction(studio.pool, async (client) => {
      await client.query('update studio.workouts set start_datetime = $1', [later(60)]);
      await settleImportedClasses(client, { letters: LETTERS, now: NOW });
    });
    expect(await present()).toEqual([]);
    expect(await studio.column('select object_id as value from studio.webhook_events')).toEqual([ida]);
  });

  it.each([
    ['the class is moved and check-in is open all the same', { start: later(10) }, NOW],
    ['the class stays at its time', { capacity: 9 }, later(-60)],
    ['the class is over', { capacity: 9 }, later(3 * 24 * 60)],
  ])('stay where %s', async (_, changes, now) => {
    await edit(changes, now);
    expect(await present()).toEqual(EVERYBODY);
  });
});
