import type { AnnouncementDraft } from '@lifted/contract/desk/desk-announcements';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ComposePage } from './compose-page.tsx';

const STORED: AnnouncementDraft = {
  kind: 'announcement',
  group: 'active',
  product_id: '',
  class_id: '',
  day: '2026-12-01',
  weeks: '3',
  location_id: '',
  words: { de: { title: 'Neue Duschen', body: '' }, en: { title: '', body: '' } },
};
const NOT_NOW = { type: 'about:blank', title: '', status: 502, detail: 'Not now.', code: 'internal_error' };

/** The page at a desk whose server cannot answer the first time the draft is asked for. */
function draw() {
  let asked = 0;
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address) {
      if (typeof address !== 'string') throw new Error('The client asks an address.');
      if (address.endsWith('/draft')) {
        asked += 1;
        return asked === 1 ? Response.json(NOT_NOW, { status: 502 }) : Response.json({ draft: STORED });
      }
      return Response.json(address.includes('/preview') ? { people: 0, told: 0, mailed: 0, guests: 0 } : []);
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/announcements/new']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <ComposePage />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('lets nobody write over a draft that could not be read, until it is', async () => {
  draw();
  const again = await screen.findByText('Try again');
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  fireEvent.click(again);
  expect(await screen.findByDisplayValue('Neue Duschen')).not.toBeNull();
});
