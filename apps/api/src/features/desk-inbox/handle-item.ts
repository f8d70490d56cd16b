import type { InboxKind, InboxOutcome } from '@lifted/contract/desk/desk-inbox';
import type { PoolClient } from 'pg';
import { expectNotMerged } from '../../data/merged-people.ts';
import { changedSince, recordChange } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { refusedField, type Sentence } from '../../http/errors/refusal.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';

interface Handling {
  readonly kind: InboxKind;
  readonly itemId: string;
  readonly outcome: InboxOutcome;
  readonly note: string | null;
  /** Which member a visitor became; null: the one with their address. */
  readonly customerId: string | null;
}

const FITS_NOT: Sentence = {
  en: 'Only a test workout can end as “member” or “lost”.',
  de: '„Mitglied“ und „verloren“ gibt es nur bei Probetrainings.',
};
const NO_MEMBER: Sentence = {
  en: 'Nobody has this address yet. Add the person first.',
  de: 'Diese Adresse hat noch niemand. Leg die Person zuerst an.',
};

const THERE: Readonly<Record<InboxKind, string>> = {
  declaration: 'select from studio.contract_declarations where reference = $1 for share',
  application: 'select from studio.trainer_applications where id::text = $1 for share',
  trial: 'select from studio.trial_bookings where id::text = $1 and email is not null for update',
};

/**
 * Marks something as dealt with and records it, in the caller's transaction; answers the entry. A visitor who became a
 * member takes the class along that they came to. Throws `not_found`, or `invalid_input` for an outcome that does not fit.
 */
export async function handleItem(
  client: PoolClient,
  { kind, itemId, outcome, note, customerId: named }: Handling,
  editing: Editing,
): Promise<string> {
  const { rowCount } = await client.query(THERE[kind], [itemId]);
  if (rowCount === 0) throw nothingHere();
  if (outcome !== 'done' && kind !== 'trial') throw refusedField('outcome', FITS_NOT);
  const before = await readOutcome(client, kind, itemId);
  await client.query(
    `insert into studio.handled_items (kind, item_id, outcome, note, handled_at, handled_by)
     values ($1, $2, $3, $4, $5, $6)
         on conflict (kind, item_id) do update set outcome = $3, note = $4, handled_at = $5, handled_by = $6`,
    [kind, itemId, outcome, note, editing.at, editing.uid],
  );
  const customerId = outcome === 'member' ? await keepClassOfMember(client, itemId, named) : null;
  return recordChange(client, {
    ...editing,
    action: outcome === 'member' ? 'visitor-became-member' : `handle-${kind}`,
    subject: `${kind} ${itemId}`,
    customerId,
    before: before === null ? null : { outcome: before },
    after: { outcome },
  });
}

interface Reopening {
  readonly kind: InboxKind;
  readonly itemId: string;
  /** The outcome that is taken back. */
  readonly was: InboxOutcome | null;
  /** The one before it; null: the item was open. */
  readonly outcome: InboxOutcome | null;
}

/**
 * Opens an item again, or gives it the outcome it had before; for undo. Throws `cannot_undo` where it has another one by
 * now.
 */
export async function reopenItem(
  client: PoolClient,
  { kind, itemId, was, outcome }: Reopening,
  editing: Editing,
): Promise<string> {
  const before = await readOutcome(client, kind, itemId);
  if (before === null || before !== was) throw changedSince();
  if (outcome !== null)
    return handleItem(client, { kind, itemId, outcome, note: null, customerId: null }, editing);
  await client.query('delete from studio.handled_items where kind = $1 and item_id = $2', [kind, itemId]);
  return recordChange(client, {
    ...editing,
    action: `reopen-${kind}`,
    subject: `${kind} ${itemId}`,
    before: { outcome: before },
    after: null,
  });
}

async function readOutcome(
  client: PoolClient,
  kind: InboxKind,
  itemId: string,
): Promise<InboxOutcome | null> {
  const { rows } = await client.query<{ outcome: InboxOutcome }>(
    'select outcome from studio.handled_items where kind = $1 and item_id = $2 for update',
    [kind, itemId],
  );
  return rows[0]?.outcome ?? null;
}

/** Writes the class a visitor came to into the history of the member they became; answers that member. */
async function keepClassOfMember(client: PoolClient, trialId: string, named: string | null): Promise<string> {
  if (named !== null) await expectNotMerged(client, named);
  // An address may be that of a record which was merged into the member's.
  const { rows } = await client.query<{ id: string; number: number }>(
    `select k.id, k.number from studio.customers c
       join studio.trial_bookings t on t.id::text = $1
       join studio.customers k on k.id = studio.person_kept(c.id)
      where case when $2::text is null then studio.folded_email(t.email) = studio.folded_email(c.email) else c.id = $2 end
      order by c.id limit 1`,
    [trialId, named],
  );
  const [member] = rows;
  if (member === undefined) throw refusedField('outcome', NO_MEMBER);
  // The place moves, so that the class has one person and not two.
  await client.query(
    `with moved as (
       delete from studio.trial_bookings t where t.id::text = $1 and t.has_attended
       returning t.id, t.workout_id, t.booked_at)
     insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
     select 'test-' || moved.id, $2, moved.workout_id, moved.booked_at, true from moved
      where not exists (select from studio.bookings b where b.customer_number = $2 and b.workout_id = moved.workout_id)`,
    [trialId, member.number],
  );
  return member.id;
}
