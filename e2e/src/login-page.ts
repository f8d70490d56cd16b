import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { DEMO_PASSWORD } from './members.ts';

/** Parts of the login page. */
export const emailField = (page: Page) => page.getByLabel('Email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
export const googleButton = (page: Page) => page.getByRole('button', { name: 'Sign In with Google' });
export const forgotLink = (page: Page) =>
  page.getByRole('link', { name: 'Forgot password? No password set?' });

/** Opens the login page and waits until it can be used. */
export async function openLogin(page: Page, address = '/login'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(loginButton(page)).toBeEnabled();
}

/** Types address and password and presses Login. */
export async function tryToSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await loginButton(page).click();
}

/** Signs in and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await openLogin(page);
  await tryToSignIn(page, email, password);
  await expectDashboard(page);
}

/** Waits for the dashboard with the member's data. */
export async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  // The heading appears before the member is known.
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}
