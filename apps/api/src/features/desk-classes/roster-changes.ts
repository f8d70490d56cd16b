/** What the desk does with the people of a class: each command changes the roster and the audit log in one transaction. */
import { expectNotMerged } from '../../data/merged-people.ts';
import { changedSince, recordChange } from '../../audit/desk-changes.ts';
import { closeRosterIn, reopenRosterIn } from '../../classes/close-roster.ts';
import { markPresent, type RosterPlace } from '../../classes/roster/check-in.ts';
import { addGuest, findGuest, findRemovedGuest, removeGuest } from '../../classes/roster/guests.ts';
import { bookForMember, removeBooking } from '../../classes/roster/staff-bookings.ts';
import { findBooking } from '../../classes/cancel-place.ts';
import { askToCheckSets } from '../../training/ask-to-check.ts';
import type { Viewer } from './desk-class-query.ts';
import {
  deskClassFieldRefused,
  deskBookingRefused,
  deskClassRefused,
  deskClassUnknown,
  notOnRoster,
} from './desk-class-refusals.ts';
import { editingOf, subjectOf, type DeskCommand } from './desk-editing.ts';

interface MemberPlace {
  readonly classId: string;
  readonly customerId: string;
  readonly mayExceed: boolean;
  readonly isPutBack?: boolean | undefined;
}

/** Books a class for a member; answers the entry of the audit log. */
export async function bookAtDesk(
  command: DeskCommand,
  { classId, customerId, mayExceed, isPutBack }: MemberPlace,
): Promise<string> {
  const { client } = command;
  const { rows } = await client.query<{ number: number }>(
    'select number from studio.customers where id = $1',
    [customerId],
  );
  const customerNumber = rows[0]?.number;
  if (customerNumber === undefined) throw deskClassFieldRefused('customer_id');
  await expectNotMerged(client, customerId);
  const outcome = await bookForMember(
    client,
    { workoutId: classId, customerNumber, mayExceed, isPutBack },
    command,
  );
  switch (outcome.outcome) {
    case 'booked':
      return recordChange(client, {
        ...editingOf(command),
        action: 'book-for-member',
        subject: subjectOf(classId),
        customerId,
        before: null,
        after: { booking_id: outcome.bookingId, is_beyond: outcome.isBeyond },
      });
    case 'refused':
      throw deskBookingRefused(outcome);
    case 'unknown':
      throw deskClassUnknown();
    default:
      return outcome satisfies never;
  }
}

/**
 * Gives a member who was taken out of a class a place in it again. It is for whom the old one belongs to by now: it goes with
 * its person when two records are made one, or taken apart. Throws `cannot_undo` once that person was deleted.
 */
export async function putBackAtDesk(
  command: DeskCommand,
  { classId, bookingId, mayExceed }: Omit<MemberPlace, 'customerId'> & { readonly bookingId: string },
): Promise<string> {
  const { rows } = await command.client.query<{ id: string }>(
    'select c.id from studio.bookings b join studio.customers c on c.number = b.customer_number where b.id = $1',
    [bookingId],
  );
  const customerId = rows[0]?.id;
  if (customerId === undefined) throw changedSince();
  return bookAtDesk(command, { classId, customerId, mayExceed, isPutBack: true });
}

/** Takes a member out of a class. Throws `not_found` for a booking of another class. */
export async function removeBookingAtDesk(
  command: DeskCommand,
  { classId, bookingId }: { readonly classId: string; readonly bookingId: string },
): Promise<string> {
  const { client } = command;
  const booking = await findBooking(client, bookingId);
  if (booking?.workoutId !== classId) throw notOnRoster();
  const outcome = await removeBooking(client, bookingId, command);
  switch (outcome.outcome) {
    case 'removed': {
      const { rows } = await client.query<{ id: string }>(
        'select id from studio.customers where number = $1',
        [outcome.customerNumber],
      );
      return recordChange(client, {
        ...editingOf(command),
        action: 'remove-booking',
        subject: subjectOf(classId),
        customerId: rows[0]?.id ?? null,
        before: { booking_id: bookingId, is_beyond: booking.via === 'desk' },
        after: null,
      });
    }
    case 'refused':
      throw deskClassRefused(outcome.reason);
    case 'unknown':
      throw notOnRoster();
    default:
      return outcome satisfies never;
  }
}

interface PartnerGuest {
  readonly id: string;
  readonly classId: string;
  readonly partnerId: string;
  readonly name: string;
  readonly reference: string | null;
  readonly mayExceed: boolean;
}

