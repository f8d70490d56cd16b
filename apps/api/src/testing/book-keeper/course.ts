/** A random day of the studio: how it begins, and what people ask for. */
import { array, constantFrom, boolean, integer, nat, record, tuple, type Arbitrary } from 'fast-check';

export const COMMAND_KINDS = [
  'book',
  'cancel',
  'swap',
  'join',
  'leave',
  'accept',
  'object',
  'book at desk',
  'remove',
  'cancel class',
  'restore class',
  'move class',
  'change capacity',
  'close day',
  'grant',
  'adjust',
  'pause',
  'end membership',
  'merge',
  'decide fee',
  'mark',
  'close roster',
  'undo',
  'wait',
] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

/** How often each is asked for; what is not named here once. */
const OFTEN: Partial<Readonly<Record<CommandKind, number>>> = {
  book: 10,
  join: 14,
  cancel: 9,
  swap: 4,
  accept: 5,
  leave: 2,
  wait: 3,
  undo: 5,
  'cancel class': 2,
  'restore class': 3,
  mark: 2,
  'close roster': 4,
  'change capacity': 2,
  remove: 2,
  object: 2,
};

export interface Step {
  readonly kind: CommandKind;
  readonly who: number;
  readonly of: number;
  readonly other: number;
  readonly amount: number;
  /** Time that passes before it: minutes, or until something happens by the clock. */
  readonly wait: number | 'next';
  /** The jobs that fell due meanwhile run only after the command. */
  readonly isLate: boolean;
  /** Jobs run a second time. */
  readonly isTwice: boolean;
}

export interface Course {
  readonly day: string;
  readonly startsAt: string;
  readonly cancelsTooFew: boolean;
  readonly steps: readonly Step[];
}

/** Days on which Berlin's clocks change, those beside them, and others. */
const DAYS = [2026, 2027].flatMap((year) => {
  const [spring, autumn] = year === 2026 ? [29, 25] : [28, 31];
  const march = [spring - 1, spring].map((day) => `${year}-03-${day}`);
  const october = [autumn - 1, autumn].map((day) => `${year}-10-${day}`);
  return [...march, ...october, `${year}-06-17`, `${year}-12-08`];
});

function stepOf(kinds: readonly CommandKind[], waits: readonly Step['wait'][]): Arbitrary<Step> {
  return record({
    kind: constantFrom(...kinds),
    who: nat(5),
    of: constantFrom(0, 0, 0, 1, 1, 2, 2, 3, 4, 5),
    other: nat(5),
    amount: nat(11),
    wait: constantFrom(...waits),
    isLate: integer({ min: 0, max: 7 }).map((n) => n === 7),
    isTwice: integer({ min: 0, max: 7 }).map((n) => n === 7),
  });
}

const WHILE_BOOKED = stepOf(
  COMMAND_KINDS.flatMap((kind) => Array.from({ length: OFTEN[kind] ?? 1 }, (): CommandKind => kind)),
  [0, 0, 0, 0, 0, 1, 1, 9, 10, 11, 31, 61, 125, 300, 'next', 'next'],
);
/** What is left to do once the classes are over: rosters, fees, and what was wrong. */
const AFTERWARDS = stepOf(
  ['close roster', 'mark', 'object', 'decide fee', 'decide fee', 'undo', 'undo', 'wait'],
  [0, 61, 300, 1500, 2941],
);

/** Some days, each of a number of steps, and some afterwards. */
export function courses(length: number): Arbitrary<Course> {
  return record({
    day: constantFrom(...DAYS),
    startsAt: constantFrom('06:00', '09:00', '13:30', '16:45', '21:30'),
    cancelsTooFew: boolean(),
    steps: tuple(
      array(WHILE_BOOKED, { minLength: length, maxLength: length, size: 'max' }),
      array(AFTERWARDS, { minLength: 8, maxLength: 8, size: 'max' }),
    ).map((steps) => steps.flat()),
  });
}

/** Pass or membership somebody has as a day begins; a pass may end on the day itself. */
interface Owned {
  readonly kind: 'pass' | 'membership';
  readonly credits: number;
  readonly endsToday: boolean;
}
const PASS = { kind: 'pass', endsToday: false } as const;
const MEMBERSHIP = { kind: 'membership', credits: 0, endsToday: false } as const;

export const PEOPLE: readonly (readonly [name: string, owned: readonly Owned[]])[] = [
  ['ada', [MEMBERSHIP]],
  ['ben', [{ ...PASS, credits: 1 }]],
  ['cem', [{ ...PASS, credits: 3 }]],
  ['dora', [MEMBERSHIP, { ...PASS, credits: 2 }]],
  [
    'eva',
    [
      { ...PASS, credits: 2, endsToday: true },
      { ...PASS, credits: 1 },
    ],
  ],
  ['fay', [MEMBERSHIP]],
];

/** Classes of the day, by hours on the clock from its beginning; two overlap, two are early. */
export const CLASSES: readonly (readonly [name: string, days: number, time: string, capacity: number])[] = [
  ['Alpha', 0, '18:00', 1],
  ['Bravo', 0, '18:30', 2],
  ['Coral', 0, '20:30', 1],
  ['Delta', 1, '07:30', 1],
  ['Ember', 1, '12:00', 2],
  ['Frost', 1, '19:00', 3],
];
