import { inTransaction } from '@lifted/database/transaction';
import { STUDIO_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { fieldsOf, staleVersion, type Editing } from '../../audit/edit-record.ts';
import { holdAccount, type ProvisionedAccount } from '../../identity/accounts/provisioned-account.ts';
import { setRoles } from '../../identity/accounts/provisioning.ts';
import { composeSignInLink } from '../../identity/letters/sign-in-link.ts';
import { issueSignInLink } from '../../identity/sign-in/mailed-links.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import { accountOf } from './notes.ts';
import { isDisabled, noAccount, noSuchPerson, ownOwnerRole } from './person-refusals.ts';

/** The account of a customer, locked until the transaction ends; throws `not_found`. */
export async function holdAccountOf(client: PoolClient, customerId: string): Promise<ProvisionedAccount> {
  const { rows } = await client.query<{ email: string | null }>(
    `select u.email from studio.customers c
       left join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
       left join identity."user" u on u.id = a.uid
      where c.id = $1`,
    [customerId],
  );
  const [customer] = rows;
  if (customer === undefined) throw noSuchPerson();
  const account = customer.email === null ? undefined : await holdAccount(client, customer.email);
  if (account === undefined) throw noAccount();
  return account;
}

/** Mails a person a link that signs them in, in the caller's transaction. */
export async function invitePerson(
  client: PoolClient,
  customerId: string,
  letters: LetterSettings,
  editing: Editing,
): Promise<string> {
  const account = await holdAccountOf(client, customerId);
  if (account.isDisabled) throw isDisabled();
  const { token } = await issueSignInLink(client, account.uid, editing.at);
  const to = { email: account.email, name: account.firstName ?? '', token };
  await writeMail(client, composeSignInLink(letters, to, editing.at));
  return recordChange(client, {
    ...editing,
    action: 'invite-person',
    subject: `person ${customerId}`,
    customerId,
    before: null,
    after: null,
  });
}

const LoggedRoles = Type.Object({ roles: Type.Array(Type.Enum(STUDIO_ROLES, { type: 'string' })) });
const parseRoles = fieldsOf(LoggedRoles);

interface RolesChange {
  readonly customerId: string;
  /** Roles of staff the form showed. */
  readonly was: readonly StudioRole[];
  readonly roles: readonly StudioRole[];
}

/**
 * Sets the roles of staff a person has, in the caller's transaction; answers the entry, null when nothing differs. Throws
 * `stale_version` when they are no longer what the form showed.
 */
export async function changeRoles(
  client: PoolClient,
  { customerId, was, roles }: RolesChange,
  editing: Editing,
): Promise<string | null> {
  const account = await holdAccountOf(client, customerId);
  const { rows } = await client.query<{ role: StudioRole }>(
    `select role from studio.account_roles where provider = 'studio' and uid = $1 and role <> 'member'`,
    [account.uid],
  );
  const current = rows.map(({ role }) => role).toSorted();
  const wanted = [...roles].toSorted();
  if (same(current, wanted)) return null;
  if (!same(current, [...was].toSorted())) throw staleVersion({ roles: current.join(', ') });
  const isOwn = account.uid === (await accountOf(client, editing.uid));
  if (isOwn && current.includes('owner') && !wanted.includes('owner')) throw ownOwnerRole();
  const named: readonly StudioRole[] = ['member', ...wanted];
  await setRoles(
    client,
    named.map((role) => ({ email: account.email, role })),
  );
  return recordChange(client, {
    ...editing,
    action: 'set-roles',
    subject: `person ${customerId}`,
    customerId,
    before: { roles: current },
    after: { roles: wanted },
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** Roles can be set back by the owner. */
export function undoRoles(changes: DeskChanges, pool: Pool): void {
  changes.undoable('set-roles', ['owner'], ({ id, customerId, before, after }, { caller, now }) => {
    const [was, roles] = [parseRoles(after)?.roles, parseRoles(before)?.roles];
    if (was === undefined || roles === undefined || customerId === null) throw changedSince();
    return inTransaction(pool, async (client) => {
      const editing = { at: now, uid: caller.uid, undoes: id };
      const change = await changeRoles(client, { customerId, was, roles }, editing);
      if (change === null) throw changedSince();
      return change;
    });
  });
}
