import { randomUUID } from 'node:crypto';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { EntryAnswer, FloorSetEntry, MyWorkout, SetCell } from '@lifted/contract/floor/set-entries';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { cellAfter, EMPTY_CELL, type SetCell as KnownSet } from '@lifted/domain/training/set-cell';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom, shuffled, type Random } from '../../demo/content/seeded-random.ts';
import { CLASS_START, createFloorFixture, type FloorFixture } from '../floor-fixture.ts';
import { insertBooking, insertCustomer } from '../member-fixture.ts';

/*
 * Runs beside each other at the real server, one in each set of a class: two tablets and the member's phone enter it without
 * having seen each other, come and go, lose answers and send again. What each set is then is worked out a second time from
 * what the server says has arrived, by the text of section 3. A thousand runs in the hard extent, otherwise a fifth of them.
 */

const MEMBERS = Array.from(
  { length: process.env['TEST_EXTENT'] === 'hard' ? 25 : 5 },
  (_, at) => `member-${at + 1}`,
);
const EXERCISES = ['squat', 'bench'] as const;
const SETS = 20;
const ROUNDS = 6;
const BATCH = 60;
/** Runs that end with values nobody decided about, at least. */
const DOUBTFUL = 0.1;
const NOW = new Date(CLASS_START.getTime() + 30 * MINUTE_MS);

type Author = 'coach' | 'member';

interface Device {
  readonly author: Author;
  /** The set as the server last told this device. */
  known: KnownSet;
  unsent: FloorSetEntry[];
}

/** One run: a set, who enters it, and the chance that decides. */
interface Run {
  readonly customer: string;
  readonly exercise: (typeof EXERCISES)[number];
  readonly number: number;
  readonly set: number;
  readonly random: Random;
  readonly devices: readonly [Device, Device, Device];
  readonly entered: (FloorSetEntry & { readonly author: Author })[];
}

const runs: Run[] = MEMBERS.flatMap((customer) =>
  EXERCISES.flatMap((exercise, at) =>
    Array.from({ length: SETS }, (_, set): Run => {
      const device = (author: Author): Device => ({ author, known: EMPTY_CELL, unsent: [] });
      return {
        customer,
        exercise,
        number: at + 1,
        set: set + 1,
        random: seededRandom(`${customer} ${exercise} ${set + 1}`),
        devices: [device('coach'), device('coach'), device('member')],
        entered: [],
      };
    }),
  ),
);
const runOf = new Map(runs.map((run) => [keyOf(run.customer, run.exercise, run.set), run]));
const chance = seededRandom('the network');

let floor: FloorFixture;
const tablets: string[] = [];

beforeAll(async () => {
  floor = await createFloorFixture(() => NOW);
  await floor.database.pool.query('update studio.workouts set capacity = 40, max_set_number = $1', [SETS]);
  for (const id of MEMBERS) {
    await insertCustomer(floor.database.pool, id);
    await insertBooking(floor.database.pool, { id: `b-${id}`, customer: id, workout: 'evening' });
  }
  for (let each = 0; each < 2; each += 1) {
    const { token } = await floor.enrol('loft');
    await floor.call('POST', '/floor/unlock', token, { coach_id: 'carla', pin: '2580' });
    tablets.push(token);
  }
});
afterAll(() => floor.close());

function keyOf(customer: string, exercise: string, set: number): string {
  return `${customer} ${exercise} ${set}`;
}

/** What the device shows: the server's last word, and its own entries on top. */
function shownOn({ author, known, unsent }: Device): KnownSet {
  return unsent.reduce<KnownSet>(
    (cell, entry) => cellAfter(cell, { ...entry, entry: entry.id, author }).cell,
    {
      current: known.current,
      others: known.others,
    },
  );
}

/** Few values, so that devices often say the same; none shares its weight with another number of repetitions. */
const VALUES = [
  { weight: 60, reps: 5 },
  { weight: 62.5, reps: 6 },
  { weight: 65, reps: 7 },
  { weight: 67.5, reps: 0 },
  null,
] as const;

