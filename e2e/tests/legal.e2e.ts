import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

const TEXTS = [
  { address: '/imprint', heading: 'Impressum & Kontakt' },
  { address: '/terms', heading: 'AGB' },
  { address: '/privacy-policy', heading: 'Datenschutzerklärung' },
  { address: '/accessibility', heading: 'Barrierefreiheit' },
] as const;

for (const { address, heading } of TEXTS) {
  for (const path of [address, `/de${address}`]) {
    test(`${path} is readable by everybody, in the light and in the dark`, async ({ page }) => {
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      expect((await title.innerText()).replaceAll('\u00AD', '')).toBe(heading);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    });
  }
}

test('the table of contents leads to a section, by keyboard', async ({ page, isMobile }) => {
  await page.goto('/de/terms');
  await hydrated(page);
  const folded = page.locator('summary', { hasText: 'Inhalt' });
  if (await folded.isVisible()) {
    await folded.focus();
    await page.keyboard.press('Enter');
  } else {
    expect(isMobile).toBe(false);
  }
  await page.locator('a[href="#absage"]').filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/terms#absage$/);
  await expect(page.getByRole('heading', { name: /Einen Kurs absagen/ })).toBeInViewport();
});

test('the English privacy policy is reached through its anchor', async ({ page }) => {
  await page.goto('/privacy-policy#english');
  await expect(page.getByRole('heading', { name: 'Privacy policy', exact: true })).toBeInViewport();
  await page.goto('/de/privacy-policy');
  await page.getByRole('link', { name: 'English version' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy policy', exact: true })).toBeInViewport();
});

test('a line is never longer than 70 characters, and the text never wider than the window', async ({
  page,
}) => {
  await page.goto('/de/terms');
  const { longest, overflow } = await page.evaluate(() => {
    const lengths = [...document.querySelectorAll('main section p')].map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 12))).size;
      const number = paragraph.querySelector('span')?.textContent ?? '';
      return ((paragraph.textContent ?? '').length - number.length) / lines;
    });
    return {
      longest: Math.max(...lengths),
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  expect(longest).toBeLessThanOrEqual(70);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the number of a clause is in the window at every width', async ({ page }) => {
  await page.goto('/de/terms');
  for (const width of [320, 768, 1023, 1024, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByText('6.3', { exact: true }).boundingBox();
    expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});
