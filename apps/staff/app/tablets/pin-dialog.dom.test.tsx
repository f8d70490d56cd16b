import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { Toast } from '@base-ui/react/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PinDialog } from './pin-dialog.tsx';

afterEach(cleanup);

it('takes four digits that nobody would try first, and says so before anything is sent', async () => {
  const fetch = vi.fn(async () => Response.json({ change: '1' }));
  const close = vi.fn();
  render(
    <MemoryRouter initialEntries={['/de/desk/floor']}>
      <ApiClientProvider client={createApiClient({ authorize: asVisitor, fetch })}>
        <QueryClientProvider client={new QueryClient()}>
          <Toast.Provider>
            <PinDialog heading="Neue PIN" coachId="carla" close={close} />
          </Toast.Provider>
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText('Neue PIN', { selector: 'input' });
  const save = (pin: string) => {
    fireEvent.change(field, { target: { value: pin } });
    fireEvent.submit(field);
  };
  save('123');
  expect(screen.getByText('Eine PIN hat vier Ziffern.')).not.toBeNull();
  save('1234');
  expect(screen.getByText(/^Diese PIN ist leicht zu erraten/)).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  save('2580');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(screen.queryByText(/^Diese PIN ist leicht/)).toBeNull();
});
