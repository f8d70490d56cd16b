import type { DeskPerson, FoundPerson, MergePreview } from '@lifted/contract/desk/people/people';
import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionsWith } from '../../server/daily-deletion.ts';
import { insertEntitlement, insertProducts, violatedInvariants } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertBooking, insertExercise, insertSets } from '../../testing/member-fixture.ts';
import { chooseChannel } from '../../notifications/channel-choice.ts';
import { forgetMergedPeople } from '../personal-data/forget-merged-people.ts';

const MERGED_AT = new Date('2026-11-20T11:00:00Z');
let now = MERGED_AT;

let desk: DeskFixture;
let kept: string;
let gone: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  const { pool } = desk.database;
  await insertProducts(pool);
  await insertExercise(pool, 'squat');
  await pool.query(
    `insert into studio.locations values ('l', 'Loft');
     insert into studio.coaches (id, first_name) values ('c', 'Carla');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('ahead', 'Lift', '2026-11-25T18:00+01', 'c', 'l', 9), ('past', 'Lift', '2026-11-10T18:00+01', 'c', 'l', 9),
            ('other', 'Lift', '2026-11-11T18:00+01', 'c', 'l', 9), ('same', 'Lift', '2026-11-25T18:15+01', 'c', 'l', 9),
            ('later', 'Lift', '2026-11-26T18:00+01', 'c', 'l', 9);
     insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
     values ('ch', 'November', true, '2026-10-01', '2026-11-01', '2026-11-30', 5)`,
  );
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = MERGED_AT;
  const { pool } = desk.database;
  await pool.query('truncate studio.customers, studio.accounts, identity."user" cascade');
  const add = async (first_name: string, email: string) =>
    (await desk.send('POST', '/people', { fields: { first_name, last_name: 'Koch', email } })).body.id;
  kept = await add('Jana', 'jana@web.example');
  gone = await add('Johanna', 'j.koch@work.example');
  await insertEntitlement(pool, { customer: gone, product: 'pass', credits: 5 });
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, entitlement_number, during)
     select 'b-ahead', e.customer_number, 'ahead', '2026-11-19', 'member', e.number,
            tstzrange('2026-11-25T18:00+01', '2026-11-25T18:45+01') from studio.entitlements e;
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
     select number, 2, 'held', -1, 'b-ahead', 5, 4, '2026-11-19' from studio.entitlements`,
  );
  await insertBooking(pool, { id: 'b-past', customer: gone, workout: 'past', attended: true });
  await insertSets(pool, { customer: gone, workout: 'past', exercise: 'squat', lifted: [[60, 8]] });
  await insertSets(pool, { customer: kept, workout: 'other', exercise: 'squat', lifted: [[70, 8]] });
  await pool.query(
    `insert into studio.challenge_participants select 'ch', number, '2026-11-02' from studio.customers where id = $1`,
    [gone],
  );
  await desk.send('POST', `/people/${gone}/notes`, { fields: { words: 'Knows Mia' } });
});

const merge = () => desk.send('POST', `/people/${kept}/merge`, { other_id: gone }, 'desk');
const preview = () => desk.read<MergePreview>(`/people/${kept}/merge?other_id=${gone}`, 'desk');
const page = (id: string) => desk.read<DeskPerson>(`/people/${id}`);
const has = async (id: string) => {
  const { ahead, past, entitlements, training, notes } = await page(id);
  return [ahead.length, past.length, entitlements[0]?.credits, training.sets, training.records, notes.length];
};
const found = async () => (await desk.read<FoundPerson[]>('/people?query=koch')).map(({ id }) => id);
const expectNothingBroken = async () => expect(await violatedInvariants(desk.database.pool)).toEqual([]);

describe('merging two records of a person', () => {
  it('shows first what moves', async () =>
    expect(await preview()).toEqual({
      other_id: gone,
      other_name: 'Johanna Koch',
      other_email: 'j.koch@work.example',
      bookings: 2,
      entitlements: 1,
      classes_with_sets: 1,
      challenges: 1,
      notes: 1,
      obstacle: null,
    }));

  it('moves everything, closes the other account and takes it out of the search', async () => {
    expect((await merge()).status).toBe(200);
    expect(await has(kept)).toEqual([1, 1, 4, 2, 1, 1]);
    expect(await has(gone)).toEqual([0, 0, undefined, 0, 0, 0]);
    expect((await page(gone)).account?.is_disabled).toBe(true);
    expect(await found()).toEqual([kept]);
    await expectNothingBroken();
  });

  it('is taken apart again as it was', async () => {
    const { change } = (await merge()).body;
    now = new Date(MERGED_AT.getTime() + 30 * DAY_MS - 1);
    expect((await desk.undo(change, 'desk')).status).toBe(200);
    now = MERGED_AT;
    expect(await has(kept)).toEqual([0, 0, undefined, 1, 0, 0]);
    expect(await has(gone)).toEqual([1, 1, 4, 1, 0, 1]);
    expect((await page(gone)).account?.is_disabled).toBe(false);
    expect((await found()).toSorted()).toEqual([kept, gone].toSorted());
    await expectNothingBroken();
  });

  it('gives back what was lifted since in a place that moves back, and in no other class', async () => {
    const { pool } = desk.database;
    const setsOf = async (id: string) => (await page(id)).training.sets;
    const { change } = (await merge()).body;
    await insertSets(pool, { customer: kept, workout: 'ahead', exercise: 'squat', lifted: [[60, 8]] });
    await insertSets(pool, { customer: kept, workout: 'same', exercise: 'squat', lifted: [[60, 8]] });
    expect((await desk.undo(change, 'desk')).status).toBe(200);
    expect([await setsOf(kept), await setsOf(gone)]).toEqual([2, 2]);
  });

  it('lets nobody agree to news for the other: only the links of mails lead to who was kept, and back', async () => {
    const { pool } = desk.database;
    const consentsOf = async (id: string) =>
      (
        await pool.query<{ choices: object | null; consents: number }>(
          `select (select choices from studio.message_settings s where s.customer_number = c.number),
                  (select count(*)::integer from studio.message_consents n where n.customer_number = c.number) as consents
             from studio.customers c where c.id = $1`,
          [id],
        )
      ).rows[0];
    await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ number: number }>(
        'select number from studio.customers where id = $1',
        [gone],
      );
      const choosing = { customerNumber: rows[0]?.number ?? 0, now, via: 'settings' } as const;
      await chooseChannel(client, { kind: 'news', channel: 'mail', isOn: true }, choosing);
    });
    const { change } = (await merge()).body;
    expect(await consentsOf(kept)).toEqual({ choices: null, consents: 1 });
    await desk.undo(change, 'desk');
    expect(await consentsOf(kept)).toEqual({ choices: null, consents: 0 });
    expect(await consentsOf(gone)).toEqual({ choices: { news: { mail: true } }, consents: 1 });
  });

  it('is not taken apart after thirty days, nor over a class booked with what moved', async () => {
    const { change } = (await merge()).body;
    await desk.database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, entitlement_number)
       select 'b-new', customer_number, 'other', '2026-11-20', 'member', number from studio.entitlements`,
    );
    expect((await desk.undo(change)).body).toMatchObject({
      code: 'cannot_undo',
      detail: /booked since then/,
    });
    now = new Date(MERGED_AT.getTime() + 30 * DAY_MS);
    expect((await desk.undo(change)).body).toMatchObject({ code: 'cannot_undo', detail: /30 days/ });
  });

  it('is taken apart once the classes booked since are cancelled, as was asked', async () => {
    const { change } = (await merge()).body;
    await desk.send('POST', '/classes/later/bookings', { customer_id: kept, may_exceed: false });
    expect((await desk.undo(change)).body.code).toBe('cannot_undo');
    await desk.send('DELETE', `/classes/later/bookings/${(await page(kept)).ahead[1]?.id ?? ''}`);
    expect((await desk.undo(change)).status).toBe(200);
    expect(await has(kept)).toEqual([0, 0, undefined, 1, 0, 0]);
    expect(await has(gone)).toEqual([1, 2, 4, 1, 0, 1]);
    await expectNothingBroken();
  });

  it('is taken apart after a class was cancelled and restored, with the place in it', async () => {
    const { change } = (await merge()).body;
    await desk.send('POST', '/classes/ahead/cancellation', { reason: 'coach' });
    await desk.send('POST', '/classes/ahead/restoration', {});
    expect((await desk.undo(change)).status).toBe(200);
    expect(await has(kept)).toEqual([0, 0, undefined, 1, 0, 0]);
    expect(await has(gone)).toEqual([1, 2, 4, 1, 0, 1]);
    await expectNothingBroken();
  });

  it('is taken apart also where something that moved was deleted since', async () => {
    const { change } = (await merge()).body;
    await desk.send('DELETE', `/notes/${(await page(kept)).notes[0]?.id ?? ''}`);
    await desk.database.pool.query('delete from studio.challenge_participants');
    expect((await desk.undo(change)).status).toBe(200);
    expect(await has(gone)).toEqual([1, 1, 4, 1, 0, 0]);
  });

  it('deletes the other record after thirty days, and nothing of the one that was kept', async () => {
    await merge();
    const log = { warn: () => undefined };
    const dependencies = deletionsWith({
      pool: desk.database.pool,
      now: () => now,
      log,
      publicUrl: 'https://lifted.example',
      firebaseUsers: undefined,
    });
    now = new Date(MERGED_AT.getTime() + 30 * DAY_MS - 1);
    expect(await forgetMergedPeople(dependencies)).toBe(0);
    now = new Date(MERGED_AT.getTime() + 30 * DAY_MS);
    expect(await forgetMergedPeople(dependencies)).toBe(1);
    expect((await desk.read<{ code: string }>(`/people/${gone}`)).code).toBe('not_found');
    expect((await page(kept)).entitlements).toMatchObject([{ credits: 4 }]);
  });
});

