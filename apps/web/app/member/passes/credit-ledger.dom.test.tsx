import type { CreditEntry } from '@lifted/contract/entitlements';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CreditLedger } from './credit-ledger.tsx';

afterEach(cleanup);

const held = (start_datetime: string, balance: number): CreditEntry => ({
  at: '2026-11-20T10:00:00+01:00',
  kind: 'held',
  credits: -1,
  balance,
  reason: null,
  timer_name: 'Full Body',
  start_datetime,
});

it('says that a class of the past was what a workout was used for, and that one to come is booked', () => {
  const entries = [held('2026-11-24T18:30:00+01:00', 3), held('2026-11-21T18:30:00+01:00', 4)];
  render(
    <MemoryRouter>
      <CreditLedger entries={entries} now={new Date('2026-11-23T12:00:00+01:00')} />
    </MemoryRouter>,
  );
  const said = screen.getAllByRole('listitem').map((one) => one.textContent?.split(':')[0]);
  expect(said).toEqual(['Booked', 'Used for']);
});
