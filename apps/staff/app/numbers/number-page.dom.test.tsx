import type { NumberAnswer, NumberRow } from '@lifted/contract/desk/desk-numbers';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import type { StudioNumber } from '@lifted/domain/desk/studio-numbers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NumberPage } from './number-page.tsx';

const rowOf = (place: number, person: string, amount: number): NumberRow => ({
  place,
  at: '2026-11-23T18:00:00+01:00',
  customer_id: person,
  person,
  email: null,
  workout_id: 'w',
  timer_name: 'Heavy Basics',
  about: null,
  amount,
  out_of: 1,
});
const DAYS = { first: '2026-11-01', last: '2026-11-30' };
const NO_SHOWS: NumberAnswer = {
  name: 'no_shows',
  unit: 'share',
  before: { ...DAYS, value: null },
  value: 0.5,
  amount: 1,
  out_of: 2,
  weeks: [],
  rows: [rowOf(1, 'Mia Berger', 1)],
  row_count: 1,
  groups: [],
};
const HOURS: NumberAnswer = {
  ...NO_SHOWS,
  name: 'coach_hours',
  unit: 'hours',
  value: 3.75,
  amount: 3.75,
  out_of: 0,
  rows: [],
  row_count: 0,
  groups: [
    { id: 'jana', name: 'Jana', amount: 3, rows: 4 },
    { id: 'omar', name: 'Omar', amount: 0.75, rows: 1 },
  ],
};

function open(name: StudioNumber, answerOf: (address: URL) => NumberAnswer): void {
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (asked) => {
      if (typeof asked !== 'string') throw new TypeError('The client asks by text.');
      const address = new URL(asked, 'https://studio.example');
      return Response.json(address.pathname.includes('/numbers/') ? answerOf(address) : []);
    },
  });
  const session = {
    user: null,
    userRoles: ['owner' as const],
    isLoading: false,
    isAuthenticating: false,
    prompt: null,
    withSession: () => new Promise<never>(() => undefined),
  };
  render(
    <MemoryRouter initialEntries={[`/desk/numbers/${name}?first=${DAYS.first}&last=${DAYS.last}`]}>
      <SessionContext value={session}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <NumberPage name={name} />
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

it('hours of coaches say the sum of each coach', async () => {
  open('coach_hours', () => HOURS);
  await screen.findByText('Sums');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([expect.stringMatching(/^Jana3 h/), expect.stringMatching(/^Omar0\.75 h/)]);
  expect(screen.queryByText('Also list what is not counted')).toBeNull();
});

it('a share lists what it counts, and once asked what it is out of; what was pressed keeps the focus', async () => {
  open('no_shows', ({ searchParams }) =>
    searchParams.get('rows') === 'all'
      ? { ...NO_SHOWS, rows: [...NO_SHOWS.rows, rowOf(2, 'Ben Otto', 0)], row_count: 2 }
      : NO_SHOWS,
  );
  await screen.findByText('Mia Berger');
  expect(screen.queryByText('Ben Otto')).toBeNull();
  const more = screen.getByText('Also list what is not counted');
  more.focus();
  fireEvent.click(more);
  await screen.findByText('Ben Otto');
  screen.getByText('What it is out of: 2');
  screen.getByText('0 of 1');
  expect(document.activeElement?.textContent).toBe('List only what is counted');
});
