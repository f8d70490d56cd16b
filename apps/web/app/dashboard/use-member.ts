import type { Booking } from '@lifted/contract/bookings';
import type { Customer } from '@lifted/contract/customers';
import type { Remote } from '../http/remote.ts';
import { useKeptAnswer } from '../http/use-kept-answer.ts';
import { oldestAsOf } from '../last-known/last-known.ts';
import type { CustomerAnswers, MemberAnswers } from './member-answers.ts';

/** Who the dashboard is about, and their bookings: without either there is no dashboard (specification, section 8). */
export interface Member {
  readonly customer: Customer;
  readonly bookings: readonly Booking[];
}

interface MemberOnPage {
  /** Known before the bookings are; null until then. */
  readonly customer: Customer | null;
  readonly answers: CustomerAnswers | null;
  readonly member: Remote<Member>;
}

/** Loads the signed-in member; somebody who is no customer fails like one who did not load. */
export function useMember(answers: MemberAnswers): MemberOnPage {
  const profile = useKeptAnswer(answers.customer);
  const customer = profile.state === 'loaded' ? profile.value : null;
  const ofCustomer = customer === null ? null : answers.of(customer.id);
  const bookings = useKeptAnswer(ofCustomer?.bookings ?? null);
  return { customer, answers: ofCustomer, member: joined(profile, bookings) };
}

function joined(profile: Remote<Customer | null>, bookings: Remote<readonly Booking[]>): Remote<Member> {
  if (profile.state !== 'loaded') return profile;
  if (profile.value === null) return { state: 'failed', error: new Error('This person is no customer.') };
  if (bookings.state !== 'loaded') return bookings;
  const asOf = oldestAsOf(profile, bookings);
  const value = { customer: profile.value, bookings: bookings.value };
  return asOf === null ? { state: 'loaded', value } : { state: 'loaded', value, asOf };
}
