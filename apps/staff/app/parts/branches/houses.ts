import type { BranchFields, LocationFields } from '@lifted/contract/desk-records';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';

interface Listed<Fields> {
  readonly id: string;
  readonly fields: Fields;
}

/**
 * What is chosen by to see one house of a chain, id and name: its branches, and the studio's own address while rooms are there.
 * None in a studio of one house, where there is nothing to choose.
 */
export function housesOf(
  branches: readonly Listed<BranchFields>[],
  rooms: readonly Listed<LocationFields>[],
  ownName: string,
): readonly (readonly [string, string])[] {
  const named = branches.map(({ id, fields }) => [id, fields.name] as const);
  const hasOwn = rooms.some(({ fields }) => fields.branch_id === null);
  const houses = hasOwn ? [...named, [OWN_ADDRESS, ownName] as const] : named;
  return houses.length > 1 ? houses : [];
}

/** The ids of the rooms in a house. */
export function roomsIn(house: string, rooms: readonly Listed<LocationFields>[]): ReadonlySet<string> {
  return new Set(
    rooms.filter(({ fields }) => (fields.branch_id ?? OWN_ADDRESS) === house).map(({ id }) => id),
  );
}
