/** Sets that members, coaches and the desk enter: history that is never changed, and what each set is now (migration 026). */
import { randomUUID } from 'node:crypto';
import type { EntryAnswer, EntryRefusal, SetCell as CellOnWire } from '@lifted/contract/floor/set-entries';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { entryTimeRefusal } from '@lifted/domain/training/entry-window';
import { isExtraExercise, ownSetRefusal } from '@lifted/domain/training/own-training';
import {
  cellAfter,
  EMPTY_CELL,
  IMPORTED_VERSION,
  type EntryOutcome,
  type SetCell,
  type SetValue,
} from '@lifted/domain/training/set-cell';
import type { PoolClient } from 'pg';
import {
  cellKey,
  readCells,
  type ArrivedEntry,
  type CellPlace,
  type ChangedCell,
  type JudgedEntry,
} from './set-cells.ts';
import { writeCells, writeEntries } from './write-cells.ts';

/**
 * Enters sets in the order given, in the caller's transaction; the answers are in the same order. An entry that arrives
 * again changes nothing. Records, progress and the member's version follow in the same transaction. What cannot be taken is
 * answered as refused, and the rest is taken.
 */
export async function enterSets(
  client: PoolClient,
  entries: readonly ArrivedEntry[],
  now: Date,
): Promise<EntryAnswer[]> {
  const facts = await readFacts(client, entries);
  const cells = await readChangedCells(client, entries, facts);
  const judged: JudgedEntry[] = [];
  const results = entries.map((entry): Omit<EntryAnswer, 'cell'> => {
    const { id } = entry;
    const known = facts.known.get(id);
    const refusal = known === undefined ? refusalOf(entry, facts, now) : repeatedRefusal(entry, known);
    if (refusal !== null) return { id, outcome: 'refused', refusal };
    if (known !== undefined) return { id, outcome: known.outcome, refusal: null };
    const changed = cells.get(keyOf(entry));
    if (changed === undefined) throw new Error('The cell of an entry was not read.');
    const { cell, outcome } = cellAfter(changed.after, { ...entry, entry: id });
    changed.after = withStoredVersions(cell, changed, judged);
    judged.push({ entry, place: changed.place, outcome });
    facts.known.set(id, { customerId: entry.customerId, outcome });
    return { id, outcome, refusal: null };
  });
  await writeEntries(client, judged, now);
  await writeCells(client, [...cells.values()]);
  return results.map((result, at) => ({ ...result, cell: cellOf(entries[at], cells, result.refusal) }));
}

/** An imported value that is now shown beside another one gets an entry of its own, so that it can be named. */
function withStoredVersions(cell: SetCell, { place }: ChangedCell, judged: JudgedEntry[]): SetCell {
  const others = cell.others.map((other): SetValue => {
    if (other.entry !== IMPORTED_VERSION) return other;
    const id = randomUUID();
    judged.push({
      entry: {
        id,
        ...place,
        lifted: other.lifted,
        base: null,
        settles: [],
        madeAt: place.classStart,
        author: 'import',
        coachId: null,
        deviceId: null,
      },
      place,
      outcome: 'other',
    });
    return { ...other, entry: id };
  });
  return { ...cell, others };
}

interface KnownEntry {
  readonly customerId: string;
  readonly outcome: EntryOutcome;
}

interface ClassFacts {
  readonly kind: 'class';
  readonly number: number;
  readonly start: Date;
  readonly isCanceled: boolean;
}

/** What one of the customers trains without a class. */
interface OwnFacts {
  readonly kind: 'own';
  readonly number: number;
  readonly start: Date;
  readonly customerId: string;
}

interface Facts {
  readonly customers: ReadonlyMap<string, number>;
  readonly exercises: ReadonlyMap<string, number>;
  readonly trainings: ReadonlyMap<string, ClassFacts | OwnFacts>;
  /** 'customer class' of everybody with a place. */
  readonly places: ReadonlySet<string>;
  readonly known: Map<string, KnownEntry>;
}

