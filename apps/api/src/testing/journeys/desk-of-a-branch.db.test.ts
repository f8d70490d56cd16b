import type { Call } from '@lifted/contract/call';
import type { DeskInbox } from '@lifted/contract/desk/desk-inbox';
import type { StudioNumbersAnswer } from '@lifted/contract/desk/desk-numbers';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import type { DeskToday } from '@lifted/contract/desk/desk-today';
import { OWNERS_NUMBERS, STUDIO_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractCalls } from '../calls/contract-calls.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* A front desk of some branches: every call of staff, and what each list is narrowed to. */

const now = new Date('2026-11-20T11:00:00Z');
const NORTH = 'desk-at-north';
const OWN_ADDRESS_DESK = 'desk-at-own';

let desk: DeskFixture;
let calls: readonly Call[];

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  const { pool } = desk.database;
  await pool.query(
    `insert into studio.branches (id, name, street, postcode, city)
     values ('north', 'North', 'N 1', '1', 'B'), ('south', 'South', 'S 1', '1', 'B')`,
  );
  await insertClass(pool, { id: 'northern', start: '2026-11-20T17:00:00Z', coach: 'Ada', location: 'Hall' });
  await insertClass(pool, { id: 'southern', start: '2026-11-20T17:00:00Z', coach: 'Ben', location: 'Loft' });
  await insertClass(pool, { id: 'at-home', start: '2026-11-20T18:00:00Z', coach: 'Cleo', location: 'Yard' });
  await pool.query(
    `update studio.locations set branch_id = case id when 'Hall' then 'north' when 'Loft' then 'south' end`,
  );
  calls = (await contractCalls()).filter(({ access }) => access === 'staff' || access === 'desk');
});
afterAll(() => desk.close());

async function codeFor({ method, path, body }: Call, who: string, classId: string): Promise<string> {
  const answer = await desk.app.inject({
    method,
    url: `/api${path.replace('{classId}', classId).replaceAll(/\{\w+\}/g, '0')}`,
    headers: { authorization: `Bearer ${who}` },
    ...(body !== undefined && { payload: {} }),
    payloadAsStream: true,
  });
  const isStream = answer.headers['content-type'] === 'text/event-stream';
  answer.stream().destroy();
  return isStream || answer.statusCode !== 403 ? 'open' : 'not_allowed';
}

describe('each call of staff', () => {
  it('is open to the front desk of a branch where the contract says what it reaches', async () => {
    expect(calls.length).toBeGreaterThan(100);
    for (const call of calls) {
      const isNarrow = call.path.startsWith('/desk/numbers') || call.path.startsWith('/desk/inbox/');
      if (isNarrow) continue;
      expect(await codeFor(call, NORTH, 'northern'), `${call.method} ${call.path}`).toBe(
        call.reach === undefined ? 'not_allowed' : 'open',
      );
    }
  });

  it('that names a class is for the front desk of its branch', async () => {
    const named = calls.filter(({ path, reach }) => path.includes('{classId}') && reach === 'class');
    expect(named.length).toBeGreaterThan(12);
    for (const call of named) {
      const said = await Promise.all(
        [NORTH, OWN_ADDRESS_DESK, 'desk', 'owner'].map((who) => codeFor(call, who, 'southern')),
      );
      expect(said, `${call.method} ${call.path}`).toEqual(['not_allowed', 'not_allowed', 'open', 'open']);
    }
  });

  it('says why it is not for the front desk of a branch', async () => {
    const { body } = await desk.send('POST', '/closures', {}, NORTH);
    expect(body.detail).toContain('front desk of some branches');
  });
});

describe('a class', () => {
  const fields = {
    timer_name: 'Strength',
    coach_id: 'Ada',
    location_id: 'Hall',
    day: '2026-11-21',
    time: '18:00',
    capacity: 14,
  };
  const key = () => crypto.randomUUID();
  const add = (location: string) =>
    desk.send('POST', '/classes', { fields: { ...fields, location_id: location } }, NORTH, key());

  it('is added in rooms of the branch, and nowhere else', async () => {
    expect([(await add('Hall')).status, (await add('Loft')).status, (await add('Yard')).status]).toEqual([
      201, 403, 403,
    ]);
  });

  it('is not moved into a room of another branch, nor previewed there', async () => {
    const { body } = await add('Hall');
    const moved = { ...fields, location_id: 'Loft' };
    const edit = { was: fields, fields: moved };
    expect((await desk.send('PUT', `/classes/${body.id}`, edit, NORTH)).status).toBe(403);
    const preview = { edited: { id: body.id, was: fields }, fields: moved };
    expect((await desk.send('POST', '/classes/preview', preview, NORTH)).status).toBe(403);
    const later = { was: fields, fields: { ...fields, capacity: 10 } };
    expect((await desk.send('PUT', `/classes/${body.id}`, later, NORTH)).status).toBe(200);
  });

  it('is looked at through a preview by nobody who may not edit it', async () => {
    const preview = { edited: { id: 'southern', was: fields }, fields };
    expect((await desk.send('POST', '/classes/preview', preview, NORTH)).status).toBe(403);
  });
});

