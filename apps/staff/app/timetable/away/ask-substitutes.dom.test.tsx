import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AskSubstitutes } from './ask-substitutes.tsx';
import { withClashes } from '../week.ts';

const classOf = (id: string, time: string, coach: string) => ({
  id,
  timer_name: 'Heavy Basics',
  start_datetime: `2026-11-28T${time}:00+01:00`,
  coach_id: coach.toLowerCase(),
  coach_first_name: coach,
  location_id: `room-${id}`,
  location_name: `Room ${id}`,
  capacity: 12,
  taken: 0,
  waiting: 0,
  is_canceled: false,
  is_roster_closed: false,
  is_detached: false,
  is_changed: false,
  is_own: false,
  is_substitute_wanted: false,
  template_id: null,
});
const ALL = withClashes([
  classOf('a', '10:00', 'Jana'),
  classOf('b', '10:30', 'Ben'),
  classOf('c', '12:00', 'Jana'),
]);

afterEach(cleanup);

it('asks for the ticked classes alone, having said who is free for each', async () => {
  const bodies: unknown[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (_, init) => {
      bodies.push(typeof init?.body === 'string' && JSON.parse(init.body));
      return Response.json({ changes: ['1'] });
    },
  });
  const asked = vi.fn();
  render(
    <MemoryRouter initialEntries={['/desk/timetable']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <AskSubstitutes
            classes={ALL.filter(({ coach_id: coach }) => coach === 'jana')}
            others={ALL}
            coaches={[
              ['ben', 'Ben'],
              ['ida', 'Ida'],
            ]}
            close={() => undefined}
            asked={asked}
          />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  const lines = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/10:00.*Free then: Ida$/),
    expect.stringMatching(/12:00.*Free then: Ben, Ida$/),
  ]);
  screen.getByText(/^No email is sent\./);
  const [first] = screen.getAllByRole('checkbox', { hidden: true });
  if (first) fireEvent.click(first);
  fireEvent.click(screen.getByText('Ask for 1 class'));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(bodies).toEqual([{ class_ids: ['c'] }]);
});
