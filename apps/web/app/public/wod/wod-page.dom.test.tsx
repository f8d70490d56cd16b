import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import WorkoutOfTheDayPage from './workout-of-the-day-page.tsx';

const squats = (date: string) => ({
  is_valid: true,
  date,
  main_exercises: [
    {
      exercise_id: 'squat',
      exercise_number: 1,
      name: `Back Squat of ${date}`,
      short_name: null,
      reps: 5,
      per_side: false,
      video_url: null,
    },
  ],
  challenge_exercises: [],
  warmup_exercises: [],
});
const dayIn = (address: string) => new URL(address, 'https://studio.example').searchParams.get('date') ?? '';
const choose = (date: string) => fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });

afterEach(cleanup);

it('says that it is loading until the answer arrives', async () => {
  const late = Promise.withResolvers<Response>();
  renderPage(<WorkoutOfTheDayPage />, { at: '/wod?date=2026-11-20', answer: () => late.promise });
  expect(await screen.findByText('Loading workout...')).toBeDefined();
  late.resolve(json(squats('2026-11-20')));
  expect(await screen.findByText('Back Squat of 2026-11-20')).toBeDefined();
  expect(screen.queryByText('Loading workout...')).toBeNull();
});

it('says that it failed, logs it, and can be tried again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isUp = false;
  const { asked } = renderPage(<WorkoutOfTheDayPage />, {
    at: '/wod?date=2026-11-20',
    answer: (address) => {
      if (!isUp) throw new TypeError('Failed to fetch');
      return json(squats(dayIn(address)));
    },
  });
  expect(await screen.findByText('Failed to load workout. Please try again later.')).toBeDefined();
  // Logged by an effect, which may run after the page is seen.
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('The workout of the day did not load.', expect.anything()),
  );
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Back Squat of 2026-11-20')).toBeDefined();
  expect(asked).toHaveLength(2);
  log.mockRestore();
});

it('is asked for again in the other language, and shows the names exercises have there', async () => {
  const [squat] = squats('2026-11-20').main_exercises;
  const names = ['Back Squat', 'Kniebeuge'];
  renderPage(
    <>
      <Link to="/de/wod?date=2026-11-20">Deutsch</Link>
      <WorkoutOfTheDayPage />
    </>,
    {
      at: '/wod?date=2026-11-20',
      answer: () => json({ ...squats('2026-11-20'), main_exercises: [{ ...squat, name: names.shift() }] }),
    },
  );
  expect(await screen.findByText('Back Squat')).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(await screen.findByText('Kniebeuge')).toBeDefined();
  expect(screen.queryByText('Back Squat')).toBeNull();
});

it.each([
  ['a day without exercises', () => json({ ...squats('2026-11-20'), is_valid: false, main_exercises: [] })],
  ['null', () => json(null)],
  ['nothing', () => new Response('', { headers: { 'content-type': 'application/json' } })],
])('says that no workout is scheduled when the answer is %s', async (_, answer) => {
  renderPage(<WorkoutOfTheDayPage />, { at: '/wod?date=2026-11-20', answer });
  expect(await screen.findByText('No workout scheduled for 2026-11-20.')).toBeDefined();
});

it('never shows a late answer in place of the day chosen after it, and asks again for a day that was left', async () => {
  const late = Promise.withResolvers<Response>();
  const given: (AbortSignal | undefined)[] = [];
  const { asked } = renderPage(<WorkoutOfTheDayPage />, {
    at: '/wod?date=2026-11-20',
    answer: (address, signal) => {
      given.push(signal);
      return given.length === 1 ? late.promise : json(squats(dayIn(address)));
    },
  });
  await waitFor(() => expect(asked).toHaveLength(1));
  choose('2026-11-21');
  expect(await screen.findByText('Back Squat of 2026-11-21')).toBeDefined();
  expect(given[0]?.aborted).toBe(true);
  late.resolve(json(squats('2026-11-20')));
  await late.promise;
  expect(screen.queryByText('Back Squat of 2026-11-20')).toBeNull();
  choose('2026-11-20');
  expect(await screen.findByText('Back Squat of 2026-11-20')).toBeDefined();
  expect(asked.map(dayIn)).toEqual(['2026-11-20', '2026-11-21', '2026-11-20']);
});
