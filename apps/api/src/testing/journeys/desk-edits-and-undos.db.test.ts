import type { DeskChange } from '@lifted/contract/desk-changes';
import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../demo/content/seeded-random.ts';
import { insertProducts } from '../booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { insertCustomer } from '../member-fixture.ts';

/* Two desks edit the same things, each from what it last saw, and take changes back. Whatever happens, the log tells the end. */

/** `npm test` plays the first of them. */
const SEQUENCES = process.env['TEST_EXTENT'] === 'acts' ? 28 : 30;
const STEPS = 20;
const NOW = new Date('2026-11-20T11:00:00Z');

type Fields = Record<string, unknown>;
type Listed = keyof typeof NEW;
type Kind = Listed | 'classes' | 'people';

/** One of each kind that is added, with all its fields. */
const NEW = {
  products: {
    name: 'Three',
    cents: 4900,
    vat_percent: 19,
    credits: 3,
    valid_months: 6,
    term_months: null,
    on_sale_from: '2026-11-01',
    on_sale_to: null,
    planned_cents: 5500,
    planned_from: '2027-02-01',
    branch_ids: [],
  },
  branches: { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' },
  locations: { name: 'Cellar', branch_id: null },
  coaches: { first_name: 'Lea', profile_image_url: null, email: null },
  partners: { name: 'Urban', quota: 4, is_active: true },
  'class-kinds': {
    name: 'Mobility',
    description_en: null,
    description_de: null,
    level: null,
    lifts_en: null,
    lifts_de: null,
    has_own_workouts: false,
  },
  'week-templates': {
    timer_name: 'Early',
    weekday: 0,
    start_time: '06:30',
    coach_id: 'c1',
    location_id: 'l1',
    capacity: 9,
    every_weeks: 1,
    valid_from: '2026-12-21',
    valid_until: '2026-12-28',
  },
  closures: { from_day: '2027-03-10', until_day: '2027-03-10', reason: 'Painting' },
  challenges: {
    title: 'Winter',
    description: null,
    start_date: '2027-01-01',
    end_date: '2027-01-31',
    challenge_goal: 8,
    visible: false,
    publish_day: '2026-12-20',
    publish_time: '09:00',
    background_image: null,
    prize_image: null,
  },
  implements: {
    name_en: 'Safety bar',
    name_de: 'Safety-Bar',
    kind: 'plates',
    bar: 27.5,
    loaded_ends: 2,
    plates: '2 × 20, 10',
    weights: null,
  },
  'programme-cycles': { name: 'Base', first_day: '2027-02-01', weeks: 4 },
} satisfies Record<string, Fields>;

/** What the log calls one of each kind. */
const NOUNS: Readonly<Record<Kind, string>> = {
  products: 'product',
  branches: 'branch',
  locations: 'location',
  coaches: 'coach',
  partners: 'partner',
  'class-kinds': 'class-kind',
  'week-templates': 'week-template',
  closures: 'closure',
  challenges: 'challenge',
  implements: 'implement',
  'programme-cycles': 'cycle',
  classes: 'class',
  people: 'person',
};
const KINDS = Object.keys(NOUNS).filter((name): name is Kind => name in NOUNS);
const LISTED = Object.keys(NEW).filter((name): name is Listed => name in NEW);

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  const { pool } = desk.database;
  await insertProducts(pool);
  await insertCustomer(pool, 'mia');
  await pool.query(
    `insert into studio.locations values ('l1', 'Loft'), ('l2', 'Yard');
     insert into studio.coaches (id, first_name) values ('c1', 'Carla'), ('c2', 'Tom');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('w1', 'Legs', '2026-11-25T18:00+01', 'c1', 'l1', 9), ('w2', 'Push', '2026-11-26T18:00+01', 'c2', 'l2', 9)`,
  );
});
afterAll(() => desk.close());

interface Row {
  readonly id: string;
  readonly fields: Fields;
}

/** Everything there is, by 'noun id'. */
async function everything(): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (const kind of LISTED) {
    const answer = await desk.read<Row[] | { readonly kinds: Row[] }>(`/${kind}`);
    const rows = 'kinds' in answer ? answer.kinds : answer;
    for (const { id, fields } of rows) found.set(`${NOUNS[kind]} ${id}`, fields);
  }
  const { first_name, last_name, email } = await desk.read<DeskPerson>('/people/mia');
  found.set('person mia', { first_name, last_name, email });
  for (const id of ['w1', 'w2'])
    found.set(`class ${id}`, (await desk.read<DeskClass>(`/classes/${id}`)).fields);
  return found;
}

/** The log's entries that came after one, oldest first. */
async function logSince(last: number): Promise<DeskChange[]> {
  const changes: DeskChange[] = [];
  for (let before: string | undefined; ;) {
    const rows = await desk.read<DeskChange[]>(`/changes${before === undefined ? '' : `?before=${before}`}`);
    changes.push(...rows.filter(({ id }) => Number(id) > last));
    before = rows.at(-1)?.id;
    if (before === undefined || Number(before) <= last) return changes.toReversed();
  }
}

/** What the log says of everything, starting from what there was. */
function replayed(start: ReadonlyMap<string, Fields>, log: readonly DeskChange[]): Map<string, Fields> {
  const state = new Map(start);
  for (const { subject, before, after } of log) {
    if (subject === null) continue;
    if (after === null) state.delete(subject);
    else if (before === null) state.set(subject, after);
    else state.set(subject, { ...state.get(subject), ...after });
  }
  return state;
}

