import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { StaffGuard } from './staff-guard.tsx';

function open(address: string, role: StudioRole) {
  const client = createApiClient({ authorize: asVisitor, fetch: async () => Response.json({}) });
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionContext
        value={{
          user: {
            uid: 'jana',
            email: 'jana@studio.example',
            emailVerified: true,
            displayName: 'Jana',
            phoneNumber: null,
          },
          userRoles: [role],
          isLoading: false,
          isAuthenticating: false,
          prompt: null,
          withSession: () => new Promise(() => undefined),
        }}
      >
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <StaffGuard tools={null}>
              <p>Filters of a page</p>
            </StaffGuard>
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('a page for other roles shows that, a way on and the sections, and nothing of the page', async () => {
  open('/de/desk/fees', 'coach');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nicht für deine Rolle');
  expect(screen.getByText('Zum Empfang').getAttribute('href')).toBe('/de/desk');
  expect(screen.getByRole('navigation', { name: 'Empfang' })).toBeTruthy();
  expect(screen.queryByText('Filters of a page')).toBeNull();
});

it('a page of their role is shown', () => {
  open('/de/desk/fees', 'desk');
  expect(screen.getByText('Filters of a page')).toBeTruthy();
});
