import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { EndedChallenge } from './ended-challenge.tsx';

afterEach(cleanup);

function show(isCompleted: boolean) {
  render(
    <MemoryRouter>
      <EndedChallenge title="Strong November" status="Ended on 30 Nov" isCompleted={isCompleted}>
        <p>The card</p>
      </EndedChallenge>
    </MemoryRouter>,
  );
  const card = screen.getByText('The card');
  const fold = card.closest('details');
  if (fold === null) throw new Error('The card is not folded.');
  return { fold, line: fold.querySelector('summary') };
}

it('an ended challenge shrinks to one line until it is opened', () => {
  const { fold, line } = show(false);
  expect(fold.open).toBe(false);
  expect(line?.textContent).toBe('Strong NovemberEnded on 30 Nov');
  expect(line?.textContent).not.toContain('The card');
  if (line !== null) fireEvent.click(line);
  expect(fold.open).toBe(true);
});

it('one that was completed says so in its line: a prize may wait', () => {
  expect(show(true).line?.textContent).toContain(' · Ended on 30 Nov');
});
