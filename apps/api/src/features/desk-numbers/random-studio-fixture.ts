import {
  addDays,
  berlinInstant,
  DAY_MS,
  HOUR_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import fc from 'fast-check';
import type { Pool } from 'pg';

/** When the tests ask: a Monday afternoon, so that the last week is still on. */
export const NOW = new Date('2026-11-23T15:00:00Z');

const FIRST_DAY: CivilDate = '2025-11-01';
const DAYS = 400;
const PEOPLE = 12;
const CLASSES = 160;

interface RandomPlace {
  readonly person: number;
  readonly state: 'attended' | 'missed' | 'late' | 'free';
}

interface RandomClass {
  readonly id: string;
  readonly start: Date;
  readonly coach: 'jana' | 'omar';
  readonly room: keyof typeof BRANCH_OF_ROOM;
  readonly isCanceled: boolean;
  readonly isClosed: boolean;
  readonly capacity: number;
  readonly places: readonly RandomPlace[];
  readonly guests: readonly ('came' | 'missed' | 'removed')[];
  /** `account`: came, and has an account under the address by now. */
  readonly visitor: 'none' | 'came' | 'missed' | 'lost' | 'account' | 'member';
}

interface RandomEntitlement {
  readonly person: number;
  readonly product: 'pass' | 'unlimited';
  /** Where that product is valid. */
  readonly where: keyof typeof SOLE_BRANCHES;
  readonly from: CivilDate;
  /** Null: until it is ended. */
  readonly last: CivilDate | null;
  readonly pause: { readonly from: CivilDate; readonly last: CivilDate } | null;
  readonly grantedAt: Date;
  /** When the last credit of a pass was taken; null: some are left. */
  readonly emptiedAt: Date | null;
}

export interface RandomStudio {
  readonly classes: readonly RandomClass[];
  readonly entitlements: readonly RandomEntitlement[];
}

/** Two branches, one of them with two rooms, and a room at the studio's own address. */
export const BRANCH_OF_ROOM = { main: 'north', loft: 'north', cellar: 'south', yard: null } as const;
const ROOMS = ['main', 'loft', 'cellar', 'yard'] as const satisfies readonly (keyof typeof BRANCH_OF_ROOM)[];

export type Branch = (typeof BRANCH_OF_ROOM)[keyof typeof BRANCH_OF_ROOM];

/** Branches of products when they were sold, and what was added to them later; none is everywhere. */
const BRANCHES_OF_PRODUCTS = {
  everywhere: [[], []],
  north: [['north'], []],
  own: [[null], []],
  two: [['north', 'south'], []],
  more: [['south'], [null]],
  fewer: [[], ['south']],
} as const satisfies Record<string, readonly [readonly Branch[], readonly Branch[]]>;

/** The only branch where what was sold is valid. */
export const SOLE_BRANCHES: Readonly<Record<keyof typeof BRANCHES_OF_PRODUCTS, Branch | 'none'>> = {
  everywhere: 'none',
  north: 'north',
  own: null,
  two: 'none',
  more: 'none',
  fewer: 'none',
};

const CENTS = { pass: 9900, unlimited: 8900 } as const;
/** Everything sold from this instant on costs a quarter more. */
const PRICES_RISE = new Date('2026-05-15T10:00:00Z');

/** What a pass, or each month of a membership, was sold for. */
export function centsOf({ product, grantedAt }: RandomEntitlement): number {
  return isSoldDearer(grantedAt) ? CENTS[product] * 1.25 : CENTS[product];
}

function isSoldDearer(at: Date): boolean {
  return at >= PRICES_RISE;
}

const day = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST_DAY, days));
const person = fc.integer({ min: 0, max: PEOPLE - 1 });
/** The last one of the people buys, and never trains. */
const whoTrains = fc.integer({ min: 0, max: PEOPLE - 2 });
const length = fc.integer({ min: 0, max: 120 });

const classOf = fc
  .record({
    day,
    hour: fc.constantFrom('00:00', '07:15', '12:00', '18:00', '23:45'),
    coach: fc.constantFrom('jana', 'omar'),
    room: fc.constantFrom(...ROOMS),
    isCanceled: fc.boolean(),
    isClosed: fc.boolean(),
    capacity: fc.integer({ min: 9, max: 20 }),
    places: fc.uniqueArray(
      fc.record({ person: whoTrains, state: fc.constantFrom('attended', 'missed', 'late', 'free') }),
      { maxLength: 6, selector: (one) => one.person },
    ),
    guests: fc.array(fc.constantFrom('came', 'missed', 'removed'), { maxLength: 2 }),
    visitor: fc.constantFrom('none', 'none', 'came', 'missed', 'lost', 'account', 'member'),
    rare: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ day: on, hour, rare, ...rest }) => ({
    ...rest,
    isCanceled: rest.isCanceled && rare === 0,
    start: berlinInstant(on, hour),
  }));

