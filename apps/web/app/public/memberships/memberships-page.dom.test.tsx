import type { CurrentPrices } from '@lifted/contract/price-list';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import MembershipsPage from './memberships-page.tsx';

const PRICES: CurrentPrices = { pass_5: 9900, vat_percent: 19, valid_from: '2026-01-01' };

afterEach(cleanup);

it.each([
  ['/memberships', 'Workout Pakete', 'any time before the class starts', 'your free class is used up'],
  ['/de/memberships', 'Workout-Pakete', 'bis der Kurs beginnt', 'dein kostenloser Kurs ist dann verbraucht'],
])('%s calls the passes %s, and says until when a free class is cancelled', async (at, ...row) => {
  const [passes, until, usedUp] = row;
  renderPage(<MembershipsPage />, { at, answer: () => json(PRICES) });
  expect(await screen.findByRole('heading', { name: passes })).toBeDefined();
  const said = screen.getByText((text) => text.includes(usedUp)).textContent;
  expect(said).toContain(until);
});

it.each([
  ['/memberships', 'in the last 60 minutes it goes to the first person on the waitlist to take it.'],
  ['/de/memberships', 'in den letzten 60 Minuten bekommt ihn, wer von der Warteliste zuerst zugreift.'],
])('%s says who gets a place that becomes free in the last hour', async (at, said) => {
  renderPage(<MembershipsPage />, { at, answer: () => json(PRICES) });
  expect(await screen.findByText((text) => text.includes(said))).toBeDefined();
});
