import { isSitePath } from '@lifted/domain/identity/site-path';
import { languageAt, pathIn } from '@lifted/domain/language/language-of-path';
import { mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import { isLoginPath, signInAddress, type SignInPlace } from '../sign-in-addresses.ts';

const FROM = 'from';
const DESK = '/desk';

/** The login page's own address. */
interface LoginLocation {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The login page's address that remembers where a person came from, in the language of that page:
 * `loginAddressFrom('/de/dashboard')` is '/de/login?from=…'.
 */
export function loginAddressFrom(origin: string): string {
  return addressKeeping('login', origin);
}

/** The same for people whose roles do not open a page. */
export function unauthorizedAddressFrom(origin: string): string {
  return addressKeeping('unauthorized', origin);
}

function addressKeeping(place: SignInPlace, origin: string): string {
  const address = signInAddress(place, languageAt(pathOf(origin)));
  return `${address}?${new URLSearchParams({ [FROM]: origin })}`;
}

/**
 * Where a person goes after signing in: to the page they came from, never to another site; from /login itself, or from
 * nowhere, to the dashboard (specification, section 2), and who works here to the desk (studio operations, section 4).
 * Both are in the login page's language.
 */
export function addressAfterSignIn(login: LoginLocation, roles: readonly StudioRole[]): string {
  const origin = new URLSearchParams(login.search).get(FROM);
  const own = origin === null ? null : ownAddress(origin);
  if (own !== null) return own;
  const language = languageAt(login.pathname);
  return mayOpen(roles, STAFF_ROLES) ? pathIn(language, DESK) : signInAddress('dashboard', language);
}

/** The path, query and fragment when the address is on this site and no login page; null otherwise. */
function ownAddress(address: string): string | null {
  if (!isSitePath(address)) return null;
  return isLoginPath(pathOf(address)) ? null : address;
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path;
}
