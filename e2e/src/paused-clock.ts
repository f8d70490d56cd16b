import type { Page } from '@playwright/test';

/** Longer than a page takes to be asked, so that what it is set to is never in the past. */
const AHEAD_MS = 5 * 60 * 1000;

/**
 * Stops the installed clock: from now on time passes only by `runFor` and `fastForward`. Until then it runs with the machine's,
 * and what a page does after some seconds may be done before a slow machine has shown what comes before it.
 */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/** Stops the page's clock at a moment that is not the server's, which the page then does not hear of. Before the page is opened. */
export async function pretendTime(page: Page, time: Date | number | string): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.addInitScript(() => {
    const { get } = Headers.prototype;
    Headers.prototype.get = function dateless(name) {
      return name === 'date' ? null : get.call(this, name);
    };
  });
}
