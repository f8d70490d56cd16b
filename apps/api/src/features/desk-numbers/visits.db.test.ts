import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { berlinInstant, DAY_MS, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readNumberRows } from './numbers-query.ts';
import { NOW, storeStudio, type RandomStudio } from './random-studio-fixture.ts';

const OCTOBER = { first: '2026-10-01', last: '2026-10-31' } as const;
const NOVEMBER_BEGINS = berlinInstant('2026-11-01').getTime();
const ROOM_OF = { north: 'main', south: 'cellar' } as const;
type Branch = keyof typeof ROOM_OF;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Weeks between a class somebody came to and the end of October; below zero it was in November. */
type Came = Readonly<Record<Branch, readonly number[]>>;

async function homesOf(came: Came): Promise<readonly Branch[]> {
  const classes = (['north', 'south'] as const).flatMap((branch) =>
    came[branch].map((weeks): RandomStudio['classes'][number] => ({
      id: `${branch}-${weeks}`,
      start: new Date(NOVEMBER_BEGINS - weeks * DAYS_PER_WEEK * DAY_MS),
      coach: 'jana',
      room: ROOM_OF[branch],
      isCanceled: false,
      isClosed: true,
      capacity: 12,
      places: [{ person: 0, state: 'attended' }],
      guests: [],
      visitor: 'none',
    })),
  );
  const membership = {
    person: 0,
    product: 'unlimited',
    where: 'everywhere',
    from: '2025-01-01',
    last: null,
    pause: null,
    grantedAt: new Date('2025-01-01T10:00:00Z'),
    emptiedAt: null,
  } as const;
  await storeStudio(database.pool, { classes, entitlements: [membership] });
  const homes: Branch[] = [];
  for (const id of ['north', 'south'] as const) {
    const question = { name: 'members', slot: null, branch: { id, rooms: [ROOM_OF[id]] }, now: NOW } as const;
    const { rowCount } = await readNumberRows(database.pool, OCTOBER, question, { limit: 10, hasAll: false });
    if (rowCount > 0) homes.push(id);
  }
  return homes;
}

it.each<[string, Came]>([
  ['came eleven weeks ago', { north: [22.9, 22.5, 22], south: [11] }],
  ['came just twelve weeks ago', { north: [23.9, 23.5], south: [12] }],
  ['has not come for thirteen weeks', { north: [24.9, 24.5], south: [13] }],
  ['has not come for a year', { north: [63, 62], south: [53] }],
])('the twelve weeks up to the last class of somebody who %s are all counted', async (_, came) => {
  expect(await homesOf(came)).toEqual(['north']);
});

it.each<[string, Came]>([
  ['eleven weeks ago', { north: [23.1, 23, 23.5], south: [11] }],
  ['thirteen weeks ago', { north: [25.1, 25, 26], south: [13] }],
  ['a year ago', { north: [65.1, 65, 66], south: [53] }],
])('nothing before them is counted where the last class was %s', async (_, came) => {
  expect(await homesOf(came)).toEqual(['south']);
});

it('of classes after the last day only the very first one is counted', async () => {
  expect(await homesOf({ north: [-1, -1.5], south: [-0.5] })).toEqual(['south']);
  expect(await homesOf({ north: [-1, -1.5, -2], south: [4] })).toEqual(['south']);
});

it('a class that begins at midnight after the last day is one of the days after it', async () => {
  expect(await homesOf({ north: [0], south: [20] })).toEqual(['south']);
});
