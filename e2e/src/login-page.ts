import type { InBothLanguages } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { expect, type BrowserContext, type Cookie, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { DEMO_PASSWORD } from './members.ts';

const WORDS = {
  en: {
    email: 'Email',
    password: 'Password',
    login: 'Login',
    google: 'Sign In with Google',
    passkey: 'Sign in with a passkey',
    mailCode: 'Sign in with a code by email',
    forgot: 'Forgot password? No password set?',
  },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    login: 'Anmelden',
    google: 'Mit Google anmelden',
    passkey: 'Mit einem Passkey anmelden',
    mailCode: 'Mit einem Code per Mail anmelden',
    forgot: 'Passwort vergessen? Noch keins festgelegt?',
  },
} satisfies InBothLanguages<unknown>;

/** What the login page that is open says, in its language. */
const wordsOf = (page: Page) => WORDS[languageAt(new URL(page.url()).pathname)];

/** Parts of the login page. */
export const emailField = (page: Page) => page.getByLabel(wordsOf(page).email);
export const passwordField = (page: Page) => page.getByLabel(wordsOf(page).password, { exact: true });
export const loginButton = (page: Page) =>
  page.getByRole('button', { name: wordsOf(page).login, exact: true });
export const googleButton = (page: Page) => page.getByRole('button', { name: wordsOf(page).google });
export const passkeyButton = (page: Page) => page.getByRole('button', { name: wordsOf(page).passkey });
export const mailCodeButton = (page: Page) => page.getByRole('button', { name: wordsOf(page).mailCode });
export const forgotLink = (page: Page) => page.getByRole('link', { name: wordsOf(page).forgot });

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

/** The cookies of this browser but the one that makes it a known device, which outlives signing out. */
export async function sessionCookies(context: BrowserContext): Promise<readonly Cookie[]> {
  return (await context.cookies()).filter(({ name }) => !name.endsWith('studio.device'));
}
