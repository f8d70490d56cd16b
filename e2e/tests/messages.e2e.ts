import type { MemberMessages } from '@lifted/contract/messages';
import type { Page } from '@playwright/test';
import { test } from '../src/signed-in-test.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';
import { pretendTime } from '../src/paused-clock.ts';

const BOOKED = { title: 'Your place is booked', body: 'Full Body, Mon 23 Nov, 18:30.' };
const GEBUCHT = { title: 'Dein Platz ist gebucht', body: 'Full Body, Mo 23. Nov., 18:30 Uhr.' };
const MESSAGES: MemberMessages = {
  unread: 1,
  messages: [
    {
      number: 8,
      kind: 'fee',
      words: { en: { title: 'A fee', body: '€5.00' }, de: { title: 'Eine Gebühr', body: '5,00 €' } },
      path: '/passes',
      written_at: '2026-11-20T10:00:00+01:00',
      is_read: false,
    },
    {
      number: 7,
      kind: 'booked',
      words: { en: BOOKED, de: GEBUCHT },
      path: '/workout/w1',
      written_at: '2026-11-19T23:59:00+01:00',
      is_read: true,
    },
  ],
};

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test(
  'messages are listed by day, and what reaches a member is theirs to choose',
  { tag: '@once' },
  async ({ page }) => {
    let readUpTo: unknown;
    await pretendTime(page, '2026-11-20T12:00:00+01:00');
    await page.route('**/api/customers/*/messages', (route) => route.fulfill({ json: MESSAGES }));
    await page.route('**/api/customers/*/unread_messages', (route) =>
      route.fulfill({ json: { unread: readUpTo === undefined ? 1 : 0 } }),
    );
    await page.route('**/api/messages/read', (route) => {
      readUpTo = route.request().postDataJSON();
      return route.fulfill({ status: 204 });
    });
    await page.goto('/messages');
    await hydrated(page);
    await expect(region(page, 'Today').getByRole('link', { name: /^A fee New/ })).toHaveAttribute(
      'href',
      '/passes',
    );
    const earlier = region(page, 'Yesterday').getByRole('link', { name: /^Your place is booked Full Body/ });
    await expect(earlier).toHaveAttribute('href', '/workout/w1');
    await expect.poll(() => readUpTo).toEqual({ up_to: 8 });
    await expectAccessible(page);
    await page.goto('/de/messages');
    await expect(
      region(page, 'Gestern').getByRole('link', { name: /^Dein Platz ist gebucht/ }),
    ).toHaveAttribute('href', '/de/workout/w1');

    const stored: string[] = [];
    await page.route('**/api/message_settings/**', (route) => {
      const { pathname } = new URL(route.request().url());
      stored.push(`${pathname} ${route.request().postData() ?? ''}`);
      return route.fulfill({ json: {} });
    });
    await page.goto('/messages/settings');
    const choices = region(page, 'Which messages');
    await expect(choices.getByRole('checkbox', { name: 'Fees: Email, always on' })).toBeDisabled();
    await choices.getByRole('checkbox', { name: 'Streak at risk: Email' }).check();
    await page.getByRole('radio', { name: 'Deutsch' }).press('Space');
    await expect
      .poll(() => stored)
      .toEqual([
        '/api/message_settings/channels/streak_at_risk/mail {"is_on":true}',
        '/api/message_settings/language {"language":"de"}',
      ]);
    await expect(region(page, 'This device')).toContainText('This browser doesn’t allow messages from us.');
    await expectAccessible(page);
  },
);

test.describe('a browser that allows it', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows messages after a press, until another one', { tag: '@once' }, async ({ page }) => {
    const sent: unknown[] = [];
    await page.route('**/api/push_subscriptions**', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    // The browser of the tests allows no site anything, and has no push service.
    await page.addInitScript(() => {
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      const subscription = {
        toJSON: () => ({ endpoint: 'https://push.example.com/1', keys }),
        unsubscribe: async () => true,
      };
      let permission = 'default';
      let held: typeof subscription | null = null;
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Object.assign(Notification, { requestPermission: async () => (permission = 'granted') });
      Object.assign(PushManager.prototype, {
        subscribe: async () => (held = subscription),
        getSubscription: async () => held,
      });
    });
    await page.goto('/messages/settings');
    const device = region(page, 'This device');
    await device.getByRole('button', { name: 'Show messages here' }).click();
    await expect(device.getByRole('status')).toHaveText('Messages are shown on this device.');
    const endpoint = 'https://push.example.com/1';
    expect(sent).toEqual([{ endpoint, p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }]);
    await device.getByRole('button', { name: 'Stop on this device' }).click();
    await expect(device.getByRole('button', { name: 'Show messages here' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ endpoint });
  });
});
