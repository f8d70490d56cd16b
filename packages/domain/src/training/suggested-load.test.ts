import { describe, expect, it } from 'vitest';
import type { Implement } from './implement.ts';
import {
  suggestedLoad,
  type PlannedLoad,
  type SuggestedLoad,
  type EarlierExercise,
} from './suggested-load.ts';
import { suggestionWords } from './suggested-load-words.ts';

const TODAY = '2026-11-23';

const plates = [25, 20, 15, 10, 5, 2.5, 1.25].map((weight) => ({ weight, per_end: 2 }));
const barbell: Implement = { kind: 'plates', bar: 20, loaded_ends: 2, plates };
const dumbbells: Implement = { kind: 'weights', weights: [5, 10, 15, 20] };
const bodyweight: Implement = { kind: 'bodyweight' };

function exercise(
  weight: number,
  reps: readonly number[],
  more: Partial<EarlierExercise> = {},
): EarlierExercise {
  return {
    date: '2026-11-16',
    planned_reps: 8,
    sets: reps.map((count) => ({ weight, reps: count })),
    ...more,
  };
}

function suggest(
  history: readonly EarlierExercise[],
  more: {
    plannedReps?: number | null;
    implement?: Implement | null;
    step?: number;
    plannedLoad?: PlannedLoad;
  } = {},
): SuggestedLoad {
  return suggestedLoad({ history, plannedReps: 8, implement: barbell, today: TODAY, ...more });
}

const brief = (suggested: SuggestedLoad) =>
  suggested.kind === 'none' ? suggested.reason : [suggested.reason, suggested.load, suggested.reps];

describe('a load the workout plans', () => {
  it('of a weight for everybody is that weight, as the implement can have it, also for somebody new', () => {
    expect(brief(suggest([exercise(60, [8])], { plannedLoad: { load_kg: 50 } }))).toEqual([
      'planned_weight',
      50,
      8,
    ]);
    expect(brief(suggest([], { plannedLoad: { load_kg: 51 } }))).toEqual(['planned_weight', 50, 8]);
  });

  it('of a share is that of the best estimate of the classes looked at, rounded down', () => {
    // 60 × (1 + 8 ÷ 30) is 76, of which 75 % are 57.
    const history = [exercise(50, [8, 8]), exercise(60, [8]), exercise(90, [0])];
    const planned = { plannedLoad: { load_percent: 75 } };
    expect(brief(suggest(history, planned))).toEqual(['planned_share', 55, 8]);
    expect(brief(suggest([], planned))).toBe('new');
  });

  it('is none for bodyweight', () =>
    expect(brief(suggest([], { implement: bodyweight, plannedLoad: { load_kg: 20 } }))).toEqual([
      'bodyweight',
      0,
      8,
    ]));

  it('is none where it is planned as suggested; then the exercise’s step counts', () =>
    expect(
      brief(suggest([exercise(60, [8])], { step: 5, plannedLoad: { load_kg: null, load_percent: null } })),
    ).toEqual(['all_reps', 65, 8]));
});

