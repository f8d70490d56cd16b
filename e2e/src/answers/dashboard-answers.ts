import type { Booking } from '@lifted/contract/bookings';
import type { CustomerClasses } from '@lifted/contract/class-bookings';
import type { Customer } from '@lifted/contract/customers';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import type { ExerciseProgression, WeeklyProgress, WorkoutLog } from '@lifted/contract/training-log';
import { addDays, berlinInstant, berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Page } from '@playwright/test';
import { pretendTime } from '../paused-clock.ts';

/** The time of these journeys: a Friday at noon. */
export const NOW = '2026-11-20T12:00:00+01:00';

export const CUSTOMER: Customer = {
  id: 'c-1',
  first_name: 'Mia',
  last_name: 'Muster',
  email: 'member@lifted.example',
  total_workouts: 213,
  current_streak: 1,
  highest_streak: 17,
};

const at = (date: string) => berlinIso(berlinInstant(date, '18:00'));

function booking(date: string, more: Partial<Booking>): Booking {
  const start = at(date);
  return {
    id: `b-${date}`,
    workout_id: `w-${date}`,
    timer_name: 'Full Body',
    workout_start_datetime: start,
    canceled_at: null,
    has_attended: false,
    ...more,
  };
}

/** Eleven workouts of October, every second day. */
const OCTOBER = Array.from({ length: 11 }, (_, index) => addDays('2026-10-29', -2 * index));
const LOGGED = ['2026-11-18', ...OCTOBER];

const BOOKINGS: readonly Booking[] = [
  booking('2026-11-27', {}),
  booking('2026-11-18', { has_attended: true }),
  booking('2026-11-16', { has_attended: true }),
  booking('2026-11-13', { canceled_at: '2026-11-13T06:00:01+01:00' }),
  booking('2026-11-11', {}),
  ...OCTOBER.map((date) => booking(date, { has_attended: true })),
];

/** The class of the 27th, booked on a membership. */
const CLASSES: CustomerClasses = {
  places: [
    {
      booking_id: 'b-2026-11-27',
      workout_id: 'w-2026-11-27',
      timer_name: 'Full Body',
      start_datetime: at('2026-11-27'),
      coach_first_name: 'Jonas',
      location_name: 'Prenzlauer Berg',
      booked_at: '2026-11-19T12:00:00+01:00',
      free_until: '2026-11-27T06:00:00+01:00',
      late_cost: 'fee',
      is_offered_place: false,
    },
  ],
  waits: [],
  entitlements: [
    {
      id: 'e-1',
      kind: 'membership',
      product_name: 'Unlimited',
      from: '2025-01-01',
      until: null,
      credits: null,
      pauses: [],
    },
  ],
};

const LOGS: readonly WorkoutLog[] = LOGGED.map((date, index) => ({
  workout_id: `w-${date}`,
  start_datetime: at(date),
  coach_first_name: 'Jonas',
  timer_name: 'Full Body',
  location_name: 'Prenzlauer Berg',
  max_set_number: 2,
  exercise_logs: [1, 2].map((set_number) => ({
    exercise_id: 'deadlift',
    exercise_name: 'Conventional Deadlift',
    exercise_short_name: 'Deadlift',
    exercise_number: 1,
    set_number,
    reps: 8,
    weight: index === 0 ? 102.5 : 100,
    record: index === 0 && set_number === 1 ? 'weight' : null,
  })),
}));

const GROUPS = ['Chest Press Flat', 'Deadlift', 'Lat Pull', 'Leg Press', 'Row', 'Shoulder Press', 'Squat'];

const PROGRESSION: readonly ExerciseProgression[] = GROUPS.map((exercise_group) => ({
  exercise_group,
  progress: 2.5,
  current_max: 102.5,
  progression: [
    { date: '2026-10-29', weight: 100, is_record: false },
    { date: '2026-11-18', weight: 102.5, is_record: true },
  ],
}));

const WEEKLY: readonly WeeklyProgress[] = GROUPS.map((exercise_group) => ({
  exercise_group,
  weekly_progress: [
    { week_index: -4, week_start_date: '2026-10-19', max_weight: 100, change_type: 'same' },
    { week_index: -3, week_start_date: '2026-10-26', max_weight: 97.5, change_type: 'decrease' },
    { week_index: -2, week_start_date: '2026-11-02', max_weight: null, change_type: 'no_data' },
    { week_index: -1, week_start_date: '2026-11-09', max_weight: null, change_type: 'no_data' },
    { week_index: 0, week_start_date: '2026-11-16', max_weight: 102.5, change_type: 'increase' },
  ],
}));

