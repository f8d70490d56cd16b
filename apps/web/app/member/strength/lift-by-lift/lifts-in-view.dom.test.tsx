import type { WorkoutLog } from '@lifted/contract/training-log';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { LiftsInView } from './lifts-in-view.tsx';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import { toldLifts } from './told-lifts.ts';

const TODAY = '2026-11-20';

function workout(day: string, weight: number, reps = 1): WorkoutLog {
  return {
    workout_id: day,
    start_datetime: `${day}T18:00:00+01:00`,
    coach_first_name: 'Jo',
    timer_name: 'Full Body',
    location_name: 'Loft',
    max_set_number: 1,
    exercise_logs: [
      {
        exercise_id: 'deadlift',
        exercise_name: 'Deadlift',
        exercise_short_name: null,
        exercise_number: 1,
        set_number: 1,
        reps,
        weight,
        record: null,
      },
    ],
  };
}
const LIFTS = toldLifts(
  [workout('2026-11-18', 100), workout('2026-11-04', 95), workout('2025-01-10', 140)],
  TODAY,
);

beforeEach(() => {
  // The drawing is not what is tested: it never gets near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (lifts = LIFTS) =>
  renderPage(<LiftsInView lifts={lifts} today={TODAY} />, {
    at: '/strength',
    answer: () => new Response(null, { status: 204 }),
  });

it('begins with the twelve weeks that its sentence speaks of', () => {
  open();
  const window = screen.getByRole<HTMLInputElement>('radio', { name: '12 weeks' });
  expect(window.checked).toBe(true);
});

it('says of each figure what span it is of: the latest weeks, ever, or a day', () => {
  open();
  const lift = within(screen.getByRole('region', { name: 'Deadlift' }));
  expect(lift.getByText('your best of the latest 4 weeks').parentElement?.textContent).toContain('lifted');
  expect(lift.getByText('Heaviest set ever').nextElementSibling?.textContent).toContain('140 kg');
  for (const { ofTheDay, ever } of Object.values(STRENGTH_PAGE_WORDS)) {
    expect(ofTheDay.heaviest).not.toBe(ever.heaviest);
    expect(ofTheDay.estimate).not.toBe(ever.estimate);
    expect(ofTheDay.bestSet).not.toBe(ever.bestSet);
    expect(ofTheDay.bodyweightSet).not.toBe(ever.bodyweightSet);
  }
});

it('estimates nothing of what was lifted or carried once', () => {
  open();
  const lift = within(screen.getByRole('region', { name: 'Deadlift' }));
  expect(lift.getByText('Heaviest set ever')).toBeTruthy();
  expect(lift.queryByText('Highest estimated one-rep max ever')).toBeNull();
  cleanup();
  open(toldLifts([workout('2026-11-18', 100), workout('2026-11-04', 95, 5)], TODAY));
  const estimated = within(screen.getByRole('region', { name: 'Deadlift' }));
  expect(estimated.getByText(/^110\.8\skg estimated/)).toBeTruthy();
  expect(estimated.getByText('Highest estimated one-rep max ever')).toBeTruthy();
});
