import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
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

it('offers nothing of the question before while the lines of the next one are on their way', async () => {
  const close = vi.fn();
  render(<CommandPalette heading="Search and commands" close={close} />, { wrapper: Providers });
  const action = await screen.findByRole('option', { name: 'Cancel a class' });
  expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
  // As a browser has it: what was pressed is drawn at once, what can wait is not.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  action.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(screen.getByPlaceholderText('Which class?')).toBeDefined();
  expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual([]);
  vi.unstubAllGlobals();
});
