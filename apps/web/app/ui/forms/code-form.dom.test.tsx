import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CodeForm } from './code-form.tsx';

afterEach(cleanup);

const form = ({ isBusy = false, hasNewCode = false }) => (
  <MemoryRouter>
    <CodeForm
      kind="digits"
      label="Code"
      hint="The 6 digits."
      action="Continue"
      error={undefined}
      isBusy={isBusy}
      hasNewCode={hasNewCode}
      onCode={() => undefined}
    />
  </MemoryRouter>
);

it('what was said of a code is gone once another one is asked for', () => {
  const { rerender } = render(form({}));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter the code.')).toBeDefined();
  rerender(form({ isBusy: true }));
  rerender(form({}));
  expect(screen.queryByText('Please enter the code.')).toBeNull();
});

it('the digits of the code before make room for the new one, which is typed next', () => {
  const { rerender } = render(form({}));
  const field = screen.getByLabelText<HTMLInputElement>('Code');
  for (let times = 0; times < 2; times++) {
    fireEvent.change(field, { target: { value: '123456' } });
    screen.getByRole('button', { name: 'Continue' }).focus();
    rerender(form({ isBusy: true }));
    expect(field.value).toBe('123456');
    rerender(form({ hasNewCode: true }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
    rerender(form({}));
  }
});

it('a form that opens for a code just sent leaves the focus to its heading', () => {
  render(form({ hasNewCode: true }));
  expect(document.activeElement).toBe(document.body);
});
