import type { APIRequestContext, Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, test } from '../src/site-test.ts';

/** How often a report was counted; other journeys report what they provoke to the same server. */
async function countedReports(request: APIRequestContext, labels: string): Promise<number> {
  const metrics = await (await request.get('/metrics')).text();
  const line = metrics.split('\n').find((each) => each.startsWith(`lifted_policy_reports_total{${labels}}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** The name of what a page throws when a text is to become part of it, or a name is made up to let one in. */
async function refusalOf(page: Page, how: 'html' | 'script' | 'worker' | 'name'): Promise<string> {
  return page.evaluate(async (way) => {
    try {
      if (way === 'html') document.createElement('div').innerHTML = '<b>text</b>';
      if (way === 'script') document.createElement('script').src = '/floor/worker.js';
      if (way === 'worker') await navigator.serviceWorker.register('/service-worker.js');
      if (way === 'name') window.trustedTypes?.createPolicy('made-up');
      return 'nothing';
    } catch (failure) {
      return failure instanceof Error ? failure.name : 'something else';
    }
  }, how);
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string) => unknown };
  }
}

test(
  'the browser reports what a page of the desk refused, and it is counted',
  { tag: '@once' },
  async ({ page, request, surprises }) => {
    surprises.expectError(/Content Security Policy|TrustedHTML/);
    surprises.expectError(/foreign origin: https:\/\/elsewhere\.example/);
    const picture = 'directive="img-src",page="desk",blocked="other_host"';
    const html = 'directive="require-trusted-types-for",page="desk",blocked="trusted_types"';
    await signInToDesk(page, '/desk', 'desk@lifted.example');
    const before = {
      picture: await countedReports(request, picture),
      html: await countedReports(request, html),
    };
    const sent = page.waitForRequest('**/csp-reports');
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/pixel.gif?of=mara';
      document.body.append(image);
    });
    expect((await (await sent).response())?.status()).toBe(204);
    await expect.poll(() => countedReports(request, picture)).toBeGreaterThan(before.picture);
    expect(await refusalOf(page, 'html')).toBe('TypeError');
    await expect.poll(() => countedReports(request, html)).toBeGreaterThan(before.html);
    expect(await (await request.get('/metrics')).text()).not.toMatch(/elsewhere|mara/);
  },
);

test(
  'no text becomes part of a page of the desk, which makes no name for itself',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/Trusted(HTML|ScriptURL|Type)/);
    await signInToDesk(page, '/desk', 'desk@lifted.example');
    for (const how of ['html', 'script', 'name'] as const)
      expect(await refusalOf(page, how), how).toBe('TypeError');
  },
);

test.describe('the floor', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'starts its own service worker, and no text becomes part of its page',
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/Trusted(HTML|ScriptURL|Type)/);
      await page.goto('/floor');
      const script = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL);
      await expect.poll(script).toMatch(/\/floor\/worker\.js$/);
      for (const how of ['html', 'script', 'worker', 'name'] as const)
        expect(await refusalOf(page, how), how).toBe('TypeError');
    },
  );
});
