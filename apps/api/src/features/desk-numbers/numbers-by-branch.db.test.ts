import type { NumberAnswer, StudioNumbersAnswer } from '@lifted/contract/desk/desk-numbers';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { CLASS_NUMBERS, STUDIO_NUMBERS } from '@lifted/domain/desk/studio-numbers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskNumbers } from './desk-numbers-routes.ts';
import { naiveNumber } from './naive-numbers-fixture.ts';
import {
  BRANCH_OF_ROOM,
  NOW,
  randomStudio,
  storeStudio,
  type Branch,
  type RandomStudio,
} from './random-studio-fixture.ts';

const PERIODS = [
  { first: '2026-10-01', last: '2026-10-31' },
  { first: '2025-12-01', last: '2026-11-30' },
] as const;
const [MONTH] = PERIODS;
const BRANCHES = ['north', 'south', 'own', 'empty', 'none'] as const;

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

interface Asked {
  readonly first: string;
  readonly last: string;
  readonly branch?: string;
  readonly slot?: string;
}

function get(path: string, query: Asked, who = 'owner') {
  return app.inject({
    url: `/api/desk/numbers${path}`,
    query: { ...query },
    headers: { authorization: `Bearer ${who}` },
  });
}

async function readAll(query: Asked): Promise<StudioNumbersAnswer> {
  return (await get('', query)).json();
}

async function readOne(name: string, query: Asked): Promise<NumberAnswer> {
  return (await get(`/${name}`, query)).json();
}

/** Whether a query for the chosen branch counts what belongs to the other one. */
function counts(chosen: string): (branch: Branch | undefined) => boolean {
  return (branch) => (branch === undefined ? 'none' : (branch ?? 'own')) === chosen;
}

describe.each([1, 2, 3])('in a random chain (seed %i)', (seed) => {
  let studio: RandomStudio;
  const pages = new Map<string, Promise<NumberAnswer>>();
  beforeAll(async () => {
    studio = randomStudio(seed);
    await storeStudio(database.pool, studio);
  });

  /** A page of the month, which is read once for all that is claimed of it. */
  function readPage(name: string, branch: string): Promise<NumberAnswer> {
    const key = `${name} ${branch}`;
    const page = pages.get(key) ?? readOne(name, { ...MONTH, branch });
    pages.set(key, page);
    return page;
  }

  it.each(BRANCHES)('numbers are those of %s, as a second computation finds them', async (branch) => {
    for (const period of PERIODS) {
      const { numbers, before } = await readAll({ ...period, branch });
      for (const { name, value, before: earlier } of numbers) {
        expect(rounded(value), name).toBe(rounded(naiveNumber(studio, name, period, counts(branch))));
        expect(rounded(earlier), name).toBe(
          rounded(before && naiveNumber(studio, name, before, counts(branch))),
        );
      }
    }
  });

  it.each(BRANCHES)('every number of %s opens the rows it counts, and so does its file', async (branch) => {
    for (const name of STUDIO_NUMBERS) {
      const number = await readPage(name, branch);
      const { rows, row_count: rowCount, amount, out_of: outOf, value } = number;
      expect(rows, name).toHaveLength(rowCount);
      expect(sum(rows.map((row) => row.amount)), name).toBeCloseTo(amount);
      if (value !== null) expect(value, name).toBeCloseTo(outOf === 0 ? amount : amount / outOf);
      const { body } = await get(`/${name}/rows.csv`, { ...MONTH, branch });
      expect(body.trim().split('\r\n'), name).toHaveLength(rowCount + 1);
      if (!CLASS_NUMBERS.has(name)) continue;
      for (const { workout_id: id } of rows) {
        const { room } = studio.classes.find((one) => one.id === id) ?? { room: null };
        expect(room !== null && counts(branch)(BRANCH_OF_ROOM[room]), name).toBe(true);
      }
    }
  });

  it('the branches, the studio’s own address and no branch are together all, each as its own page says', async () => {
    for (const name of STUDIO_NUMBERS) {
      const all = await readOne(name, MONTH);
      const parts = await Promise.all(BRANCHES.map((branch) => readPage(name, branch)));
      expect(sum(parts.map(({ amount }) => amount)), name).toBeCloseTo(all.amount);
      expect(sum(parts.map(({ row_count: rows }) => rows)), name).toBe(all.row_count);
      expect(sum(all.branches.map(({ amount }) => amount)), name).toBeCloseTo(all.amount);
      expect(sum(all.branches.map(({ out_of: outOf }) => outOf)), name).toBeCloseTo(all.out_of);
      for (const { id, value, amount, out_of: outOf } of all.branches) {
        const part = parts[BRANCHES.findIndex((branch) => branch === id)];
        expect(part, name).toMatchObject({ value, amount, out_of: outOf });
      }
      expect(
        parts.flatMap(({ branches }) => branches),
        name,
      ).toEqual([]);
    }
  });

  it('sales of a year are of each branch, and of no branch what those bought who never came', async () => {
    const [, year] = PERIODS;
    const { branches } = await readOne('granted', year);
    expect(branches.map(({ id, name }) => [id, name])).toEqual([
      ['north', 'north'],
      ['south', 'south'],
      ['own', null],
      ['none', null],
    ]);
  });

  it('slots and weeks are those of the branch', async () => {
    const { slots } = await readAll({ ...MONTH, branch: 'north' });
    const occupancy = await readPage('occupancy', 'north');
    expect(sum(slots.map(({ taken }) => taken))).toBe(occupancy.amount);
    expect(sum(slots.map(({ places }) => places))).toBe(occupancy.out_of);
    for (const { weekday, time, classes } of slots) {
      const ofSlot = await readOne('occupancy', { ...MONTH, branch: 'north', slot: `${weekday}-${time}` });
      expect(ofSlot.row_count).toBe(classes);
    }
    for (const { value, ...week } of occupancy.weeks)
      expect(rounded(value)).toBe(rounded(naiveNumber(studio, 'occupancy', week, counts('north'))));
  });
});

