import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Templates } from './templates.tsx';

const NOBODY: ClassPreview = {
  clashes: [],
  twice: [],
  closed: [],
  people: { members: 0, visitors: 0, guests: 0, waiting: 0 },
  mails: [],
  list_mails: 0,
};
const TWO_BOOKED: ClassPreview = {
  ...NOBODY,
  people: { ...NOBODY.people, members: 2 },
  mails: [{ to: 'members', language: 'de', count: 2, subject: 'Anderer Coach', text: 'Hi [Vorname]' }],
};
const TUESDAYS = {
  timer_name: 'Heavy',
  weekday: 1,
  start_time: '18:00',
  coach_id: 'jana',
  location_id: 'hall',
  capacity: 12,
  every_weeks: 1,
  valid_from: '2026-10-12',
  valid_until: null,
};
const STALE = { type: 'about:blank', title: '', status: 409, detail: '', code: 'stale_version' };
const LISTS: Readonly<Record<string, unknown>> = {
  '/week-templates': [{ id: 'tuesdays', fields: TUESDAYS }],
  '/coaches': [{ id: 'jana', fields: { first_name: 'Jana' } }],
  '/locations': [{ id: 'hall', fields: { name: 'Hall' } }],
};

/** The repeating week at a desk whose server says this of any change of what is stored. */
function draw(preview: ClassPreview, stored = TUESDAYS) {
  const sent: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address, { method = 'GET', body } = {}) {
      if (typeof address !== 'string') throw new Error('The client asks an address.');
      const path = address.replace(/^.*\/desk/, '');
      if (path === '/week-templates/preview') return Response.json({ ...NOBODY, left: [] });
      if (method !== 'GET') sent.push(`${method} ${path}`);
      if (typeof body === 'string' && !body.includes(JSON.stringify({ was: stored }).slice(1, -1)))
        return Response.json({ ...STALE, current: stored }, { status: 409 });
      if (path === '/week-templates/tuesdays/preview') return Response.json(preview);
      return Response.json(method === 'GET' ? (LISTS[path] ?? []) : { change: '1' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/timetable/repeating']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <Templates />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return sent;
}

async function changePlaces() {
  fireEvent.click(await screen.findByText('Heavy'));
  fireEvent.change(screen.getByLabelText('Places'), { target: { value: '10' } });
  fireEvent.click(screen.getByText('Save'));
}

const ASKED = 'POST /week-templates/tuesdays/preview';
const SAVED = 'PUT /week-templates/tuesdays';

afterEach(cleanup);

it('a class of the repeating week is saved once the desk has seen how many mails that sends, and said yes', async () => {
  const sent = draw(TWO_BOOKED);
  await changePlaces();
  const save = await screen.findByText('Save and send 2 emails');
  expect(sent).toEqual([ASKED]);
  fireEvent.click(save);
  await waitFor(() => expect(sent).toEqual([ASKED, SAVED]));
});

it('a change of it that concerns nobody is saved without a question', async () => {
  const sent = draw(NOBODY);
  await changePlaces();
  await waitFor(() => expect(sent).toEqual([ASKED, SAVED]));
});

it('a change of it the desk thought better of is not saved, and the form stays', async () => {
  const sent = draw(TWO_BOOKED);
  await changePlaces();
  await screen.findByText('Save and send 2 emails');
  fireEvent.click(screen.getByText('Back'));
  expect(screen.getByLabelText<HTMLInputElement>('Places').value).toBe('10');
  expect(sent).toEqual([ASKED]);
});

it('what the desk chose where somebody else changed the same is saved', async () => {
  const sent = draw(NOBODY, { ...TUESDAYS, capacity: 14 });
  await changePlaces();
  fireEvent.click(await screen.findByText('Yours: 10'));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(sent).toEqual([ASKED, ASKED, SAVED]));
});
