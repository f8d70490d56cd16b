import type { BranchFields } from '@lifted/contract/desk-records';
import type { ValidIn } from '@lifted/domain/bookings/valid-in';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';

/** What is chosen of the branches, by name, the studio's own address last. */
export function branchNames(
  chosen: readonly string[],
  branches: readonly { readonly id: string; readonly fields: BranchFields }[],
): ValidIn {
  const named = branches.filter(({ id }) => chosen.includes(id)).map(({ fields }) => fields.name);
  return chosen.includes(OWN_ADDRESS) ? [...named, null] : named;
}
