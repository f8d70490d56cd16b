import type { ProductFields } from '@lifted/contract/desk-records';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { SessionContext } from '@lifted/client/session/session-context.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GrantForm } from '../../people/entitlement-forms.tsx';
import { Products } from './products-card.tsx';

const TEN: ProductFields = {
  name: '10 Workouts',
  cents: 14_900,
  vat_percent: 19,
  credits: 10,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-09-01',
  on_sale_to: null,
  planned_cents: null,
  planned_from: null,
  branch_ids: [],
};
const PLANNED = { planned_cents: 16_500, planned_from: '2027-01-01' };
const FIVE = { ...TEN, name: '5 Workouts', cents: 8500, credits: 5 };
const ONE = { ...TEN, name: '1 Workout', cents: 1900, credits: 1 };

/** Draws with these products; answers of edits come in turn. Says what is sent. */
function draw(
  page: 'records' | 'sale',
  ten: Partial<ProductFields>,
  answers: readonly (() => Response)[] = [],
): unknown[] {
  const sent: unknown[] = [];
  const products = [
    { id: 'pass-1', fields: ONE },
    { id: 'pass-5', fields: FIVE },
    { id: 'pass-10', fields: { ...TEN, ...ten } },
  ];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (address, init) => {
      if (typeof address !== 'string') throw new TypeError('The client asks by text.');
      const body = init?.body;
      if (typeof body !== 'string') return Response.json(address.endsWith('/products') ? products : []);
      sent.push(JSON.parse(body));
      return answers[sent.length - 1]?.() ?? Response.json({ change: '1' });
    },
  });
  const owner = {
    uid: 'o',
    email: 'o@studio.example',
    emailVerified: true,
    displayName: 'O',
    phoneNumber: null,
  };
  const session = { isLoading: false, isAuthenticating: false, prompt: null };
  render(
    <MemoryRouter>
      <SessionContext
        value={{
          ...session,
          user: owner,
          userRoles: ['owner'],
          withSession: () => new Promise(() => undefined),
        }}
      >
        <ApiClientProvider client={client}>
          <QueryClientProvider client={new QueryClient()}>
            {page === 'records' ? <Products /> : <GrantForm personId="mia" close={() => undefined} />}
          </QueryClientProvider>
        </ApiClientProvider>
      </SessionContext>
    </MemoryRouter>,
  );
  return sent;
}

const row = () => screen.findByRole('button', { name: /^10 Workouts/ });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.submit(screen.getByText('Save', { selector: 'button' }));
const faultOf = (label: string) => {
  const describedBy = field(label).getAttribute('aria-describedby') ?? '';
  return describedBy
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
};
const problem = (status: number, more: object) => () =>
  Response.json(
    { type: 'about:blank', title: 'No', status, detail: 'No.', ...more },
    {
      status,
      headers: { 'content-type': 'application/problem+json' },
    },
  );

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-12-31T22:59:30Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const passMidnight = () => act(() => vi.advanceTimersByTimeAsync(60_000));

it('a row says the price of today and the planned one, and from that midnight on only that', async () => {
  draw('records', PLANNED);
  const text = async () => (await row()).textContent?.replaceAll('\u00a0', ' ');
  expect(await text()).toBe('10 WorkoutsValid for 6 monthsFrom 1 January 2027: €165.00€149.00Edit');
  await passMidnight();
  expect(await text()).toBe('10 WorkoutsValid for 6 months€165.00Edit');
});

it('a price is planned with its day, and withdrawn by leaving both empty', async () => {
  const sent = draw('records', {});
  fireEvent.click(await row());
  expect([field('Price in euros').value, field('Planned price').value]).toEqual(['149.00', '']);
  type('Planned price', '165');
  type('Applies from', '2027-01-01');
  save();
  await vi.waitFor(() => expect(sent).toEqual([{ was: TEN, fields: { ...TEN, ...PLANNED } }]));
  cleanup();
  const withdrawn = draw('records', PLANNED);
  fireEvent.click(await row());
  expect([field('Planned price').value, field('Applies from').value]).toEqual(['165.00', '2027-01-01']);
  type('Planned price', '');
  type('Applies from', '');
  save();
  await vi.waitFor(() => expect(withdrawn).toEqual([{ was: { ...TEN, ...PLANNED }, fields: TEN }]));
});

it('what is refused is said beside the day, and another one’s plan is shown to choose from', async () => {
  const theirs = { ...TEN, planned_cents: 17_000, planned_from: '2027-01-01' };
  const errors = [{ field: 'planned_from', message: 'This day has passed.' }];
  const sent = draw('records', {}, [
    problem(422, { code: 'invalid_input', errors }),
    problem(409, { code: 'stale_version', current: theirs }),
  ]);
  fireEvent.click(await row());
  type('Planned price', '165');
  type('Applies from', '2026-12-01');
  save();
  await vi.waitFor(() => expect(faultOf('Applies from')).toContain('This day has passed.'));
  type('Applies from', '2027-01-01');
  save();
  fireEvent.click(await screen.findByText('Theirs: 170.00'));
  expect(field('Planned price').value).toBe('170.00');
  expect(sent).toHaveLength(2);
});

it('a rate of tax says from when a new one applies, where there may be sales', async () => {
  draw('records', {});
  fireEvent.click(await row());
  expect(faultOf('Value-added tax in percent')).toContain('A new rate applies from today');
  cleanup();
  draw('records', {});
  fireEvent.click(await screen.findByText('Add a product'));
  expect(faultOf('Value-added tax in percent')).toBe('');
});

it('says before it is saved which product the price list of the website would leave out', async () => {
  draw('records', {});
  fireEvent.click(await row());
  expect(screen.queryByText(/Not on the website/)).toBeNull();
  type('Validity in months', '12');
  expect(screen.getByText(/Not on the website/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    '10 Workouts: Not on the website’s price list, where all passes are valid for 6 months.',
  );
  type('Validity in months', '6');
  expect(screen.queryByText(/Not on the website/)).toBeNull();
});

it('a row says that the price list of the website leaves it out', async () => {
  draw('records', { vat_percent: 7 });
  expect((await row()).textContent).toContain(
    'Not on the website’s price list, where everything has one VAT rate: 19%',
  );
  expect(screen.getAllByText(/Not on the website/)).toHaveLength(1);
});

it('a sale that is being entered at midnight has the prices of the new day', async () => {
  draw('sale', PLANNED);
  const choices = async () =>
    (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent);
  expect(await choices()).toContain('10 Workouts, €149.00');
  await passMidnight();
  expect(await choices()).toContain('10 Workouts, €165.00');
  expect(await choices()).not.toContain('10 Workouts, €149.00');
});
