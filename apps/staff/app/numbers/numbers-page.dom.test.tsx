import type { StudioNumbersAnswer } from '@lifted/contract/desk/desk-numbers';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NumbersPage } from './numbers-page.tsx';

const DAYS = { first: '2026-11-01', last: '2026-11-30' };
const OCTOBER = { first: '2026-10-01', last: '2026-10-20', until: '2026-10-20T09:30:00+02:00' };

function open(answer: StudioNumbersAnswer, days = `?first=${DAYS.first}&last=${DAYS.last}`): void {
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (asked) =>
      Response.json(typeof asked === 'string' && asked.includes('/desk/numbers') ? answer : []),
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
    <MemoryRouter initialEntries={[`/desk/numbers${days}`]}>
      <SessionContext value={session}>
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            <NumbersPage />
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says how far a number moved only where there was one before, and with what it is compared', async () => {
  open({
    before: OCTOBER,
    numbers: [
      { name: 'no_shows', unit: 'share', value: 0.02, before: 0.04 },
      { name: 'trials', unit: 'share', value: 0.5, before: null },
      { name: 'members', unit: 'count', value: 7, before: 7 },
    ],
    slots: [],
  });
  const tiles = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(tiles).toEqual([
    'No-shows2%−2 pointsbefore: 4%',
    'Trial to member50%',
    'Active members7no changebefore: 7',
  ]);
  screen.getByText('Compared with 1–20 Oct until 09:30');
});

it('says of days that have not begun that there is nothing to compare', async () => {
  open({ before: null, numbers: [{ name: 'members', unit: 'count', value: 7, before: null }], slots: [] });
  await screen.findByText(/^These days haven’t begun yet/);
  expect(screen.queryByText('no change')).toBeNull();
});

it('keeps the other end of a period while a year is typed digit by digit', () => {
  open({ before: null, numbers: [], slots: [] });
  const [first, last] = ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  if (first === undefined || last === undefined) throw new Error('There are no two days.');
  for (const year of ['0002', '0020', '0202', '2025']) {
    fireEvent.change(first, { target: { value: `${year}-11-01` } });
    expect([first.value, last.value]).toEqual([`${year}-11-01`, DAYS.last]);
  }
});

it('takes the other end along where a whole day is beyond it', () => {
  open({ before: null, numbers: [], slots: [] });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-24' } });
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-12-24');
});

it('goes on to the new week where the page is left open over the midnight before Monday', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-29T22:59:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  open({ before: null, numbers: [], slots: [] }, '');
  const days = () => ['From', 'To'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);
  expect(days()).toEqual(['2026-11-23', '2026-11-29']);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(days()).toEqual(['2026-11-30', '2026-11-30']);
});
