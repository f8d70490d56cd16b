import {
  adjustPass,
  endMembership,
  extendPass,
  grantProduct,
  pauseMembership,
} from '@lifted/contract/desk/people/entitlements';
import { inTransaction } from '@lifted/database/transaction';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { leavePaidClasses } from '../../classes/leave-classes.ts';
import type { LeaveClasses } from '../../entitlements/change-membership.ts';
import { adjust, end, extend, grant, pause } from '../../entitlements/entitlement-acts.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { MailDependencies } from '../../mail/letter.ts';
import { noCredits } from './entitlement-refusals.ts';
import { undoEntitlementChanges } from './undo-entitlement-changes.ts';

/** Passes and memberships at the desk: the commands of the command line, with an entry in the audit log and undo. */
export function registerDeskEntitlements(
  app: StudioApp,
  dependencies: DeskDependencies & MailDependencies,
): void {
  const { pool, changes, now, letters, wakeJobs } = dependencies;
  const editingBy = ({ uid }: SignedInCaller) => ({ at: now(), uid });
  const leaveClasses: LeaveClasses = (client, leave) =>
    leavePaidClasses(client, leave, { letters, now: now() });

  registerCall(app, grantProduct, {
    async handler({ caller, params, body }) {
      requireDay('from', body.from);
      const { product_id: productId, from, note, reference } = body;
      const asked = { customerId: params.id, productId, from, note, reference };
      return inTransaction(pool, (client) => grant(client, asked, editingBy(caller)));
    },
  });
  registerCall(app, extendPass, {
    async handler({ caller, params, body }) {
      requireDay('until', body.until);
      const done = await inTransaction(pool, (client) =>
        extend(client, { ...params, ...body }, editingBy(caller)),
      );
      return { change: done.change };
    },
  });
  registerCall(app, adjustPass, {
    async handler({ caller, params, body }) {
      if (body.credits === 0) throw noCredits();
      const done = await inTransaction(pool, (client) =>
        adjust(client, { ...params, ...body }, editingBy(caller)),
      );
      return { change: done.change };
    },
  });
  registerCall(app, pauseMembership, {
    async handler({ caller, params, body }) {
      requireDay('from', body.from);
      requireDay('until', body.until);
      const done = await inBookingTransaction(pool, (client) =>
        pause(client, { ...params, ...body }, leaveClasses, editingBy(caller)),
      );
      wakeJobs();
      return { change: done.change, places_left: done.placesLeft };
    },
  });
  registerCall(app, endMembership, {
    async handler({ caller, params, body }) {
      requireDay('last_day', body.last_day);
      const done = await inBookingTransaction(pool, (client) =>
        end(client, { ...params, lastDay: body.last_day }, leaveClasses, editingBy(caller)),
      );
      wakeJobs();
      return { change: done.change, places_left: done.placesLeft };
    },
  });
  undoEntitlementChanges(changes, pool);
}

function requireDay(field: string, day: string): void {
  if (!isCivilDate(day)) throw noSuchDay(field);
}
