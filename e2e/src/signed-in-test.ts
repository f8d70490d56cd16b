import process from 'node:process';
import type { BrowserContext, Page } from '@playwright/test';
import { expectDashboard, signIn } from './login-page.ts';
import { MEMBER } from './members.ts';
import { test as siteTest } from './site-test.ts';

type Remembered = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * For journeys of somebody who signed in some other day: the demo's member signs in once per worker, through the login page,
 * and every test begins with what the browser remembers of that. Nobody may sign out here, or the others are out too.
 */
export const test = siteTest.extend<object, { readonly remembered: Remembered }>({
  remembered: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['E2E_BASE_URL'] ?? '',
        serviceWorkers: 'block',
      });
      await signIn(await context.newPage(), MEMBER.email);
      const remembered = await context.storageState();
      await context.close();
      await use(remembered);
    },
    { scope: 'worker' },
  ],
  storageState: ({ remembered }, use) => use(remembered),
});

/** Opens the dashboard as the member who comes back. */
export async function comeBack(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expectDashboard(page);
}
