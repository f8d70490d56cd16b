import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { EditClassDialog } from './edit-class-dialog.tsx';

const SHOWN = {
  timer_name: 'Heavy',
  coach_id: 'jana',
  location_id: 'hall',
  day: '2026-12-01',
  time: '18:00',
  capacity: 12,
};
/** What somebody else has made of it since. */
const STORED = { ...SHOWN, capacity: 14 };
const STALE = {
  type: 'about:blank',
  title: '',
  status: 409,
  detail: '',
  code: 'stale_version',
  current: STORED,
};
const MET: ClassPreview = {
  clashes: [],
  twice: [],
  closed: [{ day: '2026-12-01', reason: 'Repairs' }],
  people: { members: 0, visitors: 0, guests: 0, waiting: 0 },
  mails: [],
  list_mails: 0,
};
const LISTS: Readonly<Record<string, unknown>> = {
  '/coaches': [{ id: 'jana', fields: { first_name: 'Jana' } }],
  '/locations': [{ id: 'hall', fields: { name: 'Hall' } }],
};

/** The dialog at a desk whose server refuses what was made of what is no longer stored. */
function draw() {
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address, { body } = {}) {
      if (typeof address !== 'string') throw new Error('The client asks an address.');
      const path = address.replace(/^.*\/desk/, '');
      if (typeof body !== 'string') return Response.json(LISTS[path] ?? []);
      const isFresh = body.includes(JSON.stringify({ was: STORED }).slice(1, -1));
      return isFresh ? Response.json(MET) : Response.json(STALE, { status: 409 });
    },
  });
  render(
    <MemoryRouter>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <EditClassDialog classId="heavy" fields={SHOWN} isRepeated={false} close={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('goes on saying what an edit meets where somebody else changed the same', async () => {
  draw();
  fireEvent.change(await screen.findByLabelText('Places'), { target: { value: '10' } });
  fireEvent.click(screen.getByText('Save'));
  fireEvent.click(await screen.findByText('Yours: 10'));
  expect(await screen.findByText(/Repairs/)).not.toBeNull();
});
