import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ShellLayout from './layout.tsx';

// The menu is a popover, which the test's browser does not have.
beforeEach(() => Object.assign(HTMLElement.prototype, { hidePopover: vi.fn() }));

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  // The switch remembers the language.
  document.cookie = `${LANGUAGE_COOKIE}=; max-age=0; path=/`;
});

/** A page with one route for both its addresses, as every page has. */
function openPage(): void {
  const page = (
    <>
      <input aria-label="Note" />
      <Link to="/about?coach=ben">Ben</Link>
    </>
  );
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Routes>
        <Route element={<ShellLayout />}>
          <Route path="/de?/about" element={page} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });

it('a page starts again in its other language, and goes on at another address of the same one', async () => {
  openPage();
  fireEvent.change(note(), { target: { value: 'Ben or Mia?' } });
  fireEvent.click(screen.getByRole('link', { name: 'Ben' }));
  expect(note().value).toBe('Ben or Mia?');
  const [toGerman] = screen.getAllByRole('link', { name: /Deutsch/ });
  if (toGerman === undefined) throw new Error('The page has no link to its German address.');
  fireEvent.click(toGerman);
  await screen.findAllByRole('link', { name: /English/ });
  expect(note().value).toBe('');
});
