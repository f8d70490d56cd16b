import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { BookingsCard } from './bookings-card.tsx';

const MIA: DeskPerson = {
  id: 'mia',
  first_name: 'Mia',
  last_name: 'Berger',
  email: 'mia@member.example',
  account: null,
  ahead: [],
  waits: [
    {
      workout_id: 'evening 1',
      timer_name: 'Heavy',
      start_datetime: '2026-12-01T18:00:00+01:00',
      coach_first_name: 'Jana',
      location_name: 'Hall',
      entry: 3,
      state: 'waiting',
      offer_ends_at: null,
    },
  ],
  past: [],
  entitlements: [],
  fees: [],
  training: {
    visits: 0,
    first_visit: null,
    last_visit: null,
    visits_30_days: 0,
    sets: 0,
    records: 0,
  },
  declarations: [],
  notes: [],
};

it('a class somebody waits for leads to its page, as one they booked does', () => {
  const client = createApiClient({ authorize: asVisitor });
  const shown = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/de/desk/people/mia']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <BookingsCard person={MIA} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  expect(shown).toContain('<a href="/de/desk/classes/evening%201" data-discover="true">Heavy</a>');
});
