import {
  getDeskInbox,
  handleInboxItem,
  INBOX_KINDS,
  INBOX_OUTCOMES,
  listTrials,
  type InboxKind,
} from '@lifted/contract/desk/desk-inbox';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { fieldsOf } from '../../audit/edit-record.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { logAccessToAll } from '../../data/access-log.ts';
import { roomsWithin } from '../../data/branch-reach.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { notOfTheBranch } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { handleItem, reopenItem } from './handle-item.ts';
import { readInbox } from './inbox-query.ts';
import { readTrialsOfMonths } from './trials-query.ts';

const readOutcome = fieldsOf(Type.Object({ outcome: Type.Enum(INBOX_OUTCOMES, { type: 'string' }) }));

const customersIn = (items: readonly { readonly customer_id: string | null }[]) =>
  items.map((item) => item.customer_id);

/** Declarations, applications and visitors that wait for the desk (studio operations, section 4: Today, Trials). */
export function registerDeskInbox(app: StudioApp, { pool, changes, now }: DeskDependencies): void {
  registerCall(app, getDeskInbox, {
    async handler({ caller, query }) {
      const rooms = await roomsWithin(pool, caller);
      const inbox = await readInbox(pool, { withHandled: query.handled === 'true', rooms, now: now() });
      logAccessToAll(app, caller, customersIn([...inbox.declarations, ...inbox.trials]));
      return inbox;
    },
  });
  registerCall(app, listTrials, {
    async handler({ caller, query }) {
      const rooms = await roomsWithin(pool, caller);
      const trials = await readTrialsOfMonths(pool, { ...query, rooms, now: now() });
      logAccessToAll(app, caller, customersIn(trials));
      return trials;
    },
  });
  registerCall(app, handleInboxItem, {
    handler: ({ caller, params, body }) =>
      inBookingTransaction(pool, async (client) => {
        const { outcome, note = null, customer_id: customerId = null } = body;
        await assertWithin(client, caller, params);
        return {
          change: await handleItem(
            client,
            { ...params, outcome, note, customerId },
            { at: now(), uid: caller.uid },
          ),
        };
      }),
  });
  for (const kind of INBOX_KINDS) {
    changes.undoable(`handle-${kind}`, DESK_ROLES, ({ id, subject, before, after }, { caller, now: at }) => {
      const itemId = subject.slice(kind.length + 1);
      const was = readOutcome(after)?.outcome ?? null;
      const outcome = readOutcome(before)?.outcome ?? null;
      return inBookingTransaction(pool, (client) =>
        reopenItem(client, { kind, itemId, was, outcome }, { at, uid: caller.uid, undoes: id }),
      );
    });
  }
}

/** Throws `not_allowed` where a front desk of some branches wants more than to follow up on a visitor of their classes. */
async function assertWithin(
  client: PoolClient,
  caller: SignedInCaller,
  { kind, itemId }: { readonly kind: InboxKind; readonly itemId: string },
): Promise<void> {
  const rooms = await roomsWithin(client, caller);
  if (rooms === null) return;
  const { rowCount } = await client.query(
    `select from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
      where $1 = 'trial' and t.id::text = $2 and w.location_id = any ($3)`,
    [kind, itemId, rooms],
  );
  if (rowCount === 0) throw notOfTheBranch();
}
