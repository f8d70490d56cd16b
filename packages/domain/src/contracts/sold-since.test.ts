import { expect, it } from 'vitest';
import { soldSince } from './sold-since.ts';

const TODAY = '2026-11-20';
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