const entitlementOf = fc
  .record({
    person,
    product: fc.constantFrom('pass', 'unlimited'),
    where: fc.constantFrom('everywhere', 'everywhere', 'everywhere', 'north', 'own', 'two', 'more', 'fewer'),
    from: day,
    length,
    isOpen: fc.boolean(),
    pause: fc.option(fc.record({ after: length, length })),
    hours: fc.integer({ min: -48, max: 48 }),
    emptied: fc.option(length),
  })
  .map(({ length: days, isOpen, pause, hours, emptied, ...rest }): RandomEntitlement => {
    const last = rest.product === 'unlimited' && isOpen ? null : addDays(rest.from, days);
    const pauseFrom = pause && addDays(rest.from, pause.after);
    const grantedAt = new Date(berlinInstant(rest.from).getTime() + hours * HOUR_MS);
    return {
      ...rest,
      last,
      grantedAt,
      pause:
        rest.product === 'unlimited' && pause !== null && pauseFrom !== null
          ? { from: pauseFrom, last: addDays(pauseFrom, pause.length) }
          : null,
      emptiedAt:
        rest.product === 'pass' && emptied !== null ? new Date(grantedAt.getTime() + emptied * DAY_MS) : null,
    };
  });

/** Who never trains has something in every studio, or no branch would have nothing to count in some. */
const OF_WHO_NEVER_TRAINS: RandomEntitlement = {
  person: PEOPLE - 1,
  product: 'unlimited',
  where: 'everywhere',
  from: '2026-08-10',
  last: null,
  pause: { from: '2026-11-10', last: '2026-12-09' },
  grantedAt: new Date('2026-08-01T10:00:00Z'),
  emptiedAt: null,
};

/** Classes, places and entitlements of a year around both clock changes; the same for the same seed. */
export function randomStudio(seed: number): RandomStudio {
  const classes = fc.sample(classOf, { seed, numRuns: CLASSES });
  return {
    classes: classes.map((one, at) => ({ ...one, id: `class-${at}` })),
    entitlements: [...fc.sample(entitlementOf, { seed, numRuns: PEOPLE * 2 }), OF_WHO_NEVER_TRAINS],
  };
}

/** Writes a studio in place of the one before. */
export async function storeStudio(pool: Pool, { classes, entitlements }: RandomStudio): Promise<void> {
  await pool.query(
    `truncate studio.customers, studio.workouts, studio.handled_items, studio.products, studio.partners, studio.coaches,
       studio.locations, studio.branches restart identity cascade`,
  );
  await pool.query(
    `insert into studio.coaches (id, first_name) values ('jana', 'Jana'), ('omar', 'Omar');
     insert into studio.branches (id, name, street, postcode, city)
     select id, id, 'Street 1', '10115', 'Berlin' from unnest(array['north', 'south', 'empty']) id;
     ${ROOMS.map((room) => `insert into studio.locations (id, name, branch_id) values ('${room}', '${room}', ${BRANCH_OF_ROOM[room] === null ? 'null' : `'${BRANCH_OF_ROOM[room]}'`});`).join('\n')}
     insert into studio.partners (id, name, quota) values ('usc', 'Urban Sports Club', 3);
     insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
     select kind.id || '-' || place, kind.name, kind.cents, 19, kind.credits, kind.months, '2020-01-01'
       from unnest(array['${Object.keys(BRANCHES_OF_PRODUCTS).join(`', '`)}']) place,
            (values ('pass', 'Pass', ${CENTS.pass}, 10, 6), ('unlimited', 'Unlimited', ${CENTS.unlimited}, null, null)) kind (id, name, cents, credits, months);
     insert into studio.customers (id, first_name, last_name, email)
     select 'p-' || n, 'P' || n, 'X', n || '@people.example' from generate_series(0, ${PEOPLE - 1}) n`,
  );
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, canceled_at, capacity, coach_id, location_id)
     select id, 'Full Body', start, case when "isCanceled" then start end, capacity, coach, room
       from json_to_recordset($1) as c (id text, start timestamptz, coach text, room text, "isCanceled" boolean, capacity smallint)`,
    [JSON.stringify(classes)],
  );
  await pool.query(
    `update studio.class_places set roster_closed_at = w.start_datetime
       from studio.workouts w where w.number = workout_number and w.id = any ($1)`,
    [classes.filter(({ isClosed }) => isClosed).map(({ id }) => id)],
  );
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, cancellation, has_attended)
     select workout || '-' || person, c.number, workout, start - interval '2 days',
            case when state in ('late', 'free') then start - interval '1 hour' end,
            case when state in ('late', 'free') then state end, state = 'attended'
       from json_to_recordset($1) as b (workout text, person text, state text, start timestamptz)
       join studio.customers c on c.id = 'p-' || person`,
    [
      JSON.stringify(
        classes.flatMap(({ id, start, places }) => places.map((place) => ({ ...place, workout: id, start }))),
      ),
    ],
  );
  await pool.query(
    `insert into studio.partner_guests (id, workout_number, partner_id, name, added_at, removed_at, has_attended)
     select gen_random_uuid()::text, w.number, 'usc', 'Guest', w.start_datetime, case when state = 'removed' then w.start_datetime end,
            state <> 'missed'
       from json_to_recordset($1) as g (workout text, state text) join studio.workouts w on w.id = g.workout`,
    [JSON.stringify(classes.flatMap(({ id, guests }) => guests.map((state) => ({ workout: id, state }))))],
  );
  await storeVisitors(pool, classes);
  await storeEntitlements(pool, entitlements);
}

