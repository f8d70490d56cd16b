import type { ClassBranch } from '@lifted/contract/timetable';
import { studio } from '@lifted/profile/studio';

/** Where a class takes place on one line, from the room to the town, as the file in the confirmation mail says it. */
export function placeInCalendar(room: string, branch: ClassBranch | null): string {
  const { street, postcode, city } = branch ?? studio.address;
  const name = branch === null ? studio.name : `${studio.name} ${branch.name}`;
  return `${room}, ${name}, ${street}, ${postcode} ${city}`;
}
