import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ClassTicks } from './class-ticks.tsx';

const classOf = (id: string) => ({
  id,
  timer_name: 'Heavy Basics',
  start_datetime: '2026-11-28T10:00:00+01:00',
  coach_first_name: 'Jana',
  location_name: 'Loft',
});

function Ticks({ ids }: { readonly ids: readonly string[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return <ClassTicks legend="Which classes repeat?" classes={ids.map(classOf)} left={left} leave={setLeft} />;
}

function show(...ids: readonly string[]): void {
  render(
    <MemoryRouter initialEntries={['/desk/timetable']}>
      <Ticks ids={ids} />
    </MemoryRouter>,
  );
}
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length;

afterEach(cleanup);

it('many classes are unticked with one press, so that one of them can be chosen, and ticked with another', () => {
  show('a', 'b', 'c', 'd');
  expect(ticked()).toBe(4);
  fireEvent.click(screen.getByText('Untick all'));
  expect(ticked()).toBe(0);
  const [first] = screen.getAllByRole('checkbox');
  if (first) fireEvent.click(first);
  expect(ticked()).toBe(1);
  fireEvent.click(screen.getByText('Tick all'));
  expect(ticked()).toBe(4);
});

it('a few classes go without', () => {
  show('a', 'b', 'c');
  expect(screen.queryByText('Untick all')).toBeNull();
});
