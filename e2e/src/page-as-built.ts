import type { Page } from '@playwright/test';

/** Addresses without an API answer, by path prefix. */
const WITHOUT_ANSWER = {
  '/challenge/': '/challenge/unheard-of',
  '/workout/': '/workout/unheard-of/test',
} as const;

/** Opens the page of a class or a challenge as the server sends it without an answer in it. */
export async function openAsBuilt(page: Page, address: string): Promise<void> {
  const below = address.startsWith('/challenge/') ? '/challenge/' : '/workout/';
  await page.route(`**${address}`, async (route) => {
    const url = new URL(WITHOUT_ANSWER[below], route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto(address);
}
