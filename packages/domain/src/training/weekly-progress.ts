/** How a week's heaviest set compares with the latest earlier week that has one (specification, section 3). */
export const CHANGE_TYPES = ['no_data', 'increase', 'decrease', 'same'] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

/** The circles show the latest five weeks, -4 to 0 (specification, section 2: Weekly circles). */
export const WEEKLY_CIRCLES = 5;

/** The weeks the circles show, oldest first, out of any number in any order. */
export function latestWeeks<Week extends { readonly week_index: number }>(weeks: readonly Week[]): Week[] {
  return weeks.toSorted((one, other) => one.week_index - other.week_index).slice(-WEEKLY_CIRCLES);
}
