import type { FloorPlace } from '@lifted/contract/floor/floor';
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

/** Members who are there, whose sets are logged. */
export function peopleToLog(roster: readonly FloorPlace[]) {
  return roster.flatMap(({ customer_id: customerId, name, is_present, is_first_time: isNew }) =>
    customerId !== null && is_present ? [{ customerId, name, isNew }] : [],
  );
}
