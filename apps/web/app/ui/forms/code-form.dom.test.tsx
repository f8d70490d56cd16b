import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { CodeForm } from './code-form.tsx';

afterEach(cleanup);

const form = (isBusy: boolean) => (
  <MemoryRouter>
    <CodeForm
      kind="digits"
      label="Code"
      hint="The 6 digits."
      action="Continue"
      error={undefined}
      isBusy={isBusy}
      onCode={() => undefined}
    />
  </MemoryRouter>
);

it('what was said of a code is gone once another one is asked for', () => {
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Please enter the code.')).toBeDefined();
  rerender(form(true));
  rerender(form(false));
  expect(screen.queryByText('Please enter the code.')).toBeNull();
});
