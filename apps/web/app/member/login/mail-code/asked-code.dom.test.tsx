import { MAIL_CODE_MS } from '@lifted/domain/identity/mail-code';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const EMAIL = 'mia@lifted.example';

/** The module as a document that was just loaded has it. */
async function load() {
  vi.resetModules();
  const { forgetAskedCode, rememberAskedCode, useAskedCode } = await import('./asked-code.ts');
  function Page() {
    return <p>{useAskedCode() ?? 'no code'}</p>;
  }
  return { forgetAskedCode, rememberAskedCode, Page };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

it('a page that waits for a code goes on doing so when the code has expired, until it is forgotten', async () => {
  const { forgetAskedCode, rememberAskedCode, Page } = await load();
  const { rerender } = render(<Page />);
  expect(screen.queryByText('no code')).not.toBeNull();
  act(() => rememberAskedCode(EMAIL));
  vi.setSystemTime(Date.now() + 2 * MAIL_CODE_MS);
  rerender(<Page />);
  expect(screen.queryByText(EMAIL)).not.toBeNull();
  act(forgetAskedCode);
  expect(screen.queryByText('no code')).not.toBeNull();
});

it('a page that is opened waits for a code while that is valid, and no longer', async () => {
  (await load()).rememberAskedCode(EMAIL);
  const soon = await load();
  render(<soon.Page />);
  expect(screen.queryByText(EMAIL)).not.toBeNull();
  cleanup();
  vi.setSystemTime(Date.now() + MAIL_CODE_MS + 1);
  const late = await load();
  render(<late.Page />);
  expect(screen.queryByText('no code')).not.toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('a page that was left knows only an address whose code is still valid', async () => {
  const { rememberAskedCode, Page } = await load();
  const { unmount } = render(<Page />);
  act(() => rememberAskedCode(EMAIL));
  unmount();
  const { unmount: leaveAgain } = render(<Page />);
  expect(screen.queryByText(EMAIL)).not.toBeNull();
  leaveAgain();
  vi.setSystemTime(Date.now() + MAIL_CODE_MS + 1);
  render(<Page />);
  expect(screen.queryByText('no code')).not.toBeNull();
});
