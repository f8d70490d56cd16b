import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../../testing/signed-in.tsx';
import { useSecurity } from './use-security.ts';

function Page() {
  const { overview, setUpApp } = useSecurity();
  return (
    <button type="button" onClick={setUpApp}>
      {overview.state}
    </button>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('keeps the second factors that are shown when they do not load again', async () => {
  const { browser, shown } = signedIn(MIA, <Page />);
  const factors = await browser.identity.secondFactors();
  const list = vi.fn(factors.list);
  browser.identity.secondFactors = async () => ({ ...factors, list });
  render(shown);
  const button = await screen.findByRole('button', { name: 'loaded' });
  list.mockRejectedValue(new TypeError('Failed to fetch'));
  fireEvent.click(button);
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  await list.mock.results[1]?.value.catch(() => undefined);
  expect(screen.getByRole('button', { name: 'loaded' })).toBe(button);
});
