import type { WantedSubstitute } from '@lifted/contract/desk/desk-substitutes';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SubstitutesPage } from './substitutes.tsx';

const WANTED: WantedSubstitute = {
  class_id: 'heavy',
  timer_name: 'Heavy Basics',
  start_datetime: '2026-11-28T10:00:00+01:00',
  coach_first_name: 'Jana',
  location_name: 'Loft',
  asked_at: '2026-11-27T10:00:00+01:00',
  can_accept: false,
};

function openAs(role: StudioRole): void {
  const client = createApiClient({ authorize: asVisitor, fetch: async () => Response.json([WANTED]) });
  const session = {
    user: null,
    userRoles: [role],
    isLoading: false,
    isAuthenticating: false,
    prompt: null,
    withSession: () => new Promise<never>(() => undefined),
  };
  render(
    <MemoryRouter initialEntries={['/desk/substitutes']}>
      <SessionContext value={session}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <SubstitutesPage />
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('a class that wants a substitute leads the desk to its page, and a coach nowhere, who may not open it', async () => {
  openAs('desk');
  expect((await screen.findByText('Heavy Basics')).getAttribute('href')).toBe('/desk/classes/heavy');
  cleanup();
  openAs('coach');
  expect((await screen.findByText('Heavy Basics')).closest('a')).toBeNull();
});
