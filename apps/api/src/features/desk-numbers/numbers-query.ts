import type { NumberGroup, NumberOfBranch, NumberRow, NumberSlot } from '@lifted/contract/desk/desk-numbers';
import { berlinDate, berlinIso, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { NO_BRANCH, OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import {
  CLASS_NUMBERS,
  numberOf,
  type CountedPeriod,
  type NumberPeriod,
  type NumberSum,
  type StudioNumber,
} from '@lifted/domain/desk/studio-numbers';
import { keptSince } from '@lifted/domain/retention/retention-dates';
import { RETENTION_RULES } from '@lifted/domain/retention/retention-rules';
import type { Pool } from 'pg';
import { NUMBER_ROWS } from './number-rows.ts';
import { NO_VISITS, visitsOf } from './visits.ts';

/**
 * SQL: the periods of `$1` and `$2` with their instants; nothing after `$3`, the now of each, is counted, no class outside the
 * rooms `$4`, and nobody of another branch than `$5`.
 */
const PERIODS = `periods as (
  select place, first, last, now, $4::text[] as rooms, $5::text as branch,
         first::timestamp at time zone 'Europe/Berlin' as since,
         least((last + 1)::timestamp at time zone 'Europe/Berlin', now) as until,
         least(last, (now at time zone 'Europe/Berlin')::date) as day
    from unnest($1::date[], $2::date[], $3::timestamptz[]) with ordinality as period (first, last, now, place))`;

/** SQL: what rows of a number are read from. Visits matter to who was not seen, and to whatever is of people where branches do. */
function sourcesOf({ name, branch }: NumberQuestion, isByBranch = false): string {
  return `${PERIODS}, ${needsVisits(name, branch, isByBranch) ? visitsOf([name]) : NO_VISITS}`;
}

function needsVisits(name: StudioNumber, branch: NumberQuestion['branch'], isByBranch = false): boolean {
  return name === 'unseen' || (!CLASS_NUMBERS.has(name) && (branch !== null || isByBranch));
}

/** A slot of the week: Monday is 1, time as HH:MM in Berlin. */
export interface AskedSlot {
  readonly weekday: number;
  readonly time: string;
}

/** SQL: row `r` is of a class in the slot of `$6` and `$7`; every row where they are null. */
const IN_SLOT = `($6::integer is null or (
  extract(isodow from r.at at time zone 'Europe/Berlin') = $6 and to_char(r.at at time zone 'Europe/Berlin', 'HH24:MI') = $7))`;

/** SQL: the branch row `r` belongs to, its class `w` taking place in the room `room`. */
function branchOf(name: StudioNumber): string {
  return CLASS_NUMBERS.has(name)
    ? `coalesce(room.branch_id, '${OWN_ADDRESS}')`
    : `coalesce(r.home, '${NO_BRANCH}')`;
}

/** SQL: row `r` is counted. Of the branch are its classes already, by their rooms. */
function isCounted(name: StudioNumber): string {
  return CLASS_NUMBERS.has(name)
    ? IN_SLOT
    : `${IN_SLOT} and (p.branch is null or ${branchOf(name)} = p.branch)`;
}

/** What is asked of a number. */
interface NumberQuestion {
  readonly name: StudioNumber;
  /** Only rows of classes in this slot; null: all. */
  readonly slot: AskedSlot | null;
  /** Only classes in its rooms, and people whose home it is; null: all. */
  readonly branch: { readonly id: string; readonly rooms: readonly string[] } | null;
  readonly now: Date;
}

/** Of a period that is counted until an instant, that is its now. */
type AskedPeriod = NumberPeriod & Partial<CountedPeriod>;

/** Visitors are deleted with time, and who became a member is not: a share of those left would be one of members alone. */
function firstCounted({ first }: AskedPeriod, { name, now }: NumberQuestion): CivilDate {
  if (name !== 'trials') return first;
  const firstKept = berlinDate(keptSince(RETENTION_RULES.test_workouts.keeping, now));
  return first < firstKept ? firstKept : first;
}

function valuesOf(periods: readonly AskedPeriod[], question: NumberQuestion): unknown[] {
  const { slot, branch, now } = question;
  return [
    periods.map((period) => firstCounted(period, question)),
    periods.map(({ last }) => last),
    periods.map(({ until }) => until ?? now),
    branch?.rooms ?? null,
    branch?.id ?? null,
    slot?.weekday ?? null,
    slot?.time ?? null,
  ];
}

/** A number in each period, in their order; null for a share of nothing. */
export async function readValues(
  pool: Pool,
  periods: readonly AskedPeriod[],
  question: NumberQuestion,
): Promise<readonly (number | null)[]> {
  const { name } = question;
  const { rows } = await pool.query<NumberSum>(
    `with ${sourcesOf(question)} ${sumsOf(name)} order by p.place`,
    valuesOf(periods, question),
  );
  return rows.map((sum) => numberOf(name, sum));
}

/**
 * The same of several numbers, of all slots. Those that visits decide are read together, since the visits of a chain take longer
 * than what is made of them; the others one after another, for the page is opened rarely and others need the connections.
 */
export async function readSeveral(
  pool: Pool,
  periods: readonly AskedPeriod[],
  names: readonly StudioNumber[],
  { branch, now }: Pick<NumberQuestion, 'branch' | 'now'>,
): Promise<ReadonlyMap<StudioNumber, readonly (number | null)[]>> {
  const several = new Map<StudioNumber, readonly (number | null)[]>();
  const byVisits = names.filter((name) => needsVisits(name, branch));
  const [first] = byVisits;
  if (first !== undefined) {
    const { rows } = await pool.query<NumberSum & { readonly name: StudioNumber }>(
      `with ${PERIODS}, ${visitsOf(byVisits)} ${byVisits.map(sumsOf).join(' union all ')} order by name, place`,
      valuesOf(periods, { name: first, slot: null, branch, now }),
    );
    for (const name of byVisits)
      several.set(
        name,
        rows.filter((row) => row.name === name).map((sum) => numberOf(name, sum)),
      );
  }
  for (const name of names)
    if (!several.has(name))
      several.set(name, await readValues(pool, periods, { name, slot: null, branch, now }));
  return several;
}

/** SQL: the sum of a number in each of the `periods`. */
function sumsOf(name: StudioNumber): string {
  return `select '${name}' as name, p.place, coalesce(sum(r.amount), 0)::float8 as amount, coalesce(sum(r.out_of), 0)::float8 as "outOf"
       from periods p left join lateral (${NUMBER_ROWS[name]}) r on ${isCounted(name)}
      group by p.place`;
}

const ROW_ORDER = 'r.at desc nulls last, person, r.workout_id';

const ROW_COLUMNS = `
  r.at, c.id as customer_id, coalesce(c.first_name || ' ' || c.last_name, r.guest) as person, r.email, r.workout_id,
  w.timer_name, r.about, r.amount::float8 as amount, r.out_of::float8 as out_of, r.group_id`;

function rowsOf(question: NumberQuestion): string {
  return `with ${sourcesOf(question)} select ${ROW_COLUMNS} ${fromRows(question.name)}`;
}

function fromRows(name: StudioNumber): string {
  return `from periods p cross join lateral (${NUMBER_ROWS[name]}) r
    left join studio.customers c on c.number = r.customer
    left join studio.workouts w on w.id = r.workout_id
    left join studio.locations room on room.id = w.location_id
   where ${isCounted(name)}`;
}

type StoredRow = Omit<NumberRow, 'at' | 'place'> & {
  readonly at: Date | null;
  readonly group_id: string | null;
};

interface CountedRows {
  /** Of all rows, also where fewer are read. */
  readonly sum: NumberSum;
  readonly rowCount: number;
  readonly rows: readonly NumberRow[];
}

interface RowsRead {
  /** At most these are read; the sums are of all. */
  readonly limit: number;
  /** Of a share also the rows it is only out of. */
  readonly hasAll: boolean;
}

/** The rows a number counts, the latest first: all of a count, of a share those its amount counts unless all are asked for. */
export async function readNumberRows(
  pool: Pool,
  period: NumberPeriod,
  question: NumberQuestion,
  { limit, hasAll }: RowsRead,
): Promise<CountedRows> {
  const { name } = question;
  const values = [...valuesOf([period], question), hasAll || name === 'occupancy'];
  const sums = await pool.query<NumberSum & { readonly rowCount: number }>(
    `select coalesce(sum(amount), 0)::float8 as amount, coalesce(sum(out_of), 0)::float8 as "outOf",
            count(*) filter (where amount <> 0 or $8)::integer as "rowCount"
       from (${rowsOf(question)}) r`,
    values,
  );
  const { rows } = await pool.query<StoredRow>(
    `${rowsOf(question)} and (r.amount <> 0 or $8) order by ${ROW_ORDER} limit $9`,
    [...values, limit],
  );
  const { rowCount = 0, ...sum } = sums.rows[0] ?? { amount: 0, outOf: 0 };
  return {
    sum,
    rowCount,
    rows: rows.map(({ at, group_id: _, ...row }, before) => ({
      ...row,
      place: before + 1,
      at: at && berlinIso(at),
    })),
  };
}

/** A sale as its file has it. */
export interface Sale {
  readonly at: Date;
  readonly customer_id: string | null;
  readonly person: string | null;
  readonly product: string;
  readonly cents: number;
  /** The rate valid on the day of the sale, whatever it is by now. */
  readonly vat_percent: number;
  /** How it was sold and paid for, in the words of who granted it. */
  readonly note: string | null;
  readonly reference: string | null;
}

/** What was sold in a period, the latest first; `question` is of the number 'granted'. */
export async function readSales(
  pool: Pool,
  period: NumberPeriod,
  question: NumberQuestion,
): Promise<readonly Sale[]> {
  const { rows } = await pool.query<Sale>(
    `with ${sourcesOf(question)}
     select sale.*, product.name as product, e.note, e.reference,
            (select rate.percent from studio.vat_rates rate
              where rate.product_id = e.product_id and rate.valid_from <= studio.berlin_date(sale.at)
              order by rate.valid_from desc limit 1) as vat_percent
       from (select r.at, c.id as customer_id, coalesce(c.first_name || ' ' || c.last_name, r.guest) as person,
                    r.amount as cents, r.entitlement ${fromRows(question.name)}) sale
       join studio.entitlements e on e.number = sale.entitlement
       join studio.products product on product.id = e.product_id
      order by sale.at desc, sale.person, sale.entitlement`,
    valuesOf([period], question),
  );
  return rows;
}

/** The sums of what a number can be told apart by, such as its coaches, by name; none for the other numbers. */
export async function readGroups(
  pool: Pool,
  period: NumberPeriod,
  question: NumberQuestion,
): Promise<readonly NumberGroup[]> {
  const { rows } = await pool.query<NumberGroup>(
    `select group_id as id, min(about) as name, sum(amount)::float8 as amount, count(*)::integer as rows
       from (${rowsOf(question)}) r where group_id is not null group by group_id order by 2, 1`,
    valuesOf([period], question),
  );
  return rows;
}

/** A number of each branch of a chain that it counts something at, by name; all of them together are the whole studio's. */
export async function readByBranch(
  pool: Pool,
  period: NumberPeriod,
  question: NumberQuestion,
): Promise<readonly NumberOfBranch[]> {
  const { name } = question;
  const { rows } = await pool.query<NumberSum & { readonly id: string; readonly branch: string | null }>(
    `select r.branch as id, min(br.name) as branch, sum(r.amount)::float8 as amount, sum(r.out_of)::float8 as "outOf"
       from (with ${sourcesOf(question, true)} select r.amount, r.out_of, ${branchOf(name)} as branch ${fromRows(name)}) r
       left join studio.branches br on br.id = r.branch
      where exists (select from studio.branches) group by r.branch order by 2 nulls last, 1 desc`,
    valuesOf([period], question),
  );
  return rows.map(({ id, branch, ...sum }) => ({
    id,
    name: branch,
    value: numberOf(name, sum),
    amount: sum.amount,
    out_of: sum.outOf,
  }));
}

/** How full the classes of each weekday and time of day were, by time and weekday. */
export async function readSlots(
  pool: Pool,
  period: NumberPeriod,
  { branch, now }: Pick<NumberQuestion, 'branch' | 'now'>,
): Promise<readonly NumberSlot[]> {
  const { rows } = await pool.query<NumberSlot>(
    `with ${PERIODS}
     select extract(isodow from r.at at time zone 'Europe/Berlin')::integer as weekday,
            to_char(r.at at time zone 'Europe/Berlin', 'HH24:MI') as time,
            count(*)::integer as classes, sum(r.amount)::integer as taken, sum(r.out_of)::integer as places
       from periods p cross join lateral (${NUMBER_ROWS.occupancy}) r
      group by 1, 2 order by 2, 1`,
    [[period.first], [period.last], [now], branch?.rooms ?? null, branch?.id ?? null],
  );
  return rows;
}
