import type { BodyOf } from '@lifted/contract/call';
import type { ClassPreview, previewDeskClass } from '@lifted/contract/desk/planning/class-preview';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { tryInBookingTransaction } from '../../classes/booking-transaction.ts';
import { previewEdit } from '../../classes/changes/edit-preview.ts';
import { readPlanClashes } from '../../classes/changes/plan-clashes.ts';
import { instantIn, noSuchDay } from '../../http/errors/request-refusals.ts';
import { editAtDesk } from './class-changes.ts';
import { readClosedDay } from './closed-day.ts';
import type { DeskCommand } from './desk-editing.ts';

/**
 * What adding or editing a class would do. An edit is found out by doing it and taking it back, and refused as it is, but for a
 * day on which the studio is closed: that can be confirmed.
 */
export async function previewClassAtDesk(
  pool: Pool,
  { edited, fields }: BodyOf<typeof previewDeskClass>,
  command: Omit<DeskCommand, 'client'>,
): Promise<ClassPreview> {
  const { day, time, coach_id: coachId, location_id: locationId } = fields;
  if (!isCivilDate(day)) throw noSuchDay('day');
  const closed = await readClosedDay(pool, day, edited?.id ?? null);
  const closedDays = closed === undefined ? [] : [closed];
  if (edited === null) {
    const start = instantIn({ day, time }, { day: 'day', time: 'time' });
    const planned = { id: null, start, coachId, locationId };
    return { ...NOBODY, clashes: await readPlanClashes(pool, [planned]), closed: closedDays };
  }
  const { id: classId, was } = edited;
  const effects = await tryInBookingTransaction(pool, (client) =>
    previewEdit(
      client,
      () => editAtDesk({ ...command, client }, { classId, was, fields, mayBeClosed: true }),
      { ...command, edited: classId },
    ),
  );
  return { ...effects, closed: closedDays };
}

const NOBODY = {
  twice: [],
  people: { members: 0, visitors: 0, guests: 0, waiting: 0 },
  mails: [],
  list_mails: 0,
} satisfies Partial<ClassPreview>;
