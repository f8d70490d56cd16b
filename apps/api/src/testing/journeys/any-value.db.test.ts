import { appendFileSync } from 'node:fs';
import type { Call } from '@lifted/contract/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routePattern } from '../../http/routing/register-call.ts';
import { changedAt, DAYS, leavesOf, TEXTS, type Leaf } from '../calls/any-values.ts';
import { insertEntitlement } from '../booking-fixture.ts';
import { contractCalls } from '../calls/contract-calls.ts';
import { createFloorFixture, type FloorFixture } from '../floor-fixture.ts';
import { addressOf, goodRequest, type Sent } from '../calls/good-request.ts';
import { registerMemberCalls } from '../calls/register-member-calls.ts';

/*
 * Every call of the contract with whatever somebody may send: a success or a refusal, never a failure of ours. The hard
 * extent tries every value in every field, which takes some minutes; otherwise each field gets a few, others in each field.
 * `ANY_VALUE_CALLS=73-216` tries these alone, counted from 1; each call is a line of `ANY_VALUE_LOG`, so a run that was ended goes on
 * where its last line says.
 */

const NOW = new Date('2026-11-20T11:00:00Z');
const TRIES_ALL = process.env['TEST_EXTENT'] === 'hard';
/** Draw a page of the built site, which is not there. */
const DRAW_PAGES: readonly string[] = ['/desk/challenges/preview', '/desk/programme/{date}/preview'];
const AT_ONCE = 4;
const MINUTE_MS = 60_000;
/** The hard extent takes half an hour where nothing else runs. */
const LONGEST_MS = (TRIES_ALL ? 240 : 20) * MINUTE_MS;
const [FIRST = 1, LAST = Infinity] = process.env['ANY_VALUE_CALLS']?.split('-').map(Number) ?? [];
const LOG = process.env['ANY_VALUE_LOG'];

let floor: FloorFixture;
let calls: readonly Call[];
const known: Record<string, string | number | boolean | null | string[]> = {};
/** Ids in addresses, by how these begin. */
const ids = new Map<string, string>();
let tablet = '';

beforeAll(async () => {
  floor = await createFloorFixture(
    () => NOW,
    (app, pool) => registerMemberCalls(app, pool, () => NOW),
  );
  const { app, database, send, enrol } = floor;
  const { pool } = database;
  tablet = (await enrol('loft')).token;

  const add = async (path: string, body: object) => (await send('POST', path, body)).body.id;
  const membership = await insertEntitlement(pool, { customer: 'mia', product: 'flat' });
  const pass = await insertEntitlement(pool, { customer: 'mia', product: 'pass' });
  await pool.query(
    `insert into studio.branches values ('north', 'North', 'North Street 1', '13347', 'Berlin');
     insert into studio.partners (id, name, quota) values ('usc', 'Urban', 4)`,
  );
  Object.assign(known, {
    coach_id: 'carla',
    location_id: 'loft',
    branch_id: null,
    product_id: 'pass',
    customer_id: 'ben',
    entitlement_id: pass,
    partner_id: 'usc',
    exercise_id: 'squat',
    other_id: 'zoe',
    class_id: 'tomorrow',
    workout_id: 'tomorrow',
    branch_ids: ['north'],
    until: '2026-12-31',
    until_day: '2026-12-31',
    valid_until: '2027-12-31',
    on_sale_to: '2027-12-31',
    planned_from: '2027-06-01',
    last_day: '2026-12-31',
    to: '2026-12-07',
    week: '2026-11-16',
    profile_image_url: null,
    capacity: 9,
    entry: 1,
  });
  const template = {
    fields: {
      timer_name: 'Lift',
      weekday: 1,
      start_time: '09:00',
      coach_id: 'carla',
      location_id: 'loft',
      capacity: 9,
      every_weeks: 1,
      valid_from: '2026-12-01',
      valid_until: null,
    },
  };
  const closure = { fields: { from_day: '2026-12-24', until_day: '2026-12-26', reason: 'Holidays' } };
  const note = { fields: { words: 'knee' } };
  for (const [path, id] of [
    ['/desk/people', 'mia'],
    ['/desk/entitlements/{id}/pause', membership],
    ['/desk/entitlements/{id}/end', membership],
    ['/desk/entitlements', pass],
    ['/desk/products', 'pass'],
    ['/desk/branches', 'north'],
    ['/desk/locations', 'loft'],
    ['/desk/room-equipment', 'loft'],
    ['/desk/coaches', 'carla'],
    ['/desk/partners', 'usc'],
    ['/desk/exercises', 'squat'],
    ['/desk/week-templates', await add('/week-templates', template)],
    ['/desk/closures', await add('/closures', closure)],
    ['/desk/notes', await add('/people/mia/notes', note)],
    ['/customers', 'mia'],
    ['/desk/classes', 'tomorrow'],
    ['/desk/timetable', 'tomorrow'],
    ['/floor/classes', 'evening'],
    ['/workouts', 'tomorrow'],
    ['/bookings', 'b-mia'],
  ] as const)
    ids.set(path, id);
  calls = (await contractCalls()).filter(
    (call) =>
      app.hasRoute({ method: call.method, url: routePattern(call) }) &&
      call.path !== '/desk/changes-stream' &&
      !DRAW_PAGES.includes(call.path),
  );
});
afterAll(() => floor.close());

