import type { IdentityUser } from '@lifted/client/session/identity-types.ts';
import { createLazySession } from '@lifted/client/session/lazy-session.ts';
import { SessionProvider } from '@lifted/client/session/session-context.tsx';
import { storeUser } from '@lifted/client/session/stored-user.ts';
import { TestBrowser } from '@lifted/client/session/test-session.ts';
import type { ReactNode } from 'react';

/** A page of somebody who is signed in, and the browser they are signed in with. */
export function signedIn(user: IdentityUser, page: ReactNode) {
  const browser = new TestBrowser().remember(user);
  // The trace by which a page knows that there is a session to open.
  storeUser(localStorage, user);
  const session = createLazySession(() => Promise.resolve(browser.newSession().session));
  const shown = (
    <SessionProvider session={session} goTo={() => Promise.resolve()}>
      {page}
    </SessionProvider>
  );
  return { browser, session, shown };
}
