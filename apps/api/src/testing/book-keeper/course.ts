/** A random day of the studio: how it begins, and what people ask for. */
import { array, constantFrom, boolean, integer, nat, oneof, record, tuple, type Arbitrary } from 'fast-check';

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
  book: 14,
  join: 16,
  cancel: 16,
  swap: 6,
  accept: 10,
  leave: 4,
  wait: 3,
  undo: 6,
  'book at desk': 2,
  'cancel class': 2,
  'restore class': 3,
  mark: 2,
  'close roster': 3,
  'move class': 2,
  'change capacity': 2,
  remove: 3,
  object: 3,
  'decide fee': 2,
  adjust: 2,
  pause: 2,
  'end membership': 2,
};

/** What seldom meets by chance, one after the other. */
const STORIES: readonly (readonly CommandKind[])[] = [
  ['join', 'cancel class', 'restore class', 'cancel'],
  ['join', 'close day', 'undo', 'cancel'],
  ['cancel class', 'undo', 'close roster', 'wait'],
  ['merge', 'undo'],
  ['join', 'merge', 'cancel', 'accept'],
  ['join', 'cancel', 'accept', 'cancel'],
  ['cancel', 'book', 'accept', 'wait'],
  ['cancel', 'book at desk', 'wait'],
  ['cancel', 'book', 'merge'],
  ['move class', 'cancel', 'undo'],
  ['remove', 'undo', 'cancel'],
];

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
  /** Days from `day`, and the time. */
  readonly starts: readonly [days: number, time: string];
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

const WAITS: readonly Step['wait'][] = [
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  9,
  10,
  11,
  31,
  61,
  125,
  'next',
  'next',
  'next',
];

/** Classes fill first. */
const TO_BEGIN = stepOf(['book', 'book', 'book', 'join', 'book at desk'], [0, 0, 0, 0, 1, 11, 61]);
const WHILE_BOOKED = stepOf(
  COMMAND_KINDS.flatMap((kind) => Array.from({ length: OFTEN[kind] ?? 1 }, (): CommandKind => kind)),
  WAITS,
);
/** Its first step may come later, the others soon after; all are about the classes that start next. */
const STORY = constantFrom(...STORIES).chain((kinds) =>
  tuple(
    ...kinds.map((kind, at) =>
      tuple(stepOf([kind], at === 0 ? WAITS : [0, 0, 0, 1, 'next']), constantFrom(0, 0, 0, 1)).map(
        ([step, of]): Step => ({ ...step, of }),
      ),
    ),
  ),
);
/** What is left to do once the classes are over: rosters, fees, and what was wrong. */
const AFTERWARDS = stepOf(
  ['close roster', 'mark', 'object', 'decide fee', 'decide fee', 'undo', 'undo', 'wait'],
  [0, 61, 300, 1500, 2941],
);

/** Some days, each of a number of steps while classes can be booked, and some afterwards. */
export function courses(length: number): Arbitrary<Course> {
  return record({
    day: constantFrom(...DAYS),
    starts: constantFrom<Course['starts'][]>(
      [-1, '06:00'],
      [-1, '13:30'],
      [-1, '21:30'],
      [0, '07:10'],
      [0, '14:50'],
      [0, '16:45'],
    ),
    cancelsTooFew: boolean(),
    steps: tuple(
      array(TO_BEGIN, { minLength: 6, maxLength: 6, size: 'max' }),
      array(
        oneof({ arbitrary: WHILE_BOOKED.map((step) => [step]), weight: 4 }, { arbitrary: STORY, weight: 1 }),
        { minLength: length, maxLength: length, size: 'max' },
      ).map((parts) => parts.flat().slice(0, length)),
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
