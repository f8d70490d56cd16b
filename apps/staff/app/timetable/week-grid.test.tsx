import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { WeekGrid, type WeekGridProps } from './week-grid.tsx';
import { weekOf } from './week.ts';

function shown(address: string, more: Partial<WeekGridProps>): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <WeekGrid
        days={weekOf('2026-11-23', []).days}
        today="2026-11-27"
        now={new Date('2026-11-27T09:00:00Z')}
        closed={new Map()}
        {...more}
      />
    </MemoryRouter>,
  );
}

it('has an empty place on every day that is not over, and one stop for the tab key', () => {
  const week = shown('/desk/timetable', { add: () => undefined });
  expect(week.match(/aria-label="New class on [^"]+"/g)).toEqual([
    'aria-label="New class on Fri 27 Nov"',
    'aria-label="New class on Sat 28 Nov"',
    'aria-label="New class on Sun 29 Nov"',
  ]);
  expect(week.match(/tabindex="0"/g)).toHaveLength(1);
  expect(shown('/de/desk/timetable', { add: () => undefined })).toContain('Neuer Kurs am Fr');
});

it('has none for those who only read it', () => {
  expect(shown('/desk/timetable', {})).not.toContain('<button');
});

it('says that a day has no classes once they are known, not while they are under way', () => {
  expect(shown('/desk/timetable', {}).match(/No classes/g)).toHaveLength(7);
  expect(shown('/desk/timetable', { isLoaded: false })).not.toContain('No classes');
});