function enter(run: Run, device: Device): void {
  const { current, others } = shownOn(device);
  const entry: FloorSetEntry = {
    id: randomUUID(),
    workout_id: 'evening',
    exercise_id: run.exercise,
    exercise_number: run.number,
    set_number: run.set,
    lifted: VALUES[Math.floor(run.random() * VALUES.length)] ?? null,
    base: current?.entry ?? null,
    settles: others.map((other) => other.entry),
    made_at: NOW.toISOString(),
    customer_id: run.customer,
    coach_id: 'carla',
  };
  device.unsent.push(entry);
  run.entered.push({ ...entry, author: device.author });
}

/** Sends what a device has of these runs, in pieces; some answers are lost, and some pieces are sent twice. */
async function send(which: 0 | 1 | 2, sender: string, ofRuns: readonly Run[]): Promise<void> {
  const entries = ofRuns.flatMap((run) => run.devices[which].unsent);
  for (let from = 0; from < entries.length; from += BATCH) {
    const piece = entries.slice(from, from + BATCH);
    const post = async () => {
      const answer = await (which === 2
        ? floor.call<EntryAnswer[]>('POST', `/customers/${sender}/set-entries`, sender, {
            entries: piece.map(({ coach_id: _, customer_id: __, ...own }) => own),
          })
        : floor.call<EntryAnswer[]>('POST', '/floor/set-entries', sender, { entries: piece }));
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const fate = chance();
    if (fate < 0.15) await post();
    const answers = await post();
    if (fate > 0.8) continue;
    for (const { refusal, cell } of answers) {
      expect(refusal).toBeNull();
      if (cell === null) throw new Error('An answer without its set.');
      const device = runOf.get(keyOf(cell.customer_id, cell.exercise_id, cell.set_number))?.devices[which];
      if (device === undefined) throw new Error('An answer about another set.');
      device.known = cell;
    }
    const done = new Set(answers.map(({ id }) => id));
    for (const { devices } of ofRuns) {
      devices[which].unsent = devices[which].unsent.filter(({ id }) => !done.has(id));
    }
  }
}

/** What the server says of every set now, as a tablet reads it. */
async function cellsNow(): Promise<Map<string, SetCell>> {
  const { body } = await floor.call<FloorClass>('GET', '/floor/classes/evening', tablets[0] ?? '');
  return byKey(body.cells);
}

function byKey(cells: readonly SetCell[]): Map<string, SetCell> {
  return new Map(cells.map((cell) => [keyOf(cell.customer_id, cell.exercise_id, cell.set_number), cell]));
}

/** All three devices at once, each with the runs whose network it has now. */
async function sendAtOnce(isReached: () => boolean): Promise<void> {
  await Promise.all(
    ([0, 1, 2] as const).map(async (which) => {
      const reached = shuffled(chance, runs).filter(isReached);
      if (which !== 2) return send(which, tablets[which] ?? '', reached);
      await Promise.all(
        MEMBERS.map((id) =>
          send(
            which,
            id,
            reached.filter(({ customer }) => customer === id),
          ),
        ),
      );
    }),
  );
}

interface Held {
  readonly id: string;
  readonly author: Author;
  readonly lifted: FloorSetEntry['lifted'];
}

const sayTheSame = (one: Held | null, other: Held) =>
  JSON.stringify(one?.lifted ?? null) === JSON.stringify(other.lifted);

/**
 * The text of section 3: 'Same base: accepted. Another base, same value: nothing. Another value: the member's own entry wins for
 * that member, else the order of arrival; the other stays visible.' One that is taken back is gone (decision 117).
 */
function asTheTextSays(arrived: readonly Run['entered'][number][]) {
  let holds: Held | null = null;
  let visible: Held[] = [];
  for (const entry of arrived) {
    const { id, author, lifted, base, settles } = entry;
    const value: Held = { id, author, lifted };
    const takesBack = lifted === null && visible.some((other) => other.id === base);
    visible = visible.filter((other) => other.id !== base && !settles.includes(other.id));
    const isOnWhatHolds = base === (holds?.id ?? null);
    if (!isOnWhatHolds && (takesBack || sayTheSame(holds, value))) continue;
    if (isOnWhatHolds || (author === 'member' && holds?.author === 'coach')) {
      if (!isOnWhatHolds && holds !== null) visible.push(holds);
      holds = value;
      visible = visible.filter((other) => !sayTheSame(other, value));
    } else if (!visible.some((other) => sayTheSame(other, value))) visible.push(value);
  }
  return { holds, visible };
}

/** Everybody enters, sends and reads at random for a while; in the end everything arrives. */
async function play(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const run of runs) {
      for (const device of run.devices) if (run.random() < 0.35) enter(run, device);
    }
    await sendAtOnce(() => chance() < 0.4);
    const now = await cellsNow();
    for (const run of runs) {
      const cell = now.get(keyOf(run.customer, run.exercise, run.set)) ?? EMPTY_CELL;
      for (const device of run.devices) if (run.random() < 0.4) device.known = cell;
    }
  }
  while (runs.some(({ devices }) => devices.some(({ unsent }) => unsent.length > 0))) {
    await sendAtOnce(() => true);
  }
}

