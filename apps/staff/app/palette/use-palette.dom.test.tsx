import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePalette } from './use-palette.ts';

const OWNER = {
  user: null,
  userRoles: ['owner' as const],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => new Promise<never>(() => undefined),
};
const ANNA = { id: 'anna', first_name: 'Anna', last_name: 'Kaya', email: 'anna@example.org' };

const client = createApiClient({
  authorize: asVisitor,
  async fetch(address) {
    const isOfAnna = typeof address === 'string' && address.includes('query=anna');
    // Everybody else is never answered.
    if (typeof address === 'string' && address.includes('query=') && !isOfAnna)
      return new Promise(() => undefined);
    return Response.json(isOfAnna ? [ANNA] : []);
  },
});

const queries = new QueryClient();

function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={['/desk']}>
      <SessionContext value={OWNER}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={queries}>{children}</QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>
  );
}

afterEach(cleanup);

it('offers nobody who was found for other words than those that are typed', async () => {
  const { result, rerender } = renderHook(({ typed }) => usePalette(typed, null), {
    wrapper: Providers,
    initialProps: { typed: 'anna' },
  });
  const people = () =>
    result.current.groups.find(({ name }) => name === 'people')?.items.map(({ label }) => label);
  await waitFor(() => expect(people()).toEqual(['Anna Kaya']));
  rerender({ typed: 'ben' });
  await waitFor(() => expect(people()).toBeUndefined());
  expect(result.current.isSearching).toBe(true);
});

it('offers actions and pages by another word for them', () => {
  const { result } = renderHook(() => usePalette('Gutschein', null), { wrapper: Providers });
  expect(result.current.groups.map(({ name, items }) => [name, items.map(({ label }) => label)])).toEqual([
    ['actions', ['Give a pass or membership']],
    ['sections', ['Records']],
  ]);
});