describe('the suggested load', () => {
  it('is one step up once every working set had all repetitions', () => {
    expect(suggest([exercise(60, [8, 8, 8])])).toEqual({
      kind: 'load',
      load: 62.5,
      reps: 8,
      reason: 'all_reps',
      last: { date: '2026-11-16', weight: 60, reps: [8, 8, 8] },
    });
    expect(brief(suggest([exercise(60, [8, 9, 12])]))).toEqual(['all_reps', 62.5, 8]);
  });

  it('looks at the sets with the heaviest weight only', () => {
    const sets = [
      { weight: 40, reps: 5 },
      { weight: 60, reps: 8 },
    ];
    expect(brief(suggest([exercise(0, [], { sets })]))).toEqual(['all_reps', 62.5, 8]);
  });

  it('is the same after one repetition was missing', () => {
    expect(brief(suggest([exercise(60, [8, 8, 7])]))).toEqual(['missed', 60, 8]);
  });

  it('is the same after a failed attempt at this weight or a heavier one, not at a lighter one', () => {
    const with0At = (weight: number) => [
      exercise(60, [8], { sets: [...exercise(60, [8, 8]).sets, { weight, reps: 0 }] }),
    ];
    expect(brief(suggest(with0At(60)))).toEqual(['missed', 60, 8]);
    expect(brief(suggest(with0At(62.5)))).toEqual(['missed', 60, 8]);
    expect(brief(suggest(with0At(57.5)))).toEqual(['all_reps', 62.5, 8]);
  });

  it('counts a class of failed attempts only for the one before', () => {
    const history = [exercise(70, [0, 0]), exercise(60, [8, 8], { date: '2026-10-01' })];
    expect(suggest(history)).toMatchObject({ reason: 'missed', load: 60, last: { date: '2026-11-16' } });
    expect(brief(suggest([exercise(60, [0]), exercise(60, [8])]))).toEqual(['missed', 60, 8]);
    expect(brief(suggest([exercise(50, [0]), exercise(60, [8])]))).toEqual(['all_reps', 62.5, 8]);
  });

  it('is 10 % lighter after the same load and repetitions were missed in two classes', () => {
    const missed = exercise(60, [8, 7]);
    expect(brief(suggest([missed, missed]))).toEqual(['missed_twice', 52.5, 8]);
    expect(brief(suggest([missed, exercise(60, [8, 8])]))).toEqual(['missed', 60, 8]);
    expect(brief(suggest([missed, exercise(62.5, [7])]))).toEqual(['missed', 60, 8]);
    expect(brief(suggest([missed, exercise(60, [7], { planned_reps: 10 })]))).toEqual(['missed', 60, 8]);
    expect(brief(suggest([exercise(60, [8, 8]), missed]))).toEqual(['all_reps', 62.5, 8]);
  });

  it('is 10 % lighter after more than 28 days, whatever happened then', () => {
    expect(brief(suggest([exercise(60, [8], { date: '2026-10-26' })]))).toEqual(['all_reps', 62.5, 8]);
    expect(brief(suggest([exercise(60, [8], { date: '2026-10-25' })]))).toEqual(['pause', 52.5, 8]);
    expect(brief(suggest([exercise(60, [5], { date: '2026-10-25' })]))).toEqual(['pause', 52.5, 8]);
  });

  it('is converted to other repetitions by the estimated maximum of the best set, rounded down', () => {
    expect(brief(suggest([exercise(60, [8, 6])], { plannedReps: 5 }))).toEqual(['other_reps', 65, 5]);
    expect(brief(suggest([exercise(60, [8])], { plannedReps: 1 }))).toEqual(['other_reps', 75, 1]);
    expect(brief(suggest([exercise(100, [3], { planned_reps: 3 })], { plannedReps: 10 }))).toEqual([
      'other_reps',
      82.5,
      10,
    ]);
  });

  it('is converted before it gets lighter after a pause', () => {
    const old = exercise(100, [3], { planned_reps: 3, date: '2026-09-01' });
    expect(brief(suggest([old], { plannedReps: 10 }))).toEqual(['pause', 72.5, 10]);
  });

  it('takes the fewest repetitions for the plan where the plan is not known', () => {
    const unplanned = (reps: readonly number[]) => suggest([exercise(60, reps, { planned_reps: null })]);
    expect(brief(unplanned([9, 8]))).toEqual(['all_reps', 62.5, 8]);
    expect(brief(unplanned([8, 7]))).toEqual(['other_reps', 60, 8]);
    expect(brief(unplanned([8, 0]))).toEqual(['missed', 60, 8]);
    expect(brief(suggest([exercise(60, [9, 8])], { plannedReps: null }))).toEqual(['all_reps', 62.5, 8]);
  });

  it('is a weight the room has, and never below its lightest', () => {
    expect(brief(suggest([exercise(15, [8])], { implement: dumbbells }))).toEqual(['all_reps', 20, 8]);
    expect(brief(suggest([exercise(20, [8])], { implement: dumbbells }))).toEqual(['all_reps', 20, 8]);
    expect(brief(suggest([exercise(61, [7])]))).toEqual(['missed', 60, 8]);
    const light = exercise(5, [7]);
    expect(brief(suggest([light, light], { implement: dumbbells }))).toEqual(['missed_twice', 5, 8]);
    expect(brief(suggest([exercise(21, [8], { date: '2026-01-01' })]))).toEqual(['pause', 20, 8]);
  });

  it('moves by 2.5 kg where it is not known what is lifted with', () => {
    expect(brief(suggest([exercise(60, [8])], { implement: null }))).toEqual(['all_reps', 62.5, 8]);
    const light = exercise(2.5, [7]);
    expect(brief(suggest([light, light], { implement: null }))).toEqual(['missed_twice', 2.5, 8]);
  });

  it('does not exist while nothing is known', () => {
    expect(brief(suggest([]))).toBe('new');
    expect(brief(suggest([exercise(60, [0, 0])]))).toBe('new');
    expect(brief(suggest([exercise(0, [8])]))).toBe('new');
    expect(brief(suggest([], { implement: null }))).toBe('new');
  });

  it('is repetitions only for bodyweight', () => {
    expect(brief(suggest([], { implement: bodyweight }))).toEqual(['bodyweight', 0, 8]);
    expect(brief(suggest([exercise(0, [6, 5])], { implement: bodyweight }))).toEqual(['bodyweight', 0, 8]);
    expect(brief(suggest([exercise(10, [6])], { implement: bodyweight }))).toEqual(['bodyweight', 0, 8]);
    expect(brief(suggest([exercise(0, [6])], { implement: null }))).toEqual(['bodyweight', 0, 8]);
    expect(brief(suggest([], { implement: bodyweight, plannedReps: null }))).toBe('new');
  });
});

