/** The staff app's addresses, each in both languages: it answers everything at and below them (apps/staff). */
export const STAFF_PATHS = ['/desk', '/floor', '/de/desk', '/de/floor'] as const;

/** Whether an address, with or without query and fragment, is the staff app's. */
export function isStaffPath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return STAFF_PATHS.some((start) => path === start || path.startsWith(`${start}/`));
}