describe('two records stay two', () => {
  const obstacle = async () => {
    const shown = (await preview()).obstacle;
    expect((await merge()).body.errors).toMatchObject([{ field: 'other_id', message: shown }]);
    expect((await page(gone)).entitlements).toHaveLength(1);
    return shown;
  };

  it('with places at the same time', async () => {
    await desk.database.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, during)
       select 'b-same', number, 'same', '2026-11-19', 'member', tstzrange('2026-11-25T18:15+01', '2026-11-25T19:00+01')
         from studio.customers where id = $1`,
      [kept],
    );
    expect(await obstacle()).toMatch(/same time/);
  });

  it('with sets in the same class', async () => {
    await insertSets(desk.database.pool, {
      customer: kept,
      workout: 'past',
      exercise: 'squat',
      lifted: [[50, 8]],
    });
    expect(await obstacle()).toMatch(/sets in the same class/);
  });

  it('while the other works here, or one is about to be deleted', async () => {
    await desk.send('PUT', `/people/${gone}/roles`, { was: [], roles: ['coach'] });
    expect(await obstacle()).toMatch(/works here/);
    await desk.send('PUT', `/people/${gone}/roles`, { was: ['coach'], roles: [] });
    await desk.send('POST', `/people/${kept}/deletion`, {});
    expect(await obstacle()).toMatch(/about to be deleted/);
  });

  it('when the one that stays has no account and the other one can sign in', async () => {
    await desk.database.pool.query('delete from studio.accounts where customer_id = $1', [kept]);
    expect(await obstacle()).toMatch(/has no account.*other way round/);
    expect((await desk.send('POST', `/people/${gone}/merge`, { other_id: kept })).status).toBe(200);
  });

  it('when they are the same one', async () =>
    expect((await desk.send('POST', `/people/${kept}/merge`, { other_id: kept })).status).toBe(422));
});
