import type { ClosurePreview } from '@lifted/contract/desk/desk-timetable';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Closures } from './closures.tsx';

const NOTHING: ClosurePreview = {
  classes: [],
  cancellation: { mails: [], guests: 0, waiting: 0, credits: 0, fees: 0 },
  told_of_restoring: 0,
};
const ONE_CLASS: ClosurePreview = {
  classes: [
    {
      id: 'evening',
      timer_name: 'Heavy',
      start_datetime: '2026-12-24T18:00:00+01:00',
      location_name: 'Hall',
      taken: 3,
      becomes: 'canceled',
    },
  ],
  cancellation: {
    mails: [{ to: 'members', language: 'de', count: 3, subject: 'Fällt aus', text: 'Hi [Vorname]' }],
    guests: 0,
    waiting: 0,
    credits: 3,
    fees: 0,
  },
  told_of_restoring: 0,
};
const CHRISTMAS = { from_day: '2026-12-24', until_day: '2026-12-26', reason: 'Christmas' };

/** The closed days at a desk whose server answers previews when it is let. */
function draw(preview: ClosurePreview) {
  const sent: string[] = [];
  let answerPreview: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answerPreview = resolve;
  });
  const client = createApiClient({
    authorize: asVisitor,
    async fetch(address, { method = 'GET' } = {}) {
      if (typeof address !== 'string') throw new Error('The client asks an address.');
      const path = address.replace(/^.*\/desk/, '');
      if (method !== 'GET') sent.push(`${method} ${path}`);
      if (path === '/closures/preview') {
        await held;
        return Response.json(preview);
      }
      return Response.json(method === 'GET' ? [{ id: 'christmas', fields: CHRISTMAS }] : { change: '1' });
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/timetable/repeating']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <Closures />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return { sent, answerPreview };
}

function addDays() {
  fireEvent.click(screen.getByText('Add closed days'));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Christmas' } });
  fireEvent.click(screen.getByText('Save'));
}

afterEach(cleanup);

it('closed days are saved once the desk has seen what they do, and said yes', async () => {
  const { sent, answerPreview } = draw(ONE_CLASS);
  addDays();
  // A second press while the server is asked does nothing.
  fireEvent.click(screen.getByText('Saving …'));
  await waitFor(() => expect(sent).toEqual(['POST /closures/preview']));
  answerPreview();
  fireEvent.click(await screen.findByText('Close and send 3 emails'));
  await waitFor(() => expect(sent).toEqual(['POST /closures/preview', 'POST /closures']));
});

it('closed days the desk thought better of are not saved, and the form stays', async () => {
  const { sent, answerPreview } = draw(ONE_CLASS);
  addDays();
  answerPreview();
  await screen.findByText('1 class cancelled');
  fireEvent.click(screen.getByText('Back'));
  expect(screen.queryByText('1 class cancelled')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Christmas');
  expect(sent).toEqual(['POST /closures/preview']);
});

it('closed days without a class are saved without a question', async () => {
  const { sent, answerPreview } = draw(NOTHING);
  addDays();
  answerPreview();
  await waitFor(() => expect(sent).toEqual(['POST /closures/preview', 'POST /closures']));
});

it('opening again is seen before it is done, too', async () => {
  const { sent, answerPreview } = draw({ ...NOTHING, classes: ONE_CLASS.classes, told_of_restoring: 2 });
  fireEvent.click(await screen.findByText('Edit'));
  fireEvent.click(screen.getByText('Remove'));
  answerPreview();
  const open = await screen.findByText('Open again and send 2 emails');
  expect(sent).toEqual(['POST /closures/preview']);
  fireEvent.click(open);
  await waitFor(() => expect(sent).toEqual(['POST /closures/preview', 'DELETE /closures/christmas']));
});
