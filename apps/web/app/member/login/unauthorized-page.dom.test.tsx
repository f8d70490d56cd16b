import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { stubPush } from '../../../testing/test-push.ts';
import UnauthorizedPage from './unauthorized-page.tsx';

afterEach(cleanup);

it('takes the way out of every page: messages here end with the account', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const push = stubPush();
  await push.subscribe();
  const { browser, shown } = signedIn(MIA, <UnauthorizedPage />);
  renderPage(shown, { at: '/unauthorized', answer: () => new Response(null, { status: 204 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Use another account' }));
  await waitFor(() => expect(browser.journeys).toEqual(['go to /login']));
  expect(push.done).toEqual(['subscribe', 'unsubscribe']);
  push.restore();
  vi.restoreAllMocks();
});
