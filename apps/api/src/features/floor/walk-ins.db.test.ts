import type { FloorClass } from '@lifted/contract/floor/floor';
import type { EntryAnswer } from '@lifted/contract/floor/set-entries';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { balanceOf, insertEntitlement, violatedInvariants } from '../../testing/booking-fixture.ts';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';

const at = (ms: number) => new Date(CLASS_START.getTime() + ms);
let now = at(0);
let floor: FloorFixture;
let tablet: string;

beforeEach(async () => {
  now = at(0);
  floor = await createFloorFixture(() => now);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertCustomer(floor.database.pool, 'wanda');
  await insertEntitlement(floor.database.pool, { customer: 'wanda', product: 'pass', credits: 1 });
});
afterEach(() => floor.close());

const rosterNow = async () =>
  (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body.roster;
const add = async (customer_id = 'wanda') =>
  (
    await floor.call<{ booking_id: string }>('POST', '/floor/classes/evening/walk-ins', tablet, {
      customer_id,
      coach_id: 'carla',
    })
  ).body.booking_id;
const remove = (booking: string, coach = 'carla') =>
  floor.call('DELETE', `/floor/classes/evening/walk-ins/${booking}?coach_id=${coach}`, tablet);
const close = () => floor.call('POST', '/floor/classes/evening/closing', tablet, { coach_id: 'carla' });
const reopen = (coach = 'carla') =>
  floor.call('DELETE', `/floor/classes/evening/closing?coach_id=${coach}`, tablet);
const search = async (words: string) =>
  (
    await floor.call<{ name: string; last_visit?: string | null }[]>(
      'GET',
      `/floor/classes/evening/walk-ins?coach_id=carla&search=${words}`,
      tablet,
    )
  ).body;

it('takes a walk-in back as if it had not been: the credit returns, nothing is owed and nobody is written to', async () => {
  const { pool } = floor.database;
  const booking = await add();
  expect((await rosterNow()).map(({ name, is_walk_in }) => [name, is_walk_in])).toEqual([
    ['ben B.', false],
    ['mia B.', false],
    ['wanda B.', true],
    ['zoe B.', false],
  ]);
  await floor.call('POST', '/floor/set-entries', tablet, {
    entries: [floorEntry({ customer_id: 'wanda' })],
  });
  expect(await balanceOf(pool, 'wanda')).toBe(0);
  now = at(HOUR_MS);
  expect((await remove(booking)).status).toBe(204);
  expect((await remove(booking)).status).toBe(204);
  expect(await balanceOf(pool, 'wanda')).toBe(1);
  expect((await rosterNow()).map(({ name }) => name)).toEqual(['ben B.', 'mia B.', 'zoe B.']);
  await close();
  const { rows } = await pool.query(
    `select (select count(*)::integer from studio.fees) as fees, (select count(*)::integer from studio.mail_outbox) as mails,
            (select jsonb_agg(action order by id) from studio.audit_log where customer_id = 'wanda') as log,
            (select jsonb_agg(command order by at) from studio.booking_commands where booking_id = $1) as commands,
            (select has_attended from studio.bookings where id = $1) as "wasThere"`,
    [booking],
  );
  const commands = ['walk_in', 'cancel'];
  expect(rows).toEqual([
    { fees: 0, mails: 0, log: ['walk-in', 'remove-walk-in'], commands, wasThere: false },
  ]);
  expect(await violatedInvariants(pool)).toEqual([]);
});

it('no longer counts the sets of a walk-in who is taken back, keeps what was entered, and starts afresh', async () => {
  const { pool } = floor.database;
  const enter = async (weight: number) =>
    outcomes(
      (
        await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, {
          entries: [floorEntry({ customer_id: 'wanda', lifted: { reps: 8, weight } })],
        })
      ).body,
    );
  const setsNow = async () => {
    const { rows } = await pool.query<{ counted: number[] | null; cells: number; entered: number }>(
      `select (select jsonb_agg(weight) from studio.set_logs s where s.customer_number = c.number) as counted,
                (select count(*)::integer from studio.set_cells k where k.customer_number = c.number) as cells,
                (select count(*)::integer from studio.set_entries e where e.customer_number = c.number) as entered
           from studio.customers c where c.id = 'wanda'`,
    );
    return rows;
  };
  const booking = await add();
  await enter(60);
  expect(await setsNow()).toEqual([{ counted: [60], cells: 1, entered: 1 }]);
  await remove(booking);
  expect(await setsNow()).toEqual([{ counted: null, cells: 0, entered: 1 }]);
  expect(await enter(60)).toEqual(['not_in_class']);
  await add();
  expect(await enter(70)).toEqual(['current']);
  expect(await setsNow()).toEqual([{ counted: [70], cells: 1, entered: 2 }]);
});

it('takes back no place that was booked ahead, none for who is not at the tablet, and none of a closed list', async () => {
  const booking = await add();
  expect((await remove('b-mia')).status).toBe(404);
  expect((await remove(booking, 'tom')).status).toBe(403);
  now = at(2 * HOUR_MS + 1);
  expect((await remove(booking)).status).toBe(403);
  now = at(HOUR_MS);
  await close();
  expect((await remove(booking)).body.code).toBe('roster_closed');
  expect((await rosterNow()).length).toBe(4);
});

