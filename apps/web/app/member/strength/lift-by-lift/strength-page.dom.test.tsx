import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../../testing/render-page.tsx';
import { signedIn } from '../../../../testing/signed-in.tsx';
import RecapPage from '../../recap/recap-page.tsx';
import StrengthPage from './strength-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it.each([
  { page: <StrengthPage />, at: '/strength', route: '/strength', failed: /Your lifts are not available/ },
  { page: <RecapPage />, at: '/recap/2025', route: '/recap/:period', failed: /Your recap is not available/ },
])('$at tells a record that did not load from one without a training', async ({ page, failed, ...where }) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  renderPage(signedIn(MIA, page).shown, {
    ...where,
    answer: () =>
      isDown ? json({ title: 'No', detail: 'No.', status: 500, code: 'internal' }, 500) : json([]),
  });
  await screen.findByText(failed);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(failed)).toBeNull());
});
