import type { DeskChange } from '@lifted/contract/desk-changes';

/** More are not taken back by one call. */
const MOST_AT_ONCE = 100;

/**
 * The entries, newest first, in groups of what one press did: of the same person, action and moment. What was done alone, was taken
 * back or cannot be is a group of its own.
 */
export function groupedChanges(changes: readonly DeskChange[]): readonly (readonly DeskChange[])[] {
  const groups: DeskChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group && first && group.length < MOST_AT_ONCE && isOfOnePress(first, change)) group.push(change);
    else groups.push([change]);
  }
  return groups;
}

function isOfOnePress(one: DeskChange, other: DeskChange): boolean {
  return (
    one.can_undo &&
    other.can_undo &&
    one.at === other.at &&
    one.action === other.action &&
    one.actor === 'account' &&
    one.actor === other.actor &&
    one.actor_name === other.actor_name
  );
}
