import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

function Page({ isAsking }: { readonly isAsking: boolean }) {
  return (
    <main>
      <h1 tabIndex={-1}>Timetable</h1>
      <button type="button">A coach is away</button>
      {isAsking && (
        <Dialog heading="A coach is away" close={() => undefined}>
          <p>Who?</p>
        </Dialog>
      )}
    </main>
  );
}

afterEach(cleanup);

it('a dialog that an address opened leaves the focus at the heading of the page', () => {
  const { rerender } = render(<Page isAsking />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Page isAsking={false} />);
  expect(document.activeElement?.textContent).toBe('Timetable');
});

it('a dialog that a button opened leaves the focus at it', () => {
  const { rerender } = render(<Page isAsking={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isAsking />);
  rerender(<Page isAsking={false} />);
  expect(document.activeElement?.textContent).toBe('A coach is away');
});

it('a dialog whose command removed the button that opened it leaves the focus to the page', () => {
  const { rerender } = render(<Page isAsking={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isAsking />);
  screen.getByRole('button').remove();
  rerender(<Page isAsking={false} />);
  expect(document.activeElement).toBe(document.body);
});
