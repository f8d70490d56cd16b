import { describe, expect, it } from 'vitest';
import { berlinDate } from '../calendar/studio-calendar.ts';
import { isOnSale, plannedPriceFault, priceOn, soldSince, type Price } from './planned-price.ts';

const TODAY = '2026-11-20';

const from = (day: string): Price => ({
  cents: 14_900,
  from: '2026-09-01',
  planned: { cents: 16_500, from: day },
});

describe('the price valid on a day', () => {
  it.each([
    ['a moment before the year ends', '2026-12-31T22:59:59.999Z', '2027-01-01', 14_900],
    ['at midnight in Berlin', '2026-12-31T23:00:00Z', '2027-01-01', 16_500],
    ['when the year ends in London', '2027-01-01T00:00:00Z', '2027-01-01', 16_500],
    ['on 31 December, planned for that day', '2026-12-30T23:00:00Z', '2026-12-31', 16_500],
    ['before the day that clocks go forward', '2027-03-27T22:59:59Z', '2027-03-28', 14_900],
    ['from the midnight of that day', '2027-03-27T23:00:00Z', '2027-03-28', 16_500],
    ['before the day after it, in summer time', '2027-03-28T21:59:59Z', '2027-03-29', 14_900],
    ['from the midnight after it', '2027-03-28T22:00:00Z', '2027-03-29', 16_500],
    ['before the day that clocks go back', '2027-10-30T21:59:59Z', '2027-10-31', 14_900],
    ['from the midnight of that day', '2027-10-30T22:00:00Z', '2027-10-31', 16_500],
    ['in the last hour of that day, its 25th', '2027-10-31T22:59:59Z', '2027-11-01', 14_900],
    ['from the midnight after it', '2027-10-31T23:00:00Z', '2027-11-01', 16_500],
  ])('%s (%s), planned from %s, is %i', (_, instant, day, cents) => {
    expect(priceOn(from(day), berlinDate(new Date(instant))).cents).toBe(cents);
  });

  it('is the only price from its day on, sold since then', () => {
    const price = from('2027-01-01');
    expect(priceOn(price, '2026-12-31')).toBe(price);
    const settled = { cents: 16_500, from: '2027-01-01', planned: null };
    expect(priceOn(price, '2027-01-01')).toEqual(settled);
    expect(priceOn(price, '2030-01-01')).toEqual(settled);
    expect(priceOn(settled, '2030-01-01')).toBe(settled);
  });

  it('of what is first sold later is sold since that later day', () =>
    expect(priceOn({ ...from('2027-01-01'), from: '2027-02-01' }, '2027-02-01')).toEqual({
      cents: 16_500,
      from: '2027-02-01',
      planned: null,
    }));
});

it.each([
  ['2026-08-31', false],
  ['2026-09-01', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
])('what is sold from 1 September to the end of the year is on sale on %s: %s', (day, isSold) =>
  expect(isOnSale({ on_sale_from: '2026-09-01', on_sale_to: '2026-12-31' }, day)).toBe(isSold),
);

it('what has no last day stays on sale', () =>
  expect(isOnSale({ on_sale_from: '2026-09-01', on_sale_to: null }, '2030-01-01')).toBe(true));

describe('a planned price', () => {
  const PLAN = { cents: 16_500, from: '2027-01-01', onSaleFrom: '2026-09-01', onSaleTo: null };

  it.each([
    ['that nobody plans', { cents: null, from: null }, null],
    ['of a later day', {}, null],
    ['of today', { from: TODAY }, null],
    ['of nothing, for the open day', { cents: 0 }, null],
    ['on the last day of sale', { onSaleTo: '2027-01-01' }, null],
    ['without its day', { from: null }, 'no_day'],
    ['without a price', { cents: null }, 'no_price'],
    ['of yesterday', { from: '2026-11-19' }, 'past'],
    ['from the first day of sale', { onSaleFrom: '2027-01-01' }, 'not_sold_before'],
    ['before the first day of sale', { onSaleFrom: '2027-01-02' }, 'not_sold_before'],
    ['after the last day of sale', { onSaleTo: '2026-12-31' }, 'not_sold_then'],
  ])('%s: %o is %s', (_, change, fault) => {
    expect(plannedPriceFault({ ...PLAN, ...change }, TODAY)).toBe(fault);
  });
});

const PASS = { cents: 4900, from: '2026-09-01', to: null };

it.each([
  ['a new price counts from today', { ...PASS, cents: 5400 }, PASS, TODAY],
  ['a day chosen with it stays', { ...PASS, cents: 5400, from: '2026-11-01' }, PASS, '2026-11-01'],
  ['without a new price nothing moves', { ...PASS, to: '2026-12-31' }, PASS, '2026-09-01'],
  ['what is sold today for the last time follows', { ...PASS, cents: 5400, to: TODAY }, PASS, TODAY],
  ['what is not sold any more stays', { ...PASS, cents: 5400, to: '2026-11-19' }, PASS, '2026-09-01'],
  [
    'what is not sold yet stays',
    { cents: 5400, from: '2027-01-01', to: null },
    { cents: 4900, from: '2027-01-01', to: null },
    '2027-01-01',
  ],
  [
    'the price of before, with its day, is that of before',
    PASS,
    { ...PASS, cents: 5400, from: TODAY },
    '2026-09-01',
  ],
])('%s', (_, next, current, since) => {
  expect(soldSince(next, current, TODAY)).toBe(since);
});
