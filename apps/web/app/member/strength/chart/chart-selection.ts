/** At most five exercise groups are drawn at once, one for each colour (specification, section 4). */
export const MOST_CHART_GROUPS = 5;

/** Groups shown at first, as far as the member has data for them (specification, section 4). */
export const DEFAULT_CHART_GROUPS = [
  'Chest Press Flat',
  'Deadlift',
  'Leg Press',
  'Lat Pull',
  'Shoulder Press',
] as const;

/** The five colour slots; each holds its group, or null while free. */
export type ChartSelection = readonly (string | null)[];

export const EMPTY_SELECTION: ChartSelection = Array.from({ length: MOST_CHART_GROUPS }, () => null);

/** The selection of the first load: the default groups that have data, in the fixed order. */
export function defaultSelection(groupsWithData: readonly string[]): ChartSelection {
  return DEFAULT_CHART_GROUPS.filter((group) => groupsWithData.includes(group)).reduce(
    selectGroup,
    EMPTY_SELECTION,
  );
}

/** Selects a group that is not selected, deselects one that is. */
export function toggleGroup(selection: ChartSelection, group: string): ChartSelection {
  return selection.includes(group)
    ? selection.map((held) => (held === group ? null : held))
    : selectGroup(selection, group);
}

/** The group gets the first free colour; without one the selection stays unchanged (a sixth is ignored). */
function selectGroup(selection: ChartSelection, group: string): ChartSelection {
  const firstFree = selection.indexOf(null);
  // The same object: nothing is redrawn.
  if (firstFree === -1) return selection;
  return selection.map((held, slot) => (slot === firstFree ? group : held));
}
