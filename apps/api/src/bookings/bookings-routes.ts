import { getBookings } from '@lifted/contract/bookings';
import type { MemberBodies } from '../http/member-bodies.ts';
import type { ReadingDatabases } from '../http/read-from-replica.ts';
import { registerMemberRead } from '../http/register-member-read.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { BOOKINGS } from './bookings-query.ts';

interface BookingsDependencies extends ReadingDatabases {
  readonly memberBodies: MemberBodies;
}

/** A customer's bookings (specification, section 7). */
export function registerBookings(
  app: StudioApp,
  { pool, replica, memberBodies }: BookingsDependencies,
): void {
  registerMemberRead(app, getBookings, {
    pool,
    replica,
    bodies: memberBodies,
    query: BOOKINGS,
    question: ({ query }) => ({
      customer: { by: 'id', id: query.customer_id },
      values: [query.is_cancelled ?? 'false'],
    }),
    unknown: 'empty_list',
  });
}
