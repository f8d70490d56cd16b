import { MIA } from '@lifted/client/session/test-identity.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../testing/signed-in.tsx';
import { useSecurity } from './use-security.ts';

function Security() {
  const { overview, setUpApp } = useSecurity();
  return (
    <button type="button" onClick={setUpApp}>
      {overview.state}
    </button>
  );
}

/** Drawn once the session has started, as the page is behind its guard. */
const Page = lazy(() => Promise.resolve({ default: Security }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('keeps the second factors that are shown when they do not load again', async () => {
  const { browser, shown } = signedIn(
    MIA,
    <Suspense>
      <Page />
    </Suspense>,
  );
  const factors = await browser.identity.account.secondFactors();
  const list = vi.fn(factors.list);
  vi.spyOn(browser.identity.account, 'secondFactors').mockResolvedValue({ ...factors, list });
  render(shown);
  const button = await screen.findByRole('button', { name: 'loaded' });
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  list.mockReturnValue(failed);
  fireEvent.click(button);
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await act(() => failed.catch(() => undefined));
  expect(screen.getByRole('button', { name: 'loaded' })).toBe(button);
});
