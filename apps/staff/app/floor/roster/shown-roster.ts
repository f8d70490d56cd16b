import type { FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import type { SetCell } from '@lifted/contract/floor/set-entries';
import type { FloorCommand } from '../queue/floor-commands.ts';

/** The roster with the marks that are not sent yet; the last mark of somebody holds. */
export function shownRoster(
  classId: string,
  roster: readonly FloorPlace[],
  unsent: readonly FloorCommand[],
): readonly FloorPlace[] {
  const marks = new Map(
    unsent.flatMap((command) =>
      command.kind === 'mark' && command.classId === classId
        ? [[placeKey(command.place), command.isPresent] as const]
        : [],
    ),
  );
  if (marks.size === 0) return roster;
  return roster.map((place) => {
    const isPresent = marks.get(placeKey(place)) ?? place.is_present;
    return isPresent === place.is_present ? place : { ...place, is_present: isPresent };
  });
}

/** Tells places of a class apart. */
export function placeKey({ kind, id }: Pick<FloorPlace, 'kind' | 'id'>): string {
  return `${kind} ${id}`;
}

/** Whether the roster is closed, what is not sent yet included: the last closing or reopening holds. */
export function isRosterClosed(
  { id, roster_closed_at: closedAt }: Pick<FloorClass, 'id' | 'roster_closed_at'>,
  unsent: readonly FloorCommand[],
): boolean {
  const last = unsent.findLast(
    (command) => (command.kind === 'close' || command.kind === 'reopen') && command.classId === id,
  );
  return last === undefined ? closedAt !== null : last.kind === 'close';
}

/** Members something is entered for, by their id. */
export function peopleWithSets(cells: ReadonlyMap<string, SetCell>): ReadonlySet<string> {
  const entered = [...cells.values()].filter(({ current }) => current?.lifted != null);
  return new Set(entered.map(({ customer_id }) => customer_id));
}

/**
 * Members whose sets are logged: who is present, and who is not marked, or no longer, although something is entered for them:
 * that must not go out of sight.
 */
export function peopleToLog(roster: readonly FloorPlace[], withSets: ReadonlySet<string> = new Set()) {
  return roster.flatMap(({ customer_id: customerId, name, is_present, is_first_time: isNew }) =>
    customerId !== null && (is_present || withSets.has(customerId))
      ? [{ customerId, name, isNew, isAbsent: !is_present }]
      : [],
  );
}