/**
 * Each value is in sight, or somebody who had it before them replaced it: the same once more, without the rule. Taking one back is
 * no value that could be lost.
 */
function expectNothingLost(entered: Run['entered'], inSight: readonly Held[], key: string): void {
  for (const value of entered.filter(({ lifted }) => lifted !== null)) {
    const equal = entered.filter((one) => sayTheSame(one, value));
    const isReplaced = equal.some(({ id }) =>
      entered.some(({ base, settles }) => base === id || settles.includes(id)),
    );
    expect(isReplaced || inSight.some((one) => sayTheSame(one, value)), `${key}: ${value.id}`).toBe(true);
  }
}

it(
  'sets entered on two tablets and a phone that come and go are what the rule says: nothing twice, nothing lost',
  { timeout: 180_000 },
  async () => {
    await play();
    const { rows: stored } = await floor.database.pool.query<{ id: string }>(
      'select id::text as id from studio.set_entries order by number',
    );
    expect(stored.map(({ id }) => id).toSorted()).toEqual(
      runs.flatMap(({ entered }) => entered.map(({ id }) => id)).toSorted(),
    );
    const order = new Map(stored.map(({ id }, at) => [id, at]));
    const byArrival = (one: { readonly id: string }, other: { readonly id: string }) =>
      (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0);

    const now = await cellsNow();
    const logged: string[] = [];
    let doubtful = 0;
    for (const { customer, exercise, number, set, entered } of runs) {
      const key = keyOf(customer, exercise, set);
      const { holds, visible } = asTheTextSays(entered.toSorted(byArrival));
      const cell: KnownSet = now.get(key) ?? EMPTY_CELL;
      const held = ({ entry, author, lifted }: KnownSet['others'][number]) => ({ id: entry, author, lifted });
      expect({ holds: cell.current && held(cell.current), visible: cell.others.map(held) }, key).toEqual({
        holds,
        visible: visible.toSorted(byArrival),
      });
      expectNothingLost(entered, holds === null ? visible : [holds, ...visible], key);
      doubtful += Number(visible.length > 0);
      if (holds?.lifted)
        logged.push(`${customer} ${number} ${set}: ${holds.lifted.weight} × ${holds.lifted.reps}`);
    }
    expect(doubtful).toBeGreaterThan(runs.length * DOUBTFUL);

    const { rows: log } = await floor.database.pool.query<{ set: string }>(
      `select format('%s %s %s: %s × %s', c.id, s.exercise_number, s.set_number, s.weight::float8, s.reps) as set
         from studio.set_logs s join studio.customers c on c.number = s.customer_number`,
    );
    expect(log.map(({ set }) => set).toSorted()).toEqual(logged.toSorted());
    for (const id of MEMBERS) {
      const { body } = await floor.call<MyWorkout>('GET', `/customers/${id}/workout?workout_id=evening`, id);
      expect(byKey(body.cells), id).toEqual(
        new Map([...now].filter(([, { customer_id }]) => customer_id === id)),
      );
    }
  },
);