describe('a branch', () => {
  beforeAll(() => storeStudio(database.pool, randomStudio(1)));
  const paths = ['', '/occupancy', '/members', '/occupancy/rows.csv', '/members/rows.csv'];

  it.each(paths)('that does not exist is refused with a sentence (%s)', async (path) => {
    const answer = await get(path, { ...MONTH, branch: 'elsewhere' });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('This branch does not exist any more.');
  });

  it.each(paths)('is shown to nobody who may not see numbers (%s)', async (path) => {
    for (const who of ['coach', 'stranger', 'p-0'])
      expect((await get(path, { ...MONTH, branch: 'north' }, who)).statusCode, who).toBe(403);
    expect((await get(path, { ...MONTH, branch: 'north' }, 'desk')).statusCode).toBe(200);
  });

  it('is in the name of the file with its rows, where only what belongs to it is counted', async () => {
    await database.pool.query(`update studio.branches set name = 'Süd & Ost' where id = 'north'`);
    const file = async (name: string, branch?: string) => {
      const asked = { ...MONTH, ...(branch !== undefined && { branch }) };
      return (await get(`/${name}/rows.csv`, asked)).headers['content-disposition'];
    };
    const named = (start: string) => `attachment; filename="${start}-${MONTH.first}-${MONTH.last}.csv"`;
    expect(await file('occupancy', 'north')).toBe(named('occupancy-sued-ost'));
    expect(await file('occupancy', 'own')).toBe(named('occupancy-studio-address'));
    expect(await file('occupancy')).toBe(named('occupancy'));
    expect(await file('members', 'north')).toBe(named('members-sued-ost'));
    expect(await file('members', 'none')).toBe(named('members-no-branch'));
  });

  it('loses nothing of people who were deleted', async () => {
    const [, year] = PERIODS;
    const before = await readOne('granted', year);
    await database.pool.query('update studio.entitlements set customer_number = null');
    const { amount, branches } = await readOne('granted', year);
    expect(amount).toBe(before.amount);
    expect(sum(branches.map((one) => one.amount))).toBe(amount);
    expect(branches.map(({ id }) => id)).toEqual(['north', 'own', 'none']);
  });

  it('opens what somebody earns there to the owner alone', async () => {
    for (const path of ['/coach_hours', '/coach_hours/rows.csv', '/granted', '/granted/rows.csv'])
      expect((await get(path, { ...MONTH, branch: 'north' }, 'desk')).statusCode).toBe(403);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** The two implementations add up in different orders. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(9));
}
