import type { getBookings } from '@lifted/contract/bookings';
import type { getCustomers } from '@lifted/contract/customers';
import type {
  getExerciseLogs,
  getExerciseProgression,
  getWeeklyProgress,
} from '@lifted/contract/training-log';
import type { ProgressionWindow } from '@lifted/domain/strength-progression';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/api-client.ts';

/** The member's own record, found by the address they signed in with; null for somebody who is no customer. */
export const customerQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: ['Profile', email],
    queryFn: async ({ signal }) => {
      const customers = await api.call<typeof getCustomers>('GET', '/customers', {
        query: { email },
        signal,
      });
      return customers[0] ?? null;
    },
  });

/** Every booking, cancelled ones included: the calendar tells late cancellations. */
export const bookingsQuery = (api: ApiClient, customerId: string) =>
  queryOptions({
    queryKey: ['Bookings', customerId],
    queryFn: ({ signal }) =>
      api.call<typeof getBookings>('GET', '/bookings', {
        query: { customer_id: customerId, is_cancelled: 'true' },
        signal,
      }),
  });

/** Every logged workout with its sets, newest first. */
export const logsQuery = (api: ApiClient, customerId: string) =>
  queryOptions({
    queryKey: ['Workout logs', customerId],
    queryFn: ({ signal }) =>
      api.call<typeof getExerciseLogs>('GET', '/customers/{id}/exercise_logs', {
        params: { id: customerId },
        signal,
      }),
  });

/** Progression of each exercise group within a window of weeks. */
export const progressionQuery = (api: ApiClient, customerId: string, weeks: ProgressionWindow) =>
  queryOptions({
    queryKey: ['Progression', customerId, weeks],
    queryFn: ({ signal }) =>
      api.call<typeof getExerciseProgression>('GET', '/customers/{id}/exercise_progression', {
        params: { id: customerId },
        query: { timeFrame: `${weeks}` },
        signal,
      }),
  });

/** The latest five weeks of each exercise group. */
export const weeklyProgressQuery = (api: ApiClient, customerId: string) =>
  queryOptions({
    queryKey: ['Weekly progress', customerId],
    queryFn: ({ signal }) =>
      api.call<typeof getWeeklyProgress>('GET', '/customers/{id}/weekly-progress', {
        params: { id: customerId },
        signal,
      }),
  });
