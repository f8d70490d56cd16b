import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { MonthCalendar } from './month-calendar.tsx';

afterEach(cleanup);

it('the name of the month changes before its days, so that a press is seen at once', () => {
  const shown: string[] = [];
  const noteShown = () => {
    const name = screen.getByRole('heading', { level: 3 }).textContent;
    const days = screen.getAllByRole('cell').filter(({ textContent }) => /\d/.test(textContent));
    shown.push(`${name}: ${days.length} days`);
  };
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <Profiler id="calendar" onRender={noteShown}>
        <MonthCalendar
          bookings={[]}
          places={[]}
          logs={[]}
          now={new Date('2026-11-20T12:00:00Z')}
          selectedDay={null}
          onSelect={() => undefined}
        />
      </Profiler>
    </MemoryRouter>,
  );
  shown.length = 0;
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(shown).toEqual(['December 2026: 30 days', 'December 2026: 31 days']);
});
