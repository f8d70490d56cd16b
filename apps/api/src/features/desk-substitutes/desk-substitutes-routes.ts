import {
  acceptSubstitution,
  askForSubstitute,
  askForSubstitutes,
  listSubstitutes,
  stopAskingForSubstitute,
} from '@lifted/contract/desk/desk-substitutes';
import { DESK_ROLES, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import { Type } from 'typebox';
import { changedSince, type DeskDependencies } from '../../audit/desk-changes.ts';
import { fieldsOf, type Transact } from '../../audit/edit-record.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { hasRole, type SignedInCaller } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { MailDependencies } from '../../mail/letter.ts';
import { accept, ask, askForAll, assertOwnClass, giveBack, listWanted, stopAsking } from './substitutes.ts';

const readCoach = fieldsOf(Type.Object({ coach_id: Type.String() }));

/** Another coach for a class: asked, shared, and the first to accept has it (studio operations, section 4: Timetable). */
export function registerDeskSubstitutes(
  app: StudioApp,
  { pool, changes, now, letters, wakeJobs }: DeskDependencies & MailDependencies,
): void {
  const transact: Transact = async (work) => {
    const result = await inBookingTransaction(pool, work);
    wakeJobs();
    return result;
  };
  registerCall(app, listSubstitutes, { handler: ({ caller }) => listWanted(pool, caller.uid, now()) });
  registerCall(app, askForSubstitute, {
    handler: ({ caller, params: { classId } }) =>
      transact(async (client) => {
        await assertMayAsk(client, classId, caller);
        return { change: await ask(client, classId, { at: now(), uid: caller.uid }) };
      }),
  });
  registerCall(app, askForSubstitutes, {
    handler: ({ caller, body }) =>
      transact(async (client) => ({
        changes: await askForAll(client, body.class_ids, { at: now(), uid: caller.uid }),
      })),
  });
  registerCall(app, stopAskingForSubstitute, {
    handler: ({ caller, params: { classId } }) =>
      transact(async (client) => {
        await assertMayAsk(client, classId, caller);
        return { change: await stopAsking(client, classId, { at: now(), uid: caller.uid }) };
      }),
  });
  registerCall(app, acceptSubstitution, {
    handler: ({ caller, params: { classId } }) =>
      transact(async (client) => ({
        change: await accept(client, classId, { letters }, { at: now(), uid: caller.uid }),
      })),
  });
  const classOf = (subject: string) => subject.slice('class '.length);
  changes.undoable('ask-for-substitute', STAFF_ROLES, ({ id, subject }, { caller, now: at }) =>
    transact(async (client) => {
      await assertMayAsk(client, classOf(subject), caller);
      return stopAsking(client, classOf(subject), { at, uid: caller.uid, undoes: id });
    }),
  );
  changes.undoable('stop-asking-for-substitute', STAFF_ROLES, ({ id, subject }, { caller, now: at }) =>
    transact(async (client) => {
      await assertMayAsk(client, classOf(subject), caller);
      return ask(client, classOf(subject), { at, uid: caller.uid, undoes: id });
    }),
  );
  changes.undoable(
    'accept-substitution',
    DESK_ROLES,
    ({ id, subject, before, after }, { caller, now: at }) => {
      const [to, from] = [readCoach(before)?.coach_id, readCoach(after)?.coach_id];
      if (to === undefined || from === undefined) throw changedSince();
      return transact(async (client) => {
        const editing = { at, uid: caller.uid, undoes: id };
        const entry = await giveBack(client, { classId: classOf(subject), from, to }, { letters }, editing);
        if (entry === undefined) throw changedSince();
        return entry;
      });
    },
  );
}

/** The desk asks for any class, a coach for their own. */
async function assertMayAsk(client: PoolClient, classId: string, caller: SignedInCaller): Promise<void> {
  if (!hasRole(caller, ...DESK_ROLES)) await assertOwnClass(client, classId, caller.uid);
}
