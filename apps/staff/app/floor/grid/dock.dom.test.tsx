import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dock } from './dock.tsx';
import type { GridCell, GridRow } from './grid-rows.ts';

const CELL: GridCell = {
  setNumber: 1,
  exerciseId: 'squat',
  ofOther: null,
  lifted: null,
  base: null,
  others: [],
  isWriting: false,
  planned: null,
  last: null,
};
const ROW: GridRow = {
  customerId: 'anna',
  name: 'Anna',
  isNew: false,
  isAbsent: false,
  suggestion: { kind: 'none', reason: 'new' },
  swappedTo: 'Leg Press',
  note: '',
  cells: [CELL],
  warmUps: [],
};

/** The dock with this set of somebody who does a leg press in place of squats. */
function draw(cell: GridCell) {
  const nothing = () => undefined;
  render(
    <Dock
      undo={null}
      row={ROW}
      cell={cell}
      implement={null}
      swapped="Leg Press in place of Squat"
      personal={null}
      enter={nothing}
      decide={nothing}
      copy={undefined}
      openKeypad={nothing}
    />,
  );
}

afterEach(cleanup);

it('of a set from before a swap nothing but the swap is said, and no dot after it', () => {
  draw({ ...CELL, ofOther: 'Squat', lifted: { reps: 5, weight: 85 } });
  expect(screen.getByText('Leg Press in place of Squat')).not.toBeNull();
});

it('of a set since a swap what is suggested follows', () => {
  draw(CELL);
  expect(screen.getByText(/^Leg Press in place of Squat · \S/)).not.toBeNull();
});
