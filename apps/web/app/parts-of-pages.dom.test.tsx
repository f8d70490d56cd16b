import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../testing/render-page.tsx';
import AboutPage from './public/about/about-page.tsx';
import { StudioInfo } from './public/home/studio-info.tsx';
import TrialWorkoutPage from './public/trial/trial-workout-page.tsx';
import { Footer } from './shell/footer.tsx';

afterEach(cleanup);

/** Address and part a link leads to. */
function target(name: string | RegExp): readonly [address: string, part: string] {
  const [address = '', part = ''] = (screen.getByRole('link', { name }).getAttribute('href') ?? '').split(
    '#',
  );
  return [address, part];
}

it('the page after a booking leads to a part that the page about the studio has', async () => {
  const workout = {
    id: 'evening',
    timer_name: 'Full Body',
    start_datetime: '2090-11-23T18:30:00+01:00',
    end_datetime: '2090-11-23T19:15:00+01:00',
    coach_first_name: 'Tom',
    coach_profile_image_url: null,
    location_name: 'Main Floor',
    capacity: 12,
    free_places: 3,
  };
  renderPage(<TrialWorkoutPage />, {
    at: '/de/workout/evening/test',
    route: '/de/workout/:workoutId/test',
    answer: (address) =>
      address.includes('join_test_workout')
        ? json({ workout_id: 'evening', place: 'booked', held_until: null }, 201)
        : json(workout),
  });
  await screen.findByText('45 Minuten');
  fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: 'Mia' } });
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: 'mia@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buchen' }));
  await screen.findByText('Deine Buchung ist angekommen!');
  const [address, part] = target('So läuft ein Kurs ab');
  expect(address).toBe('/de/about');
  cleanup();
  renderPage(<AboutPage />, { at: address, answer: () => json([]) });
  expect(document.querySelector(`#${part}`)?.textContent).toContain('45 Minuten, Minute für Minute');
});

it('the footer leads to a part of the home page that says how to come and when the door is open', () => {
  const at = (page: ReactNode) => render(<MemoryRouter initialEntries={['/de/wod']}>{page}</MemoryRouter>);
  at(<Footer />);
  const [address, part] = target(/Anfahrt$/);
  expect(address).toBe('/de');
  cleanup();
  at(<StudioInfo />);
  const said = document.querySelector(`#${part}`)?.textContent;
  for (const fact of ['So kommst du her', 'Montag bis Freitag, 06:15–21:30']) expect(said).toContain(fact);
});
