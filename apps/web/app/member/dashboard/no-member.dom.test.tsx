import { MIA } from '@lifted/client/session/test-identity.ts';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { endBrowserStore, stubBrowserStore } from '../../../testing/test-browser-store.ts';
import DashboardPage from './dashboard-page.tsx';
import MessagesPage from '../messages/messages-page.tsx';
import MyWorkoutPage from '../my-workout/my-workout-page.tsx';
import PassesPage from '../passes/passes-page.tsx';

beforeEach(() => {
  stubBrowserStore();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  // That there is no IndexedDB for entries, which nobody makes here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  endBrowserStore();
});

const PAGES = [
  ['/my-workout', <MyWorkoutPage key="workout" />],
  ['/my-workout?own=new', <MyWorkoutPage key="own" />],
  ['/passes', <PassesPage key="passes" />],
  ['/messages', <MessagesPage key="messages" />],
] as const;

function open(at: string, page: ReactNode, roles: readonly StudioRole[]) {
  const { browser, shown } = signedIn(MIA, page);
  browser.roles = () => Promise.resolve(roles);
  renderPage(shown, { at, answer: () => json([]) });
}

describe.each([...PAGES, ['/dashboard', <DashboardPage key="dashboard" />] as const])('%s', (at, page) => {
  it.each(['coach', 'desk', 'owner'] as const)('leads a %s on who does not train here', async (role) => {
    open(at, page, [role]);
    const desk = await screen.findByRole('link', { name: /^Desk / });
    expect(desk.getAttribute('href')).toBe('/desk');
    expect(screen.getByRole('link', { name: /^Floor / }).getAttribute('href')).toBe('/floor');
    expect(screen.getByRole('link', { name: /^Timetable / }).getAttribute('href')).toBe('/workouts');
    expect(screen.getByText(/there is no member with your email address.* ask the desk/i)).toBeTruthy();
  });
});

it.each(PAGES)('%s of anybody else says why there is nothing, and leads to no desk', async (at, page) => {
  open(at, page, ['member']);
  await screen.findByText(/^There is no member with your email address/);
  expect(screen.queryByRole('link', { name: /^Desk / })).toBeNull();
});
