import type { Challenge } from '@lifted/contract/challenges';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json, renderPage, type Answer } from '../../../testing/render-page.tsx';
import ChallengePage from './challenge-page.tsx';

const STRONG: Challenge = {
  id: 'strong',
  title: 'Strong November',
  visible: true,
  publish_date: '2026-10-20T08:00:00+02:00',
  start_date: '2026-11-01',
  end_date: '2026-11-30',
  description: null,
  background_image: null,
  prize_image: null,
  challenge_goal: 10,
  status: 'running',
  pick_up_opens: '2026-12-01',
  pick_up_closes: '2026-12-31',
  team_count: 120,
};
const open = (id: string, answer: Answer) =>
  renderPage(<ChallengePage />, { at: `/challenge/${id}`, route: '/challenge/:challengeId', answer });
const heading = () => screen.findByRole('heading', { level: 1 });

afterEach(cleanup);

it('says that it is loading until the challenge is found', async () => {
  const late = Promise.withResolvers<Response>();
  open('strong', () => late.promise);
  expect(screen.getByText('Loading...')).toBeDefined();
  late.resolve(json([STRONG]));
  expect((await heading()).textContent).toBe('Challenge Strong November');
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('says so when there is no such challenge', async () => {
  open('unheard-of', () => json([STRONG]));
  expect((await heading()).textContent).toBe('No such challenge');
});

it('says that it did not load, logs it, and can be asked for again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isUp = false;
  const { asked } = open('strong', () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return json([STRONG]);
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The challenge did not load.');
  // Logged by an effect, which may run after the page is seen.
  await waitFor(() => expect(log).toHaveBeenCalledWith('The challenge did not load.', expect.anything()));
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await heading()).textContent).toBe('Challenge Strong November'));
  expect(asked).toEqual(['/api/challenges', '/api/challenges']);
  log.mockRestore();
});
