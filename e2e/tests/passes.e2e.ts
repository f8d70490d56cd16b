import type { CustomerPasses } from '@lifted/contract/entitlements';
import type { LinkedPlace } from '@lifted/contract/class-bookings';
import type { Page } from '@playwright/test';
import { NOW, LINKED_PLACE, PASSES, PENDING_FEE } from '../src/answers/pass-answers.ts';
import { mailedToken, newestMailTo } from '../src/demo-mailbox.ts';
import { kindsKnownHere } from '../src/known-here.ts';
import { signIn } from '../src/login-page.ts';
import { MEMBER, PASS_HOLDER } from '../src/members.ts';
import { untilAppCached } from '../src/offline-app.ts';
import { test } from '../src/signed-in-test.ts';
import { expect, expectAccessible, hydrated, test as siteTest } from '../src/site-test.ts';
import { classesOf, dayFromToday } from '../src/answers/studio-answers.ts';
import { pretendTime } from '../src/paused-clock.ts';

const PASSES_CALL = '**/api/customers/*/entitlements';
const OBJECTION_CALL = '**/api/fees/*/objection';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openPasses(page: Page, answer: CustomerPasses, address = '/passes'): Promise<void> {
  await pretendTime(page, NOW);
  await page.route(PASSES_CALL, (route) => route.fulfill({ json: answer }));
  await page.goto(address);
  await hydrated(page);
}

test(
  'a pass says what became of each workout, and a membership until when it runs',
  { tag: '@phone' },
  async ({ page }) => {
    await openPasses(page, PASSES);
    await expect(page.getByRole('heading', { name: 'Your passes', level: 1 })).toBeVisible();
    const pass = region(page, '5 workouts');
    await expect(pass).toContainText('Valid until 30 April 2027');
    await expect(pass).toContainText('2 workouts left');
    await expect(pass.getByRole('listitem').first()).toContainText(
      /Booked: Full Body, Mon\s23\sNov, 18:30\s+−1/,
    );
    await expect(pass).toContainText('Back on the pass, free of charge: Full Body');
    await expect(pass).toContainText('Cancelled late, the workout is used: Full Body');
    await expect(pass).toContainText('Corrected by the studio: Heating was off');
    await expect(pass.getByText('Added by the studio')).toBeHidden();
    await pass.getByText('3 earlier entries').click();
    await expect(pass.getByText('Added by the studio')).toBeVisible();

    const membership = region(page, 'Unlimited');
    await expect(membership).toContainText('Valid from 1 December 2026');
    await expect(membership).toContainText('Paused: 1 February 2027 to 31 March 2027');
    await expect(region(page, '1 workout')).toBeHidden();
    await page.getByText('Earlier passes and memberships').click();
    await expect(region(page, '1 workout')).toContainText('Expired');
    await expectAccessible(page);
  },
);

test(
  'a fee shows its receipt, and the keyboard alone objects to it',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await openPasses(page, PASSES);
    let sent: unknown;
    await page.route(OBJECTION_CALL, async (route) => {
      sent = route.request().postDataJSON();
      const objected = { ...PENDING_FEE, state: 'objected', objection: 'The bus broke down.' } as const;
      await page.route(PASSES_CALL, (again) => again.fulfill({ json: { ...PASSES, fees: [objected] } }));
      await route.fulfill({ json: objected });
    });
    const fees = region(page, 'Fees');
    const late = fees.getByRole('article').first();
    await expect(late).toContainText('Late cancellation: Upper Body');
    await expect(late).toContainText('€5.00');
    await expect(late).toContainText(/Free to cancel until\s*Sat\s21\sNovember 2026, 07:00/);
    await expect(late).toContainText(/Cancelled\s*Sat\s21\sNovember 2026, 16:05/);
    await expect(late).toContainText(/becomes due on Mon\s23\sNovember 2026, 16:05, unless you object/);
    await expect(fees.getByRole('article').nth(1)).toContainText(
      'Waived. You owe nothing: “Your coach remembers you.”',
    );
    await expect(page.getByRole('button', { name: 'Object to this fee' })).toHaveCount(1);

    await page.getByRole('button', { name: 'Object to this fee' }).focus();
    await page.keyboard.press('Enter');
    const words = page.getByLabel('What happened?');
    await expect(words).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please write a few words.')).toBeVisible();
    await expect(words).toBeFocused();
    await page.keyboard.type('The bus broke down.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const state = late.getByText('You wrote: “The bus broke down.”');
    await expect(state).toBeFocused();
    expect(sent).toEqual({ words: 'The bus broke down.' });
    await expect(page.getByRole('button', { name: 'Object to this fee' })).toHaveCount(0);
  },
);

test('an objection that is refused keeps its words', { tag: '@once' }, async ({ page, surprises }) => {
  surprises.expectError(/status of 409/);
  await openPasses(page, PASSES, '/de/passes');
  await page.route(OBJECTION_CALL, (route) =>
    route.fulfill({
      status: 409,
      json: {
        type: 'about:blank',
        title: 'x',
        status: 409,
        code: 'fee_decided',
        detail: 'Schon entschieden.',
      },
    }),
  );
  await page.getByRole('button', { name: 'Dieser Gebühr widersprechen' }).click();
  await page.getByLabel('Was war los?').fill('Der Bus fuhr nicht.');
  await page.getByRole('button', { name: 'Widerspruch senden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Schon entschieden.');
  await expect(page.getByLabel('Was war los?')).toHaveValue('Der Bus fuhr nicht.');
  await page.getByRole('button', { name: 'Nicht widersprechen' }).click();
  await expect(page.getByRole('button', { name: 'Dieser Gebühr widersprechen' })).toBeFocused();
});

test('who has no pass yet is led to the prices', { tag: '@phone' }, async ({ page }) => {
  await openPasses(page, { entitlements: [], fees: [] });
  await expect(page.getByText('You have no pass and no membership yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Passes and memberships' })).toHaveAttribute(
    'href',
    '/memberships',
  );
  await expectAccessible(page);
});

