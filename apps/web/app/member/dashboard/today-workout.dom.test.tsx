import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { memberAnswers } from '../../customer/member-answers.ts';
import { TodayWorkout } from './today-workout.tsx';

const TODAY = '2026-11-24';

function workoutOf(date: string): MyWorkout {
  return {
    date,
    studio_class: null,
    opens_at: null,
    closes_at: null,
    set_count: 3,
    exercises: [
      {
        exercise_id: 'squat',
        exercise_number: 1,
        name: 'Barbell Back Squat',
        short_name: 'Back Squat',
        reps: 8,
        per_side: false,
        video_url: null,
        implement_id: null,
      },
    ],
    implements: [],
    histories: [],
    cells: [],
    notes: [],
  };
}

function Page() {
  const api = useApiClient();
  const [answers] = useState(() => memberAnswers(api, { ...MIA }));
  return <TodayWorkout answers={answers} logs={{ state: 'loading' }} now={berlinInstant(TODAY, '07:00')} />;
}

/** The card on the morning of this day, when what is known is a workout of `date`. */
function drawWith(date: string): void {
  renderPage(signedIn(MIA, <Page />).shown, {
    at: '/dashboard',
    answer: (address) => json(address.includes('/workout') ? workoutOf(date) : [{ id: 'mia' }]),
  });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the exercises of today', async () => {
  drawWith(TODAY);
  await screen.findByText('Back Squat');
  expect(screen.getByRole('heading', { name: 'Today’s workout' })).toBeDefined();
});

it('does not take the workout of a day before for that of today', async () => {
  drawWith('2026-11-23');
  await screen.findByText('Today’s workout did not load.');
  expect(screen.queryByText('Back Squat')).toBeNull();
});
