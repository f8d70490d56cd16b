import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { endBrowserStore, stubBrowserStore } from '../../../testing/test-browser-store.ts';
import StrengthPage from '../strength/lift-by-lift/strength-page.tsx';
import { NewRecordsNotice } from '../records/new-records-notice.tsx';

const LIFTS = ['Deadlift', 'Squat', 'Row', 'Bench'];

function workout(daysAgo: number, weight: number, record: ExerciseLog['record']): WorkoutLog {
  return {
    workout_id: `${daysAgo}`,
    start_datetime: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
    coach_first_name: 'Jo',
    timer_name: 'Full Body',
    location_name: 'Loft',
    max_set_number: 1,
    exercise_logs: LIFTS.map((name, at) => ({
      exercise_id: name,
      exercise_name: name,
      exercise_short_name: null,
      exercise_number: at + 1,
      set_number: 1,
      reps: 5,
      weight,
      record,
    })),
  };
}
const LOGS = [workout(2, 105, 'weight'), workout(20, 100, null)];

function open() {
  const page = (
    <Routes>
      <Route path="/strength" element={<StrengthPage />} />
      <Route path="*" element={<NewRecordsNotice otherwise={<p>Nothing new</p>} />} />
    </Routes>
  );
  renderPage(signedIn(MIA, page).shown, {
    at: '/dashboard',
    answer(address) {
      if (address.includes('/exercise_logs')) return json(LOGS);
      return json([{ id: 'mia', first_name: 'Mia', last_name: 'Berger', email: MIA.email }]);
    },
  });
}

beforeEach(() => {
  stubBrowserStore();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  endBrowserStore();
});

it('leads to every record of the day, also to those it does not name itself', async () => {
  open();
  const all = await screen.findByRole('link', { name: 'See them: 4 new records' });
  all.focus();
  expect(document.activeElement).toBe(all);
  fireEvent.click(all);
  const records = within(await screen.findByRole('region', { name: 'Records of the last 7 days' }));
  expect(records.getAllByRole('listitem').map((one) => one.textContent?.split(':')[0])).toEqual(LIFTS);
});

it('is closed with a press, and does not come again, also on a device that stores no answers yet', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Nice' }));
  expect(screen.queryByText('4 new records')).toBeNull();
  cleanup();
  open();
  await screen.findByText('Nothing new');
});
