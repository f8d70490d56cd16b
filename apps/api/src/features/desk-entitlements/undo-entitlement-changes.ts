import { inTransaction } from '@lifted/database/transaction';
import { TAKEN_BACK } from '@lifted/domain/bookings/credit-words';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, type DeskChanges, type RecordedChange } from '../../audit/desk-changes.ts';
import { fieldsOf, type Editing } from '../../audit/edit-record.ts';
import { adjustCredits } from '../../entitlements/change-pass.ts';
import { recordEntitlementChange, requireEntitlement } from '../../entitlements/entitlement-acts.ts';
import type { StoredEntitlement } from '../../entitlements/entitlement-repository.ts';
import { removePause, resetLastDay, takeBackGrant } from '../../entitlements/take-back.ts';
import { placesDependOnIt, usedAlready } from './entitlement-refusals.ts';

const DayOrNull = Type.Union([Type.String(), Type.Null()]);
const parseUntil = fieldsOf(Type.Object({ until: DayOrNull }));
const parseCorrection = fieldsOf(Type.Object({ change: Type.Integer(), reason: Type.String() }));
const parsePause = fieldsOf(Type.Object({ paused_from: Type.String(), paused_until: Type.String() }));

type TakeBack = (
  client: PoolClient,
  entitlement: StoredEntitlement,
  change: RecordedChange,
  now: Date,
) => Promise<void>;

/**
 * How each change is taken back, and what that is called in the log. Places that were cancelled stay cancelled: others may have
 * them by now.
 */
const TAKE_BACKS: Readonly<Record<string, { readonly action: string; readonly takeBack: TakeBack }>> = {
  'grant-entitlement': {
    action: 'take-back-grant',
    async takeBack(client, entitlement, _, now) {
      if (!(await takeBackGrant(client, entitlement, now))) throw usedAlready();
    },
  },
  'extend-pass': { action: 'take-back-extension', takeBack: takeBackLastDay },
  'end-membership': { action: 'take-back-end', takeBack: takeBackLastDay },
  'adjust-pass': {
    action: 'take-back-adjustment',
    async takeBack(client, entitlement, { after }, now) {
      const correction = parseCorrection(after);
      if (correction === undefined) throw changedSince();
      const { change, reason } = correction;
      const back = { credits: -change, reason, by: TAKEN_BACK };
      const { kind } = await adjustCredits(client, entitlement, back, now);
      if (kind !== 'adjusted') throw usedAlready();
    },
  },
  'pause-membership': {
    action: 'take-back-pause',
    async takeBack(client, entitlement, { after }) {
      const pause = parsePause(after);
      if (pause === undefined) throw changedSince();
      const days = { from: pause.paused_from, until: pause.paused_until };
      if (!(await removePause(client, entitlement, days))) throw changedSince();
    },
  },
};

async function takeBackLastDay(
  client: PoolClient,
  entitlement: StoredEntitlement,
  { before, after }: RecordedChange,
  now: Date,
): Promise<void> {
  const [was, became] = [parseUntil(before), parseUntil(after)];
  if (was === undefined || became?.until !== entitlement.until) throw changedSince();
  if (!(await resetLastDay(client, entitlement, was.until, now))) throw placesDependOnIt();
}

/** Every change of a pass or membership can be taken back at the desk, as long as nothing was built on it. */
export function undoEntitlementChanges(changes: DeskChanges, pool: Pool): void {
  for (const [done, { action, takeBack }] of Object.entries(TAKE_BACKS)) {
    changes.undoable(done, DESK_ROLES, (change, { caller, now }) =>
      inTransaction(pool, async (client) => {
        const id = change.subject.slice('entitlement '.length);
        const before = await requireEntitlement(client, id);
        await takeBack(client, before, change, now);
        const { customerId } = change;
        const editing: Editing = { at: now, uid: caller.uid, customerId, undoes: change.id };
        return recordEntitlementChange(client, { action, id, before }, editing);
      }),
    );
  }
}
