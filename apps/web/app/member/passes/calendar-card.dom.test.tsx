import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { CalendarCard } from './calendar-card.tsx';

afterEach(cleanup);

it('keeps the focus after a stop, and never shows the void address again when another cannot be made', async () => {
  let calls = 0;
  renderPage(<CalendarCard />, {
    at: '/passes',
    answer: () => {
      calls += 1;
      if (calls === 1) return json({ made_at: '2026-11-20T10:00:00+01:00' });
      if (calls === 2) return new Response(null, { status: 204 });
      return json({ error: 'The studio cannot do that now.' }, 400);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  const make = await screen.findByRole('button', { name: 'Get my calendar address' });
  expect(document.activeElement).toBe(make);
  fireEvent.click(make);
  await screen.findByRole('alert');
  expect(screen.queryByText(/You got your calendar address on/)).toBeNull();
  await waitFor(() => expect(make.hasAttribute('disabled')).toBe(false));
});
