import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AddTablet } from './add-tablet.tsx';

const PREPARED = { id: '1', code: 'A6YJ-PBHH', code_expires_at: '2026-11-30T07:19:00+01:00' };
const ROOM = { id: 'loft', version: 1, is_retired: false, fields: { name: 'Loft' } };

afterEach(cleanup);

it('the code of a tablet is in a dialog of its own, which takes the focus from the button that is gone', async () => {
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (asked) =>
      Response.json(typeof asked === 'string' && asked.endsWith('/floor-devices') ? PREPARED : [ROOM]),
  });
  render(
    <MemoryRouter>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <AddTablet close={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  const name = await screen.findByLabelText('Name');
  await screen.findByText('Loft');
  const asking = name.closest('dialog');
  fireEvent.change(name, { target: { value: 'Wall' } });
  fireEvent.submit(name);
  const code = await screen.findByText(PREPARED.code);
  expect(code.closest('dialog')).not.toBe(asking);
  expect(asking?.isConnected).toBe(false);
});
