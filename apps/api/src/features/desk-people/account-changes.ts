import { inTransaction } from '@lifted/database/transaction';
import { INVITATION_MS } from '@lifted/domain/identity/link-lifetimes';
import { STUDIO_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { Type } from 'typebox';
import { expectNotMerged } from '../../data/merged-people.ts';
import { changedSince, recordChange, type DeskChanges } from '../../audit/desk-changes.ts';
import { fieldsOf, staleVersion, type Editing } from '../../audit/edit-record.ts';
import { holdAccount, type ProvisionedAccount } from '../../identity/accounts/provisioned-account.ts';
import { holdRoles, isBeingDeleted, isLastOwner } from '../../data/owners.ts';
import { setRoles } from '../../identity/accounts/provisioning.ts';
import { composeSignInLink } from '../../identity/letters/sign-in-link.ts';
import { issueSignInLink } from '../../identity/sign-in/mailed-links.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { writeMail } from '../../mail/outbox.ts';
import { readBranches, setBranches } from './desk-branches.ts';
import { becomesNoOwner, isDisabled, lastOwner, noAccount, ownOwnerRole } from './person-refusals.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';

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
  await expectNotMerged(client, customerId);
  const account = customer.email === null ? undefined : await holdAccount(client, customer.email);
  if (account === undefined) throw noAccount();
  return account;
}

/** The account with this uid, locked until the transaction ends; throws `not_found`. */
export async function holdAccountWith(client: PoolClient, uid: string): Promise<ProvisionedAccount> {
  const { rows } = await client.query<{ email: string }>('select email from identity."user" where id = $1', [
    uid,
  ]);
  const account = rows[0] && (await holdAccount(client, rows[0].email));
  if (account === undefined) throw noSuchPerson();
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
  await mailSignInLink(client, account, letters, editing.at);
  return recordChange(client, {
    ...editing,
    action: 'invite-person',
    subject: `person ${customerId}`,
    customerId,
    before: null,
    after: null,
  });
}

/** Mails an account a link that signs in, in the caller's transaction; who is no customer works here. */
export async function mailSignInLink(
  client: PoolClient,
  { uid, email, firstName, customerId }: ProvisionedAccount,
  letters: LetterSettings,
  now: Date,
  isForTeam = customerId === null,
): Promise<void> {
  const { token } = await issueSignInLink(client, uid, now, INVITATION_MS);
  const to = { email, name: firstName ?? '', token };
  const link = { ...to, language: null, goodForMs: INVITATION_MS, at: now, isForTeam };
  await writeMail(client, composeSignInLink(letters, link));
}

const LoggedRoles = Type.Object({
  roles: Type.Array(Type.Enum(STUDIO_ROLES, { type: 'string' })),
  branches: Type.Optional(Type.Array(Type.String())),
});
const parseRoles = fieldsOf(LoggedRoles);

/** What somebody may do, and where. */
interface StaffRoles {
  readonly roles: readonly StudioRole[];
  readonly branches: readonly string[];
}

export interface RolesChange {
  /** Roles of staff the form showed. */
  readonly was: readonly StudioRole[];
  readonly roles: readonly StudioRole[];
  /** Where they are the front desk; none: everywhere. Undefined: it stays as it is. */
  readonly branches?: readonly string[];
  /** Branches the form showed. Undefined: it showed none. */
  readonly branchesWere?: readonly string[];
}

/** Sets the roles of staff a person has, see `setStaffRoles`. */
export async function changeRoles(
  client: PoolClient,
  { customerId, ...roles }: RolesChange & { readonly customerId: string },
  editing: Editing,
): Promise<string | null> {
  return setStaffRoles(client, await holdAccountOf(client, customerId), roles, editing);
}

/**
 * Sets the roles of staff an account has, in the caller's transaction; answers the entry, null when nothing differs. Throws
 * `stale_version` when roles or branches are no longer what the form showed. One owner always remains.
 */
