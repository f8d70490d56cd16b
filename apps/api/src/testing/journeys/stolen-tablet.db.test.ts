import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import type { Call } from '@lifted/contract/call';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routePattern } from '../../http/routing/register-call.ts';
import { contractCalls } from '../calls/contract-calls.ts';
import { CLASS_START, createFloorFixture, floorEntry, type FloorFixture } from '../floor-fixture.ts';
import { insertSets } from '../member-fixture.ts';
import { registerMemberCalls } from '../calls/register-member-calls.ts';

/* What somebody reaches who carries a tablet out of the room and reads its credential out of its storage. */

const NOW = new Date(CLASS_START.getTime() + MINUTE_MS);

let floor: FloorFixture;
let tablet: string;
let tabletId: string;
let calls: readonly Call[];

beforeAll(async () => {
  floor = await createFloorFixture(
    () => NOW,
    (app, pool) => registerMemberCalls(app, pool, () => NOW),
  );
  ({ token: tablet, id: tabletId } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertSets(floor.database.pool, {
    customer: 'mia',
    workout: 'before',
    exercise: 'squat',
    lifted: [[60, 8]],
  });
  calls = (await contractCalls()).filter((call) =>
    floor.app.hasRoute({ method: call.method, url: routePattern(call) }),
  );
});
afterAll(() => floor.close());

async function statusOf(call: Call, token: string): Promise<number> {
  const answer = await floor.app.inject({
    method: call.method,
    url: `/api${call.path.replace('{classId}', 'evening').replaceAll(/\{\w+\}/g, 'mia')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(call.body !== undefined && { payload: {} }),
  });
  return answer.statusCode;
}

it('opens no call of members, coaches, the desk or the owner', async () => {
  const ofPersons = calls.filter(({ access }) => access !== 'all' && access !== 'floor');
  expect(ofPersons.length).toBeGreaterThan(150);
  const opened = new Set<string>();
  for (const call of ofPersons) {
    if ((await statusOf(call, tablet)) !== 401) opened.add(`${call.method} ${call.path}`);
  }
  expect([...opened]).toEqual([]);
});

it('reads of people in the room their short names, weights and notes for the coach, and no other field', async () => {
  await floor.call('POST', '/floor/set-entries', tablet, { entries: [floorEntry()] });
  const read = async <Answer>(path: string) => (await floor.call<Answer>('GET', path, tablet)).body;
  const { classes, coaches } = await read<FloorDay>('/floor/day');
  const shown = await read<FloorClass>('/floor/classes/evening');
  const fieldsOf = (values: readonly object[]) => [...new Set(values.flatMap(Object.keys))].toSorted();
  expect(fieldsOf(coaches)).toEqual(['first_name', 'has_pin', 'id', 'profile_image_url']);
  expect(fieldsOf(classes)).toEqual([
    'capacity',
    'coach_first_name',
    'coach_id',
    'end_datetime',
    'expected',
    'id',
    'present',
    'start_datetime',
    'state',
    'timer_name',
  ]);
  expect(fieldsOf([shown]).filter((field) => !fieldsOf(classes).includes(field))).toEqual([
    'cells',
    'check_in_opens_at',
    'exercises',
    'histories',
    'location_name',
    'notes',
    'roster',
    'roster_closed_at',
    'set_count',
    'swaps',
    'waitlist',
  ]);
  expect(fieldsOf(shown.roster)).toEqual([
    'customer_id',
    'id',
    'is_beyond',
    'is_first_time',
    'is_present',
    'is_unconfirmed',
    'is_walk_in',
    'kind',
    'name',
    'partner_name',
  ]);
  expect(fieldsOf(shown.cells)).toEqual([
    'current',
    'customer_id',
    'exercise_id',
    'exercise_number',
    'others',
    'set_number',
  ]);
  expect(shown.histories).toEqual([
    {
      customer_id: 'mia',
      exercise_id: 'squat',
      sessions: [{ date: '2026-11-13', planned_reps: 8, sets: [{ reps: 8, weight: 60 }] }],
    },
  ]);
});

it('reaches nothing at all once it is revoked', async () => {
  const ofFloor = calls.filter(({ access }) => access === 'floor');
  expect(ofFloor.length).toBeGreaterThan(10);
  await floor.send('DELETE', `/floor-devices/${tabletId}`, {});
  for (const call of ofFloor) expect(await statusOf(call, tablet), `${call.method} ${call.path}`).toBe(401);
});
