import type { RepeatPreview } from '@lifted/contract/desk/planning/repeat-preview';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { RepeatDialog } from './repeat-week.tsx';

const classOf = (id: string) => ({
  id,
  timer_name: 'Heavy Basics',
  start_datetime: '2026-11-28T10:00:00+01:00',
  coach_first_name: 'Jana',
  location_name: 'Loft',
});
const PREVIEW: RepeatPreview = {
  classes: [classOf('weekly'), classOf('extra')],
  scheduled: 16,
  weeks: 8,
  until: '2027-01-23',
  clashes: [
    {
      shared: 'coach',
      taken: 'Jana',
      timer_name: 'Strong',
      time: '10:15',
      first_day: '2026-12-05',
      classes: 3,
    },
  ],
  closed: [{ day: '2026-12-26', reason: 'Christmas' }],
};

afterEach(cleanup);

it('shows what comes of it, leaves out what is not ticked, and repeats the others', async () => {
  const asked: [string, unknown][] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address, init) => {
      const path = typeof address === 'string' ? address.replace(/^.*\/api/, '') : '';
      asked.push([path, typeof init?.body === 'string' && JSON.parse(init.body)]);
      return Response.json(path.endsWith('/preview') ? PREVIEW : { change: '1', templates: 1, classes: 8 });
    },
  });
  let isClosed = false;
  render(
    <MemoryRouter initialEntries={['/desk/timetable']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <RepeatDialog
            monday="2026-11-23"
            close={() => {
              isClosed = true;
            }}
          />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  await screen.findByText('16 classes are added now, in 8 weeks until 23 Jan.');
  screen.getByText(/Not on 26 Dec: the studio is closed \(Christmas\)/);
  screen.getByText(/Jana coaches Strong at 10:15.*3 times from 5 Dec on/);
  const [, extra] = screen.getAllByRole('checkbox', { hidden: true });
  if (extra) fireEvent.click(extra);
  const act = await screen.findByText<HTMLButtonElement>('Repeat 1 class');
  await waitFor(() => expect(act.closest('button')?.disabled).toBe(false));
  fireEvent.click(act);
  await waitFor(() => expect(isClosed).toBe(true));
  const chosen = { week: '2026-11-23', from: '2026-11-30', without: ['extra'] };
  expect(asked.slice(-2)).toEqual([
    ['/desk/timetable/repeat/preview', chosen],
    ['/desk/timetable/repeat', chosen],
  ]);
});
