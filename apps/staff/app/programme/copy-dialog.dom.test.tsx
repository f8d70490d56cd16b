import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../query-client.ts';
import { CopyDialog } from './copy-dialog.tsx';

const MONDAY = '2026-11-30';
const WORKOUT = { date: '2026-12-07', fields: { warmup: [], main: [], challenge: [] }, replaces: false };

const queries = createQueryClient();
const client = createApiClient({
  authorize: asVisitor,
  async fetch(address, { body } = {}) {
    if (typeof address !== 'string' || !address.endsWith('/programme-copies/preview'))
      return Response.json([]);
    const isWeek = typeof body === 'string' && body.includes('"days":7');
    return Response.json(isWeek ? [WORKOUT, { ...WORKOUT, date: '2026-12-08' }] : [WORKOUT]);
  },
});

/** How many days the dialog says it would copy. */
async function daysShown(days: 1 | 7): Promise<number> {
  render(
    <MemoryRouter initialEntries={['/desk/programme']}>
      <ApiClientProvider client={client}>
        <QueryClientProvider client={queries}>
          <CopyDialog from={MONDAY} days={days} close={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
  const preview = await screen.findByRole('region', { name: 'What it will be' });
  const shown = await within(preview).findAllByRole('listitem');
  cleanup();
  return shown.length;
}

afterEach(() => {
  cleanup();
  queries.clear();
});

it('shows what comes of a week after it was asked for its Monday alone', async () => {
  expect(await daysShown(1)).toBe(1);
  expect(await daysShown(7)).toBe(2);
});
