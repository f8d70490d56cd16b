import type { Booking } from '@lifted/contract/bookings';
import type { Customer } from '@lifted/contract/customers';
import type { Remote } from '../../platform/http/remote.ts';
import { useCachedAnswer } from '../../platform/http/cached-answer.ts';
import { oldestAsOf } from '../../platform/last-known/last-known.ts';
import type { CustomerAnswers, MemberAnswers } from '../../customer/member-answers.ts';

/** The member and their bookings: without either there is no dashboard (specification, section 8). */
export interface Member {
  readonly customer: Customer;
  readonly bookings: readonly Booking[];
}

interface MemberOnPage {
  /** Known not to be a customer: there is nothing to show. */
  readonly isNoCustomer: boolean;
  /** Known before the bookings are; null until then. */
  readonly customer: Customer | null;
  readonly answers: CustomerAnswers | null;
  readonly member: Remote<Member>;
}

/** Loads the signed-in member; an account without a customer counts as a failure. */
export function useMember(answers: MemberAnswers): MemberOnPage {
  const profile = useCachedAnswer(answers.customer);
  const customer = profile.state === 'loaded' ? profile.value : null;
  const ofCustomer = customer === null ? null : answers.of(customer.id);
  const bookings = useCachedAnswer(ofCustomer?.bookings ?? null);
  const isNoCustomer = profile.state === 'loaded' && customer === null;
  return { customer, answers: ofCustomer, member: joined(profile, bookings), isNoCustomer };
}

function joined(profile: Remote<Customer | null>, bookings: Remote<readonly Booking[]>): Remote<Member> {
  if (profile.state !== 'loaded') return profile;
  if (profile.value === null) return { state: 'failed', error: new Error('This person is no customer.') };
  if (bookings.state !== 'loaded') return bookings;
  const asOf = oldestAsOf(profile, bookings);
  const value = { customer: profile.value, bookings: bookings.value };
  return asOf === null ? { state: 'loaded', value } : { state: 'loaded', value, asOf };
}
