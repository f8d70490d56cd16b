import type { BrowserContext, Page } from '@playwright/test';
import { tryToSignIn } from './login-page.ts';
import { expect, hydrated } from './site-test.ts';

/** What a browser stores of somebody who has signed in, and when they did. */
interface StoredSession {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  /** The profile in local storage; the language somebody chose stays behind. */
  readonly profile: string;
  readonly signedInAt: number;
}

/** Half of the ten minutes in which a sign-in is recent enough for money and roles: nobody is asked again because of a reuse. */
const REUSED_FOR_MS = 5 * 60_000;

/** Sessions of this worker, by studio and address. */
const sessions = new Map<string, StoredSession>();

/**
 * Opens a page of the staff app as somebody who works here: with the session of an earlier journey of this worker where there is
 * one that still holds, otherwise by signing in where the page leads to.
 */
export async function signInToDesk(page: Page, address: string, email: string): Promise<void> {
  await page.goto('/robots.txt');
  const name = `${new URL(page.url()).origin} ${email}`;
  const session = sessions.get(name);
  if (session !== undefined && Date.now() - session.signedInAt < REUSED_FOR_MS) await restore(page, session);
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  if (new URL(page.url()).pathname.endsWith('/login')) {
    await typePassword(page, address, email);
    sessions.set(name, await storedSession(page));
  }
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(heading).toBeVisible();
}

/** Opens a page of the staff app signed out, and signs in where that leads. */
async function typePassword(page: Page, address: string, email: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(address)}$`));
  await hydrated(page);
  await tryToSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname + url.search === address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function storedSession(page: Page): Promise<StoredSession> {
  return {
    cookies: await page.context().cookies(),
    profile: await page.evaluate(() => localStorage.getItem('currentUser') ?? ''),
    signedInAt: Date.now(),
  };
}

/** Puts a session into the browser, whose page is one of the studio that does nothing by itself. */
async function restore(page: Page, { cookies, profile }: StoredSession): Promise<void> {
  await page.context().addCookies(cookies);
  await page.evaluate((text) => localStorage.setItem('currentUser', text), profile);
}
