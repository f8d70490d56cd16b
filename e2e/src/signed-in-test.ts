import type { Page } from '@playwright/test';
import { expectDashboard } from './login-page.ts';
import { test as siteTest } from './site-test.ts';

/**
 * For journeys of somebody who signed in some other day: every test begins with what the browser remembers of that. Nobody may
 * sign out here, or the other tests of the worker are out too.
 */
export const test = siteTest.extend({ storageState: ({ remembered }, use) => use(remembered) });

/** Opens the dashboard as the member who comes back. */
export async function comeBack(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expectDashboard(page);
}
