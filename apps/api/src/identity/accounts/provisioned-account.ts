/** Operations on one account for the studio's operator; each runs in the caller's transaction. */
import type { PoolClient } from 'pg';
import type { LetterSettings } from '../../mail/letter.ts';
import { insertEvents } from '../../events/insert-events.ts';
import { tellOldAddress } from '../letters/address-change.ts';
import { endAccess, moveAddresses, moveCoaches } from './end-access.ts';
import { provisionCustomers } from './provisioning.ts';

export interface ProvisionedAccount {
  readonly uid: string;
  readonly email: string;
  /** Null for someone who is not a customer, such as a coach. */
  readonly customerId: string | null;
  readonly firstName: string | null;
  readonly isDisabled: boolean;
}

/** The account with this address, locked until the transaction ends; undefined when there is none. */
export async function holdAccount(
  client: PoolClient,
  email: string,
): Promise<ProvisionedAccount | undefined> {
  const { rows } = await client.query<ProvisionedAccount>(
    `select a.uid, u.email, a.customer_id as "customerId", c.first_name as "firstName",
            a.disabled_at is not null as "isDisabled"
       from identity."user" u
       join studio.accounts a on a.provider = 'studio' and a.uid = u.id
       left join studio.customers c on c.id = a.customer_id
      where u.email = $1
        for no key update of a`,
    [email],
  );
  return rows[0];
}

/** Disables the account and ends its sessions. One of a record that was merged away stays so when it is taken out again. */
export async function disableAccount(client: PoolClient, uid: string, now: Date): Promise<void> {
  await client.query(
    `update studio.merged_people m set reopens = false from studio.accounts a
      where a.provider = 'studio' and a.uid = $1 and m.gone_id = a.customer_id`,
    [uid],
  );
  await client.query(
    `update studio.accounts set disabled_at = $2
      where provider = 'studio' and uid = $1 and disabled_at is null`,
    [uid, now],
  );
  await endAccess(client, [uid]);
}

/** Enables the account again. */
export async function enableAccount(client: PoolClient, uid: string): Promise<void> {
  await client.query(`update studio.accounts set disabled_at = null where provider = 'studio' and uid = $1`, [
    uid,
  ]);
}

/** What the mail to an old address needs. */
interface Telling {
  readonly letters: LetterSettings;
  readonly now: Date;
}

/**
 * Changes the address of an account, its customer and its coach, and tells the old one; false when the address is taken: a
 * coach cannot take another coach's.
 */
export async function changeAddress(
  client: PoolClient,
  { uid, customerId, email: before, firstName }: ProvisionedAccount,
  email: string,
  { letters, now }: Telling,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from identity."user" where email = $1 and id <> $2
     union all select from studio.customers where email = $1 and id is distinct from $3
     union all select from studio.coaches own join studio.coaches o on o.id <> own.id
                where own.email = $4 and o.email = $1`,
    [email, uid, customerId, before],
  );
  if (rowCount !== 0) return false;
  // Coaches before customers, as an import locks them.
  await moveCoaches(client, [{ uid, email }]);
  await client.query(
    `with c as (update studio.customers set email = $2 where id = $1 returning id)
     ${insertEvents('person.changed', CHANGED_PERSON, 'now()')}`,
    [customerId, email],
  );
  await moveAddresses(client, [{ uid, email }]);
  await tellOldAddress(client, letters, { email: before, name: firstName ?? '' }, now);
  return true;
}

const CHANGED_PERSON = `select c.id as object_id, '{}'::jsonb as data from c`;

/** A customer the studio has no record of yet. */
export interface NewCustomer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Adds a customer with an account; false when the id is taken. The address must not be in use. */
export async function addCustomer(client: PoolClient, customer: NewCustomer): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into studio.customers (id, first_name, last_name, email) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [customer.id, customer.firstName, customer.lastName, customer.email],
  );
  if (rowCount === 0) return false;
  await client.query(
    insertEvents('person.created', `select $1::text as object_id, '{}'::jsonb as data`, 'now()'),
    [customer.id],
  );
  await provisionCustomers(client, [customer.id]);
  return true;
}