describe('lists', () => {
  it('of classes have those of the branch', async () => {
    const read = async (who: string) =>
      (await desk.read<DeskTimetableClass[]>('/timetable?from=2026-11-20&to=2026-11-20', who)).map(
        ({ id }) => id,
      );
    expect(await read(NORTH)).toEqual(['northern']);
    expect(await read(OWN_ADDRESS_DESK)).toEqual(['at-home']);
    expect(await read('desk')).toEqual(['northern', 'southern', 'at-home']);
  });

  it('of today have what waits in the branch, and nothing of the whole studio', async () => {
    // Empty classes of the coming days are listed too, and other tests plan some.
    const ours = ['northern', 'southern', 'at-home'];
    const at = async (who: string) =>
      (await desk.read<DeskToday>('/today', who)).at_risk
        .map(({ id }) => id)
        .filter((id) => ours.includes(id));
    expect(await at(NORTH)).toEqual(['northern']);
    expect(await at('desk')).toEqual(ours);
  });

  it('of visitors have those of the branch, who are followed up there alone', async () => {
    const { rows } = await desk.database.pool.query<{ id: string }>(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('northern', 'n@web.example', 'N', '2026-11-19', sha256('1')),
              ('southern', 's@web.example', 'S', '2026-11-19', sha256('2'))
       returning id::text`,
    );
    const [northern = '', southern = ''] = rows.map(({ id }) => id);
    const inbox = async (who: string) =>
      (await desk.read<DeskInbox>('/inbox', who)).trials.map(({ email }) => email);
    expect(await inbox(NORTH)).toEqual(['n@web.example']);
    expect(await inbox('desk')).toEqual(['n@web.example', 's@web.example']);
    const lost = (id: string, kind = 'trial') =>
      desk.send('PUT', `/inbox/${kind}/${id}`, { outcome: 'lost' }, NORTH);
    expect((await lost(southern)).status).toBe(403);
    expect((await lost(northern, 'declaration')).status).toBe(403);
    expect((await lost(northern)).status).toBe(200);
  });

  it('of numbers are of one branch, its classes and its people', async () => {
    const period = 'first=2026-10-01&last=2026-11-30';
    const status = async (query: string) =>
      (
        await desk.app.inject({
          url: `/api/desk/numbers${query}`,
          headers: { authorization: `Bearer ${NORTH}` },
        })
      ).statusCode;
    expect(await status(`?${period}`)).toBe(403);
    expect(await status(`?${period}&branch=south`)).toBe(403);
    for (const name of ['members', 'unseen', 'pauses', 'ends']) {
      expect(await status(`/${name}?${period}`), name).toBe(403);
      for (const branch of ['south', 'own', 'none'])
        expect(await status(`/${name}?${period}&branch=${branch}`), name).toBe(403);
      expect(await status(`/${name}?${period}&branch=north`), name).toBe(200);
    }
    expect(await status(`/granted?${period}&branch=north`)).toBe(403);
    expect(await status(`/occupancy?${period}&branch=north`)).toBe(200);
    expect(await status(`/occupancy?${period}&branch=own`)).toBe(403);
    expect(await status(`/occupancy/rows.csv?${period}`)).toBe(403);
    const { numbers } = await desk.read<StudioNumbersAnswer>(`/numbers?${period}&branch=north`, NORTH);
    expect(numbers.map(({ name }) => name)).toEqual(
      STUDIO_NUMBERS.filter((name) => !OWNERS_NUMBERS.has(name)),
    );
  });
});

it('takes back its own changes, and nobody else’s', async () => {
  const person = async (first: string, who: string) =>
    (
      await desk.send(
        'POST',
        '/people',
        { fields: { first_name: first, last_name: 'Koch', email: `${first}@web.example` } },
        who,
      )
    ).body;
  const edit = (id: string, first: string, who: string) =>
    desk.send(
      'PUT',
      `/people/${id}`,
      {
        was: { first_name: first, last_name: 'Koch', email: `${first}@web.example` },
        fields: { first_name: first, last_name: 'Kohl', email: `${first}@web.example` },
      },
      who,
    );
  const { id } = await person('jana', 'desk');
  const { id: other } = await person('mara', 'desk');
  const own = await edit(id, 'jana', NORTH);
  const theirs = await edit(other, 'mara', 'desk');
  expect((await desk.undo(own.body.change, NORTH)).status).toBe(200);
  expect((await desk.undo(theirs.body.change, NORTH)).status).toBe(403);
});