/** Locks the customers, in one order, and reads what entries are judged by. */
async function readFacts(client: PoolClient, entries: readonly ArrivedEntry[]): Promise<Facts> {
  const of = (field: 'id' | 'customerId' | 'workoutId' | 'exerciseId') => [
    ...new Set(entries.map((entry) => entry[field])),
  ];
  const customers = await client.query<{ id: string; number: number }>({
    name: 'lock-lifters',
    text: 'select id, number from studio.customers where id = any ($1) order by number for no key update',
    values: [of('customerId')],
  });
  const exercises = await client.query<{ id: string; number: number }>({
    name: 'lifted-exercises',
    text: 'select id, number from studio.exercises where id = any ($1)',
    values: [of('exerciseId')],
  });
  const classes = await client.query<Omit<ClassFacts, 'kind'> & { id: string }>({
    name: 'lifted-classes',
    text: `select id, number, start_datetime as start, canceled_at is not null as "isCanceled"
       from studio.workouts where id = any ($1)`,
    values: [of('workoutId')],
  });
  const own = await client.query<Omit<OwnFacts, 'kind'> & { id: string }>({
    name: 'lifted-own-trainings',
    text: `select o.id::text as id, o.number, o.start_datetime as start, c.id as "customerId"
       from studio.own_trainings o join studio.customers c on c.number = o.customer_number
      where o.customer_number = any ($1) and o.id::text = any ($2)`,
    values: [customers.rows.map(({ number }) => number), of('workoutId')],
  });
  const places = await client.query<{ place: string }>({
    name: 'places-of-lifters',
    text: `select c.id || ' ' || b.workout_id as place
       from studio.bookings b join studio.customers c on c.number = b.customer_number
      where b.customer_number = any ($1) and b.workout_id = any ($2) and b.canceled_at is null`,
    values: [customers.rows.map(({ number }) => number), of('workoutId')],
  });
  const known = await client.query<KnownEntry & { id: string }>({
    name: 'known-entries',
    text: `select e.id, c.id as "customerId", e.outcome
       from studio.set_entries e join studio.customers c on c.number = e.customer_number
      where e.id = any ($1)`,
    values: [of('id')],
  });
  return {
    customers: new Map(customers.rows.map(({ id, number }) => [id, number])),
    exercises: new Map(exercises.rows.map(({ id, number }) => [id, number])),
    // A class is looked for last: no id that a member's device made up hides it.
    trainings: new Map<string, ClassFacts | OwnFacts>([
      ...own.rows.map(({ id, ...facts }) => [id, { kind: 'own', ...facts }] as const),
      ...classes.rows.map(({ id, ...facts }) => [id, { kind: 'class', ...facts }] as const),
    ]),
    places: new Set(places.rows.map(({ place }) => place)),
    known: new Map(known.rows.map(({ id, ...entry }) => [id, entry])),
  };
}

function refusalOf(entry: ArrivedEntry, facts: Facts, now: Date): EntryRefusal | null {
  const training = facts.trainings.get(entry.workoutId);
  if (training === undefined) return 'unknown_class';
  if (!facts.exercises.has(entry.exerciseId)) return 'unknown_exercise';
  const entered = { madeAt: entry.madeAt, arrivedAt: now };
  switch (training.kind) {
    case 'own':
      // To everybody else there is no such training.
      if (training.customerId !== entry.customerId || entry.author !== 'member') return 'unknown_class';
      return ownSetRefusal(berlinDate(training.start), entered);
    case 'class':
      // What a member adds to a workout for themselves is theirs alone.
      if (isExtraExercise(entry.exerciseNumber) && entry.author !== 'member') return 'unknown_exercise';
      if (!facts.places.has(`${entry.customerId} ${entry.workoutId}`)) return 'not_in_class';
      return entryTimeRefusal(training, entry.author, entered);
    default:
      return training satisfies never;
  }
}

/** Somebody else's entry of the same id says nothing about itself. */
function repeatedRefusal(entry: ArrivedEntry, known: KnownEntry): EntryRefusal | null {
  return known.customerId === entry.customerId ? null : 'not_in_class';
}

const keyOf = (entry: ArrivedEntry) =>
  cellKey(entry.customerId, entry.workoutId, entry.exerciseId, entry.exerciseNumber, entry.setNumber);

/** The cells the entries are about, as they are now. */
async function readChangedCells(
  client: PoolClient,
  entries: readonly ArrivedEntry[],
  { customers, trainings, exercises }: Facts,
): Promise<ReadonlyMap<string, ChangedCell>> {
  const places = entries.flatMap((entry): CellPlace[] => {
    const training = trainings.get(entry.workoutId);
    const customerNumber = customers.get(entry.customerId);
    const exerciseKey = exercises.get(entry.exerciseId);
    if (training === undefined || customerNumber === undefined || exerciseKey === undefined) return [];
    const { customerId, workoutId, exerciseId, exerciseNumber, setNumber } = entry;
    const named = { customerId, workoutId, exerciseId, exerciseNumber, setNumber };
    return [
      {
        ...named,
        customerNumber,
        exerciseKey,
        workoutNumber: training.number,
        classStart: training.start,
      },
    ];
  });
  const found = await readCells(client, {
    workouts: places.map(({ workoutNumber }) => workoutNumber),
    customers: places.map(({ customerNumber }) => customerNumber),
  });
  return new Map(
    places.map((place) => {
      const { customerId, workoutId, exerciseId, exerciseNumber, setNumber } = place;
      const key = cellKey(customerId, workoutId, exerciseId, exerciseNumber, setNumber);
      const before = found.get(key)?.cell ?? EMPTY_CELL;
      return [key, { place, before, after: before }];
    }),
  );
}

function cellOf(
  entry: ArrivedEntry | undefined,
  cells: ReadonlyMap<string, ChangedCell>,
  refusal: EntryRefusal | null,
): CellOnWire | null {
  const changed = entry === undefined || refusal !== null ? undefined : cells.get(keyOf(entry));
  return changed === undefined ? null : cellOnWire(changed.place, changed.after);
}

/** A cell as the wire has it. */
export function cellOnWire(
  place: Pick<CellPlace, 'customerId' | 'exerciseId' | 'exerciseNumber' | 'setNumber'>,
  { current, others }: SetCell,
): CellOnWire {
  return {
    customer_id: place.customerId,
    exercise_id: place.exerciseId,
    exercise_number: place.exerciseNumber,
    set_number: place.setNumber,
    current: current && valueOnWire(current),
    others: others.map(valueOnWire),
  };
}

function valueOnWire({ entry, author, lifted }: SetValue): CellOnWire['others'][number] {
  return { entry, author, lifted: lifted && { ...lifted } };
}