function requestFor(call: Call): Sent {
  const params = { bookingId: 'b-mia', placeId: 'b-mia', date: '2026-12-01', changeId: '7' };
  return goodRequest(call, { fields: known, ids, params });
}

let sent = 0;

async function statusOf(call: Call, request: Sent): Promise<number> {
  sent += 1;
  const answer = await floor.app.inject({
    method: call.method,
    url: addressOf(call, request),
    // Nobody is limited here: each request comes from somewhere else.
    remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    headers: { authorization: `Bearer ${callerOf(call)}` },
    ...(request.body !== undefined && { payload: JSON.stringify(request.body), headers: headersOf(call) }),
  });
  // What was changed is taken back, so that the next value meets the same.
  const { change } = changeIn(answer.body);
  if (change !== null) await floor.undo(change, 'owner');
  return answer.statusCode;
}

function headersOf(call: Call) {
  return { authorization: `Bearer ${callerOf(call)}`, 'content-type': 'application/json' };
}

function changeIn(body: string): { readonly change: string | null } {
  return { change: /"change":"(\d+)"/.exec(body)?.[1] ?? null };
}

function callerOf({ access }: Call): string {
  if (access === 'floor') return tablet;
  return access === 'staff' || access === 'desk' || access === 'owner' ? 'owner' : 'mia';
}

function valuesFor({ isDay }: Leaf, at: number): readonly string[] {
  if (TRIES_ALL) return isDay ? [...DAYS, ...TEXTS] : TEXTS;
  const one = (from: readonly string[], step: number) => from[(at * step) % from.length] ?? '';
  return isDay ? ['9999-12-31', '2026-02-30'] : [one(TEXTS, 7)];
}

/** Requests to a call that are good but for one field, each with what is in it. */
function requestsOf(call: Call, numbered: () => number): readonly (readonly [what: string, Sent])[] {
  const good = requestFor(call);
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    leavesOf(call[part], good[part]).flatMap((leaf) =>
      valuesFor(leaf, numbered()).map((value) => {
        const what = `${call.method} ${call.path}: ${leaf.path.join('.')} = ${value.slice(0, 40)}`;
        return [what, { ...good, [part]: changedAt(good[part], leaf.path, value) }] as const;
      }),
    ),
  );
}

function tell(line: string, failures: readonly string[]): void {
  if (LOG !== undefined) appendFileSync(LOG, [line, ...failures, ''].join('\n'));
}

it('is answered with sense in every field of every call', { timeout: LONGEST_MS }, async ({ annotate }) => {
  expect(calls.length).toBeGreaterThan(150);
  const failures: string[] = [];
  let at = 0;
  for (const [number, call] of calls.entries()) {
    const before = { sent, failures: failures.length };
    // Drawn for each call, also for those left out: the next ones get the same values.
    const requests = requestsOf(call, () => (at += 1));
    if (number + 1 < FIRST || number + 1 > LAST) continue;
    for (const [what, request] of requests) {
      if ((await statusOf(call, request)) >= 500) failures.push(what);
    }
    tell(
      `${number + 1} of ${calls.length}: ${call.method} ${call.path}, ${sent - before.sent} values`,
      failures.slice(before.failures),
    );
  }
  await annotate(`${calls.length} calls, ${sent} values, ${failures.length} answered with a failure`);
  expect(failures).toEqual([]);
});

it(
  'is answered with sense when every command is sent several times at once',
  { timeout: 600_000 },
  async () => {
    const failures: string[] = [];
    let done = 0;
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const good = requestFor(call);
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => statusOf(call, good)));
      if (statuses.some((status) => status < 300)) done += 1;
      if (statuses.some((status) => status >= 500))
        failures.push(`${call.method} ${call.path}: ${statuses.join()}`);
    }
    expect(failures).toEqual([]);
    // Most do something, so that it is not refusals alone that meet.
    expect(done).toBeGreaterThan(40);
  },
);
