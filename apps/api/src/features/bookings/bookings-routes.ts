import { getBookings } from '@lifted/contract/bookings';
import type { MemberResponseCache } from '../../cache/member-response-cache.ts';
import type { ReadingDatabases } from '../../data/read-from-replica.ts';
import { registerMemberRead } from '../../cache/register-member-read.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { BOOKINGS } from './bookings-query.ts';

interface BookingsDependencies extends ReadingDatabases {
  readonly memberCache: MemberResponseCache;
  readonly now: () => Date;
}

/** A customer's bookings (specification, section 7). */
export function registerBookings(
  app: StudioApp,
  { pool, replica, memberCache, now }: BookingsDependencies,
): void {
  registerMemberRead(app, getBookings, {
    pool,
    replica,
    cache: memberCache,
    query: BOOKINGS,
    now,
    question: ({ query }) => ({
      customer: { by: 'id', id: query.customer_id },
      values: [query.is_cancelled ?? 'false'],
    }),
    unknown: 'empty_list',
  });
}
