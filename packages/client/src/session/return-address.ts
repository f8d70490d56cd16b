import { isSitePath } from '@lifted/domain/identity/site-path';
import { mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import { SIGN_IN_ADDRESSES } from '../sign-in-addresses.ts';

const FROM = 'from';
const DESK = '/desk';

/** The login page's address that remembers where a person came from: `loginAddressFrom('/dashboard')`. */
export function loginAddressFrom(origin: string): string {
  return addressKeeping(SIGN_IN_ADDRESSES.login, origin);
}

/** The same for people whose roles do not open a page. */
export function unauthorizedAddressFrom(origin: string): string {
  return addressKeeping(SIGN_IN_ADDRESSES.unauthorized, origin);
}

function addressKeeping(address: string, origin: string): string {
  return `${address}?${new URLSearchParams({ [FROM]: origin })}`;
}

/**
 * Where a person goes after signing in: to the page they came from, never to another site; from /login itself, or from
 * nowhere, to the dashboard (specification, section 2), and who works here to the desk (studio operations, section 4).
 * `search` is the login page's query.
 */
export function addressAfterSignIn(search: string, roles: readonly StudioRole[]): string {
  const origin = new URLSearchParams(search).get(FROM);
  const own = origin === null ? null : ownAddress(origin);
  return own ?? (mayOpen(roles, STAFF_ROLES) ? DESK : SIGN_IN_ADDRESSES.dashboard);
}

/** The path, query and fragment when the address is on this site and no login page; null otherwise. */
function ownAddress(address: string): string | null {
  if (!isSitePath(address)) return null;
  const [path = ''] = address.split(/[?#]/, 1);
  const isLogin = path.replace(/\/$/, '') === SIGN_IN_ADDRESSES.login;
  return isLogin ? null : address;
}
