import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { WeekGrid } from './week-grid.tsx';
import { weekOf, withMoved } from './week.ts';

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
  is_changed: false,
  is_own: false,
  is_substitute_wanted: false,
  template_id: null,
};

function Address() {
  return <output>{useLocation().pathname}</output>;
}

interface WeekProps {
  readonly moved?: { readonly day: string; readonly time: string };
  readonly sought?: string | undefined;
}

/** The week, or the same while a class waits at another place. */
function Week({ moved, sought }: WeekProps) {
  const classes = moved === undefined ? [BASICS] : withMoved([BASICS], BASICS.id, moved);
  return (
    <MemoryRouter initialEntries={['/de/desk/timetable']}>
      <WeekGrid
        days={weekOf('2026-11-23', classes).days}
        today="2026-11-27"
        now={new Date('2026-11-27T09:00:00Z')}
        closed={new Map()}
        move={() => undefined}
        waiting={moved && BASICS.id}
        sought={sought}
      />
      <Address />
    </MemoryRouter>
  );
}

function draw(): HTMLElement {
  render(<Week />);
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

it.each([
  ['that the keyboard came to', undefined],
  ['that the page was opened for', BASICS.id],
])('a class %s waits at another place with the focus, there and back', (_, sought) => {
  const { rerender } = render(<Week sought={sought} />);
  const shown = () => screen.getByRole('link');
  const dayOf = (element: Element) => element.closest<HTMLElement>('[data-day]')?.dataset['day'];
  if (sought === undefined) shown().focus();
  rerender(<Week sought={sought} moved={{ day: '2026-11-27', time: '10:00' }} />);
  expect(dayOf(shown())).toBe('2026-11-27');
  expect(shown().closest('[data-waiting="true"]')).toBeTruthy();
  expect(document.activeElement).toBe(shown());
  rerender(<Week sought={sought} />);
  expect(dayOf(shown())).toBe('2026-11-28');
  expect(shown().closest('[data-waiting="true"]')).toBeNull();
  expect(document.activeElement).toBe(shown());
});
