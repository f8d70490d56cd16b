import type { ClassBranch } from '@lifted/contract/timetable';
import { studio } from '@lifted/profile/studio';

/** Where a class is, on one line: in a chain, its branch with the address there; else the studio's own address. */
export function branchLine(branch: ClassBranch | null | undefined): string {
  const { street, postcode, city } = branch ?? studio.address;
  const address = `${street}, ${postcode} ${city}`;
  return branch ? `${branch.name}, ${address}` : address;
}

/** The room of a class, with its branch in a chain: two branches may name a room alike. */
export function roomLine(room: string, branch: ClassBranch | null | undefined): string {
  return branch ? `${room}, ${branch.name}` : room;
}
