import { inTransaction } from '@lifted/database/transaction';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookTrialWorkout } from '../../features/trial/book-trial-workout.ts';
import { confirmLinkedPlace, showLinkedBooking } from '../../features/trial/mailed-link.ts';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { START, startBookingEngine } from '../../testing/engine-fixture.ts';
import { lockClass } from '../class-places.ts';
import { editClass, lockEditedClass } from '../changes/edit-class.ts';
import { markPresent } from '../roster/check-in.ts';

const before = (minutes: number) => new Date(START.getTime() - minutes * MINUTE_MS);
const BOOKED = before(15);

const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 2 }],
  people: { ida: 'flat' },
});

/** Of the visitor whose place is tested. */
let id = '';

async function arrives(email: string, now = BOOKED): Promise<Date | null> {
  const visitor = { email, name: 'Vera', language: 'en', now } as const;
  const { heldUntil } = await bookTrialWorkout(studio.pool, LETTERS, { workoutId: 'evening', ...visitor });
  const [row] = await studio.rowsOf<{ id: string }>(
    `update studio.trial_bookings set cancel_token_hash = sha256(convert_to(email, 'UTF8'))
      where email = '${email}' returning id::text`,
  );
  id = row?.id ?? '';
  return heldUntil;
}
const mark = (isPresent: boolean, now: Date) =>
  inTransaction(studio.pool, (client) =>
    markPresent(client, { workoutId: 'evening', place: { kind: 'test', id }, isPresent, who: 'desk', now }),
  );
const moveTo = (start: Date, now: Date) =>
  inTransaction(studio.pool, async (client) => {
    const locked = await lockEditedClass(client, 'evening');
    if (locked === undefined) throw new Error('There is no class.');
    await editClass(client, 'evening', { ...locked, start }, { letters: LETTERS, now });
  });
const heldUntil = () =>
  studio.column<Date | null>('select held_until as value from studio.trial_bookings order by id');
const taken = async (now: Date) =>
  inTransaction(studio.pool, async (client) => (await lockClass(client, 'evening', now))?.taken);
const confirm = (now: Date) => confirmLinkedPlace(studio.pool, LETTERS, 'vera@visitor.example', () => now);

describe('a visitor marked present by mistake while the place was held', () => {
  beforeEach(async () => {
    const until = await arrives('vera@visitor.example');
    if (until?.getTime() !== START.getTime())
      throw new Error('The place is not held as these tests need it.');
    await mark(true, before(10));
  });

  it('has it held as before once the mark is taken back, and loses it when the hold runs out', async () => {
    expect(await heldUntil()).toEqual([null]);
    await mark(false, before(5));
    expect(await heldUntil()).toEqual([START]);
    expect([await taken(before(1)), await taken(START)]).toEqual([1, 0]);
  });

  it('has it held as before however often the mark is made and taken back', async () => {
    await mark(false, before(9));
    await mark(false, before(8));
    await mark(true, before(7));
    await mark(true, before(6));
    expect(await heldUntil()).toEqual([null]);
    await mark(false, before(5));
    expect(await heldUntil()).toEqual([START]);
  });

  it('has it held as before where the class is moved past its check-in', async () => {
    await moveTo(before(-60), before(5));
    expect(await heldUntil()).toEqual([START]);
  });

  it('keeps it, and can be marked again, where the hold has run out meanwhile', async () => {
    await mark(false, START);
    expect([await heldUntil(), await taken(START)]).toEqual([[null], 1]);
    expect(await mark(true, START)).toMatchObject({ outcome: 'marked', wasPresent: false });
  });

  it('keeps it where it was confirmed by the link meanwhile, which works as before', async () => {
    const loaded = {
      pool: studio.pool,
      loadStudioClass: (id: string) => loadStudioClass(studio.pool, id, before(9)),
    };
    expect(await showLinkedBooking(loaded, 'vera@visitor.example', before(9))).toMatchObject({
      state: 'held',
    });
    expect([await confirm(before(8)), await confirm(before(7))]).toEqual([true, false]);
    await mark(false, before(5));
    expect([await heldUntil(), await taken(START)]).toEqual([[null], 1]);
    expect(
      await studio.rowsOf(`select from studio.mail_outbox where kind = 'trial_confirmation'`),
    ).toHaveLength(1);
  });
});

describe('a visitor marked present by mistake', () => {
  it('keeps a place that was confirmed before', async () => {
    await arrives('vera@visitor.example');
    await confirm(before(12));
    await mark(true, before(10));
    await mark(false, before(5));
    expect(await heldUntil()).toEqual([null]);
  });

  it('keeps a place that was never held, beside another one that is held until the same minute', async () => {
    await studio.pool.query('update studio.workouts set capacity = 3');
    await arrives('vera@visitor.example');
    const first = id;
    expect(await arrives('uli@visitor.example')).toEqual(START);
    id = first;
    await mark(true, before(10));
    await mark(false, before(5));
    expect(await heldUntil()).toEqual([null, START]);
  });
});
