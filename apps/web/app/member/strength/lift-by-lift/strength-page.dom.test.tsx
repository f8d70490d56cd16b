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

const PAGES = [
  {
    page: <StrengthPage />,
    at: '/strength',
    route: '/strength',
    failed: /Your lifts are not available/,
    empty: /^After the first workouts/,
  },
  {
    page: <RecapPage />,
    at: '/recap/2025',
    route: '/recap/:period',
    failed: /Your recap is not available/,
    empty: /^No training in 2025/,
  },
];

it.each([
  ...PAGES.map((each) => ({ ...each, what: 'a profile', down: /\/customers\?/ })),
  ...PAGES.map((each) => ({ ...each, what: 'a record', down: /\/exercise_logs/ })),
])(
  '$at tells $what that did not load from one without a training',
  async ({ page, failed, empty, down, ...where }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    renderPage(signedIn(MIA, page).shown, {
      ...where,
      answer: (address) => {
        if (isDown && down.test(address))
          return json({ title: 'No', detail: 'No.', status: 500, code: 'internal' }, 500);
        return json(address.includes('/customers?') ? [{ id: 'mia' }] : []);
      },
    });
    await screen.findByText(failed);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(empty);
    expect(screen.queryByText(failed)).toBeNull();
  },
);
