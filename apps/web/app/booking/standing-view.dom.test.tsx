import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { StandingView } from './standing-view.tsx';

const PASS = {
  kind: 'pass',
  id: 'e',
  from: '2026-01-01',
  until: '2026-12-31',
  validIn: [],
  credits: 4,
  productName: '10 Workouts',
} as const;

afterEach(cleanup);

it('pays a free place that somebody on the waitlist takes with what the page says it costs', () => {
  const send = vi.fn();
  renderPage(
    <StandingView
      standing={{ kind: 'waiting', position: 1, canTake: true, payer: PASS, chance: undefined }}
      workoutId="evening"
      named="Heavy Basics, 18:30"
      start={berlinInstant('2026-11-23', '18:30')}
      now={berlinInstant('2026-11-23', '18:00')}
      look="signal"
      isSending={false}
      onCommand={send}
    />,
    { at: '/workouts', answer: () => new Response(null, { status: 204 }) },
  );
  expect(screen.getByText(/then it costs 1.workout/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Book/ }));
  expect(send).toHaveBeenCalledWith({ kind: 'book', workoutId: 'evening', entitlementId: 'e' });
});
