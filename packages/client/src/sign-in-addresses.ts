/** Pages of the website that signing in leads through, from the staff app as well. */
export const SIGN_IN_ADDRESSES = {
  login: '/login',
  dashboard: '/dashboard',
  security: '/security',
  unauthorized: '/unauthorized',
} as const;

/** The address of a path: the build renders '/about' at '/about/'. */
export function withoutLastSlash(pathname: string): string {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
