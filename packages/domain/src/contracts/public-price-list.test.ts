import { expect, it } from 'vitest';
import { publicPriceList } from './public-price-list.ts';

const pass = (size: number) => ({
  id: `pass-${size}`,
  credits: size,
  validMonths: 6,
  termMonths: null,
  vatPercent: 19,
});
const membership = { credits: null, validMonths: null, vatPercent: 19 };
const UNLIMITED = { ...membership, id: 'unlimited', termMonths: 12 };
const FLEX = { ...membership, id: 'unlimited-flex', termMonths: null };
const ALL = [pass(1), pass(5), pass(10), UNLIMITED, FLEX];

const changed = (id: string, change: object) =>
  ALL.map((product) => (product.id === id ? { ...product, ...change } : product));
const listOf = (products: typeof ALL) => {
  const { shown, leftOut } = publicPriceList(products);
  return { shown: shown.map(({ id }) => id), leftOut: Object.fromEntries(leftOut) };
};

it('shows what the pages name in their order, and nothing else', () =>
  expect(listOf([FLEX, ...ALL.slice(0, 4), { ...pass(3), id: 'three' }])).toEqual({
    shown: ['pass-1', 'pass-5', 'pass-10', 'unlimited', 'unlimited-flex'],
    leftOut: {},
  }));

it.each([
  ['pass-10', { validMonths: 12 }, { why: 'validity', months: 6 }],
  ['pass-1', { validMonths: 3 }, { why: 'validity', months: 6 }],
  ['pass-5', { credits: 6 }, { why: 'credits' }],
  ['pass-5', { credits: null, validMonths: null }, { why: 'credits' }],
  ['unlimited', { credits: 4, validMonths: 6, termMonths: null }, { why: 'credits' }],
  ['unlimited', { termMonths: null }, { why: 'term', hasTerm: true }],
  ['unlimited-flex', { termMonths: 6 }, { why: 'term', hasTerm: false }],
  ['unlimited', { vatPercent: 7 }, { why: 'vat', percent: 19 }],
])('leaves %s with %o out, and shows the others', (id, change, reason) =>
  expect(listOf(changed(id, change))).toEqual({
    shown: ALL.map((product) => product.id).filter((each) => each !== id),
    leftOut: { [id]: reason },
  }),
);

it('of two that differ shows the one named first', () =>
  expect(listOf([{ ...pass(10), validMonths: 12 }, pass(5)])).toEqual({
    shown: ['pass-5'],
    leftOut: { 'pass-10': { why: 'validity', months: 6 } },
  }));

it('counts the validity of those that are shown only', () => {
  const otherTax = { validMonths: 12, vatPercent: 7 };
  expect(
    listOf([{ ...pass(1), ...otherTax }, { ...pass(5), ...otherTax }, pass(10), UNLIMITED, FLEX]),
  ).toEqual({
    shown: ['pass-10', 'unlimited', 'unlimited-flex'],
    leftOut: { 'pass-1': { why: 'vat', percent: 19 }, 'pass-5': { why: 'vat', percent: 19 } },
  });
});

it('is empty while nothing of it is sold', () => expect(listOf([])).toEqual({ shown: [], leftOut: {} }));
