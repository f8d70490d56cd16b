import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

const TOP_LINKS = [
  'About',
  'Memberships',
  'Become a Trainer',
  'BOOK WORKOUT',
  'Dashboard',
  'Member Login',
  'WOD',
];
const SIDE_LINKS = [
  'About',
  'Memberships',
  'Become a Trainer',
  'Login',
  'Dashboard',
  'BOOK WORKOUT',
  'Workout of the Day',
];

/** The footer shows at most this far above the end of the page (specification, section 2). */
const FOOTER_THRESHOLD_PX = 40;

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test(
  'the top bar links every section, the member login being our own',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar).toBeVisible();
    const texts = await bar.getByRole('link').allTextContents();
    expect(texts).toEqual(TOP_LINKS);
    const login = bar.getByRole('link', { name: 'Member Login' });
    await expect(login).toHaveAttribute('href', '/login');
    await expect(login).not.toHaveAttribute('target');
  },
);

test.describe('the side menu', { tag: '@phone' }, () => {
  test('opens and closes by keyboard and lists every section', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(sideMenu(page)).toBeVisible();
    const links = await sideMenu(page).getByRole('link').allInnerTexts();
    expect(links.slice(0, SIDE_LINKS.length)).toEqual(SIDE_LINKS);
    await page.keyboard.press('Escape');
    await expect(sideMenu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  });

  test('closes by its close icon, and when one of its links was followed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(sideMenu(page)).toBeHidden();
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sideMenu(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(sideMenu(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens, leads on and closes', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(sideMenu(page)).toBeVisible();
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(sideMenu(page)).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await sideMenu(page).getByRole('link', { name: 'Memberships' }).click();
      await expect(page).toHaveURL(/\/memberships$/);
    });
  });
});

test('the footer shows only within 40 px of the end of a long page', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const impressum = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum & Kontakt' });
  await expect(impressum).not.toBeInViewport();
  await scrollToEndMinus(page, FOOTER_THRESHOLD_PX + 5);
  await expect(footerIsAway(page)).resolves.toBe(true);
  await scrollToEndMinus(page, FOOTER_THRESHOLD_PX - 5);
  await expect.poll(() => footerIsAway(page)).toBe(false);
  await expect(impressum).toBeInViewport();
});

test('the footer shows on a page shorter than the window', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto('/imprint');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'AGB' })).toBeInViewport();
  await expect(footer.getByRole('link', { name: 'Datenschutzerklärung' })).toBeInViewport();
  await expect(footer.getByRole('link', { name: /Instagram/ })).toBeInViewport();
});

/** Scrolls so far that this many pixels are left below the window, and waits for the page to have seen it. */
async function scrollToEndMinus(page: Page, pixels: number): Promise<void> {
  await page.evaluate(async (left) => {
    window.scrollTo({
      top: document.documentElement.scrollHeight - window.innerHeight - left,
      behavior: 'instant',
    });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, pixels);
}

function footerIsAway(page: Page): Promise<boolean> {
  return page
    .locator('footer [data-away]')
    .count()
    .then((count) => count > 0);
}

test('the first Tab leads past the navigation', { tag: '@once' }, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test(
  'following a link moves title and focus to the new page',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Learn more/ })
      .click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page).toHaveTitle(/^About/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test.describe('an address that leads nowhere', () => {
  test('answers 404 with a page that leads on', { tag: '@once' }, async ({ page, surprises }) => {
    surprises.expectError(/status of 404/);
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.getByRole('main').getByRole('link', { name: /Home/ })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('a page that fails', () => {
  const ABOUT_MODULE = '**/static/js/about-page-*.js';

  test(
    'says Application Error, shows no stack and leads home',
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/broken on purpose/);
      await page.route(ABOUT_MODULE, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export default function About() { throw new Error('broken on purpose'); }",
        }),
      );
      await openAboutInApp(page);
      await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
      await expect(page.getByText('broken on purpose')).toHaveCount(0);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page.getByRole('heading', { name: 'Strength Training for Everyone' })).toBeVisible();
    },
  );

  test(
    'says Unhandled Thrown Response! with status and text',
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/418|ErrorResponse/);
      await page.route('**/static/js/manifest-*.js', async (route) => {
        const answer = await route.fetch();
        const manifest = (await answer.text()).replace(
          /("public\/about\/about-page":\{[^}]*"hasClientLoader":)false/,
          '$1true',
        );
        await route.fulfill({ response: answer, body: manifest });
      });
      await page.route(ABOUT_MODULE, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export const clientLoader = () => { throw new Response('', { status: 418, statusText: 'No kettle' }); };\nexport default () => null;",
        }),
      );
      await openAboutInApp(page);
      await expect(page.getByRole('heading', { name: 'Unhandled Thrown Response!' })).toBeVisible();
      await expect(page.getByText('418 No kettle')).toBeVisible();
    },
  );

  async function openAboutInApp(page: Page): Promise<void> {
    await page.goto('/');
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Learn more/ })
      .click();
  }
});
