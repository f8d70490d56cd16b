import type { StudioClass } from '@lifted/contract/timetable';
import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { timetableClass } from '../../booking/studio-class.ts';
import { ClassFacts } from './class-facts.tsx';
import ClassPage from './class-page.tsx';
import { ClassWorkout } from './class-workout.tsx';
import { MemberPlace } from './member-class.tsx';

const VISITOR: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('Nobody signs in here.')),
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const AHEAD: StudioClass = {
  id: 'ahead',
  timer_name: 'Push',
  start_datetime: inDays(2),
  end_datetime: inDays(2.1),
  coach_first_name: 'Tom',
  coach_profile_image_url: null,
  location_name: 'Main Floor',
  capacity: 12,
  free_places: 3,
};
const RUNNING: StudioClass = {
  ...AHEAD,
  id: 'running',
  start_datetime: inDays(-0.01),
  end_datetime: inDays(0.1),
  free_places: 5,
};
const OVER: StudioClass = { ...AHEAD, id: 'over', start_datetime: inDays(-2), end_datetime: inDays(-1.9) };

/** The pages of several classes in one, so that the last says when the others have been drawn. */
function draw(classes: readonly StudioClass[], workout: () => Response) {
  renderPage(
    <SessionContext value={VISITOR}>
      {classes.map((studioClass) => (
        <article key={studioClass.id} aria-label={studioClass.id}>
          <ClassFacts studioClass={studioClass} />
          <ClassWorkout studioClass={studioClass} />
        </article>
      ))}
    </SessionContext>,
    { at: '/de/workout/push', answer: workout },
  );
}

/** The classes that say this, once it is that many. */
async function classesThatSay(text: string, count: number) {
  return waitFor(() => {
    const said = screen.getAllByText(text);
    expect(said).toHaveLength(count);
    return said.map((one) => one.closest('article')?.getAttribute('aria-label'));
  });
}

const notPlanned = () => json({ is_valid: false, main_exercises: [] });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

it('a class offers places until it starts', async () => {
  draw([OVER, RUNNING, AHEAD], notPlanned);
  expect(await classesThatSay('Plätze', 1)).toEqual(['ahead']);
});

it('a class that was cancelled still says so when it would be over', async () => {
  draw([{ ...OVER, is_canceled: true, free_places: 0 }, RUNNING], notPlanned);
  expect(await classesThatSay('Plätze', 1)).toEqual(['over']);
  expect(await classesThatSay('Dieser Kurs fällt aus.', 1)).toEqual(['over']);
});

it('a workout is called not planned yet until the class starts', async () => {
  draw([OVER, RUNNING, AHEAD], notPlanned);
  const notYet = 'Das Workout dieses Kurses ist noch nicht geplant.';
  expect(await classesThatSay(notYet, 1)).toEqual(['ahead']);
  expect(await classesThatSay('Das Workout', 1)).toEqual(['ahead']);
});

it('a class that is over still shows what was trained', async () => {
  const squat = { exercise_id: 'squat', exercise_number: 'A', name: 'Back squat', short_name: null };
  draw([OVER], () => json({ is_valid: true, main_exercises: [squat] }));
  expect(await classesThatSay('Back squat', 1)).toEqual(['over']);
});

it('a cancelled class has a place again once it takes place after all, for who comes back to its page', async () => {
  let studioClass: StudioClass = { ...AHEAD, is_canceled: true, free_places: 0 };
  const { asked } = renderPage(
    <SessionContext value={VISITOR}>
      <ClassPage />
    </SessionContext>,
    {
      at: '/workout/ahead',
      route: '/workout/:workoutId',
      answer: (address) => (address.endsWith('/workouts/ahead') ? json(studioClass) : notPlanned()),
    },
  );
  await screen.findAllByText('This class was cancelled.');
  // A page that finds its class cancelled asks once more by itself: that answer still says so.
  await waitFor(() =>
    expect(asked.filter((address) => address.endsWith('/workouts/ahead')).length).toBeGreaterThan(1),
  );
  expect(screen.queryByRole('link', { name: 'Join a test workout' })).toBeNull();
  studioClass = AHEAD;
  fireEvent.focus(window);
  await screen.findByRole('link', { name: 'Join a test workout' });
  expect(screen.queryByText('This class was cancelled.')).toBeNull();
});

it('says so where a member’s own record did not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = (
    <MemberPlace studioClass={timetableClass(AHEAD)} now={new Date()} onChanged={() => undefined} />
  );
  renderPage(signedIn(MIA, place).shown, {
    at: '/workout/ahead',
    answer: () => json({ title: 'No', detail: 'No.', status: 500, code: 'internal' }, 500),
  });
  await screen.findByText(/Your bookings did not load/);
});