/** The class of a visitor who became a member is in the history of one of the people. */
async function storeVisitors(pool: Pool, classes: readonly RandomClass[]): Promise<void> {
  const visits = classes
    .filter(({ visitor }) => visitor !== 'none')
    .map(({ id, start, visitor, places }) => {
      const others = Array.from({ length: PEOPLE }, (_, at) => at).filter(
        (at) => !places.some((place) => place.person === at),
      );
      return { id, start, visitor, person: `p-${others[0] ?? 0}` };
    });
  await pool.query(
    `with visits as (
       select * from json_to_recordset($1) as v (id text, start timestamptz, visitor text, person text)),
     members as (
       insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
       select 'test-' || v.id, c.number, v.id, start, true
         from visits v join studio.customers c on c.id = person where visitor = 'member'),
     trials as (
       insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
       select id, case visitor when 'account' then '0@people.example' else 'visitor@people.example' end, 'Vera', start,
              sha256(convert_to(id, 'UTF8')), visitor <> 'missed'
         from visits where visitor <> 'member'
       returning id, workout_id)
     insert into studio.handled_items (kind, item_id, outcome, handled_at)
     select 'trial', coalesce(t.id::text, v.id), visitor, start
       from visits v left join trials t on t.workout_id = v.id where visitor in ('member', 'lost')`,
    [JSON.stringify(visits)],
  );
}

/** Where products are valid; what is sold notes what is so by then. */
async function limitProducts(pool: Pool, when: 0 | 1): Promise<void> {
  const branches = Object.entries(BRANCHES_OF_PRODUCTS).flatMap(([place, limits]) =>
    limits[when].flatMap((branch) =>
      ['pass', 'unlimited'].map((kind) => ({ id: `${kind}-${place}`, branch })),
    ),
  );
  await pool.query(
    `insert into studio.product_branches (product_id, branch_id)
     select id, branch from json_to_recordset($1) as p (id text, branch text)`,
    [JSON.stringify(branches)],
  );
}

/** In the order of their sale: the prices rise between two of them. */
async function storeEntitlements(pool: Pool, entitlements: readonly RandomEntitlement[]): Promise<void> {
  const { cheap = [], dear = [] } = Object.groupBy(entitlements, ({ grantedAt }) =>
    isSoldDearer(grantedAt) ? 'dear' : 'cheap',
  );
  await limitProducts(pool, 0);
  await storeSales(pool, cheap);
  await pool.query('update studio.products set cents = cents * 1.25');
  await storeSales(pool, dear);
  await limitProducts(pool, 1);
}

async function storeSales(pool: Pool, sales: readonly RandomEntitlement[]): Promise<void> {
  await pool.query(
    `with sales as (
       select * from json_to_recordset($1) as s (
         id text, owner text, product text, first date, last date, pause_first date, pause_last date, granted timestamptz, emptied timestamptz)),
     made as (
       insert into studio.entitlements (id, customer_number, product_id, valid, paused, granted_at)
       select s.id, c.number, product, daterange(first, last, '[]'),
              case when pause_first is null then '{}' else datemultirange(daterange(pause_first, pause_last, '[]')) end, granted
         from sales s join studio.customers c on c.id = owner
       returning id, number),
     passes as (
       insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
       select number, 1, 'granted', 10, 0, 10, granted from made join sales using (id) where product like 'pass-%')
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
     select number, 2, 'adjusted', -10, 10, 0, emptied, 'used' from made join sales using (id) where emptied is not null`,
    [
      JSON.stringify(
        sales.map(({ person: owner, product, where, from, last, pause, grantedAt, emptiedAt }) => ({
          id: crypto.randomUUID(),
          owner: `p-${owner}`,
          product: `${product}-${where}`,
          first: from,
          last,
          pause_first: pause?.from ?? null,
          pause_last: pause?.last ?? null,
          granted: grantedAt,
          emptied: emptiedAt,
        })),
      ),
    ],
  );
}