describe('the reason in words', () => {
  const missed = exercise(60, [8, 8, 7]);
  const cases: readonly (readonly [SuggestedLoad, string, string])[] = [
    [
      suggest([exercise(60, [8, 8, 8])]),
      'last time 3 × 8 at 60: try 62.5',
      'letztes Mal 3 × 8 mit 60: probier 62,5',
    ],
    [
      suggest([exercise(20, [8])], { implement: dumbbells }),
      'last time 1 × 8 at 20: there is nothing heavier',
      'letztes Mal 1 × 8 mit 20: schwerer geht es hier nicht',
    ],
    [suggest([missed]), 'last time 8, 8, 7 at 60: 60 again', 'letztes Mal 8, 8, 7 mit 60: noch einmal 60'],
    [
      suggest([missed, missed]),
      'missed twice, last time 8, 8, 7 at 60: try 52.5',
      'zweimal nicht geschafft, zuletzt 8, 8, 7 mit 60: probier 52,5',
    ],
    [
      suggest([exercise(60, [8, 8], { date: '2026-01-01' })]),
      'a while ago, 2 × 8 at 60: start with 52.5',
      'länger her, zuletzt 2 × 8 mit 60: fang mit 52,5 an',
    ],
    [
      suggest([exercise(60, [8, 8])], { plannedReps: 5 }),
      'last time 2 × 8 at 60: for 5 reps try 65',
      'letztes Mal 2 × 8 mit 60: für 5 Wdh. probier 65',
    ],
    [
      suggest([exercise(60, [12, 12], { planned_reps: 12 })], { plannedReps: 10 }),
      'last time 2 × 12 at 60: for 10 reps 60 again',
      'letztes Mal 2 × 12 mit 60: für 10 Wdh. noch einmal 60',
    ],
    [suggest([exercise(0, [6, 6])], { implement: bodyweight }), 'last time 2 × 6', 'letztes Mal 2 × 6'],
    [suggest([], { implement: bodyweight }), 'no weight needed', 'ohne Gewicht'],
    [suggest([], { plannedLoad: { load_kg: 40 } }), 'planned for everybody: 40', 'für alle geplant: 40'],
    [
      suggest([exercise(60, [8])], { plannedLoad: { load_percent: 75 } }),
      'planned as a share of your estimated maximum: 55',
      'als Anteil deines geschätzten Maximums geplant: 55',
    ],
    [suggest([]), 'never logged before', 'bisher nie eingetragen'],
  ];

  it.each(cases)('%#', (suggested, english, german) => {
    const plain = (words: string) => words.replaceAll('\u00a0', ' ');
    expect(plain(suggestionWords(suggested, 'en'))).toBe(english);
    expect(plain(suggestionWords(suggested, 'de'))).toBe(german);
  });
});
