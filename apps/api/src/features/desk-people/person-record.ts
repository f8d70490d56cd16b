import { randomUUID } from 'node:crypto';
import { PersonFields } from '@lifted/contract/desk/people/people';
import { readName } from '@lifted/domain/language/plain-name';
import { isOwnAddress } from '@lifted/domain/people/own-address';
import { visitorEmail } from '@lifted/domain/people/visitor-details';
import type { PoolClient } from 'pg';
import { expectNotMerged } from '../../data/merged-people.ts';
import { recordChange } from '../../audit/desk-changes.ts';
import { fieldsOf, type DeskRecord, type Editing } from '../../audit/edit-record.ts';
import { noteEvents } from '../../events/insert-events.ts';
import { provisionCustomers } from '../../identity/accounts/provisioning.ts';
import { addCustomer, changeAddress, holdAccount } from '../../identity/accounts/provisioned-account.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { addressTaken, noAddress, noName, staffAddress } from './person-refusals.ts';

interface PersonEditing {
  readonly byOwner: boolean;
  /** For the mail to an address that is replaced. */
  readonly letters: LetterSettings;
}

/**
 * Name and address of somebody, as a form. People are not removed by it: their deletion is a step of its own. Who changes
 * the address of an account can have a link mailed to the new one, so an account with roles is the owner's to change.
 */
export function personRecord({ byOwner, letters }: PersonEditing): DeskRecord<PersonFields> {
  return {
    noun: 'person',
    tidy,
    parse: fieldsOf(PersonFields),
    async read(client, id) {
      await expectNotMerged(client, id);
      const { rows } = await client.query<PersonFields>(
        'select first_name, last_name, email from studio.customers where id = $1 for no key update',
        [id],
      );
      return rows[0];
    },
    write: (client, id, fields, now) => writePerson(client, id, fields, { byOwner, letters, now }),
  };
}

function tidy({ first_name: first, last_name: last, email }: PersonFields): PersonFields {
  const [firstName, lastName, address] = [readName(first), readName(last), visitorEmail(email)];
  if (firstName.outcome === 'refused') throw noName('first_name');
  if (lastName.outcome === 'refused') throw noName('last_name');
  if (address.outcome === 'refused') throw noAddress();
  return { first_name: firstName.name, last_name: lastName.name, email: address.email };
}

/** Customer and identity together; with another address the person is signed out, and Google is unlinked. */
async function writePerson(
  client: PoolClient,
  id: string,
  { first_name: first, last_name: last, email }: PersonFields,
  { byOwner, letters, now }: PersonEditing & { readonly now: Date },
): Promise<void> {
  const { rows } = await client.query<{
    email: string;
    firstName: string;
    uid: string | null;
    worksHere: boolean;
  }>(
    `select c.email, c.first_name as "firstName", a.uid,
            exists (select from studio.account_roles r
                     where r.provider = 'studio' and r.uid = a.uid and r.role <> 'member') as "worksHere"
       from studio.customers c
       left join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      where c.id = $1`,
    [id],
  );
  const [person] = rows;
  if (person !== undefined && person.email !== email) {
    if (person.worksHere && !byOwner) throw staffAddress();
    const account = (await holdAccount(client, person.email)) ?? withoutAccount(id, person);
    if (!(await changeAddress(client, account, email, { letters, now }))) throw addressTaken();
    if (!isOwnAddress(person.email)) await provisionCustomers(client, [id]);
  }
  const { rows: renamed } = await client.query<{ id: string }>(
    `update studio.customers set first_name = $2, last_name = $3
      where id = $1 and (first_name, last_name) is distinct from ($2, $3) returning id`,
    [id, first, last],
  );
  if (renamed.length > 0 && person?.email === email) await noteEvents(client, 'person.changed', [id], now);
  await client.query(
    `update identity."user" set name = $2, "updatedAt" = now() where id = $1 and name <> $2`,
    [person?.uid ?? '', `${first} ${last}`],
  );
}

/** Somebody who cannot sign in: only the customer has an address. */
function withoutAccount(customerId: string, { email, firstName }: { email: string; firstName: string }) {
  return { uid: '', email, customerId, firstName, isDisabled: false };
}

/** Adds a customer with an account in the caller's transaction. Somebody deleted before may come back under the same address. */
export async function addPerson(
  client: PoolClient,
  typed: PersonFields,
  editing: Editing,
  liftMark: (client: PoolClient, email: string) => Promise<boolean>,
): Promise<{ readonly id: string; readonly change: string }> {
  const fields = tidy(typed);
  const { rowCount } = await client.query(
    `select from studio.customers where email = $1
      union all
     select from studio.accounts a join identity."user" u on u.id = a.uid
      where a.provider = 'studio' and u.email = $1 and a.customer_id is not null`,
    [fields.email],
  );
  if (rowCount !== 0) throw addressTaken();
  await liftMark(client, fields.email);
  const id = `desk-${randomUUID()}`;
  const { first_name: firstName, last_name: lastName, email } = fields;
  await addCustomer(client, { id, firstName, lastName, email });
  const change = await recordChange(client, {
    ...editing,
    action: 'add-person',
    subject: `person ${id}`,
    customerId: id,
    before: null,
    after: fields,
  });
  return { id, change };
}
