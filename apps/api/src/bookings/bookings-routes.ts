import { getBookings } from '@lifted/contract/bookings';
import type { Pool } from 'pg';
import type { MemberBodies } from '../http/member-bodies.ts';
import { registerMemberRead } from '../http/register-member-read.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { BOOKINGS } from './bookings-query.ts';

interface BookingsDependencies {
  readonly pool: Pool;
  readonly memberBodies: MemberBodies;
}

/** A customer's bookings (specification, section 7). */
export function registerBookings(app: StudioApp, { pool, memberBodies }: BookingsDependencies): void {
  registerMemberRead(app, getBookings, {
    pool,
    bodies: memberBodies,
    query: BOOKINGS,
    question: ({ query }) => ({
      customer: { by: 'id', id: query.customer_id },
      values: [query.is_cancelled ?? 'false'],
    }),
    unknown: 'empty_list',
  });
}
