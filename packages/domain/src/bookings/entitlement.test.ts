import { describe, expect, it } from 'vitest';
import { whoPays, type Entitlement, type Membership, type Pass } from './entitlement.ts';

const DAY = '2026-11-25';
const pass = (id: string, changes: Partial<Pass> = {}): Pass => ({
  kind: 'pass',
  id,
  from: '2026-06-01',
  until: '2026-12-31',
  credits: 3,
  validIn: [],
  ...changes,
});
const membership = (changes: Partial<Membership> = {}): Membership => ({
  kind: 'membership',
  id: 'unlimited',
  from: '2026-01-01',
  until: null,
  pauses: [],
  validIn: [],
  ...changes,
});
const decisionOf = (entitlements: readonly Entitlement[], branch: string | null, chosen?: string) =>
  whoPays(entitlements, { day: DAY, branch }, chosen);
const payerOf = (entitlements: readonly Entitlement[], chosen?: string) => {
  const decision = decisionOf(entitlements, null, chosen);
  return decision.outcome === 'pays' ? decision.payer.id : decision.reason;
};

it.each<[string, readonly Entitlement[], string]>([
  ['a membership before any pass', [pass('a'), membership()], 'unlimited'],
  ['the pass that expires first', [pass('late'), pass('soon', { until: '2026-11-25' })], 'soon'],
  ['of passes that expire together the first by id', [pass('b'), pass('a')], 'a'],
  [
    'a pass while the membership is paused',
    [pass('a'), membership({ pauses: [{ from: DAY, until: DAY }] })],
    'a',
  ],
  ['a pass on its last day', [pass('a', { until: DAY })], 'a'],
  ['a pass on its first day', [pass('a', { from: DAY })], 'a'],
  ['a membership on its last day', [membership({ until: DAY })], 'unlimited'],
  [
    'a membership the day after a pause',
    [membership({ pauses: [{ from: '2026-11-01', until: '2026-11-24' }] })],
    'unlimited',
  ],
])('%s pays', (_, entitlements, payer) => expect(payerOf(entitlements)).toBe(payer));

it.each<[string, readonly Entitlement[], string]>([
  ['nothing at all', [], 'no_entitlement'],
  ['a pass that begins the day after', [pass('a', { from: '2026-11-26' })], 'no_entitlement'],
  ['a pass whose last day was the day before', [pass('a', { until: '2026-11-24' })], 'pass_expired_by_then'],
  ['a pass that is used up', [pass('a', { credits: 0 })], 'no_credit_left'],
  ['a membership that ended the day before', [membership({ until: '2026-11-24' })], 'contract_ended'],
  [
    'a pause that ends on the day',
    [membership({ pauses: [{ from: '2026-11-01', until: DAY }] })],
    'contract_paused',
  ],
  [
    'a paused membership beside an expired pass',
    [pass('a', { until: '2026-11-01' }), membership({ pauses: [{ from: DAY, until: DAY }] })],
    'contract_paused',
  ],
  [
    'a used up pass beside an expired one',
    [pass('a', { until: '2026-11-01' }), pass('b', { credits: 0 })],
    'no_credit_left',
  ],
])('%s pays nothing and says why', (_, entitlements, reason) => expect(payerOf(entitlements)).toBe(reason));

it('a chosen one pays instead of the one the rule would take, or says why it cannot', () => {
  const all = [pass('a'), pass('empty', { credits: 0 }), membership()];
  expect(payerOf(all, 'a')).toBe('a');
  expect(payerOf(all, 'empty')).toBe('no_credit_left');
  expect(payerOf(all, 'somebody-else’s')).toBe('no_entitlement');
});

describe('in a chain', () => {
  const north = pass('north', { validIn: ['North'] });
  const own = membership({ validIn: [null] });

  it.each<[string, Entitlement, string | null, string]>([
    ['what is valid everywhere pays at a branch', pass('a'), 'North', 'a'],
    ['what is valid everywhere pays at the studio’s own address', pass('a'), null, 'a'],
    ['what is valid at a branch pays there', north, 'North', 'north'],
    ['what is valid at a branch pays at no other', north, 'South', 'valid_elsewhere'],
    ['what is valid at a branch does not pay at the studio’s own address', north, null, 'valid_elsewhere'],
    ['what is valid at the studio’s own address pays there', own, null, 'unlimited'],
    ['what is valid at the studio’s own address pays at no branch', own, 'North', 'valid_elsewhere'],
    [
      'what is valid at several pays at each of them',
      pass('a', { validIn: ['North', 'South', null] }),
      'South',
      'a',
    ],
  ])('%s', (_, entitlement, branch, expected) => {
    const decision = decisionOf([entitlement], branch);
    expect(decision.outcome === 'pays' ? decision.payer.id : decision.reason).toBe(expected);
  });

  it('a pass that is valid here pays instead of a membership that is not', () =>
    expect(decisionOf([own, pass('a')], 'North')).toMatchObject({ outcome: 'pays', payer: { id: 'a' } }));

  it('the refusal says where that is valid which would have paid first', () => {
    expect(decisionOf([north, own], 'South')).toEqual({
      outcome: 'refused',
      reason: 'valid_elsewhere',
      elsewhere: own,
    });
    expect(decisionOf([north, own], 'South', 'north')).toMatchObject({ elsewhere: north });
  });

  it.each<[string, Entitlement, string]>([
    ['is used up', { ...north, credits: 0 }, 'no_credit_left'],
    ['has expired by then', { ...north, until: '2026-11-24' }, 'pass_expired_by_then'],
    ['begins the day after', { ...north, from: '2026-11-26' }, 'no_entitlement'],
    ['is paused', { ...own, pauses: [{ from: DAY, until: DAY }] }, 'contract_paused'],
    ['has ended by then', { ...own, until: '2026-11-24' }, 'contract_ended'],
  ])('what %s is refused for that, whatever the branch', (_, entitlement, reason) =>
    expect(decisionOf([entitlement], 'South')).toEqual({ outcome: 'refused', reason }),
  );

  it('what would pay elsewhere is closer to paying than anything that is over, used up or paused', () => {
    const others = [
      pass('empty', { credits: 0 }),
      pass('late', { until: '2026-11-24' }),
      membership({ pauses: [{ from: DAY, until: DAY }] }),
    ];
    expect(decisionOf([...others, north], 'South')).toMatchObject({ reason: 'valid_elsewhere' });
  });
});
