import { studio } from '@lifted/profile/studio';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import TimetablePage from './timetable-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads to the classes for beginners on the day that was chosen, with every coach in every room', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderPage(<TimetablePage />, {
    at: '/workouts?week=2026-11-30&day=2026-12-02&coach=Aylin&location=Loft',
    answer: () => json({ title: 'No', detail: 'No.', status: 500, code: 'internal' }, 500),
  });
  const ways = { week: '2026-11-30', day: '2026-12-02', class: studio.gentlestClass };
  const [link = expect.fail('no link')] = screen.getAllByRole('link', { name: studio.gentlestClass });
  await waitFor(() =>
    expect(link.getAttribute('href')).toBe(`/workouts?${new URLSearchParams(ways).toString()}`),
  );
});
