import { SessionContext, type SessionInPage } from '@lifted/client/session/session-context.tsx';
import { addDays, berlinDate, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { NextClasses } from './next-classes.tsx';

const VISITOR: SessionInPage = {
  user: null,
  userRoles: [],
  isLoading: false,
  isAuthenticating: false,
  prompt: null,
  withSession: () => Promise.reject(new Error('Nobody signs in here.')),
};
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const CLASS = {
  id: 'a',
  timer_name: 'Heavy Basics',
  coach_first_name: 'Ada',
  start_datetime: inDays(4),
  end_datetime: inDays(4.1),
  free_places: 3,
};

function draw(later: readonly object[]) {
  const today = berlinDate(new Date());
  return renderPage(
    <SessionContext value={VISITOR}>
      <NextClasses />
    </SessionContext>,
    {
      at: '/',
      answer: (address) => json(address.includes(`from=${addDays(today, 2)}`) ? later : []),
    },
  );
}

afterEach(cleanup);

it('names the next class where today and tomorrow have none', async () => {
  draw([CLASS]);
  await screen.findByText('No more classes today or tomorrow. This is the next one:');
  expect(screen.getByText('Heavy Basics').closest('a')?.getAttribute('href')).toContain('/a');
});

it('leads to the timetable where nothing is planned', async () => {
  draw([]);
  await screen.findByText('No more classes today or tomorrow. The timetable shows what comes after.');
});
