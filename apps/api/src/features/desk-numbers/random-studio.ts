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
      fc.record({ person, state: fc.constantFrom('attended', 'missed', 'late', 'free') }),
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

/** Classes, places and entitlements of a year around both clock changes; the same for the same seed. */
export function randomStudio(seed: number): RandomStudio {
  const classes = fc.sample(classOf, { seed, numRuns: CLASSES });
  return {
    classes: classes.map((one, at) => ({ ...one, id: `class-${at}` })),
    entitlements: fc.sample(entitlementOf, { seed, numRuns: PEOPLE * 2 }),
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
     insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from) values
       ('pass', 'Pass', ${CENTS.pass}, 19, 10, 6, '2020-01-01'), ('unlimited', 'Unlimited', ${CENTS.unlimited}, 19, null, null, '2020-01-01');
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
  for (const { id, start, visitor, places } of classes) {
    if (visitor === 'none') continue;
    if (visitor === 'member') {
      const others = Array.from({ length: PEOPLE }, (_, at) => at).filter(
        (at) => !places.some((place) => place.person === at),
      );
      await pool.query(
        `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
         select 'test-' || $1::text, number, $1::text, $2, true from studio.customers where id = $3`,
        [id, start, `p-${others[0] ?? 0}`],
      );
    } else
      await pool.query(
        `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
         values ($1::text, $4, 'Vera', $2, sha256(convert_to($1::text, 'UTF8')), $3)`,
        [
          id,
          start,
          visitor !== 'missed',
          visitor === 'account' ? '0@people.example' : 'visitor@people.example',
        ],
      );
    if (visitor === 'member' || visitor === 'lost')
      await pool.query(
        `insert into studio.handled_items (kind, item_id, outcome, handled_at)
         select 'trial', coalesce((select id::text from studio.trial_bookings where workout_id = $1::text), $1::text), $2, $3`,
        [id, visitor, start],
      );
  }
}

/** In the order of their sale: the prices rise between two of them. */
async function storeEntitlements(pool: Pool, entitlements: readonly RandomEntitlement[]): Promise<void> {
  const sales = entitlements.toSorted((one, other) => one.grantedAt.getTime() - other.grantedAt.getTime());
  const dearer = sales.findIndex(({ grantedAt }) => isSoldDearer(grantedAt));
  for (const [at, { person: owner, product, from, last, pause, grantedAt, emptiedAt }] of sales.entries()) {
    if (at === dearer) await pool.query('update studio.products set cents = cents * 1.25');
    await pool.query(
      `with made as (
         insert into studio.entitlements (id, customer_number, product_id, valid, paused, granted_at)
         select 'e-' || $1::integer, number, $2, daterange($3, $4, '[]'),
                case when $5::date is null then '{}' else datemultirange(daterange($5, $6, '[]')) end, $7
           from studio.customers where id = $8
         returning number),
       granted as (
         insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
         select number, 1, 'granted', 10, 0, 10, $7 from made where $2 = 'pass' returning entitlement_number)
       insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
       select entitlement_number, 2, 'adjusted', -10, 10, 0, $9, 'used' from granted where $9::timestamptz is not null`,
      [at, product, from, last, pause?.from ?? null, pause?.last ?? null, grantedAt, `p-${owner}`, emptiedAt],
    );
  }
}
