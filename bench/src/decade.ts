/**
 * `npm run bench -- decade`: the dashboard of a member with ten years of history, in a browser slowed down four times, of a
 * server with the demo studio that runs at BENCH_ORIGIN (http://localhost:3000). Prints the longest task of each step.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserLaunch } from '../../e2e/src/browser.ts';
import { DECADE_SETS, DECADE_WORKOUTS, decadeOfTraining } from './decade-answers.ts';
import { machineWords } from './machine-words.ts';
import { signInOn } from './signed-in-browser.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWED_DOWN = 4;
const A_PHONE = { viewport: { width: 412, height: 823 }, isMobile: true };
/** Time to wait after a step. */
const SETTLED_MS = 4000;

/** Script for the page, as text. */
const WATCH_TASKS = `
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
`;
const TAKE_LONGEST = 'Math.round(Math.max(0, ...longTasks.splice(0).map(({ duration }) => duration)))';

const browser = await chromium.launch(await browserLaunch());
try {
  const context = await browser.newContext({ ...A_PHONE, baseURL: origin });
  await signInOn(await context.newPage(), origin);
  await answerWithADecade(context);
  console.log(machineWords(new Date()));
  console.log(
    `${DECADE_WORKOUTS} workouts, ${DECADE_SETS} sets, ${SLOWED_DOWN} × slower; longest task in ms`,
  );
  console.log('opening\tcurve\tload more\trows at first\trows then');
  for (let round = 0; round < rounds; round += 1) console.log((await openOnce(context)).join('\t'));
} finally {
  await browser.close();
}

async function answerWithADecade(context: BrowserContext): Promise<void> {
  const { logs, bookings } = decadeOfTraining(new Date());
  await context.route('**/exercise_logs', (route) => route.fulfill({ json: logs }));
  await context.route('**/api/bookings?*', (route) => route.fulfill({ json: bookings }));
}

async function openOnce(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH_TASKS });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  const history = page.getByRole('region', { name: 'All Workouts' });
  const rows = () => history.getByRole('listitem').count();

  await page.goto('/dashboard');
  await history.getByRole('button', { name: 'Load more' }).waitFor();
  const opening = await longestTask(page);
  const rowsAtFirst = await rows();
  await page.getByRole('region', { name: 'Your Strength' }).scrollIntoViewIfNeeded();
  const curve = await longestTask(page);
  await history.getByRole('button', { name: 'Load more' }).click();
  const more = await longestTask(page);
  const figures = [opening, curve, more, rowsAtFirst, await rows()];
  await page.close();
  return figures;
}

/** The longest task in ms since the last call; 0 when none took longer than 50 ms. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate<number>(TAKE_LONGEST);
}
