declare global {
  interface Window {
    /** Put there by the boot script, which takes it out of the address before anything else runs. */
    signInToken?: string | null;
  }
}

const TOKEN = 'token';

/** What of the browser's window this needs. */
interface PageWithToken {
  signInToken?: string | null;
  readonly location: { readonly href: string };
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * The token of a sign-in link, once; null when the page was opened without one. It stays neither in the address nor in
 * the history: the boot script has removed it, or, where none runs (development), this does.
 */
export function takeSignInToken(page: PageWithToken): string | null {
  const { signInToken: fromBoot = null } = page;
  delete page.signInToken;
  const address = new URL(page.location.href);
  const fromAddress = address.searchParams.get(TOKEN);
  if (fromAddress !== null) {
    address.searchParams.delete(TOKEN);
    page.history.replaceState(page.history.state, '', address);
  }
  return fromBoot ?? fromAddress;
}
