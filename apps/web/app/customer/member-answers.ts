import type { Booking, getBookings } from '@lifted/contract/bookings';
import type { CustomerClasses, getCustomerClasses } from '@lifted/contract/class-bookings';
import type { Customer, getCustomers } from '@lifted/contract/customers';
import type { CustomerPasses, getCustomerPasses } from '@lifted/contract/entitlements';
import type {
  ExerciseProgression,
  getExerciseLogs,
  getExerciseProgression,
  getWeeklyProgress,
  WeeklyProgress,
  WorkoutLog,
} from '@lifted/contract/training-log';
import type { getMessages, getUnreadMessages, MemberMessages } from '@lifted/contract/messages';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import type { ApiClient } from '@lifted/client/http/api-client.ts';
import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { CachedAnswer } from '../platform/http/cached-answer.ts';
import { PROFILE } from '@lifted/client/last-known/answer-names.ts';
import { lastKnown } from '../platform/last-known/last-known.ts';

/** API responses about one customer. */
export interface CustomerAnswers {
  readonly customerId: string;
  /** Canceled ones included: the calendar shows late cancellations. */
  readonly bookings: CachedAnswer<readonly Booking[]>;
  /** Places and waitlists from today on, and what pays for further ones. */
  readonly classes: CachedAnswer<CustomerClasses>;
  /** Passes with every credit, memberships and fees. */
  readonly passes: CachedAnswer<CustomerPasses>;
  readonly messages: CachedAnswer<MemberMessages>;
  readonly unread: CachedAnswer<{ readonly unread: number }>;
  readonly logs: CachedAnswer<readonly WorkoutLog[]>;
  readonly weekly: CachedAnswer<readonly WeeklyProgress[]>;
  readonly progression: Readonly<Record<ProgressionWindow, CachedAnswer<readonly ExerciseProgression[]>>>;
  /** Asks again for what else follows from the bookings; who holds such an answer adds it here. */
  readonly followBookings: Set<() => void>;
}

/** As the session has them. */
type SignedIn = Pick<IdentityUser, 'uid' | 'email'>;

/** What pages of a member request. */
export interface MemberAnswers {
  /** Found by the address the member signed in with; null for an account without a customer. */
  readonly customer: CachedAnswer<Customer | null>;
  readonly of: (customerId: string) => CustomerAnswers;
}

/** By the profile of one sign-in, of which each has its own: nothing outlives it, however and in whichever tab it ends. */
const cache = new WeakMap<SignedIn, MemberAnswers>();

/** The responses of the signed-in member, kept while they move between pages. The next sign-in starts with none. */
export function memberAnswers(api: ApiClient, user: SignedIn): MemberAnswers {
  const answers = cache.get(user) ?? answersFor(api, user.uid, user.email ?? '');
  cache.set(user, answers);
  return answers;
}

function answersFor(api: ApiClient, uid: string, email: string): MemberAnswers {
  let latest: { readonly id: string; readonly answers: CustomerAnswers } | null = null;
  return {
    customer: new CachedAnswer({
      name: 'The profile',
      offlineFallback: lastKnown(() => uid, PROFILE),
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
    new CachedAnswer<readonly ExerciseProgression[]>({
      name: 'The strength progression',
      offlineFallback: known(`progression-${weeks}`),
      load: () =>
        api.call<typeof getExerciseProgression>('GET', '/customers/{id}/exercise_progression', {
          params,
          query: { timeFrame: `${weeks}` },
        }),
    });
  return {
    customerId: id,
    bookings: new CachedAnswer({
      name: 'The list of bookings',
      offlineFallback: known('bookings'),
      load: () =>
        api.call<typeof getBookings>('GET', '/bookings', {
          query: { customer_id: id, is_cancelled: 'true' },
        }),
    }),
    classes: new CachedAnswer({
      name: 'The booked classes',
      offlineFallback: known('classes'),
      load: () => api.call<typeof getCustomerClasses>('GET', '/customers/{id}/classes', { params }),
    }),
    passes: new CachedAnswer({
      name: 'The list of passes',
      offlineFallback: known('passes'),
      load: () => api.call<typeof getCustomerPasses>('GET', '/customers/{id}/entitlements', { params }),
    }),
    messages: new CachedAnswer({
      name: 'The list of messages',
      offlineFallback: known('messages'),
      load: () => api.call<typeof getMessages>('GET', '/customers/{id}/messages', { params }),
    }),
    unread: new CachedAnswer({
      name: 'The number of unread messages',
      load: () => api.call<typeof getUnreadMessages>('GET', '/customers/{id}/unread_messages', { params }),
    }),
    logs: new CachedAnswer({
      name: 'The workout history',
      offlineFallback: known('logs'),
      load: () => api.call<typeof getExerciseLogs>('GET', '/customers/{id}/exercise_logs', { params }),
    }),
    weekly: new CachedAnswer({
      name: 'The weekly progress',
      offlineFallback: known('weekly'),
      load: () => api.call<typeof getWeeklyProgress>('GET', '/customers/{id}/weekly-progress', { params }),
    }),
    progression: { 4: progression(4), 12: progression(12), 26: progression(26), 52: progression(52) },
    followBookings: new Set(),
  };
}
