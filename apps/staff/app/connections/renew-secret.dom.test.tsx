import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RenewSecret } from './renew-secret.tsx';

afterEach(cleanup);

it('asks before it renews the secret, and shows the new one', async () => {
  const sent: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      sent.push(address);
      return Response.json({ change: '7', secret: 'whsec_new' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/connections/w']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <RenewSecret webhook={{ id: 'w', name: 'Accounting' }} close={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  screen.getByText('Renew the secret of Accounting?');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByText('Renew the secret'));
  await screen.findByText('whsec_new');
  expect(sent).toEqual([expect.stringContaining('/desk/webhooks/w/secret')]);
});
