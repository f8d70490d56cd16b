import { createLazySession } from '@lifted/client/session/lazy-session.ts';
import {
  SessionContext,
  SessionProvider,
  type SessionInPage,
} from '@lifted/client/session/session-context.tsx';
import { TestBrowser } from '@lifted/client/session/test-session.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { leaveApp } from '../../platform/installed-app/this-device.ts';
import LoginPage from './login-page.tsx';
import { rememberAskedCode } from './mail-code/asked-code.ts';

// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('../../platform/installed-app/this-device.ts', () => ({ leaveApp: vi.fn() }));

const SIGNED_IN: SessionInPage = {
  user: {
    uid: 'uid-mia',
    email: 'mia@lifted.example',
    emailVerified: true,
    displayName: null,
    phoneNumber: null,
  },
  userRoles: ['member'],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => new Promise(() => undefined),
};

const left = vi.mocked(leaveApp);

beforeEach(() => left.mockReset());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A device with these caches, and with the worker of the app or without. */
function device({ caches, hasWorker }: { readonly caches: readonly string[]; readonly hasWorker: boolean }) {
  const getRegistration = vi.fn(async () => (hasWorker ? {} : undefined));
  const keys = vi.fn(async () => caches);
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration }, configurable: true });
  vi.stubGlobal('caches', { keys });
  return { keys };
}

/** The login page as somebody sees it who has signed out. */
function open(): void {
  const session = createLazySession(() => Promise.resolve(new TestBrowser().newSession().session));
  renderPage(
    <SessionProvider session={session} goTo={() => Promise.resolve()}>
      <LoginPage />
    </SessionProvider>,
    { at: '/login', answer: () => new Response(null, { status: 204 }) },
  );
}

describe('the login page, to which every end of a session leads', () => {
  it.each([
    { caches: ['app-one'], hasWorker: true, what: 'with its worker' },
    { caches: ['app-one'], hasWorker: false, what: 'whose worker is gone and whose files are not' },
    { caches: [], hasWorker: true, what: 'whose files have not come yet' },
  ])('removes the app $what from the device', async (kept) => {
    device(kept);
    open();
    await waitFor(() => expect(left, 'the app is removed').toHaveBeenCalledOnce());
  });

  it('has nothing to remove from the device of a visitor', async () => {
    const { keys } = device({ caches: [], hasWorker: false });
    open();
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    await waitFor(() => expect(keys).toHaveBeenCalled());
    expect(left).not.toHaveBeenCalled();
  });
});

it('forgets the address a code was asked for as soon as somebody is signed in, also from another tab', async () => {
  device({ caches: [], hasWorker: false });
  rememberAskedCode('mia@lifted.example');
  renderPage(
    <SessionContext value={SIGNED_IN}>
      <LoginPage />
    </SessionContext>,
    { at: '/login', answer: () => new Response(null, { status: 204 }) },
  );
  await waitFor(() => expect(localStorage.getItem('askedCode')).toBeNull());
});
