import { expect, hydrated, test } from '../src/site-test.ts';

test.use({ locale: 'de-DE' });

const path = (url: string) => new URL(url).pathname + new URL(url).search;

test(
  'a German browser opens the home page in German, and in English once that was chosen',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/?ref=flyer');
    expect(path(page.url())).toBe('/de?ref=flyer');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await hydrated(page);
    await page.getByRole('link', { name: 'EN, English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.goto('about:blank');
    await page.goto('/');
    expect(path(page.url())).toBe('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await hydrated(page);
    await page.getByRole('link', { name: 'DE, Deutsch' }).click();
    await expect(page).toHaveURL(/\/de$/);
    await page.goto('about:blank');
    await page.goto('/');
    expect(path(page.url())).toBe('/de');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the switch is kept as well, and links mean the page they name',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/');
      expect(path(page.url())).toBe('/de');
      await page.getByRole('link', { name: 'EN, English' }).click();
      expect(path(page.url())).toBe('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.goto('about:blank');
      await page.goto('/');
      expect(path(page.url())).toBe('/');
    },
  );
});
