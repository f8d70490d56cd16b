import { inTransaction } from '@lifted/database/transaction';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import { describe, expect, test } from 'vitest';
import { readClass } from '../../classes/class-places.ts';
import { findBooking } from '../../classes/cancel-place.ts';
import { tellPlaceCanceled } from '../../classes/canceled-place/tell-canceled-place.ts';
import { settleLatePlaces } from '../../classes/late-places/settle-late-places.ts';
import { readReader } from '../../notifications/reader.ts';
import { beforeStart, insertEntitlement, LETTERS, requestOf } from '../../testing/booking-fixture.ts';
import { cancelBookingFor } from '../../classes/commands/booking-commands.ts';
import { tellOfFees } from './fee-news.ts';
import { startBookingEngine } from '../../testing/engine-fixture.ts';

/** Half past six on a Wednesday evening. */
const START = new Date('2026-11-25T17:30:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 3 });

const studio = startBookingEngine({
  classes: [{ id: 'evening', start: START, capacity: 1 }],
  people: { mia: 'flat', ben: 'flat' },
  bendsInvariants: true,
});
const { engine, mails } = studio;
const at = (now: Date) => ({ ...engine(), now });
const book = (name = 'mia', now = DAYS_BEFORE) => studio.book(name, now);
const cancel = (booking: string, now: Date, name = 'mia') => studio.cancel(name, booking, now);
const titles = (kind: string, name = 'mia') => studio.titles(kind, name);

describe('a fee', () => {
  async function settle(): Promise<void> {
    const { rows } = await studio.pool.query<{ number: number }>('select number from studio.workouts');
    await settleLatePlaces(studio.pool, rows[0]?.number ?? 0, START);
  }

  const late = beforeStart(START, { hours: 3 });
  const due = new Date(late.getTime() + FEE_PENDING_MS);
  const afterDelay = (from: Date) => new Date(from.getTime() + DECISION_DELAY_MS);
  const decide = (state: string, decidedBy: string | null, now: Date) =>
    studio.pool.query(
      `update studio.fees set state = $1, decided_by = $2, decision = 'as agreed', changed_at = $3,
                           objection = case when $1 = 'objected' then 'No' else objection end`,
      [state, decidedBy, now],
    );
  const german = () =>
    studio.column<string>(
      `select words->'de'->>'body' as value from studio.messages where kind = 'fee' order by number`,
    );
  /** What tellOfFees says at these instants, each looked for twice. */
  async function toldAt(...instants: Date[]): Promise<number[]> {
    const told: number[] = [];
    for (const now of instants) told.push(await tellOfFees(at(now)), await tellOfFees(at(now)));
    return told;
  }

  test('of a late cancellation is told by its receipt, by mail whatever was chosen, and not once more', async () => {
    await studio.pool.query(
      `insert into studio.message_settings (customer_number, choices)
       select number, '{"booked": {"mail": false}, "fee": {"mail": false}}' from studio.customers where id = 'mia'`,
    );
    await cancel(await book(), late);
    expect(await toldAt(late)).toEqual([0, 0]);
    expect(await titles('fee')).toEqual(['A fee']);
    const [receipt] = await mails('class_given_up');
    expect(receipt).toMatchObject({ recipient: 'mia@member.example' });
    expect(receipt?.body_text).toContain('it costs €5.00');
  });

  test('is told once when the place is taken as the class starts', async () => {
    await cancel(await book(), late);
    await book('ben', late);
    expect(await toldAt(late)).toEqual([0, 0]);
    await settle();
    expect(await toldAt(START)).toEqual([1, 0]);
    expect(await titles('fee')).toEqual(['A fee', 'Fee dropped']);
  });

  test('of a late cancellation is told with the start it was decided by, also once the class was moved', async () => {
    await cancel(await book(), late);
    await studio.pool.query(`update studio.workouts set start_datetime = start_datetime + interval '2 days'`);
    await decide('due', null, due);
    expect(await toldAt(due)).toEqual([1, 0]);
    expect((await mails('fee')).at(-1)?.body_text.replaceAll('\u00a0', ' ')).toContain('Wed 25 Nov');
  });

  test('for a missed class that somebody was marked present in by mistake is told to be owed after all', async () => {
    const fee = async (state: string, now: Date) =>
      studio.pool.query(
        `insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
         select 'missed', id, 'no_show', 1000, $1, $2, $2 from studio.bookings
             on conflict (id) do update set state = $1, changed_at = $2`,
        [state, now],
      );
    await book();
    await fee('pending', START);
    await tellOfFees(at(START));
    await fee('dropped', START);
    expect(await toldAt(START)).toEqual([1, 0]);
    await fee('pending', START);
    expect(await toldAt(START, afterDelay(START))).toEqual([0, 0, 1, 0]);
    expect(await titles('fee')).toEqual(['A fee', 'Fee dropped', 'Fee owed after all']);
  });

  test('for a missed class is told when it is made, and not where it ended before anybody was told', async () => {
    await book();
    const missed = (id: string, state: string) =>
      studio.pool.query(
        `insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
         select $1, id, 'no_show', 1000, $2, $3, $3 from studio.bookings`,
        [id, state, START],
      );
    await missed('forgotten', 'dropped');
    expect(await toldAt(START)).toEqual([0, 0]);
    await studio.pool.query('delete from studio.fees');
    await missed('missed', 'pending');
    expect(await toldAt(START)).toEqual([1, 0]);
    expect((await mails('fee'))[0]?.body_text).toContain('10.00');
    expect(await german()).toEqual([expect.stringContaining(' Fällig wird die Gebühr am ')]);
  });

  test('is told when it becomes due, and that it stays due after an objection with the words of the studio', async () => {
    await cancel(await book(), late);
    await decide('due', null, due);
    expect(await toldAt(due)).toEqual([1, 0]);
    expect((await german()).at(-1)).toContain(' Die Gebühr ist ab heute fällig.');
    await decide('objected', null, due);
    expect(await toldAt(due)).toEqual([0, 0]);
    await decide('due', 'owner', due);
    expect(await toldAt(due, afterDelay(due))).toEqual([0, 0, 1, 0]);
    expect(await titles('fee')).toEqual(['A fee', 'A fee is due', 'Fee upheld']);
    expect((await mails('fee')).at(-1)?.body_text).toContain('The studio says: as agreed');
  });

  test('that is waived is told once Undo is far; a waiver taken back before that is told to nobody', async () => {
    await cancel(await book(), late);
    await decide('waived', 'owner', late);
    expect(await toldAt(late)).toEqual([0, 0]);
    await decide('pending', null, late);
    expect(await toldAt(afterDelay(late))).toEqual([0, 0]);
    await decide('waived', 'owner', afterDelay(late));
    expect(await toldAt(afterDelay(afterDelay(late)))).toEqual([1, 0]);
    expect(await titles('fee')).toEqual(['A fee', 'Fee waived']);
  });

  test('whose waiver is taken back after they were told is told to be owed again, and waived once more', async () => {
    await cancel(await book(), late);
    await decide('waived', 'owner', late);
    await tellOfFees(at(afterDelay(late)));
    const [again, onceMore] = [afterDelay(afterDelay(late)), afterDelay(afterDelay(afterDelay(late)))];
    await decide('pending', null, afterDelay(late));
    expect(await toldAt(again)).toEqual([1, 0]);
    await decide('waived', 'owner', again);
    expect(await toldAt(onceMore)).toEqual([1, 0]);
    expect(await titles('fee')).toEqual(['A fee', 'Fee waived', 'Fee owed after all', 'Fee waived']);
  });
});

describe('who gives up a place', () => {
  const free = beforeStart(START, { hours: 13 });

  test('gets a receipt that takes the class out of the calendar it was put into', async () => {
    await cancel(await book(), free);
    const { rows } = await studio.pool.query<{ kind: string; event: string }>(
      `select kind, calendar_event as event from studio.mail_outbox order by id`,
    );
    const line = (name: string) =>
      rows.map(({ event }) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(event)?.[1]);
    expect(rows.map(({ kind }) => kind)).toEqual(['class_booked', 'class_given_up']);
    expect(line('STATUS')).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(new Set(line('UID')).size).toBe(1);
    const [before = 0, after = 0] = line('SEQUENCE').map(Number);
    expect(after).toBeGreaterThan(before);
    const [receipt] = await mails('class_given_up');
    expect(receipt?.body_text).toContain('It costs you nothing.');
    expect(receipt?.body_text.replaceAll('\u00a0', ' ')).toContain(
      'free of charge until Wed 25 November 2026, 06:30',
    );
  });

  test('with a pass reads that the workout is back on it, or used up', async () => {
    await studio.pool.query(`delete from studio.entitlements`);
    await insertEntitlement(studio.pool, { customer: 'ben', product: 'pass' });
    await cancel(await book('ben'), free, 'ben');
    await cancel(await book('ben', free), beforeStart(START, { hours: 11 }), 'ben');
    const texts = (await mails('class_given_up')).map(({ body_text: text }) => text);
    expect(texts[0]).toContain('the workout is back on your pass');
    expect(texts[1]).toContain('the workout on your pass is used up');
    expect(await titles('fee', 'ben')).toEqual(['Cancelled late']);
  });

  test('gets one receipt for a press that arrives twice, and none by mail where bookings are not mailed', async () => {
    const booking = await book();
    const asked = await requestOf(studio.pool, 'mia', free);
    await cancelBookingFor(engine(), booking, asked);
    await cancelBookingFor(engine(), booking, asked);
    expect(await mails('class_given_up')).toHaveLength(1);
    await studio.pool.query(
      `insert into studio.message_settings (customer_number, choices)
       select number, '{"booked": {"mail": false}}' from studio.customers where id = 'mia'
       on conflict (customer_number) do update set choices = excluded.choices`,
    );
    await cancel(await book('mia', free), free);
    expect(await mails('class_given_up')).toHaveLength(1);
    expect(await titles('booked')).toHaveLength(4);
  });

  test('reads it in both languages where nobody knows theirs', async () => {
    const booking = await book();
    const { rows } = await studio.pool.query<{ number: number }>(
      `select number from studio.customers where id = 'mia'`,
    );
    const studioClass = await readClass(studio.pool, 'evening', free);
    const found = await findBooking(studio.pool, booking);
    const reader = await readReader(studio.pool, rows[0]?.number ?? 0);
    if (studioClass === undefined || found === undefined || reader === undefined)
      throw new Error('Nothing was booked.');
    const canceled = { kind: 'free', payer: 'membership' } as const;
    await inTransaction(studio.pool, (client) =>
      tellPlaceCanceled(client, LETTERS, {
        studioClass,
        booking: found,
        canceled,
        reader,
        language: null,
        now: free,
      }),
    );
    const [mail] = await mails('class_given_up');
    expect(mail?.subject).toContain(' / Du hast abgesagt: ');
    expect(mail?.body_text).toContain('It costs you nothing.');
    expect(mail?.body_text).toContain('Es kostet dich nichts.');
  });
});
