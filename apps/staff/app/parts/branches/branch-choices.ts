import type { BranchFields, LocationFields } from '@lifted/contract/desk-records';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';

interface Listed<Fields> {
  readonly id: string;
  readonly fields: Fields;
}

/**
 * What is chosen by to see one branch of a chain, id and name: its branches, and the studio's own address while rooms are there.
 * None in a studio at one address, where there is nothing to choose.
 */
export function branchChoices(
  branches: readonly Listed<BranchFields>[],
  rooms: readonly Listed<LocationFields>[],
  ownName: string,
): readonly (readonly [string, string])[] {
  const named = branches.map(({ id, fields }) => [id, fields.name] as const);
  const hasOwn = rooms.some(({ fields }) => fields.branch_id === null);
  const choices = hasOwn ? [...named, [OWN_ADDRESS, ownName] as const] : named;
  return choices.length > 1 ? choices : [];
}

/** The ids of the rooms of a branch. */
export function roomsIn(branch: string, rooms: readonly Listed<LocationFields>[]): ReadonlySet<string> {
  return new Set(
    rooms.filter(({ fields }) => (fields.branch_id ?? OWN_ADDRESS) === branch).map(({ id }) => id),
  );
}
