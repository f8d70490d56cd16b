import type { MessageSettings } from '@lifted/contract/messages';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { MessageSettingsView } from './message-settings-view.tsx';

const SETTINGS: MessageSettings = { channels: [], language: 'en', push_key: 'key' };
const Page = () => <MessageSettingsView api={useApiClient()} />;
const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

afterEach(cleanup);

it('takes a choice back that could not be stored, and the page stays', async () => {
  let isOffline = false;
  renderPage(signedIn(MIA, <Page />).shown, {
    at: '/messages/settings',
    answer: () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return json(SETTINGS);
    },
  });
  await screen.findByRole('radio', { name: 'Deutsch' });
  isOffline = true;
  fireEvent.click(screen.getByRole('radio', { name: 'Deutsch' }));
  await screen.findByText(/We cannot reach the studio/);
  await waitFor(() => expect(chosen('English')).toBe(true));
  expect(chosen('Deutsch')).toBe(false);
});
