import { mayReadPerson, startsThatCount, type PersonData } from '@lifted/domain/people/person-reading';
import type { Pool } from 'pg';
import type { SignedInCaller } from '../http/caller.ts';
import { customerVersion } from './customer-version.ts';

/** A customer whose rows the caller may read: the short key of the large tables, and the current version. */
export interface VisibleCustomer {
  readonly number: number;
  readonly version: string;
}

/** How a call identifies the customer; an address is stored in lower case. */
export type NamedCustomer =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'email'; readonly email: string };

/** What is asked about a customer, and when. */
interface Reading {
  readonly data: PersonData;
  readonly now: Date;
}

/**
 * The customer of this name, if the caller may see it: members only themselves, coaches their members, the desk everyone
 * (`mayReadPerson`). Undefined both for unknown customers and for those the caller may not see: members are compared with what
 * was read with them and nothing else is looked up, coaches ask one question for both, so that timing does not tell the two apart.
 */
export async function findVisibleCustomer(
  pool: Pool,
  caller: SignedInCaller,
  named: NamedCustomer,
  { data, now }: Reading,
): Promise<VisibleCustomer | undefined> {
  if (isOwnName(caller, named)) return ownRecord(caller);
  if (mayReadPerson(caller.roles, 'none', data)) return findCustomer(pool, named);
  return mayReadPerson(caller.roles, 'coach', data)
    ? findCustomerOfCoach(pool, caller.uid, named, now)
    : undefined;
}

/** The caller's own customer, if this is its name; undefined for every other, also for staff. */
export function findOwnCustomer(caller: SignedInCaller, named: NamedCustomer): VisibleCustomer | undefined {
  return isOwnName(caller, named) ? ownRecord(caller) : undefined;
}

function isOwnName({ customerId, customerEmail }: SignedInCaller, named: NamedCustomer): boolean {
  switch (named.by) {
    case 'id':
      return named.id === customerId;
    case 'email':
      return named.email === customerEmail;
    default:
      return named satisfies never;
  }
}

/** Already read with the caller. */
function ownRecord({
  customerNumber: number,
  customerVersion: version,
}: SignedInCaller): VisibleCustomer | undefined {
  return number !== null && version !== null ? { number, version } : undefined;
}

/** Who has a place in a class of the coach that counts; a coach is told by the address they sign in with. */
async function findCustomerOfCoach(
  pool: Pool,
  uid: string,
  named: NamedCustomer,
  now: Date,
): Promise<VisibleCustomer | undefined> {
  const { from, to } = startsThatCount(now);
  const { rows } = await pool.query<VisibleCustomer>({
    name: `find-customer-of-coach-by-${named.by}`,
    text: `select c.number, ${customerVersion('c')} as version
             from studio.customers c
            where c.${named.by} = $1 and exists (
              select from studio.bookings b
                join studio.workouts w on w.id = b.workout_id
                join studio.coaches co on co.id = w.coach_id
                join identity."user" u on u.email = co.email
               where b.customer_number = c.number and b.canceled_at is null and w.canceled_at is null
                 and w.start_datetime between $3 and $4
                 and u.id = $2)`,
    values: [nameOf(named), uid, from, to],
  });
  return rows[0];
}

function nameOf(named: NamedCustomer): string {
  return named.by === 'id' ? named.id : named.email;
}

async function findCustomer(pool: Pool, named: NamedCustomer): Promise<VisibleCustomer | undefined> {
  const { rows } = await pool.query<VisibleCustomer>({
    name: `find-customer-by-${named.by}`,
    text: `select c.number, ${customerVersion('c')} as version from studio.customers c where c.${named.by} = $1`,
    values: [nameOf(named)],
  });
  return rows[0];
}