const words = (field: string) => (number: number) => `${field} ${'ABCDE'.charAt(number)}`.replace('_', ' ');
const amount = (number: number) => 8 + number;
const yesOrNo = (number: number) => number % 2 === 0;

/** Values of the fields this test changes, by a number below five. */
const VALUES = new Map<string, (number: number) => unknown>([
  ...['name', 'title', 'description', 'street', 'first_name', 'last_name', 'timer_name', 'reason'].map(
    (field) => [field, words(field)] as const,
  ),
  ...['capacity', 'quota', 'weeks', 'challenge_goal'].map((field) => [field, amount] as const),
  ...['is_active', 'visible', 'has_own_workouts'].map((field) => [field, yesOrNo] as const),
  ['cents', (number) => 1000 + number],
  ['bar', (number) => 20 + number / 2],
  ['plates', (number) => `${number + 2} × 20, 10`],
  ['planned_cents', (number) => 2000 + number],
  ['coach_id', (number) => (number % 2 === 0 ? 'c1' : 'c2')],
  ['location_id', (number) => (number % 2 === 0 ? 'l1' : 'l2')],
  ['until_day', (number) => `2027-03-1${number}`],
]);

/** Another value of a field; `undefined` for a field this test leaves alone. */
function otherValue(field: string, random: () => number): unknown {
  const number = Math.floor(random() * 5);
  return VALUES.get(field)?.(number);
}

/** One desk, with what it last saw. */
interface Desk {
  readonly who: 'owner' | 'desk';
  seen: Map<string, Fields>;
}

/** Adds something new; answers what became of it. */
async function add({ who }: Desk, made: (string | null)[], random: () => number): Promise<string> {
  const kind = LISTED[Math.floor(random() * LISTED.length)] ?? 'products';
  const { status, body } = await desk.send('POST', `/${kind}`, { fields: NEW[kind] }, who);
  if (status === 201) made.push(body.change);
  return `${NOUNS[kind]} added ${status}`;
}

/** Takes any change back, an undo too. */
async function undo({ who }: Desk, made: (string | null)[], random: () => number): Promise<string> {
  const { status, body } = await desk.undo(made[Math.floor(random() * made.length)] ?? null, who);
  if (status === 200) made.push(body.change);
  return `undone ${status}`;
}

/** Changes one field of something this desk saw, from what it saw. */
async function edit({ who, seen }: Desk, made: (string | null)[], random: () => number): Promise<string> {
  const all = [...seen];
  // Every fourth time a class, of which there are two and both desks have to meet at one; every fourth time something of a kind
  // that is rare: of partners there is one at most, of rooms there are dozens.
  const among = random();
  const wanted = among < 0.25 ? ['class '] : among < 0.5 ? ['partner ', 'implement '] : [];
  const found = all.filter(([of]) => wanted.some((noun) => of.startsWith(noun)));
  const rows = found.length > 0 ? found : all;
  const [subject, was] = rows[Math.floor(random() * rows.length)] ?? ['', {}];
  const [noun = '', id = ''] = subject.split(' ');
  const changeable = Object.keys(was).filter((field) => VALUES.has(field));
  const field = changeable[Math.floor(random() * changeable.length)] ?? '';
  const fields = { ...was, [field]: otherValue(field, random) };
  const kind = KINDS.find((name) => NOUNS[name] === noun) ?? 'classes';
  const { status, body } = await desk.send('PUT', `/${kind}/${id}`, { was, fields }, who);
  if (status === 200 && body.change !== null) made.push(body.change);
  return `${noun} edited ${status}`;
}

async function step(at: Desk, made: (string | null)[], random: () => number): Promise<string> {
  const chance = random();
  if (chance < 0.2) {
    at.seen = await everything();
    return 'looked';
  }
  if (chance < 0.35) return add(at, made, random);
  return chance < 0.65 && made.length > 0 ? undo(at, made, random) : edit(at, made, random);
}

it('ends random sequences of edits and undos in the state the log says', { timeout: 900_000 }, async () => {
  const outcomes = new Map<string, number>();
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const random = seededRandom(`desk edits ${seed}`);
    const start = await everything();
    const { rows } = await desk.database.pool.query<{ last: string }>(
      'select coalesce(max(id), 0)::text as last from studio.audit_log',
    );
    const desks: Desk[] = (['owner', 'desk'] as const).map((who) => ({ who, seen: start }));
    const made: (string | null)[] = [];
    for (let count = 0; count < STEPS; count += 1) {
      const at = desks[Math.floor(random() * desks.length)];
      if (at === undefined) throw new Error('no such desk');
      const outcome = await step(at, made, random);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const log = await logSince(Number(rows[0]?.last ?? 0));
    expect(log.length, `sequence ${seed}`).toBeGreaterThan(0);
    expect(Object.fromEntries(await everything()), `sequence ${seed}`).toEqual(
      Object.fromEntries(replayed(start, log)),
    );
  }
  // Every way a step can end has to have happened, with each kind, or the sequences prove less than they say.
  const wanted = [
    ...LISTED.map((kind) => `${NOUNS[kind]} added 201`),
    ...KINDS.map((kind) => `${NOUNS[kind]} edited 200`),
    'class edited 409',
  ];
  expect([...outcomes.keys()]).toEqual(
    expect.arrayContaining(['looked', 'undone 200', 'undone 409', ...wanted]),
  );
  expect([...outcomes.keys()].filter((outcome) => outcome.endsWith('500'))).toEqual([]);
});
