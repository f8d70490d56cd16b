/** A day that is replayed: the book-keeper's books beside the studio under test, and what names what in both. */
import { DAY, instantOf, onTheClock, type Instant } from './berlin-clock.ts';
import type { Books, KeptClass, KeptFee, Membership, Pass, Payer, Place } from './books.ts';
import type { Choices } from './choices.ts';
import { CLASSES, PEOPLE, type Course, type Step } from './course.ts';
import type { Answer, StudioUnderTest } from './book-keeper-fixture.ts';

/** Something the desk did that can be taken back, and what that means. */
export interface Change {
  readonly id: string;
  readonly what: string;
  readonly undo: () => void;
  isUndone: boolean;
}

export interface Session {
  readonly studio: StudioUnderTest;
  readonly books: Books;
  /** What the ids of this day's classes and people begin with. */
  readonly prefix: string;
  readonly day: string;
  /** Names of passes by their id; ids of passes and memberships. */
  readonly payerNames: Map<string, string>;
  readonly payerIds: Map<Payer, string>;
  readonly changes: Change[];
  /** Who was merged into somebody else. */
  readonly away: Set<string>;
  now: Instant;
}

/** What may come of a command, and what did. */
export interface Asked {
  readonly choices: Choices;
  readonly answer: Answer;
  /** What the command is called where its kind does not say it all. */
  readonly what?: string;
}
export type Ask = (session: Session, step: Step) => Promise<Asked | undefined>;

export const addDays = (day: string, days: number) => onTheClock(instantOf(day, '12:00') + days * DAY).day;

/** A year earlier, on the day a full month of a pause may begin with. */
const aYearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

export function makePayer(
  { name, key, owner, from, until }: Pick<Payer, 'name' | 'key' | 'owner' | 'from' | 'until'>,
  credits: number | null,
): Payer {
  return credits === null
    ? { kind: 'membership', name, key, owner, from, until, pauses: [], isGone: false }
    : { kind: 'pass', name, key, owner, from, until: until ?? '2099-12-31', credits, isGone: false };
}

/** Writes a studio with its classes and people, in the books and in the database. */
export async function beginDay(studio: StudioUnderTest, course: Course, number: number): Promise<Session> {
  const books: Books = {
    classes: [],
    payers: [],
    places: [],
    waits: [],
    fees: [],
    mails: [],
    decisions: [],
    leaving: new Set(),
    closed: [],
    cancelsTooFew: course.cancelsTooFew,
  };
  const prefix = `d${number}-`;
  const now = instantOf(addDays(course.day, course.starts[0]), course.starts[1]);
  studio.now = now;
  await studio.beginDay(number);
  for (const [name, days, time, capacity] of CLASSES) {
    const start = instantOf(addDays(course.day, days), time);
    books.classes.push({
      name,
      start,
      capacity,
      canceled: null,
      rosterClosedAt: null,
      few: 'untold',
      done: new Set(),
    });
    await studio.addClass(`${prefix}${name}`, name, start, capacity);
  }
  const payerNames = new Map<string, string>();
  const payerIds = new Map<Payer, string>();
  for (const [owner, owned] of PEOPLE) {
    await studio.addPerson(`${prefix}${owner}`);
    for (const [at, { kind, credits, endsToday }] of owned.entries()) {
      const until = endsToday ? course.day : kind === 'pass' ? '2099-12-31' : null;
      const from = aYearBefore(course.day);
      const id = await studio.addPayer(`${prefix}${owner}`, { kind, credits, from, until });
      const payer = makePayer(
        { name: `${owner} ${at}`, key: id, owner, from, until },
        kind === 'pass' ? credits : null,
      );
      books.payers.push(payer);
      if (kind === 'pass') payerNames.set(id, payer.name);
      payerIds.set(payer, id);
    }
  }
  await studio.planJobs();
  return { studio, books, prefix, day: course.day, payerNames, payerIds, changes: [], away: new Set(), now };
}

/** Mostly what can be done is asked for, and now and then anything. */
export const isUsual = (amount: number) => amount % 6 !== 5;

const nth = <Each>(all: readonly Each[], at: number): Each | undefined => all[at % Math.max(1, all.length)];

export const personOf = ({ away }: Session, at: number): string | undefined => {
  const name = PEOPLE[at % PEOPLE.length]?.[0];
  return name === undefined || away.has(name) ? undefined : name;
};
/** A class; 0 is the one that starts next, and those that cannot be booked come last. */
export function classOf({ books, now }: Session, at: number): KeptClass {
  const isToCome = ({ canceled, start }: KeptClass) => canceled === null && now < start;
  const inOrder = books.classes.toSorted(
    (one, other) => Number(isToCome(other)) - Number(isToCome(one)) || one.start - other.start,
  );
  const of = nth(inOrder, at);
  if (of === undefined) throw new Error('A day has classes');
  return of;
}
export const passOf = ({ books }: Session, at: number): Pass | undefined =>
  nth(
    books.payers.filter((payer): payer is Pass => payer.kind === 'pass' && !payer.isGone),
    at,
  );
export const membershipOf = ({ books }: Session, at: number): Membership | undefined =>
  nth(
    books.payers.filter((payer): payer is Membership => payer.kind === 'membership' && !payer.isGone),
    at,
  );
/** A fee, an open one where there is one. */
export function feeOf({ books }: Session, { of, amount }: Step): KeptFee | undefined {
  const open = books.fees.filter(({ state }) => ['pending', 'due', 'objected'].includes(state));
  return (isUsual(amount) ? nth(open, of) : undefined) ?? nth(books.fees, of);
}
export const changeOf = ({ changes }: Session, at: number): Change | undefined =>
  nth(changes.toReversed(), at);

/** An open place, of whom a step names where they have one, and of a class to come where there is one. */
export function placeOf({ books, away, now }: Session, { who, of, amount }: Step): Place | undefined {
  const open = books.places.filter(({ end, owner }) => end === 'open' && !away.has(owner));
  const toCome = open.filter(({ of: { start } }) => now < start);
  const all = isUsual(amount) && toCome.length > 0 ? toCome : open;
  const name = PEOPLE[who % PEOPLE.length]?.[0];
  const inOrder = all.toSorted((one, other) => one.of.start - other.of.start);
  const own = inOrder.filter(({ owner }) => owner === name);
  return nth(own, of) ?? nth(inOrder, of);
}

export const classId = ({ prefix }: Session, of: KeptClass) => `${prefix}${of.name}`;
export const personId = ({ prefix }: Session, name: string) => `${prefix}${name}`;
export const payerId = ({ payerIds }: Session, payer: Payer) => payerIds.get(payer) ?? '';

/** The id of an open place in the studio. */
export async function bookingId(session: Session, { owner, of }: Place): Promise<string> {
  const { rows } = await session.studio.pool.query<{ id: string }>(
    `select b.id from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.workout_id = $2 and b.canceled_at is null`,
    [personId(session, owner), classId(session, of)],
  );
  return rows[0]?.id ?? 'none';
}

/** The id of a fee in the studio: that many of the same person and class were made before it. */
export async function feeId(session: Session, fee: KeptFee): Promise<string> {
  const { owner, of } = fee.place;
  const alike = session.books.fees.filter(({ place }) => place.owner === owner && place.of === of);
  const { rows } = await session.studio.pool.query<{ id: string }>(
    `select f.id from studio.fees f join studio.bookings b on b.id = f.booking_id
       join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.workout_id = $2 order by f.number offset $3 limit 1`,
    [personId(session, owner), classId(session, of), alike.indexOf(fee)],
  );
  return rows[0]?.id ?? 'none';
}
