import {
  addDeskClass,
  addPartnerGuest,
  bookForMember,
  cancelDeskClass,
  closeClassRoster,
  editDeskClass,
  getDeskClass,
  markAttendance,
  previewClassCancellation,
  previewMemberBooking,
  removeMemberBooking,
  removePartnerGuest,
  reopenClassRoster,
  restoreDeskClass,
} from '@lifted/contract/desk/desk-classes';
import { previewDeskClass } from '@lifted/contract/desk/planning/class-preview';
import { changeClasses, previewClassesChange } from '@lifted/contract/desk/desk-class-bulk';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { previewCancellation } from '../../classes/changes/cancellation-preview.ts';
import { PLANNING_LOCK } from '../../classes/schedule-week.ts';
import { logAccessToAll } from '../../data/access-log.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { idempotencyKey } from '../../http/input/idempotency-key.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { addAtDesk } from './added-class.ts';
import { previewAtDesk } from './booking-preview.ts';
import { changeTogether, previewTogether } from './change-together.ts';
import { previewClassAtDesk } from './class-preview.ts';
import { viewerOf } from './class-access.ts';
import { cancelAtDesk, editAtDesk, restoreAtDesk } from './class-changes.ts';
import { readDeskClass } from './desk-class-query.ts';
import { deskClassRefused, deskClassUnknown } from './desk-class-refusals.ts';
import type { DeskClassesDependencies, DeskCommand } from './desk-editing.ts';
import {
  addGuestAtDesk,
  bookAtDesk,
  closeAtDesk,
  markAtDesk,
  removeBookingAtDesk,
  removeGuestAtDesk,
  reopenAtDesk,
} from './roster-changes.ts';
import { undoClassChanges } from './undo-class-changes.ts';

/** One class at the desk: its roster, its waitlist, and everything staff can do with them (studio operations, section 4). */
export function registerDeskClasses(app: StudioApp, dependencies: DeskClassesDependencies): void {
  const { pool, now, letters, wakeJobs, booksHere } = dependencies;
  undoClassChanges(dependencies);

  /** Runs a command in one transaction, then sends what it planned. */
  const run = async (
    caller: SignedInCaller,
    work: (command: DeskCommand) => Promise<string | null>,
    locks: readonly string[] = [],
  ): Promise<{ readonly change: string | null }> => {
    const change = await inBookingTransaction(
      pool,
      (client) => work({ client, caller, letters, now: now() }),
      locks,
    );
    wakeJobs();
    return { change };
  };

  registerCall(app, getDeskClass, {
    async handler({ caller, params: { classId } }) {
      const at = now();
      const viewer = await viewerOf(pool, caller, classId, at);
      const shown = await readDeskClass(pool, classId, { viewer, booksHere }, at);
      const people = [...shown.roster, ...shown.waitlist];
      logAccessToAll(
        app,
        caller,
        people.map((one) => one.customer_id),
      );
      return shown;
    },
  });
  registerCall(app, addDeskClass, {
    async handler({ caller, body: { fields, may_be_closed: mayBeClosed }, request }) {
      const id = idempotencyKey(request);
      const added = { id, fields, mayBeClosed };
      return { id, ...(await run(caller, (command) => addAtDesk(command, added), [PLANNING_LOCK])) };
    },
  });
  registerCall(app, editDeskClass, {
    handler: ({ caller, params: { classId }, body: { was, fields, may_be_closed: mayBeClosed } }) =>
      run(caller, (command) => editAtDesk(command, { classId, was, fields, mayBeClosed })),
  });
  registerCall(app, previewDeskClass, {
    async handler({ caller, body }) {
      const preview = await previewClassAtDesk(pool, body, { caller, letters, now: now() });
      logAccessToAll(
        app,
        caller,
        preview.twice.map((one) => one.customer_id),
      );
      return preview;
    },
  });
  if (booksHere) registerMemberCalls(app, dependencies, run);
  registerCall(app, addPartnerGuest, {
    handler: ({ caller, params: { classId }, body, request }) => {
      const guest = {
        id: idempotencyKey(request),
        classId,
        partnerId: body.partner_id,
        name: body.name.trim(),
        reference: body.reference?.trim() ?? null,
        mayExceed: body.may_exceed,
      };
      return run(caller, (command) => addGuestAtDesk(command, guest));
    },
  });
  registerCall(app, removePartnerGuest, {
    handler: ({ caller, params }) => run(caller, (command) => removeGuestAtDesk(command, params)),
  });
  registerRosterCalls(app, dependencies, run);
  registerCall(app, cancelDeskClass, {
    handler: ({ caller, params, body }) =>
      run(caller, (command) => cancelAtDesk(command, { ...params, ...body })),
  });
  registerCall(app, restoreDeskClass, {
    handler: ({ caller, params }) => run(caller, (command) => restoreAtDesk(command, params.classId)),
  });
  registerBulkCalls(app, dependencies);
  registerCall(app, previewClassCancellation, {
    async handler({ params, body }) {
      const context = { letters, now: now() };
      const outcome = await previewCancellation(pool, params.classId, body.reason, context);
      switch (outcome.outcome) {
        case 'previewed':
          return { ...outcome.effects, mails: outcome.effects.mails.map((mail) => ({ ...mail })) };
        case 'unknown':
          throw deskClassUnknown();
        case 'refused':
          throw deskClassRefused(outcome.reason);
        default:
          return outcome satisfies never;
      }
    },
  });
}

