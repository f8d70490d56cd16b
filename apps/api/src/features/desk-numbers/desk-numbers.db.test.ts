import type { NumberAnswer, StudioNumbersAnswer } from '@lifted/contract/desk/desk-numbers';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { OWNERS_NUMBERS, STUDIO_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskNumbers } from './desk-numbers-routes.ts';
import { naiveNumber } from './naive-numbers-fixture.ts';
import { NOW, randomStudio, storeStudio, type RandomStudio } from './random-studio-fixture.ts';

const SEEDS = [1, 2, 3, 4, 5];
/** A month with a clock change, a week that ends with it, one day, one that lies ahead in part, this week, one that
 * has not begun, and a whole year. */
const PERIODS = [
  { first: '2026-10-01', last: '2026-10-31' },
  { first: '2026-10-19', last: '2026-10-25' },
  { first: '2026-11-02', last: '2026-11-02' },
  { first: '2026-11-01', last: '2026-12-31' },
  { first: '2026-11-23', last: '2026-11-29' },
  { first: '2026-11-24', last: '2026-11-29' },
  { first: '2025-12-01', last: '2026-11-30' },
] as const;

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  recogniseRecentSignIns(app, () => Promise.resolve());
  registerDeskNumbers(app, { pool, now: () => NOW });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function get(path: string, who = 'owner') {
  const answer = await app.inject({
    url: `/api/desk/numbers${path}`,
    headers: { authorization: `Bearer ${who}` },
  });
  return answer;
}

async function readAll(first: string, last: string, who = 'owner'): Promise<StudioNumbersAnswer> {
  return (await get(`?first=${first}&last=${last}`, who)).json();
}

async function readOne(name: string, first: string, last: string, more = ''): Promise<NumberAnswer> {
  return (await get(`/${name}?first=${first}&last=${last}${more}`)).json();
}

