import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Coaches } from './coaches-card.tsx';

const COACHES = ['Ada', 'Ben'].map((name) => ({
  id: name,
  fields: { first_name: name, profile_image_url: null, email: `${name.toLowerCase()}@web.example` },
}));
const TEAM = [{ uid: '1', name: 'Ada', email: 'ada@web.example', roles: ['coach'], branches: [] }];

function draw(role: StudioRole): [address: string, body: unknown][] {
  const sent: [string, unknown][] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address, request) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      if (request?.method === 'POST') {
        if (typeof request.body !== 'string') throw new TypeError('The client sends text.');
        sent.push([address, JSON.parse(request.body)]);
        return Response.json({ change: '1' });
      }
      return Response.json(address.endsWith('/desk/team') ? TEAM : COACHES);
    },
  });
  const session: SessionInPage = {
    user: null,
    userRoles: [role],
    isLoading: false,
    isAuthenticating: false,
    prompt: null,
    withSession: () => Promise.reject(new Error('Nobody signs in here.')),
  };
  render(
    <MemoryRouter>
      <ApiClientProvider client={client}>
        <SessionContext value={session}>
          <QueryClientProvider client={new QueryClient()}>
            <Coaches />
          </QueryClientProvider>
        </SessionContext>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return sent;
}

afterEach(cleanup);

it('says who cannot sign in yet, and the owner gives access with one press', async () => {
  const sent = draw('owner');
  await screen.findByText('Signs in as ada@web.example');
  await screen.findByText('ben@web.example cannot sign in yet');
  fireEvent.click(screen.getByText('Ben'));
  expect(screen.getByText(/a coach needs a PIN/)).not.toBeNull();
  fireEvent.click(await screen.findByText('Give access'));
  await waitFor(() =>
    expect(sent).toEqual([
      [expect.stringContaining('/desk/team'), { email: 'ben@web.example', roles: ['coach'], branches: [] }],
    ]),
  );
});

it('claims nothing about accounts to the front desk, which does not see them', async () => {
  draw('desk');
  await screen.findByText('Email ada@web.example');
  fireEvent.click(screen.getByText('Ben'));
  await screen.findByText(/once the owner gives them access/);
  expect(screen.queryByText('Give access')).toBeNull();
});
