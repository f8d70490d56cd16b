import type { Page } from '@playwright/test';
import { demoChallenges } from '../src/answers/challenge-answers.ts';
import { holdScripts } from '../src/held-scripts.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { classesOf, dayFromToday } from '../src/answers/studio-answers.ts';

const ONCE = { tag: '@once' } as const;

/** Opens an address, and looks at its page before and after its scripts load; returns the API requests. */
async function openInTwoSteps(
  page: Page,
  address: string,
  look: () => Promise<void>,
): Promise<readonly string[]> {
  const scripts = await holdScripts(page);
  await page.goto(address);
  await look();
  const written = await page.getByRole('main').getByRole('heading').elementHandles();
  scripts.release();
  await hydrated(page);
  await look();
  const stayed = await Promise.all(written.map((each) => each.evaluate((node) => node.isConnected)));
  expect(stayed, 'React takes over what the server wrote').not.toContain(false);
  return scripts.asked();
}

test(
  'the page of a class shows it before its scripts load, and can be booked then',
  { tag: ['@once', '@act'] },
  async ({ page, request }) => {
    const [first] = await classesOf(request, dayFromToday(7), dayFromToday(7));
    if (first === undefined) throw new Error('The demo studio has no class in a week.');
    const asked = await openInTwoSteps(page, `/de/workout/${first.id}/test`, async () => {
      await expect(page.getByRole('heading', { level: 2, name: first.timer_name })).toBeVisible();
      await expect(page.getByText(first.coach_first_name, { exact: true })).toBeVisible();
    });
    await expect(page.getByLabel('Vorname')).toBeEnabled();
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(new RegExp(`[^e]/workout/${first.id}/test$`));
    await expect(page.getByRole('heading', { level: 2, name: first.timer_name })).toBeVisible();
  },
);

test('the page of a challenge shows it before its scripts load', ONCE, async ({ page, request }) => {
  const { running } = await demoChallenges(request);
  const asked = await openInTwoSteps(page, `/challenge/${running.id}`, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Challenge ${running.title}`);
  });
  expect(asked).toEqual([]);
});

for (const [address, words] of [
  ['/', /from €\d+(\.\d\d)? a class/],
  ['/de', /ab \d+(,\d\d)?\s€ pro Kurs/],
  ['/de/terms', /Ein\sPaket\sgilt\s\d+\sMonate/],
] as const) {
  test(
    `${address} shows what the products of the database say before its scripts load`,
    ONCE,
    async ({ page }) => {
      const asked = await openInTwoSteps(page, address, async () => {
        await expect(page.getByRole('main')).toContainText(words);
      });
      expect(asked.filter((request) => request.includes('price-list'))).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a class can be read, and how to book it', ONCE, async ({ page, request }) => {
    const [first] = await classesOf(request, dayFromToday(7), dayFromToday(7));
    if (first === undefined) throw new Error('The demo studio has no class in a week.');
    await page.goto(`/workout/${first.id}/test`);
    await expect(page.getByRole('heading', { level: 2, name: first.timer_name })).toBeVisible();
    const hint = page.locator('main noscript p');
    await expect(hint).toContainText('Booking needs JavaScript');
    await expect(hint).toBeVisible();
    await expect(page.getByLabel('First name')).toBeDisabled();
  });
});
