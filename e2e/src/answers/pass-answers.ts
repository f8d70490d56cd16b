import type { LinkedPlace } from '@lifted/contract/class-bookings';
import type { CreditEntry, CustomerPasses, Fee } from '@lifted/contract/entitlements';

/** A five-pass two workouts of which are left, a membership that was paused, and fees in every state. */
export const NOW = '2026-11-22T12:00:00+01:00';

type Entry = Pick<CreditEntry, 'at' | 'kind' | 'credits' | 'balance'> & Partial<CreditEntry>;

const entry = (facts: Entry): CreditEntry => ({
  reason: null,
  timer_name: null,
  start_datetime: null,
  ...facts,
});
const ofClass = (start_datetime: string) => ({ timer_name: 'Full Body', start_datetime });
const monday = ofClass('2026-11-23T18:30:00+01:00');
const thursday = ofClass('2026-11-19T07:00:00+01:00');

const ENTRIES: readonly CreditEntry[] = [
  entry({ at: '2026-11-21T09:14:00+01:00', kind: 'held', credits: -1, balance: 2, ...monday }),
  entry({
    at: '2026-11-20T10:00:00+01:00',
    kind: 'adjusted',
    credits: 1,
    balance: 3,
    reason: 'Heating was off',
  }),
  entry({ at: '2026-11-18T22:00:00+01:00', kind: 'consumed', credits: 0, balance: 2, ...thursday }),
  entry({ at: '2026-11-15T20:00:00+01:00', kind: 'held', credits: -1, balance: 2, ...thursday }),
  entry({
    at: '2026-11-12T08:00:00+01:00',
    kind: 'released',
    credits: 1,
    balance: 3,
    ...ofClass('2026-11-13T18:30:00+01:00'),
  }),
  entry({
    at: '2026-11-10T08:00:00+01:00',
    kind: 'held',
    credits: -1,
    balance: 2,
    ...ofClass('2026-11-13T18:30:00+01:00'),
  }),
  entry({
    at: '2026-11-02T08:00:00+01:00',
    kind: 'held',
    credits: -1,
    balance: 3,
    ...ofClass('2026-11-05T18:30:00+01:00'),
  }),
  entry({
    at: '2026-11-01T12:00:00+01:00',
    kind: 'held',
    credits: -1,
    balance: 4,
    ...ofClass('2026-11-03T18:30:00+01:00'),
  }),
  entry({ at: '2026-11-01T11:00:00+01:00', kind: 'granted', credits: 5, balance: 5 }),
];

export const PENDING_FEE: Fee = {
  id: 'fee-1',
  kind: 'late_cancellation',
  cents: 500,
  state: 'pending',
  made_at: '2026-11-21T16:05:00+01:00',
  due_at: '2026-11-23T16:05:00+01:00',
  timer_name: 'Upper Body',
  start_datetime: '2026-11-21T19:00:00+01:00',
  booked_at: '2026-11-18T20:00:00+01:00',
  free_until: '2026-11-21T07:00:00+01:00',
  canceled_at: '2026-11-21T16:05:00+01:00',
  objection: null,
  decision: null,
};

export const PASSES: CustomerPasses = {
  entitlements: [
    {
      id: 'e-1',
      kind: 'pass',
      product_name: '5 workouts',
      from: '2026-11-01',
      until: '2027-04-30',
      credits: 2,
      pauses: [],
      entries: [...ENTRIES],
    },
    {
      id: 'e-2',
      kind: 'membership',
      product_name: 'Unlimited',
      from: '2026-12-01',
      until: null,
      credits: null,
      pauses: [{ from: '2027-02-01', until: '2027-03-31' }],
      entries: [],
    },
    {
      id: 'e-3',
      kind: 'pass',
      product_name: '1 workout',
      from: '2026-01-10',
      until: '2026-07-09',
      credits: 0,
      pauses: [],
      entries: [
        entry({ at: '2026-07-10T00:00:00+02:00', kind: 'expired', credits: -1, balance: 0 }),
        entry({ at: '2026-01-10T11:00:00+01:00', kind: 'granted', credits: 1, balance: 1 }),
      ],
    },
  ],
  fees: [
    PENDING_FEE,
    {
      ...PENDING_FEE,
      id: 'fee-2',
      kind: 'no_show',
      cents: 1000,
      state: 'waived',
      canceled_at: null,
      made_at: '2026-10-08T20:00:00+02:00',
      due_at: '2026-10-10T20:00:00+02:00',
      start_datetime: '2026-10-06T19:00:00+02:00',
      booked_at: '2026-10-01T20:00:00+02:00',
      free_until: '2026-10-06T07:00:00+02:00',
      objection: 'I was there, the tablet was off.',
      decision: 'Your coach remembers you.',
    },
  ],
};

/** The place behind the link of a mail, booked with a pass and free to cancel until the morning of the class. */
export const LINKED_PLACE: LinkedPlace = {
  state: 'booked',
  first_name: 'Mia',
  timer_name: 'Full Body',
  start_datetime: '2026-11-23T18:30:00+01:00',
  coach_first_name: 'Jana',
  location_name: 'Prenzlauer Berg',
  booked_at: '2026-11-20T20:00:00+01:00',
  free_until: '2026-11-23T06:30:00+01:00',
  late_cost: 'credit',
  cancellation: null,
};
