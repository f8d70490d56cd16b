import { DAY_MS } from '../calendar/studio-calendar.ts';

/** How long two records that were made one can be taken apart again; afterwards the empty one is deleted. */
export const MERGE_UNDO_DAYS = 30;

/** Whether a merge can still be taken back (studio operations, section 4: People). */
export function mayUndoMerge(mergedAt: Date, now: Date): boolean {
  return now.getTime() < mergedAt.getTime() + MERGE_UNDO_DAYS * DAY_MS;
}

/** Merges of this moment and before can no longer be taken back. */
export function mergesOverSince(now: Date): Date {
  return new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);
}