function planned(exercise_number: number, name: string, reps: number): MyWorkout['exercises'][number] {
  return {
    exercise_id: name.toLowerCase(),
    exercise_number,
    name,
    short_name: null,
    reps,
    per_side: name === 'Lunge',
    video_url: null,
    implement_id: null,
  };
}

/** The workout of the day for who is in no class today; the lunge was never done before. */
const WORKOUT: MyWorkout = {
  date: '2026-11-20',
  studio_class: null,
  opens_at: null,
  closes_at: null,
  set_count: 4,
  exercises: [
    planned(1, 'Deadlift', 8),
    planned(2, 'Pull-Up', 6),
    planned(3, 'Lunge', 10),
    planned(4, 'Row', 8),
  ],
  implements: [],
  histories: [
    {
      customer_id: 'c-1',
      exercise_id: 'deadlift',
      sessions: [{ date: '2026-11-18', planned_reps: 8, sets: [{ reps: 8, weight: 102.5 }] }],
    },
    {
      customer_id: 'c-1',
      exercise_id: 'pull-up',
      sessions: [{ date: '2026-11-18', planned_reps: 6, sets: [{ reps: 9, weight: 0 }] }],
    },
  ],
  cells: [],
  notes: [],
};

/** What each call answers; a number is the status of a refusal. */
export interface DashboardAnswers {
  readonly customers: readonly Customer[] | number;
  readonly bookings: readonly Booking[] | number;
  readonly classes: CustomerClasses | number;
  readonly workout: MyWorkout | number;
  readonly logs: readonly WorkoutLog[] | number;
  readonly progression: readonly ExerciseProgression[] | number;
  readonly weekly: readonly WeeklyProgress[] | number;
}

export const FULL_ANSWERS: DashboardAnswers = {
  customers: [CUSTOMER],
  bookings: BOOKINGS,
  classes: CLASSES,
  workout: WORKOUT,
  logs: LOGS,
  progression: PROGRESSION,
  weekly: WEEKLY,
};

export const EMPTY_ANSWERS: DashboardAnswers = {
  customers: [{ ...CUSTOMER, first_name: '', total_workouts: 0, current_streak: 0, highest_streak: 0 }],
  bookings: [],
  classes: { places: [], waits: [], entitlements: [] },
  workout: { ...WORKOUT, exercises: [], histories: [] },
  logs: [],
  progression: [],
  weekly: [],
};

const CALLS: Readonly<Record<keyof DashboardAnswers, string>> = {
  customers: '**/api/customers?*',
  bookings: '**/api/bookings?*',
  classes: '**/api/customers/*/classes',
  workout: '**/api/customers/*/workout',
  logs: '**/api/customers/*/exercise_logs',
  progression: '**/api/customers/*/exercise_progression?*',
  weekly: '**/api/customers/*/weekly-progress',
};

/** Challenges and messages have their own journeys. */
const CHALLENGES = '**/api/challenges';
const UNREAD_MESSAGES = '**/api/customers/*/unread_messages';

/** Answers the calls with fixed data at a fixed time, so that tests can expect exact numbers. */
export async function answerDashboard(
  page: Page,
  answers: DashboardAnswers = FULL_ANSWERS,
  now: string = NOW,
): Promise<void> {
  await pretendTime(page, now);
  await Promise.all([
    answer(page, CALLS.customers, answers.customers),
    answer(page, CALLS.bookings, answers.bookings),
    answer(page, CALLS.classes, answers.classes),
    answer(page, CALLS.workout, answers.workout),
    answer(page, CALLS.logs, answers.logs),
    answer(page, CALLS.progression, answers.progression),
    answer(page, CALLS.weekly, answers.weekly),
    answer(page, CHALLENGES, []),
    answer(page, UNREAD_MESSAGES, { unread: 0 }),
  ]);
}

/** Answers one call with something that none of its schemas allows; after `answerDashboard`. */
export async function answerOddly(
  page: Page,
  call: keyof DashboardAnswers,
  odd: object | null,
): Promise<void> {
  await answer(page, CALLS[call], odd);
}

async function answer(page: Page, call: string, body: unknown): Promise<void> {
  const refusal = { type: 'about:blank', title: 'x', detail: 'It broke.', code: 'internal_error' };
  await page.route(call, (route) =>
    typeof body === 'number'
      ? route.fulfill({ status: body, json: { ...refusal, status: body } })
      : route.fulfill({ json: body }),
  );
}
