import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { signedIn } from '../../../testing/signed-in.tsx';
import { stubPush } from '../../../testing/test-push.ts';
import { ownPush } from '../../platform/push-owner.ts';
import { DeviceCard } from './device-card.tsx';

const Page = () => <DeviceCard api={useApiClient()} studioKey="key" />;
const open = () =>
  renderPage(signedIn(MIA, <Page />).shown, {
    at: '/messages/settings',
    answer: () => new Response(null, { status: 204 }),
  });

afterEach(cleanup);

it('keeps the focus when what was pressed is replaced', async () => {
  const push = stubPush();
  open();
  const turnOn = await screen.findByRole('button', { name: 'Show messages here' });
  await waitFor(() => expect(turnOn.hasAttribute('disabled')).toBe(false));
  expect(document.activeElement).toBe(document.body);
  fireEvent.click(turnOn);
  const said = await screen.findByText('Messages are shown on this device.');
  expect(document.activeElement).toBe(said);
  fireEvent.click(screen.getByRole('button', { name: 'Stop on this device' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show messages here' })),
  );
  push.restore();
});

it('is on for the member who turned it on, which the server is told again, and for nobody else', async () => {
  const push = stubPush();
  await push.subscribe();
  ownPush(MIA.uid);
  const { asked } = open();
  await screen.findByText('Messages are shown on this device.');
  expect(asked).toEqual(['/api/push_subscriptions']);
  cleanup();
  ownPush('somebody else');
  open();
  await waitFor(() => {
    const turnOn = screen.getByRole('button', { name: 'Show messages here' });
    expect(turnOn.hasAttribute('disabled')).toBe(false);
  });
  expect(push.done.at(-1)).toBe('unsubscribe');
  push.restore();
});
