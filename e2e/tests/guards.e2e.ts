import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../src/site-test.ts';

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

declare global {
  interface Window {
    violations: Violation[];
    ranUnwanted?: boolean;
  }
}

/** Collects what the browser refuses on this page because of the content security policy. */
async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push({ directive: effectiveDirective, blocked: blockedURI }),
    );
  });
}

test(
  'the content security policy refuses what is injected and what comes from elsewhere',
  { tag: '@act' },
  async ({ page, surprises }) => {
    surprises.expectError(/Content Security Policy/);
    // Playwright hears of the attempt; that nothing left the browser is what the violation says.
    surprises.expectError(/foreign origin: https:\/\/elsewhere\.example/);
    await collectViolations(page);
    await page.goto('/');
    await hydrated(page);

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ranUnwanted = true;';
      document.body.append(script);
    });
    await expectBlocked(page, { directive: 'script-src-elem', blocked: 'inline' });
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<button id="bad" onclick="window.ranUnwanted = true">a</button>',
      );
      document.querySelector<HTMLElement>('#bad')?.click();
    });
    await expectBlocked(page, { directive: 'script-src-attr', blocked: 'inline' });
    expect(await page.evaluate(() => window.ranUnwanted)).toBeUndefined();

    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'main { display: none !important; }';
      document.head.append(style);
    });
    await expectBlocked(page, { directive: 'style-src-elem', blocked: 'inline' });
    await expect(page.locator('main')).toBeVisible();

    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/pixel.gif';
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/a.js';
      document.body.append(image, script);
    });
    await expectBlocked(page, { directive: 'img-src', blocked: 'https://elsewhere.example/pixel.gif' });
    await expectBlocked(page, { directive: 'script-src-elem', blocked: 'https://elsewhere.example/a.js' });
  },
);

async function expectBlocked(page: Page, violation: Violation): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.violations)).toContainEqual(violation);
}

test('pages and answers alike carry the security headers', async ({ request }) => {
  for (const address of ['/', '/wod', '/desk', '/no-such-page', '/api/timetable', '/api/no-such-call']) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-frame-options'], address).toBe('DENY');
    expect(headers['referrer-policy'], address).toBeTruthy();
    expect(headers['permissions-policy'], address).toContain('camera=()');
    expect(headers['server'], address).toBeUndefined();
    expect(headers['x-powered-by'], address).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, address).toContain("default-src 'none'");
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval/);
  }
});
