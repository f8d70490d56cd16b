import type { Page } from '@playwright/test';
import { tryToSignIn } from './login-page.ts';
import { expect, hydrated } from './site-test.ts';

/** Opens a page of the staff app signed out, and signs in where that leads. */
export async function signInToDesk(page: Page, address: string, email: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(address)}$`));
  await hydrated(page);
  await tryToSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
