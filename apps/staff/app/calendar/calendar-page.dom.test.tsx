import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CalendarPage } from './calendar-page.tsx';

/** A studio that keeps the address of a coach's calendar. */
function draw(madeAt: string | null): void {
  let kept = madeAt;
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (_, request) => {
      if (request?.method === 'DELETE') {
        kept = null;
        return new Response(null, { status: 204 });
      }
      if (request?.method !== 'POST') return Response.json({ is_coach: true, made_at: kept });
      kept = '2026-11-30T07:00:00+01:00';
      return Response.json({ made_at: kept, address: 'https://lifted.example/api/calendars/secret.ics' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/calendar']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <CalendarPage />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}

async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  button.click();
}

const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

it('the keyboard goes on at the new address', async () => {
  draw(null);
  await press('Get my calendar address');
  await waitFor(() => expect(focused()).toBe('Open in my calendar'));
});

it('the keyboard goes on where an address can be made once none is shared any more', async () => {
  draw('2026-11-01T07:00:00+01:00');
  await press('Stop sharing');
  await waitFor(() => expect(focused()).toBe('Get my calendar address'));
});