/** Enters a guest of a partner; null where that was done before under the same id. The log has no name of theirs. */
export async function addGuestAtDesk(
  command: DeskCommand,
  { classId, ...guest }: PartnerGuest,
): Promise<string | null> {
  const { client, now } = command;
  const outcome = await addGuest(client, { ...guest, workoutId: classId }, now);
  switch (outcome.outcome) {
    case 'added':
      return recordChange(client, {
        ...editingOf(command),
        action: 'add-guest',
        subject: subjectOf(classId),
        before: null,
        after: { guest_id: guest.id, partner_id: guest.partnerId, is_beyond: outcome.isBeyond },
      });
    case 'repeated':
      return null;
    case 'refused':
      throw deskClassRefused(outcome.reason);
    case 'unknown':
      throw outcome.what === 'class' ? deskClassUnknown() : deskClassFieldRefused('partner_id');
    default:
      return outcome satisfies never;
  }
}

/** Takes a guest of a partner out of a class. Throws `not_found` for a guest of another class. */
export async function removeGuestAtDesk(
  command: DeskCommand,
  { classId, guestId }: { readonly classId: string; readonly guestId: string },
): Promise<string> {
  const { client } = command;
  if ((await findGuest(client, guestId))?.workoutId !== classId) throw notOnRoster();
  const outcome = await removeGuest(client, guestId, command);
  switch (outcome.outcome) {
    case 'removed':
      return recordChange(client, {
        ...editingOf(command),
        action: 'remove-guest',
        subject: subjectOf(classId),
        before: { guest_id: guestId, partner_id: outcome.guest.partnerId },
        after: null,
      });
    case 'refused':
      throw deskClassRefused(outcome.reason);
    case 'unknown':
      throw notOnRoster();
    default:
      return outcome satisfies never;
  }
}

/** Enters a guest again who was removed; `id` is their new one. Throws `cannot_undo` once their name was deleted. */
export async function addGuestAgain(
  command: DeskCommand,
  { guestId, id }: { readonly guestId: string; readonly id: string },
): Promise<string | null> {
  const guest = await findRemovedGuest(command.client, guestId);
  if (guest?.name == null) throw changedSince();
  const { workoutId: classId, partnerId, name, reference, isBeyond: mayExceed } = guest;
  return addGuestAtDesk(command, { id, classId, partnerId, name, reference, mayExceed });
}

interface Attendance {
  readonly classId: string;
  readonly place: RosterPlace;
  readonly isPresent: boolean;
  readonly viewer: Viewer;
}

/** Marks somebody present or takes it back; null where it is so already. */
export async function markAtDesk(
  command: DeskCommand,
  { classId, place, isPresent, viewer }: Attendance,
): Promise<string | null> {
  const { client, now } = command;
  const outcome = await markPresent(client, { workoutId: classId, place, isPresent, who: viewer, now });
  switch (outcome.outcome) {
    case 'marked': {
      const { wasPresent, customerId } = outcome;
      if (wasPresent === isPresent) return null;
      const marked = { kind: place.kind, place_id: place.id };
      return recordChange(client, {
        ...editingOf(command),
        action: 'check-in',
        subject: subjectOf(classId),
        customerId,
        before: { ...marked, is_present: wasPresent },
        after: { ...marked, is_present: isPresent },
      });
    }
    case 'refused':
      throw deskClassRefused(outcome.reason);
    case 'unknown':
      throw notOnRoster();
    default:
      return outcome satisfies never;
  }
}

/** Closes the roster; null where it is closed. Everybody with sets is asked to check them, as when it is closed on the floor. */
export async function closeAtDesk(command: DeskCommand, classId: string): Promise<string | null> {
  const { client, letters, now } = command;
  const outcome = await closeRosterIn(client, classId, now);
  switch (outcome) {
    case 'closed':
      await askToCheckSets(client, letters, { workoutId: classId, now });
      return recordChange(client, {
        ...editingOf(command),
        action: 'close-roster',
        subject: subjectOf(classId),
        before: { is_closed: false },
        after: { is_closed: true },
      });
    case 'closed_before':
      return null;
    case 'unknown':
      throw deskClassUnknown();
    case 'class_canceled':
    case 'class_not_started':
      throw deskClassRefused(outcome);
    default:
      return outcome satisfies never;
  }
}

/** Opens the roster again; null where it is open. Throws `missing_counted` once it is too late. */
export async function reopenAtDesk(command: DeskCommand, classId: string): Promise<string | null> {
  const { client, now } = command;
  const outcome = await reopenRosterIn(client, classId, now);
  if (outcome === 'counted') throw deskClassRefused('missing_counted');
  if (outcome === 'open_before') return null;
  return recordChange(client, {
    ...editingOf(command),
    action: 'reopen-roster',
    subject: subjectOf(classId),
    before: { is_closed: true },
    after: { is_closed: false },
  });
}
