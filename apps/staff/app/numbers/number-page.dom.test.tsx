import type { NumberAnswer, NumberRow } from '@lifted/contract/desk/desk-numbers';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import type { StudioNumber } from '@lifted/domain/desk/studio-numbers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  before: { ...DAYS, until: null, value: null },
  value: 0.5,
  amount: 1,
  out_of: 2,
  weeks: [],
  rows: [rowOf(1, 'Mia Berger', 1)],
  row_count: 1,
  groups: [],
  branches: [],
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

const MEMBERS: NumberAnswer = {
  ...NO_SHOWS,
  name: 'members',
  unit: 'count',
  value: 7,
  amount: 7,
  out_of: 0,
  branches: [
    { id: 'north', name: 'North', value: 4, amount: 4, out_of: 0 },
    { id: 'own', name: null, value: 2, amount: 2, out_of: 0 },
    { id: 'none', name: null, value: 1, amount: 1, out_of: 0 },
  ],
};
const HOME = /^Each person and each sale counts at one branch/;

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

it('what counts on a day is listed without a time, what happened at a moment with it', async () => {
  const month = {
    ...rowOf(1, 'Mia Berger', 1),
    at: '2026-11-23T00:00:00+01:00',
    timer_name: null,
    workout_id: null,
  };
  open('members', () => ({ ...MEMBERS, rows: [month, rowOf(2, 'Ben Otto', 1)], row_count: 2 }));
  await screen.findByText('Monday, 23 November 2026');
  screen.getByText('Monday, 23 November 2026 at 18:00');
});

it('a number of a chain says what it is at each branch, and narrows to one of them', async () => {
  open('members', ({ searchParams }) =>
    searchParams.get('branch') === 'none' ? { ...MEMBERS, value: 1, branches: [] } : MEMBERS,
  );
  await screen.findByText('By branch');
  screen.getByText(HOME);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines.slice(0, 3)).toEqual(['North4', 'Studio address2', 'No branch1']);
  fireEvent.click(screen.getByText('No branch'));
  await screen.findByText('Mia Berger');
  await waitFor(() => expect(screen.queryByText('By branch')).toBeNull());
  await screen.findByText(HOME);
});

it('a number of classes needs no rule about people, and a studio at one address no branches', async () => {
  open('no_shows', () => ({ ...NO_SHOWS, branches: MEMBERS.branches }));
  await screen.findByText('By branch');
  expect(screen.queryByText(HOME)).toBeNull();
  cleanup();
  open('members', () => ({ ...MEMBERS, branches: [] }));
  await screen.findByText('Mia Berger');
  expect(screen.queryByText(HOME)).toBeNull();
  expect(screen.queryByText('By branch')).toBeNull();
});
