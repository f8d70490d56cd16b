import { BEN, MIA } from '@lifted/client/session/test-identity.ts';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { json, renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.tsx';
import { stubPush } from '../../testing/test-push.ts';
import { ownPush } from '../platform/push-owner.ts';
import { MemberMessages } from './member-messages.tsx';

afterEach(cleanup);

it('tells the server of this browser at each sign-in of its owner, and ends it for anybody else', async () => {
  const push = stubPush();
  await push.subscribe();
  ownPush(MIA.uid);
  const { browser, shown } = signedIn(MIA, <MemberMessages />);
  const { asked } = renderPage(shown, {
    at: '/dashboard',
    answer: (address) => json(address.startsWith('/api/customers?') ? [{ id: 'c-1' }] : { unread: 0 }),
  });
  const renewals = () => asked.filter((address) => address === '/api/push_subscriptions').length;
  await waitFor(() => expect(renewals()).toBe(1));
  await act(async () => browser.identity.report(null));
  await act(async () => browser.identity.report(MIA));
  await waitFor(() => expect(renewals()).toBe(2));
  await act(async () => browser.identity.report(null));
  await act(async () => browser.identity.report(BEN));
  await waitFor(() => expect(push.done).toEqual(['subscribe', 'unsubscribe']));
  expect(renewals()).toBe(2);
  push.restore();
});
