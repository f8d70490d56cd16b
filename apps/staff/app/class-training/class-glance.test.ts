import type { ClassTraining } from '@lifted/contract/desk/desk-floor';
import { expect, it } from 'vitest';
import { glanceAt, looksOf } from './class-glance.ts';

type FloorClass = ClassTraining['studio_class'];

const squat = {
  exercise_id: 'squat',
  exercise_number: 1,
  name: 'Back Squat',
  short_name: null,
  reps: 8,
  per_side: false,
  video_url: null,
  implement_id: null,
};

function person(customer_id: string | null, more: Partial<FloorClass['roster'][number]> = {}) {
  return {
    kind: 'booking' as const,
    id: `b-${customer_id ?? 'x'}`,
    name: customer_id ?? 'Guest',
    customer_id,
    is_present: true,
    is_first_time: false,
    is_unconfirmed: false,
    is_beyond: false,
    is_walk_in: false,
    partner_name: null,
    ...more,
  };
}

function training(changes: Partial<FloorClass>): ClassTraining {
  return {
    implements: [],
    corrections_end: null,
    studio_class: {
      id: 'w',
      timer_name: 'Legs',
      start_datetime: '2026-11-20T18:00:00+01:00',
      end_datetime: '2026-11-20T18:45:00+01:00',
      coach_id: 'c',
      coach_first_name: 'Carla',
      state: 'ended',
      capacity: 12,
      expected: 1,
      present: 1,
      location_name: 'Loft',
      roster_closed_at: null,
      check_in_opens_at: '2026-11-20T17:40:00+01:00',
      set_count: 3,
      exercises: [squat],
      roster: [person('mia')],
      waitlist: [],
      histories: [],
      cells: [],
      ...changes,
    },
  };
}

const history = (...sessions: readonly (readonly [number, number])[]) => ({
  customer_id: 'mia',
  exercise_id: 'squat',
  sessions: sessions.map(([weight, reps], at) => ({
    date: `2026-11-${String(13 - at).padStart(2, '0')}`,
    planned_reps: 8,
    sets: [{ weight, reps }],
  })),
});

const cell = (weight: number, reps: number, set_number = 1) => ({
  customer_id: 'mia',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number,
  current: { entry: 'e', author: 'coach' as const, lifted: { weight, reps } },
  others: [],
});

const howOf = (changes: Partial<FloorClass>) => glanceAt(training(changes), 'logged')[0]?.exercises[0]?.how;

it.each<[string, string, Partial<FloorClass>]>([
  ['more weight than last time', 'progressed', { histories: [history([60, 8])], cells: [cell(62.5, 5)] }],
  [
    'more repetitions at the same weight',
    'progressed',
    { histories: [history([60, 7])], cells: [cell(60, 8)] },
  ],
  ['the same as last time', 'steady', { histories: [history([60, 8])], cells: [cell(60, 8)] }],
  ['something for the first time', 'steady', { cells: [cell(60, 8)] }],
  [
    'fewer repetitions than planned twice',
    'missed_twice',
    { histories: [history([60, 7])], cells: [cell(60, 6)] },
  ],
  ['nothing', 'not_logged', { histories: [history([60, 8])] }],
])('%s is %s', (_, how, changes) => expect(howOf(changes)).toBe(how));

it('a failed attempt is not the heaviest set', () => {
  const [glance] = glanceAt(training({ cells: [cell(60, 8), cell(80, 0, 2)] }), 'logged');
  expect(glance?.exercises[0]?.best).toEqual({ weight: 60, reps: 8 });
});

it('the sheet shows what was suggested before the class, whatever was lifted in it', () => {
  const [glance] = glanceAt(training({ histories: [history([60, 8])], cells: [cell(70, 8)] }), 'planned');
  expect(glance?.exercises[0]?.suggested).toMatchObject({ load: 62.5, reason: 'all_reps' });
});

