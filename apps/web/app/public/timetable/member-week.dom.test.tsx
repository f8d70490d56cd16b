import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { MemberWeek } from './member-week.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('says so where a member’s own record did not load: no class then has a button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const week = (
    <MemberWeek onChanged={() => undefined}>
      <p>The week</p>
    </MemberWeek>
  );
  renderPage(signedIn(MIA, week).shown, {
    at: '/workouts',
    answer: () => json({ title: 'No', detail: 'No.', status: 500, code: 'internal' }, 500),
  });
  await screen.findByText(/Your bookings did not load/);
  expect(screen.getByText('The week')).toBeDefined();
});
