import type { Booking } from '@lifted/contract/bookings';
import type { Customer } from '@lifted/contract/customers';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../http/api-client-context.tsx';
import type { Remote } from '../http/remote.ts';
import { bookingsQuery, customerQuery } from './member-queries.ts';
import { remoteOfQuery } from './remote-of-query.ts';

/** Who the dashboard is about, and their bookings: without either there is no dashboard (specification, section 8). */
export interface Member {
  readonly customer: Customer;
  readonly bookings: readonly Booking[];
}

/** Loads the signed-in member; somebody who is no customer fails like one who did not load. */
export function useMember(email: string): {
  readonly customer: Customer | null;
  readonly member: Remote<Member>;
} {
  const api = useApiClient();
  const profile = remoteOfQuery(useQuery(customerQuery(api, email)));
  const customer = profile.state === 'loaded' ? profile.value : null;
  const ofCustomer = bookingsQuery(api, customer?.id ?? '');
  const bookings = remoteOfQuery(useQuery({ ...ofCustomer, enabled: customer !== null }));
  return { customer, member: joined(profile, bookings) };
}

function joined(profile: Remote<Customer | null>, bookings: Remote<readonly Booking[]>): Remote<Member> {
  if (profile.state !== 'loaded') return profile;
  if (profile.value === null)
    return { state: 'failed', error: new Error('Nobody’s dashboard: no customer.') };
  if (bookings.state !== 'loaded') return bookings;
  return { state: 'loaded', value: { customer: profile.value, bookings: bookings.value } };
}
