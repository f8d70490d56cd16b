import type { PersonalDataOverview } from '@lifted/contract/personal-data';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { YourDataView } from './your-data-view.tsx';

const OVERVIEW: PersonalDataOverview = { tables: [], deletion: null, may_delete: true };
const DELETION = { asked_at: '2026-11-23T12:00:00+01:00', due_at: '2026-12-07T12:00:00+01:00' };

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows that a deletion was asked for, and the rest of the page, when the page does not load again', async () => {
  let isOffline = false;
  const { asked } = renderPage(signedIn(MIA, <YourDataView />).shown, {
    at: '/your-data',
    answer(address) {
      if (!address.endsWith('/deletion')) {
        if (isOffline) throw new TypeError('Failed to fetch');
        return json(OVERVIEW);
      }
      isOffline = true;
      return json(DELETION);
    },
  });
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'DELETE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('button', { name: 'Keep my account' });
  await waitFor(() => expect(asked).toHaveLength(3));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  expect(screen.getByRole('heading', { name: 'What we store' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