describe.each(SEEDS)('in a random studio (seed %i)', (seed) => {
  let studio: RandomStudio;
  beforeAll(async () => {
    studio = randomStudio(seed);
    await storeStudio(database.pool, studio);
  });

  it.each(PERIODS)(
    'every number is what a second computation finds, $first to $last',
    async ({ first, last }) => {
      const answer = await readAll(first, last);
      expect(answer.numbers.map(({ name }) => name)).toEqual([...STUDIO_NUMBERS]);
      for (const { name, value, before } of answer.numbers) {
        expect(rounded(value), name).toBe(rounded(naiveNumber(studio, name, { first, last })));
        const earlier = answer.before && naiveNumber(studio, name, answer.before);
        expect(rounded(before), `${name} before`).toBe(rounded(earlier));
      }
    },
  );

  it('every number is the sum of the rows it opens, and so in its file', async () => {
    const [{ first, last }] = PERIODS;
    for (const name of STUDIO_NUMBERS) {
      const { rows, row_count: rowCount, amount, value, out_of: outOf } = await readOne(name, first, last);
      expect(rows, name).toHaveLength(rowCount);
      expect(sum(rows.map((row) => row.amount)), name).toBeCloseTo(amount);
      if (value !== null) expect(value, name).toBeCloseTo(outOf === 0 ? amount : amount / outOf);
      const lines = (await get(`/${name}/rows.csv?first=${first}&last=${last}`)).body.trim().split('\r\n');
      expect(lines, name).toHaveLength(rowCount + 1);
      if (name !== 'granted')
        for (const line of lines.slice(1))
          expect(line, name).toMatch(/^(?:\d{2}\.\d{2}\.\d{4} \d{2}:\d{2})?;.*;-?\d+(?:,\d+)?;\d+(?:,\d+)?$/);
    }
  });

  it('the file of sales says in euros what was sold, and the tax in it', async () => {
    const { first, last } = PERIODS[0];
    const { amount } = await readOne('granted', first, last);
    const { body } = await get(`/granted/rows.csv?first=${first}&last=${last}`);
    const [header, ...lines] = body.trim().split('\r\n');
    expect(header).toBe(
      'day;person;product;gross_euros;vat_percent;vat_euros;net_euros;how_it_was_sold;reference',
    );
    const gross = lines.map((line) => {
      const [day, , product, ...sums] = line.split(';');
      expect(day).toMatch(/^\d{2}\.10\.2026$/);
      expect(product).not.toBe('');
      const [cents = 0, , vat = 0, net = 0] = sums.map((sum) => Number(sum.replace(',', '')));
      expect(sums[0]).toMatch(/^\d+,\d{2}$/);
      expect(vat + net).toBe(cents);
      return cents;
    });
    expect(sum(gross)).toBe(amount);
  });

  it('what a share is out of can be counted in its rows, and so in its file', async () => {
    const [{ first, last }] = PERIODS;
    for (const name of STUDIO_NUMBERS) {
      const {
        rows,
        row_count: rowCount,
        amount,
        out_of: outOf,
      } = await readOne(name, first, last, '&rows=all');
      expect(rows, name).toHaveLength(rowCount);
      expect(sum(rows.map((row) => row.amount)), name).toBeCloseTo(amount);
      expect(sum(rows.map((row) => row.out_of)), name).toBeCloseTo(outOf);
      const file = await get(`/${name}/rows.csv?first=${first}&last=${last}&rows=all`);
      expect(file.body.trim().split('\r\n'), name).toHaveLength(rowCount + 1);
    }
  });

  it('of classes whose visitors are deleted by now no share is said, which would be one of members alone', async () => {
    const { value, out_of: outOf } = await readOne('trials', '2025-11-01', '2025-11-22');
    expect({ value, outOf }).toEqual({ value: null, outOf: 0 });
    const since = { first: '2025-11-23', last: '2026-10-31' };
    expect(await readOne('trials', '2025-11-01', since.last)).toMatchObject({
      value: naiveNumber(studio, 'trials', since),
    });
  });

  it('hours of coaches, sales of products and visits of partners have sums of their own', async () => {
    const [, , , , , , { first, last }] = PERIODS;
    const hours = await readOne('coach_hours', first, last);
    const heldBy = (coach: string) =>
      naiveNumber(
        { ...studio, classes: studio.classes.filter((one) => one.coach === coach) },
        'coach_hours',
        {
          first,
          last,
        },
      );
    expect(hours.groups.map(({ name, amount }) => [name, amount])).toEqual([
      ['Jana', heldBy('jana')],
      ['Omar', heldBy('omar')],
    ]);
    for (const name of STUDIO_NUMBERS) {
      const { groups, amount, row_count: rowCount } = await readOne(name, first, last);
      const isApart = name === 'coach_hours' || name === 'granted' || name === 'partner_visits';
      expect(groups.length > 0, name).toBe(isApart);
      if (!isApart) continue;
      expect(sum(groups.map((group) => group.amount)), name).toBeCloseTo(amount);
      expect(sum(groups.map(({ rows }) => rows)), name).toBe(rowCount);
    }
  });

  it('the slots of the week together are all classes', async () => {
    const [{ first, last }] = PERIODS;
    const { slots } = await readAll(first, last);
    const occupancy = await readOne('occupancy', first, last);
    expect(sum(slots.map((slot) => slot.taken))).toBe(occupancy.amount);
    expect(sum(slots.map((slot) => slot.places))).toBe(occupancy.out_of);
    for (const { weekday, time, classes, taken } of slots) {
      const ofSlot = await readOne('occupancy', first, last, `&slot=${weekday}-${time}`);
      expect({ classes: ofSlot.row_count, taken: ofSlot.amount }).toEqual({ classes, taken });
    }
  });

  it('one slot is compared with itself, before and week by week', async () => {
    const slot = '&slot=1-18:00';
    const { before, weeks } = await readOne('occupancy', '2026-11-02', '2026-11-15', slot);
    const earlier = before && (await readOne('occupancy', before.first, before.last, slot));
    expect(before?.value).toBe(earlier?.value);
    for (const { first, last, value } of weeks)
      expect(value).toBe((await readOne('occupancy', first, last, slot)).value);
  });

  it('the weeks of a number are the numbers of those weeks', async () => {
    const { weeks } = await readOne('no_shows', '2026-10-01', '2026-10-31');
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ first: '2026-10-26', last: '2026-11-01' });
    for (const { first, last, value } of weeks)
      expect(rounded(value)).toBe(rounded(naiveNumber(studio, 'no_shows', { first, last })));
  });
});

describe('who sees numbers', () => {
  it('the front desk sees all but what somebody earns', async () => {
    const { numbers } = await readAll('2026-10-01', '2026-10-31', 'desk');
    expect(numbers.map(({ name }) => name)).toEqual(
      STUDIO_NUMBERS.filter((name) => !OWNERS_NUMBERS.has(name)),
    );
    for (const name of OWNERS_NUMBERS)
      for (const path of [`/${name}`, `/${name}/rows.csv`])
        expect((await get(`${path}?first=2026-10-01&last=2026-10-31`, 'desk')).statusCode).toBe(403);
  });

  it('a period that is none is refused with a sentence', async () => {
    for (const [query, sentence] of [
      ['first=2026-11-02&last=2026-11-01', 'Please choose two days, the earlier one first'],
      ['first=2026-02-29&last=2026-03-01', 'first: This day does not exist'],
    ] as const) {
      const answer = await get(`?${query}`);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(sentence);
    }
    expect((await get('/happiness?first=2026-11-01&last=2026-11-01')).statusCode).toBeGreaterThanOrEqual(404);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** The two implementations add up in different orders. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(9));
}