export async function setStaffRoles(
  client: PoolClient,
  account: ProvisionedAccount,
  { was, roles, branches, branchesWere }: RolesChange,
  editing: Editing,
): Promise<string | null> {
  await holdRoles(client);
  const { rows } = await client.query<{ role: StudioRole }>(
    `select role from studio.account_roles where provider = 'studio' and uid = $1 and role <> 'member'`,
    [account.uid],
  );
  const current = rows.map(({ role }) => role).toSorted();
  const wanted = [...roles].toSorted();
  const place = (await readBranches(client, account.uid)).toSorted();
  // Bound to branches is the front desk alone.
  const bound = wanted.includes('desk') ? [...(branches ?? place)].toSorted() : [];
  if (same(current, wanted) && same(place, bound)) return null;
  if (!same(current, [...was].toSorted()) || !same(place, [...(branchesWere ?? place)].toSorted()))
    throw staleVersion({ roles: current.join(', '), branches: place });
  if (current.includes('owner') && !wanted.includes('owner')) {
    if (account.uid === editing.uid) throw ownOwnerRole();
    if (await isLastOwner(client, account.uid)) throw lastOwner();
  }
  if (!current.includes('owner') && wanted.includes('owner') && (await isBeingDeleted(client, account.uid)))
    throw becomesNoOwner();
  await writeStaffRoles(client, account, { roles: wanted, branches: bound });
  return recordRoles(
    client,
    account,
    { before: { roles: current, branches: place }, after: { roles: wanted, branches: bound } },
    editing,
  );
}

/** A customer stays a member. */
async function writeStaffRoles(
  client: PoolClient,
  { uid, email, customerId }: ProvisionedAccount,
  { roles, branches }: StaffRoles,
): Promise<void> {
  const named: readonly StudioRole[] = customerId === null ? roles : ['member', ...roles];
  if (named.length === 0)
    await client.query(`delete from studio.account_roles where provider = 'studio' and uid = $1`, [uid]);
  else
    await setRoles(
      client,
      named.map((role) => ({ email, role })),
    );
  await setBranches(client, uid, branches);
}

/** Records that the roles of an account were changed, about the person where it is a customer's. */
export function recordRoles(
  client: PoolClient,
  { uid, customerId }: ProvisionedAccount,
  { before, after }: Readonly<Record<'before' | 'after', StaffRoles>>,
  editing: Editing,
): Promise<string> {
  return recordChange(client, {
    ...editing,
    action: 'set-roles',
    ...(customerId === null
      ? { subject: `${ACCOUNT}${uid}` }
      : { subject: `person ${customerId}`, customerId }),
    before: loggedStaffRoles(before),
    after: loggedStaffRoles(after),
  });
}

/** In a studio at one address the log says nothing of branches. */
function loggedStaffRoles({ roles, branches }: StaffRoles) {
  return branches.length === 0 ? { roles } : { roles, branches };
}

/** How the log calls an account that is no customer's. */
const ACCOUNT = 'account ';

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** Roles can be set back by the owner. */
export function undoRoles(changes: DeskChanges, pool: Pool): void {
  changes.undoable('set-roles', ['owner'], ({ id, subject, customerId, before, after }, { caller, now }) => {
    const [was, to] = [parseRoles(after), parseRoles(before)];
    if (was === undefined || to === undefined) throw changedSince();
    return inTransaction(pool, async (client) => {
      const account =
        customerId === null
          ? await holdAccountWith(client, subject.slice(ACCOUNT.length))
          : await holdAccountOf(client, customerId);
      const editing = { at: now, uid: caller.uid, undoes: id };
      const { roles, branches = [] } = to;
      const wanted = { was: was.roles, branchesWere: was.branches ?? [], roles, branches };
      const change = await setStaffRoles(client, account, wanted, editing);
      if (change === null) throw changedSince();
      return change;
    });
  });
}
