import type { Page } from '@playwright/test';
import { expectDashboard } from './login-page.ts';
import { test as siteTest } from './site-test.ts';

/**
 * For journeys of a member who signed in on an earlier day: every test starts with that browser state. Do not sign out here:
 * the session is shared by the tests of a worker.
 */
export const test = siteTest.extend({ storageState: ({ remembered }, use) => use(remembered) });

/** Opens the dashboard as the returning member. */
export async function comeBack(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expectDashboard(page);
}
