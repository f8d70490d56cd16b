import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD, MEMBER } from '../../e2e/src/members.ts';

/** Signs the demo member in at the login page of a running browser, and waits until the dashboard has everything. */
export async function signInThroughLogin(browserPort: number, origin: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`);
  try {
    const [context] = browser.contexts();
    if (context === undefined) throw new Error('The browser has no window to sign in with.');
    const page = await context.newPage();
    await signInOn(page, origin);
    await page.close();
  } finally {
    // Only disconnects; the caller ends the browser.
    await browser.close();
  }
}

/** The same on a given page. */
export async function signInOn(page: Page, origin: string): Promise<void> {
  await page.goto(new URL('/login', origin).href);
  await page.getByLabel('Email').fill(MEMBER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(`Hi ${MEMBER.firstName}`).waitFor();
}
