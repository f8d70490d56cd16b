import { LONGEST_REASON } from '@lifted/contract/desk/people/entitlements';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { recordChange, type ChangedFields, type MadeBy } from '../audit/desk-changes.ts';
import type { Editing } from '../audit/edit-record.ts';
import { expectNotMerged } from '../data/merged-people.ts';
import { refusedField } from '../http/errors/refusal.ts';
import { noSuchPerson } from '../http/errors/unknown-records.ts';
import {
  endMembership,
  pauseMembership,
  type LeaveClasses,
  type MembershipOutcome,
} from './change-membership.ts';
import { adjustCredits, extendPass } from './change-pass.ts';
import {
  adjustmentRefusal,
  extensionRefusal,
  membershipRefusal,
  noSuchEntitlement,
  noSuchProduct,
} from './change-refusals.ts';
import { lockEntitlement, type StoredEntitlement } from './entitlement-repository.ts';
import { grantEntitlement } from './grant-entitlement.ts';

/*
 * What the studio does with passes and memberships, at the desk and on the command line; each in the caller's transaction, with
 * its entry in the audit log, from which their owners are told.
 */

/** When it is done, and by whom. */
type Acting = Omit<Editing, 'uid'> & MadeBy;

/** The entry in the audit log, and the entitlement after the change. */
interface EntitlementChange {
  readonly change: string;
  readonly entitlement: StoredEntitlement;
}

/** What an entry says of an entitlement. */
function loggedEntitlement({ productName, from, until, isPass, balance, pauses }: StoredEntitlement) {
  return {
    product_name: productName,
    from,
    until,
    credits: isPass ? balance : null,
    pauses: pauses.map((pause) => `${pause.from} – ${pause.until ?? ''}`),
  };
}

interface NewEntry {
  readonly action: string;
  readonly id: string;
  readonly before: StoredEntitlement | undefined;
  /** Said of the change itself, besides what the entitlement is afterwards. */
  readonly more?: ChangedFields;
}

/** Records what an entitlement was before a change and is after it, which is nothing where a grant was taken back. */
export async function recordEntitlementChange(
  client: PoolClient,
  { action, id, before, more = {} }: NewEntry,
  acting: Acting,
): Promise<string> {
  const after = await lockEntitlement(client, id);
  return recordChange(client, {
    ...acting,
    action,
    subject: `entitlement ${id}`,
    customerId: acting.customerId ?? (await ownerOf(client, id)),
    before: before === undefined ? null : loggedEntitlement(before),
    after: after === undefined ? null : { ...loggedEntitlement(after), ...more },
  });
}

async function acted(client: PoolClient, entry: NewEntry, acting: Acting): Promise<EntitlementChange> {
  const change = await recordEntitlementChange(client, entry, acting);
  return { change, entitlement: await requireEntitlement(client, entry.id) };
}

async function ownerOf(client: PoolClient, id: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select c.id from studio.entitlements e join studio.customers c on c.number = e.customer_number where e.id = $1`,
    [id],
  );
  return rows[0]?.id ?? null;
}

/** Locks the owner of an entitlement and reads it; throws `not_found`. */
export async function requireEntitlement(client: PoolClient, id: string): Promise<StoredEntitlement> {
  const found = await lockEntitlement(client, id);
  if (found === undefined) throw noSuchEntitlement();
  return found;
}

interface Grant {
  readonly customerId: string;
  readonly productId: string;
  readonly from: CivilDate;
  readonly note: string | null;
  readonly reference: string | null;
}

/** Gives a person a pass or a membership. */
export async function grant(
  client: PoolClient,
  { customerId, ...sold }: Grant,
  acting: Acting,
): Promise<{ readonly id: string; readonly change: string }> {
  const { rows } = await client.query<{ number: number }>(
    'select number from studio.customers where id = $1 for no key update',
    [customerId],
  );
  const customer = rows[0]?.number;
  if (customer === undefined) throw noSuchPerson();
  await expectNotMerged(client, customerId);
  const outcome = await grantEntitlement(client, { ...sold, customer }, acting.at);
  if (outcome.kind === 'unknown_product') throw noSuchProduct();
  const { id } = outcome;
  const { note, reference } = sold;
  const entry = { action: 'grant-entitlement', id, before: undefined, more: { note, reference } };
  return { id, change: await recordEntitlementChange(client, entry, { ...acting, customerId }) };
}

/** Gives a pass a later last day. */
export async function extend(
  client: PoolClient,
  { id, until }: { readonly id: string; readonly until: CivilDate },
  acting: Acting,
): Promise<EntitlementChange> {
  const before = await requireEntitlement(client, id);
  const { kind } = await extendPass(client, before, until, acting.at);
  if (kind !== 'extended') throw refusedField('until', extensionRefusal(kind, before));
  return acted(client, { action: 'extend-pass', id, before }, acting);
}

interface CreditCorrection {
  readonly id: string;
  readonly credits: number;
  readonly reason: string;
}

/** Who corrected credits, in the ledger the member reads; the audit log says more. */
const BY_STUDIO = 'studio';

/** Corrects the credits of a pass. */
export async function adjust(
  client: PoolClient,
  { id, credits, reason }: CreditCorrection,
  acting: Acting,
): Promise<EntitlementChange> {
  const before = await requireEntitlement(client, id);
  const correction = { credits, reason: reason.trim().slice(0, LONGEST_REASON), by: BY_STUDIO };
  const { kind } = await adjustCredits(client, before, correction, acting.at);
  if (kind !== 'adjusted') throw refusedField('credits', adjustmentRefusal(kind, before));
  const more = { change: credits, reason: correction.reason };
  return acted(client, { action: 'adjust-pass', id, before, more }, acting);
}

interface PlacesLeft extends EntitlementChange {
  readonly placesLeft: number;
}

interface Pause {
  readonly id: string;
  readonly from: CivilDate;
  readonly until: CivilDate;
}

/** Pauses a membership for full months. */
export async function pause(
  client: PoolClient,
  { id, from, until }: Pause,
  leaveClasses: LeaveClasses,
  acting: Acting,
): Promise<PlacesLeft> {
  const { membership: before, left } = changed(
    await pauseMembership(client, id, { from, until }, leaveClasses),
    { field: 'from', day: from },
  );
  const more = { paused_from: from, paused_until: until, places_left: left };
  const entry = { action: 'pause-membership', id, before, more };
  return { ...(await acted(client, entry, acting)), placesLeft: left };
}

/** Sets the last day of a membership. */
export async function end(
  client: PoolClient,
  { id, lastDay }: { readonly id: string; readonly lastDay: CivilDate },
  leaveClasses: LeaveClasses,
  acting: Acting,
): Promise<PlacesLeft> {
  const { membership: before, left } = changed(await endMembership(client, id, lastDay, leaveClasses), {
    field: 'last_day',
    day: lastDay,
  });
  const entry = { action: 'end-membership', id, before, more: { places_left: left } };
  return { ...(await acted(client, entry, acting)), placesLeft: left };
}

function changed(
  outcome: MembershipOutcome,
  { field, day }: { readonly field: string; readonly day: CivilDate },
): Extract<MembershipOutcome, { kind: 'changed' }> {
  if (outcome.kind === 'changed') return outcome;
  if (outcome.reason === 'unknown') throw noSuchEntitlement();
  throw refusedField(field, membershipRefusal(outcome, day));
}
