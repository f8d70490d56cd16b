import type { Page } from '@playwright/test';

/** Something somebody does on a page. */
export interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Time to wait after a step, in which everything it starts has ended. */
const SETTLED_MS = 2500;

/** Script for the page, as text: keeps tasks above 50 ms, and interactions from the press to the next paint, as INP counts them. */
export const WATCH = `
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const TAKE_LONGEST = 'Math.round(Math.max(0, ...longTasks.splice(0).map(({ duration }) => duration)))';
const TAKE_INTERACTION = 'Math.max(0, ...interactions.splice(0))';

/** The longest task in ms since the last call; 0 when none took longer than 50 ms. */
export async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate<number>(TAKE_LONGEST);
}

/** The slowest interaction of each step in ms, each measured alone; 0 for less than 16 ms. */
export async function interactionsOf(page: Page, steps: readonly Step[]): Promise<number[]> {
  const figures: number[] = [];
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(TAKE_INTERACTION);
  for (const { act } of steps) {
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    figures.push(await page.evaluate<number>(TAKE_INTERACTION));
  }
  return figures;
}