siteTest(
  'a booked class is cancelled by the link of its mail, and the workout is back on the pass',
  { tag: ['@once', '@act'] },
  async ({ page, request }) => {
    await signIn(page, PASS_HOLDER.email);
    await page.goto('/passes');
    await expect(page.getByText('2 workouts left')).toBeVisible();
    const day = dayFromToday(10);
    const free = (await classesOf(request, day, day)).find(({ free_places }) => free_places > 2);
    if (free === undefined) throw new Error('The demo studio has no free class in ten days.');
    await page.goto(`/workout/${free.id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Book\b/ })
      .click();
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();

    const mail = await newestMailTo(request, PASS_HOLDER.email);
    await page.goto(`/cancel-booking#${mailedToken(mail)}`);
    await expect(page.getByRole('heading', { name: free.timer_name })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel free of charge' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('The workout is back on your pass.');
    await page.getByRole('link', { name: 'Your passes' }).last().click();
    const pass = page.getByRole('region').filter({ hasText: 'workouts left' });
    await expect(pass).toContainText('2 workouts left');
    const entries = pass.getByRole('listitem');
    await expect(entries.first()).toContainText(`Back on the pass, free of charge: ${free.timer_name}`);
    await expect(entries.nth(1)).toContainText(`Booked: ${free.timer_name}`);

    await page.goto(`/cancel-booking?again#${mailedToken(mail)}`);
    await expect(page.getByRole('status')).toContainText('The workout is back on your pass.');
  },
);

siteTest.describe('with the app cached on the device', () => {
  siteTest.use({ serviceWorkers: 'allow' });

  siteTest(
    'passes seen before show without a network, with their age',
    { tag: '@once' },
    async ({ page, context, surprises }) => {
      surprises.expectError(/net::ERR_|did not load|could not be (checked|refreshed)/);
      await signIn(page, MEMBER.email);
      await untilAppCached(page);
      await page.goto('/passes');
      const membership = region(page, 'Unlimited');
      await expect(membership).toBeVisible();
      await expect.poll(() => kindsKnownHere(page)).toContain('passes');
      const shown = await membership.innerText();
      await context.setOffline(true);
      await page.goto('/passes');
      await expect(page.getByText(/^No connection right now\. As of /)).toBeVisible();
      await expect(membership).toHaveText(shown, { useInnerText: true });
      await expectAccessible(page);
    },
  );
});

test.describe('the link of a booking’s mail', () => {
  const SHOW_CALL = '**/api/booking_links/show';
  const CANCEL_CALL = '**/api/booking_links/cancel';

  async function openLink(page: Page, place: LinkedPlace, now: string, address = '/cancel-booking') {
    await pretendTime(page, now);
    await page.route(SHOW_CALL, (route) => route.fulfill({ json: place }));
    await page.goto(`${address}#a-token`);
    await hydrated(page);
  }

  test('says that cancelling is free, and cancels by a press alone', { tag: '@phone' }, async ({ page }) => {
    await openLink(page, LINKED_PLACE, '2026-11-23T06:30:00+01:00');
    let asked = 0;
    await page.route(CANCEL_CALL, (route) => {
      asked += 1;
      return route.fulfill({ json: { ...LINKED_PLACE, state: 'canceled', cancellation: 'free' } });
    });
    await expect(page.getByText('Hi Mia')).toBeVisible();
    await expect(page.getByText(/It’s free until Mon\s23\sNov, 06:30\./)).toBeVisible();
    await expect(page).toHaveURL(/\/cancel-booking$/);
    await expectAccessible(page);
    expect(asked).toBe(0);
    await page.getByRole('button', { name: 'Cancel free of charge' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Cancelled, free of charge. The workout is back on your pass.',
    );
    expect(asked).toBe(1);
    await expectAccessible(page);
  });

  test('says what it costs once it is late, and what became of it', { tag: '@once' }, async ({ page }) => {
    await openLink(
      page,
      { ...LINKED_PLACE, late_cost: 'fee' },
      '2026-11-23T06:31:00+01:00',
      '/de/cancel-booking',
    );
    await page.route(CANCEL_CALL, (route) =>
      route.fulfill({
        json: { ...LINKED_PLACE, late_cost: 'fee', state: 'canceled', cancellation: 'late' },
      }),
    );
    await expect(
      page.getByText(/Jetzt kostet es 5,00\s€, außer dein Platz ist wieder vergeben, wenn der Kurs beginnt/),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Für 5,00\s€ absagen$/ }).click();
    await expect(page.getByRole('status')).toContainText(/5,00\s€ werden 48 Stunden nach der Absage fällig/);
    await expectAccessible(page);
  });

  test('is not known, or is used too late', { tag: '@once' }, async ({ page }) => {
    await openLink(page, { ...LINKED_PLACE, state: 'started' }, '2026-11-23T18:30:00+01:00');
    await expect(page.getByRole('status')).toContainText('It’s too late to cancel: the class has started.');
    await page.goto('/cancel-booking?cut-short');
    await hydrated(page);
    await expect(page.getByRole('status')).toContainText('The link to your place is missing here.');
  });
});
