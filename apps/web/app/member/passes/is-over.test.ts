import type { CreditEntry } from '@lifted/contract/entitlements';
import { describe, expect, it } from 'vitest';
import { isOver, type ListedEntitlement } from './is-over.ts';

const NOW = new Date('2026-11-22T20:00:00+01:00');
const pass: ListedEntitlement = {
  id: 'p',
  kind: 'pass',
  product_name: '5 workouts',
  from: '2026-10-01',
  until: '2026-11-22',
  credits: 1,
  pauses: [],
  entries: [],
};

function booked(start_datetime: string): CreditEntry {
  const at = '2026-11-20T12:00:00+01:00';
  return { at, kind: 'held', credits: -1, balance: 0, reason: null, timer_name: 'Full Body', start_datetime };
}

describe('a pass', () => {
  it('lasts to the end of its last day', () => {
    expect(isOver(pass, NOW)).toBe(false);
    expect(isOver(pass, new Date('2026-11-23T00:00:00+01:00'))).toBe(true);
  });

  it('is over when its last class has begun, because nothing comes back then', () => {
    const used = { ...pass, until: '2027-03-31', credits: 0 };
    expect(isOver({ ...used, entries: [booked('2026-11-22T20:00:01+01:00')] }, NOW)).toBe(false);
    expect(isOver({ ...used, entries: [booked('2026-11-22T20:00:00+01:00')] }, NOW)).toBe(true);
  });
});

it('a membership lasts until its end, and without one for good', () => {
  const membership: ListedEntitlement = { ...pass, kind: 'membership', credits: null };
  expect(isOver(membership, NOW)).toBe(false);
  expect(isOver({ ...membership, until: null }, new Date('2036-01-01'))).toBe(false);
  expect(isOver(membership, new Date('2026-11-23T00:00:00+01:00'))).toBe(true);
});
