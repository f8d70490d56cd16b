import type { Booking, getBookings } from '@lifted/contract/bookings';
import type { Customer, getCustomers } from '@lifted/contract/customers';
import type {
  ExerciseProgression,
  getExerciseLogs,
  getExerciseProgression,
  getWeeklyProgress,
  WeeklyProgress,
  WorkoutLog,
} from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import type { ApiClient } from '../http/api-client.ts';
import { KeptAnswer } from '../http/kept-answer.ts';
import { PROFILE } from '../last-known/answer-names.ts';
import { lastKnown } from '../last-known/last-known.ts';

/** What the API answers about one customer. */
export interface CustomerAnswers {
  /** Cancelled ones included: the calendar tells late cancellations. */
  readonly bookings: KeptAnswer<readonly Booking[]>;
  /** Newest first. */
  readonly logs: KeptAnswer<readonly WorkoutLog[]>;
  readonly weekly: KeptAnswer<readonly WeeklyProgress[]>;
  readonly progression: Readonly<Record<ProgressionWindow, KeptAnswer<readonly ExerciseProgression[]>>>;
}

/** Everything the dashboard asks for. */
export interface MemberAnswers {
  /** Found by the address the member signed in with; null for somebody who is no customer. */
  readonly customer: KeptAnswer<Customer | null>;
  readonly of: (customerId: string) => CustomerAnswers;
}

let kept: { readonly uid: string; readonly answers: MemberAnswers } | null = null;

/** The answers of whoever is signed in, kept while they move between pages. Who signs in next starts with none. */
export function memberAnswers(api: ApiClient, uid: string, email: string): MemberAnswers {
  if (kept?.uid !== uid) kept = { uid, answers: answersFor(api, uid, email) };
  return kept.answers;
}

/** Throws away everything loaded for whoever was signed in. */
export function forgetMember(): void {
  kept = null;
}

function answersFor(api: ApiClient, uid: string, email: string): MemberAnswers {
  let latest: { readonly id: string; readonly answers: CustomerAnswers } | null = null;
  return {
    customer: new KeptAnswer({
      name: 'The profile',
      standIn: lastKnown(() => uid, PROFILE),
      load: async () =>
        (await api.call<typeof getCustomers>('GET', '/customers', { query: { email } }))[0] ?? null,
    }),
    of: (id) => {
      if (latest?.id !== id) latest = { id, answers: answersAbout(api, uid, id) };
      return latest.answers;
    },
  };
}

function answersAbout(api: ApiClient, uid: string, id: string): CustomerAnswers {
  const params = { id };
  const known = (name: string) => lastKnown(() => uid, `${name} ${id}`);
  const progression = (weeks: ProgressionWindow) =>
    new KeptAnswer<readonly ExerciseProgression[]>({
      name: 'The strength progression',
      standIn: known(`progression-${weeks}`),
      load: () =>
        api.call<typeof getExerciseProgression>('GET', '/customers/{id}/exercise_progression', {
          params,
          query: { timeFrame: `${weeks}` },
        }),
    });
  return {
    bookings: new KeptAnswer({
      name: 'The list of bookings',
      standIn: known('bookings'),
      load: () =>
        api.call<typeof getBookings>('GET', '/bookings', {
          query: { customer_id: id, is_cancelled: 'true' },
        }),
    }),
    logs: new KeptAnswer({
      name: 'The workout history',
      standIn: known('logs'),
      load: () => api.call<typeof getExerciseLogs>('GET', '/customers/{id}/exercise_logs', { params }),
    }),
    weekly: new KeptAnswer({
      name: 'The weekly progress',
      standIn: known('weekly'),
      load: () => api.call<typeof getWeeklyProgress>('GET', '/customers/{id}/weekly-progress', { params }),
    }),
    progression: { 4: progression(4), 12: progression(12), 26: progression(26), 52: progression(52) },
  };
}
