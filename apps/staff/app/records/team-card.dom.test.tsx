import type { TeamMember } from '@lifted/contract/desk/people/team';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Team } from './team-card.tsx';

const ADA: TeamMember = {
  uid: 'ada',
  name: 'Ada',
  email: 'ada@web.example',
  roles: ['desk'],
  branches: ['north'],
  is_disabled: false,
  has_second_factor: true,
  last_used_at: null,
  person_id: null,
};
const BRANCHES = ['north', 'south'].map((id) => ({ id, fields: { name: id } }));

/** The team of a chain with two branches, whose server answers a change of roles so. */
function draw(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address, request) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      if (request?.method === 'PUT') {
        if (typeof request.body !== 'string') throw new TypeError('The client sends text.');
        sent.push(JSON.parse(request.body));
        return answer();
      }
      if (address.endsWith('/desk/team')) return Response.json([ADA]);
      return Response.json(address.endsWith('/desk/branches') ? BRANCHES : []);
    },
  });
  render(
    <MemoryRouter>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <Team />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return sent;
}

/** Makes the front desk a coach as well. */
async function addRole(): Promise<void> {
  // Their branch is named once the branches are known, and so are the fields of the form.
  await screen.findByText(/north/);
  fireEvent.click(screen.getByText('Ada'));
  fireEvent.click(await screen.findByLabelText('Coach'));
  fireEvent.click(screen.getByText('Save'));
}

function changedSince(current: object): Response {
  const title = 'Changed since';
  return Response.json(
    { title, detail: 'Compare the two and choose.', status: 409, code: 'stale_version', current },
    { status: 409 },
  );
}

afterEach(cleanup);

it('sends the branches it showed, so that others chosen since are not overwritten', async () => {
  const sent = draw(() => Response.json({ change: '1' }));
  await addRole();
  await waitFor(() =>
    expect(sent).toEqual([
      { was: ['desk'], roles: ['coach', 'desk'], branches: ['north'], branches_were: ['north'] },
    ]),
  );
});

it.each([
  ['roles', { roles: 'desk, owner', branches: ['north'] }],
  ['branches', { roles: 'desk', branches: ['south'] }],
])('says so where somebody else has chosen other %s since', async (_, current) => {
  draw(() => changedSince(current));
  await addRole();
  await screen.findByText(/^Somebody else has changed this .* open it again/);
});
