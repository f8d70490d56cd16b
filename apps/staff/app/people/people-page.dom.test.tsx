import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeoplePage } from './people-page.tsx';

const SESSION = {
  user: null,
  userRoles: ['owner' as const],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => new Promise<never>(() => undefined),
};
const person = (name: string) => ({
  id: name.toLowerCase(),
  first_name: name,
  last_name: 'Kaya',
  email: `${name.toLowerCase()}@example.org`,
  credits: 0,
  membership: 'none',
  last_visit: null,
});

/** The page of people before a server that answers a search when the test says so. */
function draw() {
  const asked = new Map<string, (found: readonly object[]) => void>();
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address) {
      const query = typeof address === 'string' ? /people\?query=(\w+)/.exec(address)?.[1] : undefined;
      if (query === undefined) return Response.json([]);
      return Response.json(
        await new Promise<readonly object[]>((resolve) => {
          asked.set(query, resolve);
        }),
      );
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/people']}>
      <SessionContext value={SESSION}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <PeoplePage />
            <Address />
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
  return {
    answer: async (query: string, ...names: readonly string[]) => {
      await waitFor(() => expect(asked.has(query)).toBe(true));
      asked.get(query)?.(names.map(person));
    },
  };
}

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}
const address = () => screen.getByLabelText('Address').textContent;
const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  // The test's browser does not know the element <search>, which React says once.
  vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    if (!words.includes('search')) throw new Error(words.map(String).join(' '));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('Enter opens nobody that was found for other words, and waits for who is found for these', async () => {
  const { answer } = draw();
  type('anna');
  await answer('anna', 'Anna');
  await screen.findByText(/Anna Kaya/);
  type('ben');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(address()).toBe('/desk/people');
  await answer('ben', 'Ben');
  await waitFor(() => expect(address()).toBe('/desk/people/ben'));
});

it('Enter opens nobody where somebody went on typing after it', async () => {
  const { answer } = draw();
  type('ben');
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.keyDown(field(), { key: 'n' });
  await answer('ben', 'Ben');
  await screen.findByText(/Ben Kaya/);
  expect(address()).toBe('/desk/people');
});

it('says that nobody was found only once these words were searched for', async () => {
  const { answer } = draw();
  type('xyz');
  await answer('xyz');
  await screen.findByText('Nobody found for “xyz”.');
  type('ben');
  await waitFor(() => expect(screen.queryByText(/Nobody found/)).toBeNull());
  await answer('ben');
  await screen.findByText('Nobody found for “ben”.');
});