it('leads who waited back to the list', async () => {
  const { pool } = floor.database;
  await pool.query(`update studio.workouts set capacity = 3 where id = 'evening'`);
  await pool.query(
    `insert into studio.waitlist_entries (workout_number, customer_number, joined_at, state, changed_at, language)
     select w.number, c.number, '2026-11-19', 'waiting', '2026-11-19', 'en' from studio.workouts w, studio.customers c
      where w.id = 'evening' and c.id = 'wanda'`,
  );
  const waiting = async () =>
    (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body.waitlist.map(
      ({ name }) => name,
    );
  now = at(-10 * MINUTE_MS);
  await floor.send('DELETE', '/classes/evening/bookings/b-ben');
  const early = await add();
  expect(await waiting()).toEqual([]);
  await remove(early);
  expect(await waiting()).toEqual(['wanda B.']);
  now = at(MINUTE_MS);
  await remove(await add());
  expect(await waiting()).toEqual(['wanda B.']);
  expect(await violatedInvariants(pool)).toEqual([]);
});

it('tells people of like names apart by letters, and of the same name by their last visit', async () => {
  const { pool } = floor.database;
  for (const [id, name] of [
    ['z1', 'Schmidt'],
    ['z2', 'Sommer'],
    ['z3', 'Sommer'],
  ] as const) {
    await insertCustomer(pool, id);
    await insertEntitlement(pool, { customer: id, product: 'pass' });
    await pool.query('update studio.customers set first_name = $2, last_name = $3 where id = $1', [
      id,
      'Zofia',
      name,
    ]);
  }
  await insertBooking(pool, { id: 'b-z3', customer: 'z3', workout: 'before' });
  await pool.query(`update studio.bookings set has_attended = true where id = 'b-z3'`);
  const found = await search('zofia');
  expect(found.map(({ name, last_visit }) => [name, last_visit])).toEqual([
    ['Zofia Sc.', undefined],
    ['Zofia So.', null],
    ['Zofia So.', '2026-11-13'],
  ]);
});

it('finds by how the first or last name begins, however it is written, and by both in either order', async () => {
  const { pool } = floor.database;
  const people = [
    ['Jörg', 'Mueller'],
    ['Zoë Anna', 'Weiß'],
    ['Anna-Lena', 'O’Neil'],
    ['(Ö)', 'Æther'],
    ['J'.repeat(80), 'Lang'],
  ] as const;
  for (const [at, [first, last]] of people.entries()) {
    await insertCustomer(pool, `n${at}`);
    await insertEntitlement(pool, { customer: `n${at}`, product: 'pass' });
    await pool.query('update studio.customers set first_name = $2, last_name = $3 where id = $1', [
      `n${at}`,
      first,
      last,
    ]);
  }
  const asked = {
    JÖ: ['Jörg M.'],
    jo: ['Jörg M.'],
    'joerg m': ['Jörg M.'],
    mü: ['Jörg M.'],
    mueller: ['Jörg M.'],
    'müller j': ['Jörg M.'],
    'zoe a': ['Zoë W.'],
    'zoë anna w': ['Zoë W.'],
    weiß: ['Zoë W.'],
    weiss: ['Zoë W.'],
    'anna-l': ['Anna-Lena O.'],
    "anna-lena o'": ['Anna-Lena O.'],
    on: ['Anna-Lena O.'],
    'ö (': ['(Ö) Æ.', 'Anna-Lena O.'],
    æt: ['(Ö) Æ.'],
    ['j'.repeat(70)]: [`${'J'.repeat(80)} L.`],
    // Parts inside a name, of the address, and signs alone.
    lena: [],
    'anna w': [],
    'jörg member': [],
    'member.example': [],
    '((': [],
    '%%': [],
  };
  const found: Record<string, string[]> = {};
  for (const words of Object.keys(asked))
    found[words] = (await search(encodeURIComponent(words))).map(({ name }) => name);
  expect(found).toEqual(asked);
});

it('puts first names before last names, each by first name, and everybody once', async () => {
  const { pool } = floor.database;
  const people = ['Berta Anders', 'Anders Zorn', 'Adam Anders', 'Anders Anders', 'Mandy Band'];
  for (const [at, name] of people.entries()) {
    await insertCustomer(pool, `a${at}`);
    await insertEntitlement(pool, { customer: `a${at}`, product: 'pass' });
    await pool.query('update studio.customers set first_name = $2, last_name = $3 where id = $1', [
      `a${at}`,
      ...name.split(' '),
    ]);
  }
  expect((await search('and')).map(({ name }) => name)).toEqual([
    'Anders A.',
    'Anders Z.',
    'Adam A.',
    'Berta A.',
  ]);
});

it('opens a closed list again for a coach who unlocked the tablet', async () => {
  const closed = async () =>
    (await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet)).body.roster_closed_at;
  await close();
  expect((await reopen('tom')).status).toBe(403);
  expect(await closed()).not.toBeNull();
  expect((await reopen()).status).toBe(204);
  expect((await reopen()).status).toBe(204);
  expect(await closed()).toBeNull();
});