/** Several classes at once. */
function registerBulkCalls(app: StudioApp, { pool, now, letters, wakeJobs }: DeskClassesDependencies): void {
  registerCall(app, previewClassesChange, {
    handler: ({ caller, body, request }) =>
      previewTogether(pool, body, { caller, letters, now: now() }, languageOf(request.headers)),
  });
  registerCall(app, changeClasses, {
    async handler({ caller, body }) {
      const changes = await inBookingTransaction(pool, (client) =>
        changeTogether({ client, caller, letters, now: now() }, body),
      );
      wakeJobs();
      return { changes };
    },
  });
}

/** Places of members, where they book here. */
function registerMemberCalls(app: StudioApp, { pool, now }: DeskClassesDependencies, run: Run): void {
  registerCall(app, bookForMember, {
    handler: ({ caller, params: { classId }, body }) =>
      run(caller, (command) =>
        bookAtDesk(command, { classId, customerId: body.customer_id, mayExceed: body.may_exceed }),
      ),
  });
  registerCall(app, previewMemberBooking, {
    handler: ({ params: { classId }, body }) =>
      previewAtDesk(pool, { classId, customerId: body.customer_id, mayExceed: body.may_exceed }, now()),
  });
  registerCall(app, removeMemberBooking, {
    handler: ({ caller, params }) => run(caller, (command) => removeBookingAtDesk(command, params)),
  });
}

type Run = (
  caller: SignedInCaller,
  work: (command: DeskCommand) => Promise<string | null>,
) => Promise<{ readonly change: string | null }>;

/** What a coach does in the room: who was there, and that everybody is marked. */
function registerRosterCalls(app: StudioApp, { pool, now }: DeskClassesDependencies, run: Run): void {
  registerCall(app, markAttendance, {
    async handler({ caller, params: { classId, kind, placeId }, body }) {
      const viewer = await viewerOf(pool, caller, classId, now());
      const mark = { classId, place: { kind, id: placeId }, isPresent: body.is_present, viewer };
      return run(caller, (command) => markAtDesk(command, mark));
    },
  });
  registerCall(app, closeClassRoster, {
    async handler({ caller, params: { classId } }) {
      await viewerOf(pool, caller, classId, now());
      return run(caller, (command) => closeAtDesk(command, classId));
    },
  });
  registerCall(app, reopenClassRoster, {
    async handler({ caller, params: { classId } }) {
      await viewerOf(pool, caller, classId, now());
      return run(caller, (command) => reopenAtDesk(command, classId));
    },
  });
}
