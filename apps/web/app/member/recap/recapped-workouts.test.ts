import type { Booking } from '@lifted/contract/bookings';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { recapOf } from './recap.ts';
import { expect, it } from 'vitest';
import { neighbouringPeriods } from './neighbouring-periods.ts';
import { offeredRecap } from './offered-recap.ts';
import { recapFacts } from './recap-facts.ts';
import { RECAP_WORDS } from './recap-words.ts';
import { recappedWorkouts } from './recapped-workouts.ts';

const booking = (workout_id: string, more: Partial<Booking>): Booking => ({
  id: `b-${workout_id}`,
  workout_id,
  timer_name: 'Full Body',
  workout_start_datetime: '2026-10-31T23:30:00+01:00',
  canceled_at: null,
  has_attended: true,
  ...more,
});

it('only attended classes count, on their day in Berlin', () => {
  const bookings = [
    booking('a', {}),
    booking('b', { workout_start_datetime: '2026-10-31T22:30:00Z' }),
    booking('c', { workout_start_datetime: '2026-10-31T23:30:00Z' }),
    booking('d', { has_attended: false }),
    booking('e', { canceled_at: '2026-10-31T10:00:00+01:00' }),
  ];
  expect(recappedWorkouts(bookings, []).map(({ date }) => date)).toEqual([
    '2026-10-31',
    '2026-10-31',
    '2026-11-01',
  ]);
});

const HOTEL_GYM: WorkoutLog = {
  workout_id: 'own',
  start_datetime: '2026-10-12T12:00:00+02:00',
  coach_first_name: '',
  timer_name: 'Hotel gym',
  location_name: '',
  max_set_number: null,
  is_own: true,
  exercise_logs: [
    {
      exercise_id: 'squat',
      exercise_name: 'Squat',
      exercise_short_name: null,
      exercise_number: 1,
      set_number: 1,
      reps: 8,
      weight: 60,
      record: 'weight',
    },
  ],
};

it('what somebody trained without a class counts with its sets, and is no class', () => {
  const recap = recapOf(recappedWorkouts([booking('a', {})], [HOTEL_GYM]), '2026-10');
  expect(recap).toMatchObject({ workouts: 1, ownTrainings: 1, longestStreak: 1, kilograms: 480, records: 1 });
  expect(recap.favourite).toEqual({ lift: 'Squat', workouts: 1 });
});

it('a month of own sessions alone is offered and told as what it is', () => {
  const offer = offeredRecap([], [HOTEL_GYM], { today: '2026-11-02', declined: [] });
  if (offer === null) throw new Error('No recap is offered.');
  expect([
    RECAP_WORDS.en.offer('October', offer.recap),
    RECAP_WORDS.de.offer('Oktober', offer.recap),
  ]).toEqual(['October is over: 1 session of your own.', 'Oktober ist vorbei: 1 eigenes Training.']);
  const { facts } = recapFacts(offer.recap, { period: offer.period, isOver: true, language: 'en' });
  expect(facts.map(({ value, name }) => `${value} ${name}`)).toEqual([
    '1 session of your own',
    '1 record',
    'Squat favourite lift',
  ]);
  expect(
    offeredRecap([], [{ ...HOTEL_GYM, exercise_logs: [] }], { today: '2026-11-02', declined: [] }),
  ).toBeNull();
});

it('in January the year is offered first, and its last month to somebody who has answered that', () => {
  const bookings = [booking('a', { workout_start_datetime: '2026-12-08T18:00:00+01:00' })];
  const offered = (...declined: readonly string[]) =>
    offeredRecap(bookings, [], { today: '2027-01-03', declined })?.period;
  expect(offered()).toBe('2026');
  expect(offered('2026')).toBe('2026-12');
  expect(offered('2026', '2026-12')).toBeUndefined();
});

it('without kilos the workouts lead', () => {
  const bookings = ['a', 'b'].map((id) =>
    booking(id, { workout_start_datetime: '2026-10-06T18:00:00+02:00' }),
  );
  const recap = recapOf(recappedWorkouts(bookings, []), '2026-10');
  const said = (language: 'en' | 'de') => recapFacts(recap, { period: '2026-10', isOver: true, language });
  expect(said('en')).toMatchObject({ sentence: '2 workouts', amount: '2', unit: 'workouts' });
  expect(said('de')).toMatchObject({ sentence: '2 Workouts', amount: '2', unit: 'Workouts' });
  expect(said('en').facts).toEqual([{ value: '1', name: 'week in a row in October 2026' }]);
});

it('weeks in a row are named for the month or year they are of, because the streak is another count', () => {
  const starts = ['2026-10-06', '2026-10-13', '2026-10-20'].map((day) => `${day}T18:00:00+02:00`);
  const workouts = recappedWorkouts(
    starts.map((workout_start_datetime, at) => booking(String(at), { workout_start_datetime })),
    [],
  );
  const said = (period: string, language: 'en' | 'de') =>
    recapFacts(recapOf(workouts, period), { period, isOver: true, language }).facts.map(
      ({ value, name }) => `${value} ${name}`,
    );
  expect(said('2026-10', 'en')).toEqual(['3 weeks in a row in October 2026']);
  expect(said('2026', 'en')).toEqual(['3 weeks in a row in 2026']);
  expect(said('2026-10', 'de')).toEqual(['3 Wochen am Stück im Oktober 2026']);
  expect(said('2026', 'de')).toEqual(['3 Wochen am Stück im Jahr 2026']);
});

it('a month leads to the one before and to its year, a year to the one before and its latest month', () => {
  expect(neighbouringPeriods('2026-01', '2026-11-23')).toEqual(['2025-12', '2026']);
  expect(neighbouringPeriods('2025', '2026-11-23')).toEqual(['2024', '2025-12']);
  expect(neighbouringPeriods('2026', '2026-11-23')).toEqual(['2025', '2026-11']);
});
