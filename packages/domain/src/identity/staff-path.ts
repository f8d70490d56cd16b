/** The staff app's addresses, each in both languages: it answers everything at and below them (apps/staff). */
export const STAFF_PATHS = ['/desk', '/floor', '/de/desk', '/de/floor'] as const;

/** The floor, in both languages: a page of its own, which opens without a network. */
export const FLOOR_PATHS = ['/floor', '/de/floor'] as const;

/** Whether a path without query is the floor's. */
export function isFloorPath(path: string): boolean {
  return FLOOR_PATHS.some((floor) => path === floor || path.startsWith(`${floor}/`));
}

/** Whether an address, with or without query and fragment, is the staff app's. */
export function isStaffPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return STAFF_PATHS.some((start) => path === start || path.startsWith(`${start}/`));
}
