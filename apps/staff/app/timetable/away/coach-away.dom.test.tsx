import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CoachAway } from './coach-away.tsx';

const WEDNESDAY = '2026-12-09';

/** The dialog, open; answers what was asked of the timetable. */
function drawOpen(): string[] {
  const asked: string[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (request) => {
      const address = String(request instanceof Request ? request.url : request);
      if (address.includes('/desk/timetable')) asked.push(address.replace(/^.*\?/, ''));
      if (address.endsWith('/desk/coaches'))
        return Response.json([{ id: 'jana', fields: { first_name: 'Jana' } }]);
      return Response.json([]);
    },
  });
  render(
    <MemoryRouter initialEntries={['/desk/timetable']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <CoachAway day={WEDNESDAY} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('A coach is away'));
  return asked;
}
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(cleanup);

it('the classes of a coach are first those of the week shown, from the day given to Sunday', async () => {
  const asked = drawOpen();
  await screen.findByText('Jana');
  put('Who cannot come?', 'jana');
  await waitFor(() => expect(asked).toEqual(['from=2026-12-09&to=2026-12-13']));
});

it('a last day before the first is what is said of it, not that no coach is chosen', async () => {
  drawOpen();
  await screen.findByText('Jana');
  expect(screen.queryByText('Choose the coach to see their classes.')).not.toBeNull();
  put('Who cannot come?', 'jana');
  put('Last day', '2026-12-08');
  expect(screen.queryByText('Choose a last day that is not before the first.')).not.toBeNull();
});
