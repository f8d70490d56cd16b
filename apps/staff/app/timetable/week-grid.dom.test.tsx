import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { WeekGrid } from './week-grid.tsx';
import { weekOf } from './week.ts';

const BASICS: DeskTimetableClass = {
  id: 'basics',
  timer_name: 'Heavy Basics',
  start_datetime: '2026-11-28T10:00:00+01:00',
  coach_id: 'jana',
  coach_first_name: 'Jana',
  location_id: 'loft',
  location_name: 'Loft',
  capacity: 12,
  taken: 4,
  waiting: 0,
  is_canceled: false,
  is_roster_closed: false,
  is_detached: false,
  is_own: false,
  is_substitute_wanted: false,
  template_id: null,
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function draw(): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/de/desk/timetable']}>
      <WeekGrid
        days={weekOf('2026-11-23', [BASICS]).days}
        today="2026-11-27"
        now={new Date('2026-11-27T09:00:00Z')}
        closed={new Map()}
        move={() => undefined}
      />
      <Address />
    </MemoryRouter>,
  );
  return screen.getByText('Heavy Basics');
}
const address = () => screen.getByRole('status').textContent;

afterEach(cleanup);

it('a press on a class opens its page without loading a document', () => {
  const name = draw();
  expect(fireEvent.click(name)).toBe(false);
  expect(address()).toBe('/de/desk/classes/basics');
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'with %o the browser opens it elsewhere',
  (held) => {
    const name = draw();
    let isLeftToTheBrowser = false;
    // Nothing is loaded here.
    const end = (event: MouseEvent) => {
      isLeftToTheBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', end, { once: true });
    fireEvent.click(name, held);
    expect(isLeftToTheBrowser).toBe(true);
    expect(address()).toBe('/de/desk/timetable');
  },
);
