import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { BEN, MIA } from '@lifted/client/session/test-identity.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useWorkoutEdit } from './use-workout-edit.ts';

const NONE: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };
const client = createApiClient({
  authorize: asVisitor,
  fetch: () => Promise.resolve(Response.json({ change: '1' })),
});
const queries = new QueryClient();
const SESSION: Omit<SessionInPage, 'user'> = {
  userRoles: ['owner'],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('Nobody signs in or out here.')),
};
/** Who is signed in. */
let user = MIA;

afterEach(() => {
  user = MIA;
});

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <SessionContext value={{ ...SESSION, user }}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>
  );
}

/** The page of a day, opened. */
const open = (date: string) => renderHook(() => useWorkoutEdit(date, NONE, 'Saved.'), { wrapper: Around });
/** Whether the browser would ask before it leaves the app. */
const isAsking = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(cleanup);

it('what is typed of a workout and not saved is kept for when its page is opened again, and the browser asks until then', async () => {
  expect(isAsking()).toBe(false);
  const left = open('2026-11-25');
  act(() => left.result.current.change({ day: '2026-11-24', time: '18:00' }));
  expect(left.result.current.isFromBefore).toBe(false);
  left.unmount();
  expect(isAsking()).toBe(true);
  expect(open('2026-11-26').result.current.isTyped).toBe(false);
  const again = open('2026-11-25');
  expect(again.result.current.draft).toMatchObject({ day: '2026-11-24', time: '18:00' });
  expect(again.result.current.isFromBefore).toBe(true);
  await act(() => again.result.current.save());
  expect(isAsking()).toBe(false);
  expect(open('2026-11-25').result.current.isTyped).toBe(false);
});

it('what one person typed is not shown to the next who signs in', () => {
  const left = open('2026-11-28');
  act(() => left.result.current.change({ day: '2026-11-24' }));
  left.unmount();
  user = BEN;
  const next = open('2026-11-28');
  expect(next.result.current.isTyped).toBe(false);
  next.unmount();
  user = MIA;
  const again = open('2026-11-28');
  expect(again.result.current.isFromBefore).toBe(true);
  act(() => again.result.current.discard());
});

it('what is discarded is not kept', () => {
  const page = open('2026-11-27');
  act(() => page.result.current.change({ day: '2026-11-24' }));
  act(() => page.result.current.discard());
  expect(isAsking()).toBe(false);
});
