import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
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

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiClientProvider>
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

it('what is discarded is not kept', () => {
  const page = open('2026-11-27');
  act(() => page.result.current.change({ day: '2026-11-24' }));
  act(() => page.result.current.discard());
  expect(isAsking()).toBe(false);
});
