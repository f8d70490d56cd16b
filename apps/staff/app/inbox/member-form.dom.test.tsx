import type { InboxTrial } from '@lifted/contract/desk/desk-inbox';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MemberForm } from './member-form.tsx';

const GUEST: InboxTrial = {
  id: '7',
  name: 'Lea Sommer',
  email: 'lea@visitor.example',
  workout_id: 'evening',
  timer_name: 'Heavy Basics',
  start_datetime: '2026-11-28T10:00:00+01:00',
  coach_first_name: 'Jana',
  state: 'came',
  customer_id: null,
  handled: null,
};

/** The form at a desk whose connection is lost when the visitor is to become a member for the first time. */
function draw() {
  const asked: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address, { method = 'GET', body } = {}) {
      if (typeof address !== 'string') throw new Error('The client asks an address.');
      asked.push(`${method} ${address.replace(/^.*\/desk/, '')} ${typeof body === 'string' ? body : ''}`);
      const isFirst = asked.filter((one) => one.startsWith('PUT /inbox')).length === 1;
      if (address.includes('/inbox') && isFirst) throw new TypeError('The network is gone.');
      return Response.json(address.endsWith('/people') ? { id: 'p1', change: '1' } : { change: '2' });
    },
  });
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  render(
    <MemoryRouter initialEntries={['/desk/inbox']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <MemberForm trial={GUEST} close={close} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return { asked, isOpen: () => isOpen };
}

afterEach(cleanup);

it('goes on with the person who was added where the connection was lost after that', async () => {
  const { asked, isOpen } = draw();
  const press = () => fireEvent.click(screen.getByText('Make a member'));
  fireEvent.change(screen.getByLabelText(/Email/), { target: { value: 'lea@home.example' } });
  press();
  await waitFor(() => expect(asked).toHaveLength(2));
  await screen.findByText('Make a member');
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Winter' } });
  press();
  await waitFor(() => expect(isOpen()).toBe(false));
  const was = { first_name: 'Lea', last_name: 'Sommer', email: 'lea@home.example' };
  expect(asked).toEqual([
    `POST /people ${JSON.stringify({ fields: was })}`,
    'PUT /inbox/trial/7 {"outcome":"member","customer_id":"p1"}',
    `PUT /people/p1 ${JSON.stringify({ was, fields: { ...was, last_name: 'Winter' } })}`,
    'PUT /inbox/trial/7 {"outcome":"member","customer_id":"p1"}',
  ]);
});
