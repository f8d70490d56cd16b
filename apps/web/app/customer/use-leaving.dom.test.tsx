import { SILENCE_MS } from '@lifted/client/http/network-silence.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { signedIn } from '../../testing/signed-in.tsx';
import { stubPush } from '../../testing/test-push.ts';
import { useLeaving } from './use-leaving.ts';

function WayOut() {
  const { user } = useSession();
  const { isLeaving, leave } = useLeaving();
  return (
    <button type="button" disabled={isLeaving} onClick={leave}>
      {user?.displayName ?? 'Nobody'}
    </button>
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('signs out although the push service never answers, and stays pressed until then', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const push = stubPush(() => new Promise(() => undefined));
  await push.subscribe();
  const { browser, shown } = signedIn(MIA, <WayOut />);
  render(shown);
  const button = await screen.findByRole('button', { name: 'Mia' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await vi.waitUntil(() => push.done.includes('unsubscribe'));
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual(['Mia', true]);
  expect(browser.journeys).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(SILENCE_MS));
  vi.useRealTimers();
  await waitFor(() => expect(browser.journeys).toEqual(['go to /login']));
  expect((await screen.findByRole('button', { name: 'Nobody' })).hasAttribute('disabled')).toBe(false);
  push.restore();
  vi.restoreAllMocks();
});
