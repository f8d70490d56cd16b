import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { RouteGuard } from './route-guard.tsx';

const unused = () => Promise.reject(new Error('The guard takes no action.'));
const signedOut: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: unused,
};
const signedIn: SessionInPage = {
  ...signedOut,
  user: { uid: 'u1', email: null, emailVerified: true, displayName: null, phoneNumber: null },
};

function htmlFor(session: SessionInPage): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/dashboard']}>
      <SessionContext value={session}>
        <RouteGuard>the dashboard</RouteGuard>
      </SessionContext>
    </MemoryRouter>,
  );
}

it('shows the page to somebody who is signed in', () => {
  expect(htmlFor(signedIn)).toBe('the dashboard');
});

it.each([
  ['loading', { ...signedOut, isLoading: true }],
  ['authenticating', { ...signedIn, isAuthenticating: true }],
  ['sending somebody to /login', signedOut],
])('renders nothing while %s', (_what, session) => {
  expect(htmlFor(session)).toBe('');
});