it('lists who progressed, who is new, and of whom nothing was logged', () => {
  const roster = [
    person('mia'),
    person('ben', { is_first_time: true }),
    person(null, { kind: 'test', name: 'Vera' }),
    person('zoe', { is_present: false }),
  ];
  const looks = looksOf(
    glanceAt(training({ roster, histories: [history([60, 8])], cells: [cell(62.5, 8)] }), 'logged'),
  );
  const names = (list: readonly { readonly person: { readonly name: string } }[]) =>
    list.map((one) => one.person.name);
  expect(names(looks.progressed)).toEqual(['mia']);
  expect(names(looks.isNew)).toEqual(['ben', 'Vera']);
  expect(names(looks.notLogged)).toEqual(['ben']);
});

it('who does another exercise is told with it and by its own history, beside those who do the planned one', () => {
  const press = {
    exercise_id: 'press',
    name: 'Leg Press',
    short_name: 'Press',
    per_side: false,
    video_url: null,
    implement_id: null,
  };
  const cell = (customer_id: string, exercise_id: string, weight: number) => ({
    customer_id,
    exercise_id,
    exercise_number: 1,
    set_number: 1,
    current: { entry: 'e', author: 'coach' as const, lifted: { reps: 8, weight } },
    others: [],
  });
  const before = (exercise_id: string, weight: number) => ({
    customer_id: 'mia',
    exercise_id,
    sessions: [{ date: '2026-11-13', planned_reps: 8, sets: [{ reps: 8, weight }] }],
  });
  const [mia, ben] = glanceAt(
    training({
      exercises: [{ ...squat, alternatives: [press] }],
      roster: [person('mia'), person('ben')],
      swaps: [{ customer_id: 'mia', exercise_number: 1, exercise_id: 'press', author: 'member' }],
      histories: [before('squat', 60), before('press', 100)],
      cells: [cell('mia', 'press', 105), cell('ben', 'squat', 40)],
    }),
    'logged',
  );
  const [ofMia, ofBen] = [mia?.exercises[0], ben?.exercises[0]];
  expect(ofMia).toMatchObject({
    planned: { name: 'Back Squat' },
    exercise: { name: 'Leg Press' },
    best: { weight: 105 },
    how: 'progressed',
  });
  expect(ofBen).toMatchObject({ exercise: { name: 'Back Squat' }, best: { weight: 40 } });
});

it('what was lifted before a swap is told beside what is done now, and not taken from another place', () => {
  const press = { ...squat, exercise_id: 'press', name: 'Leg Press', short_name: 'Press' };
  const ofMia = (exercise_id: string, exercise_number: number, weight: number) => ({
    ...cell(weight, 3),
    exercise_id,
    exercise_number,
  });
  const people = glanceAt(
    training({
      exercises: [
        { ...squat, alternatives: [press] },
        { ...press, exercise_number: 3 },
      ],
      swaps: [{ customer_id: 'mia', exercise_number: 1, exercise_id: 'press', author: 'coach' }],
      cells: [ofMia('squat', 1, 70), ofMia('press', 3, 150)],
    }),
    'logged',
  );
  expect(people[0]?.exercises).toMatchObject([
    {
      exercise: { name: 'Leg Press' },
      best: null,
      besides: [{ exercise: { name: 'Back Squat' }, best: { weight: 70 } }],
    },
    { exercise: { name: 'Leg Press' }, best: { weight: 150 }, besides: [] },
  ]);
  expect(looksOf(people).notLogged).toEqual([]);
});

it('to enter what is missing, exercises nobody logged are there beside those somebody did', () => {
  const bench = { ...squat, exercise_id: 'bench', exercise_number: 2, name: 'Bench Press' };
  const after = training({ exercises: [squat, bench], cells: [cell(60, 8)] });
  const idsOf = (which: 'logged' | 'all') =>
    glanceAt(after, which)[0]?.exercises.map(({ planned }) => planned.exercise_id);
  expect([idsOf('logged'), idsOf('all')]).toEqual([['squat'], ['squat', 'bench']]);
});
