import { expect, test } from 'vitest';
import { seededRandom, shuffled, wholeBetween } from './seeded-random.ts';

const draw = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, random);
};

test('the same seed gives the same numbers, another seed others', () => {
  expect(draw('2026-11-20', 5)).toEqual(draw('2026-11-20', 5));
  expect(draw('2026-11-20', 5)).not.toEqual(draw('2026-11-21', 5));
});

test('numbers lie from 0 to 1 and are spread evenly', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const number of draw('spread', 10_000)) {
    const tenth = Math.floor(number * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths).toHaveLength(10);
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the first numbers of neighbouring days have nothing to do with each other', () => {
  const firsts = Array.from({ length: 31 }, (_, day) => draw(`2026-01-${day + 1}`, 1)[0] ?? 0);
  const mean = firsts.reduce((sum, number) => sum + number, 0) / firsts.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.2);
});

test('whole numbers reach both borders and nothing else', () => {
  const random = seededRandom('dice');
  const seen = new Set(Array.from({ length: 200 }, () => wholeBetween(random, 1, 6)));
  expect(seen).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('shuffling keeps every item and leaves the list as it was', () => {
  const items = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8]);
  const mixed = shuffled(seededRandom('mix'), items);
  expect(mixed).not.toEqual(items);
  expect(new Set(mixed)).toEqual(new Set(items));
  expect(mixed).toHaveLength(items.length);
});
