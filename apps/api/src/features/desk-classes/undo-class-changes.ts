import { randomUUID } from 'node:crypto';
import { ROSTER_KINDS } from '@lifted/contract/desk/desk-classes';
import { DESK_ROLES, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { Type } from 'typebox';
import { changedSince, type RecordedChange, type Undoing } from '../../audit/desk-changes.ts';
import { fieldsOf } from '../../audit/edit-record.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { PLANNING_LOCK } from '../../classes/schedule-week.ts';
import { addAgainAtDesk, takeBackAtDesk } from './added-class.ts';
import { editAtDesk, isCanceledOtherwise, parseClassFields, restoreAtDesk } from './class-changes.ts';
import { viewerOf } from './class-access.ts';
import { areClosuresChangedSince } from './closed-day.ts';
import { classOfSubject, type DeskClassesDependencies, type DeskCommand } from './desk-editing.ts';
import {
  addGuestAgain,
  closeAtDesk,
  markAtDesk,
  putBackAtDesk,
  removeBookingAtDesk,
  removeGuestAtDesk,
  reopenAtDesk,
} from './roster-changes.ts';

const parseBooking = fieldsOf(Type.Object({ booking_id: Type.String(), is_beyond: Type.Boolean() }));
const parseGuest = fieldsOf(Type.Object({ guest_id: Type.String() }));
const parseMark = fieldsOf(
  Type.Object({
    kind: Type.Enum([...ROSTER_KINDS], { type: 'string' }),
    place_id: Type.String(),
    is_present: Type.Boolean(),
  }),
);

/**
 * Says how changes of classes are taken back, each by a command of its own: it refuses what is no longer possible, such as
 * a place that others have by now. A restored class is cancelled again by hand, because of the mails.
 */
export function undoClassChanges(dependencies: DeskClassesDependencies): void {
  const { pool, changes, letters, wakeJobs } = dependencies;

  type Undo = (command: DeskCommand, change: RecordedChange) => Promise<string | null>;
  const undoing =
    (undo: Undo, locks: readonly string[] = []) =>
    async (change: RecordedChange, { caller, now }: Undoing) => {
      const entry = await inBookingTransaction(
        pool,
        (client) => undo({ client, caller, now, letters, undoes: change.id }, change),
        locks,
      );
      wakeJobs();
      if (entry === null) throw changedSince();
      return entry;
    };
  const ofDesk = (action: string, undo: Undo) => changes.undoable(action, DESK_ROLES, undoing(undo));
  const ofStaff = (action: string, undo: Undo) => {
    const undoes = undoing(undo);
    changes.undoable(action, STAFF_ROLES, async (change, by) => {
      await viewerOf(pool, by.caller, classOfSubject(change.subject), by.now);
      return undoes(change, by);
    });
  };

  ofDesk('add-class', (command, { subject }) => takeBackAtDesk(command, classOfSubject(subject)));
  const addingAgain: Undo = (command, { subject, before }) => {
    const fields = parseClassFields(before);
    if (fields === undefined) throw changedSince();
    return addAgainAtDesk(command, { id: classOfSubject(subject), fields });
  };
  changes.undoable('remove-class', DESK_ROLES, undoing(addingAgain, [PLANNING_LOCK]));
  ofDesk('edit-class', async (command, { id, subject, before, after }) => {
    const [fields, was] = [parseClassFields(before), parseClassFields(after)];
    if (fields === undefined || was === undefined) throw changedSince();
    // It was on that day before, also on one that was closed then.
    const mayBeClosed = !(await areClosuresChangedSince(command.client, id));
    const classId = classOfSubject(subject);
    return editAtDesk(command, { classId, was, fields, mayBeClosed });
  });
  ofDesk('cancel-class', async (command, { subject, at }) => {
    const classId = classOfSubject(subject);
    if (await isCanceledOtherwise(command.client, classId, at)) throw changedSince();
    return restoreAtDesk(command, classId);
  });
  ofDesk('book-for-member', (command, { subject, after }) => {
    const booking = parseBooking(after);
    if (booking === undefined) throw changedSince();
    return removeBookingAtDesk(command, { classId: classOfSubject(subject), bookingId: booking.booking_id });
  });
  ofDesk('remove-booking', (command, { subject, before }) => {
    const booking = parseBooking(before);
    if (booking === undefined) throw changedSince();
    const { booking_id: bookingId, is_beyond: mayExceed } = booking;
    return putBackAtDesk(command, { classId: classOfSubject(subject), bookingId, mayExceed });
  });
  ofDesk('add-guest', (command, { subject, after }) => {
    const guest = parseGuest(after);
    if (guest === undefined) throw changedSince();
    return removeGuestAtDesk(command, { classId: classOfSubject(subject), guestId: guest.guest_id });
  });
  ofDesk('remove-guest', (command, { before }) => {
    const guest = parseGuest(before);
    if (guest === undefined) throw changedSince();
    return addGuestAgain(command, { guestId: guest.guest_id, id: randomUUID() });
  });
  ofStaff('check-in', async (command, { subject, before }) => {
    const mark = parseMark(before);
    if (mark === undefined) throw changedSince();
    const classId = classOfSubject(subject);
    const viewer = await viewerOf(pool, command.caller, classId, command.now);
    const place = { kind: mark.kind, id: mark.place_id };
    return markAtDesk(command, { classId, place, isPresent: mark.is_present, viewer });
  });
  ofStaff('close-roster', (command, { subject }) => reopenAtDesk(command, classOfSubject(subject)));
  ofStaff('reopen-roster', (command, { subject }) => closeAtDesk(command, classOfSubject(subject)));
}
