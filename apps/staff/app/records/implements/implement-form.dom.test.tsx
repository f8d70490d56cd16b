import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import type { ImplementFields } from '@lifted/contract/desk/planning/implements';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Implements } from './implements-card.tsx';

const NOTHING = { bar: null, loaded_ends: null, plates: null, weights: null };
const CABLE: ImplementFields = {
  ...NOTHING,
  name_en: 'Cable',
  name_de: 'Kabelzug',
  kind: 'weights',
  weights: '2.5–10 in 2.5',
};
const BODYWEIGHT: ImplementFields = {
  ...NOTHING,
  name_en: 'Bodyweight',
  name_de: 'Körpergewicht',
  kind: 'bodyweight',
};
const LISTED = [
  { id: 'cable', fields: CABLE, exercises: 2 },
  { id: 'bodyweight', fields: BODYWEIGHT, exercises: 0 },
];

interface Sent {
  readonly method: string;
  readonly body: unknown;
}

function draw(language: 'en' | 'de', answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  const client = createApiClient({
    authorize: asVisitor,
    fetch: async (_, { method = 'GET', body } = {}) => {
      if (method === 'GET') return Response.json(LISTED);
      sent.push({ method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return answer();
    },
  });
  render(
    <MemoryRouter initialEntries={[language === 'de' ? '/de/desk/records' : '/desk/records']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={new QueryClient()}>
          <Implements />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  return sent;
}
const problem = (status: number, rest: object) =>
  Response.json(
    { type: 'about:blank', title: 'No', status, detail: 'No.', ...rest },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const saved = () => Response.json({ id: 'new', change: null }, { status: 201 });

const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
const choose = async (text: string) => fireEvent.click(await screen.findByText(text));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const said = () => screen.getByRole('status', { hidden: true }).textContent.replaceAll('\u00a0', ' ');

afterEach(cleanup);

it('asks for the kind first, then for what it has, and says which weights that makes', async () => {
  const sent = draw('en', saved);
  press('Add an implement');
  await choose('Bar with plates');
  expect(screen.queryByLabelText('Weights (kg)')).toBeNull();
  type('Name in English', 'Safety bar');
  type('Name in German', 'Safety-Bar');
  type('Bar alone (kg)', '27.5');
  expect(said()).toBe('');
  type('Plates for one end (kg)', '20, 1.25');
  expect(said()).toBe('4 weights, from 27.5 kg to 70 kg');
  type('Plates go on', '1');
  expect(said()).toBe('4 weights, from 27.5 kg to 48.75 kg');
  fireEvent.submit(screen.getByText('Save'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        fields: {
          name_en: 'Safety bar',
          name_de: 'Safety-Bar',
          kind: 'plates',
          bar: 27.5,
          loaded_ends: 1,
          plates: '20, 1.25',
          weights: null,
        },
      },
    },
  ]);
});

it('shows commas on a German page and sends points', async () => {
  const sent = draw('de', saved);
  expect(await screen.findByText('2,5–10 in 2,5 kg')).toBeTruthy();
  await choose('Kabelzug');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Gewichte (kg)');
  expect(field.value).toBe('2,5–10 in 2,5');
  type('Gewichte (kg)', '2,5–10 in 2,5, 12.5');
  expect(field.value).toBe('2,5–10 in 2,5, 12.5');
  expect(said()).toBe('5 Gewichte, von 2,5 kg bis 12,5 kg');
  fireEvent.submit(screen.getByText('Speichern'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent).toEqual([
    {
      method: 'PUT',
      body: { was: CABLE, fields: { ...CABLE, weights: '2.5–10 in 2.5, 12.5' } },
    },
  ]);
});

it('says what is wrong beside the field, keeps what was typed, and leads there', async () => {
  draw('en', () =>
    problem(422, {
      code: 'invalid_input',
      errors: [{ field: 'weights', message: 'Entry 1 is no weight.' }],
    }),
  );
  await choose('Cable');
  type('Weights (kg)', 'heavy');
  expect(said()).toBe('');
  fireEvent.submit(screen.getByText('Save'));
  expect((await screen.findByText('Entry 1 is no weight.')).getAttribute('role')).toBe('alert');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Weights (kg)');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['heavy', 'true']);
  await expect.poll(() => document.activeElement).toBe(field);
});

it('shows both versions where somebody else changed the same', async () => {
  draw('de', () => problem(409, { code: 'stale_version', current: { ...CABLE, weights: '2.5, 5' } }));
  await choose('Kabelzug');
  type('Gewichte (kg)', '7,5');
  fireEvent.submit(screen.getByText('Speichern'));
  expect(await screen.findByText('Deine Fassung: 7,5')).toBeTruthy();
  fireEvent.click(screen.getByText('Andere Fassung: 2,5, 5'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Gewichte (kg)').value).toBe('2,5, 5');
});

it('says why it cannot be removed; bodyweight cannot be asked for it', async () => {
  const sent = draw('en', () =>
    problem(409, { code: 'cannot_undo', detail: 'It is still used by 2 exercises.' }),
  );
  await choose('Bodyweight');
  expect(screen.queryByText('Remove')).toBeNull();
  press('Cancel');
  await choose('Cable');
  press('Remove');
  expect(await screen.findByText('It is still used by 2 exercises.')).toBeTruthy();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
});
