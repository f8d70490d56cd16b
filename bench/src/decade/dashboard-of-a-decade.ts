/**
 * `npm run bench -- decade`: the dashboard of a member with ten years of history, in a browser slowed down four times, of a
 * server with the demo studio that runs at BENCH_ORIGIN (http://localhost:3000). Prints the longest task of each step, and the slowest
 * interactions with calendar, curve and timetable from the press to the next paint, as INP counts them.
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { browserLaunch } from '../../../e2e/src/browser.ts';
import { DECADE_SETS, DECADE_WORKOUTS, decadeOfTraining } from './decade-answers.ts';
import { interactionsOf, longestTask, WATCH, type Step } from './interactions.ts';
import { machineWords } from '../machine-words.ts';
import { signInOn } from '../signed-in-browser.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWED_DOWN = 4;
const A_PHONE = { viewport: { width: 412, height: 823 }, isMobile: true };
/** On the dashboard, in their order. */
const CARDS: readonly Step[] = [
  { name: 'month before', act: pressed('Your Consistency', 'Previous month') },
  { name: 'month after', act: pressed('Your Consistency', 'Next month') },
  {
    name: 'another window',
    act: (page) => page.getByRole('radio', { name: '4 weeks' }).check({ force: true }),
  },
  {
    name: 'another day',
    act: async (page) => {
      const day = page.getByRole('region', { name: 'Your Strength' }).getByRole('slider');
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Home']) await day.press(key);
    },
  },
  { name: 'tap the curve', act: (page) => page.locator('canvas').click({ position: { x: 90, y: 60 } }) },
];
/** On the timetable. A place is booked and given back. */
const WEEK: readonly Step[] = [
  {
    name: 'another coach',
    act: async (page) => {
      for (const key of ['ArrowDown', 'ArrowUp']) await page.getByLabel('Coach').press(key);
    },
  },
  {
    name: 'another day',
    act: (page) =>
      page.getByRole('navigation', { name: 'Days of the week' }).getByRole('link').last().click(),
  },
  {
    name: 'book',
    act: (page) =>
      page
        .getByRole('button', { name: /^Book / })
        .last()
        .click(),
  },
  { name: 'undo', act: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click() },
  { name: 'open a class', act: (page) => page.locator('main a[href*="/workout/"]').last().click() },
];

const browser = await chromium.launch(await browserLaunch('measuring'));
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
  await interactOn(context, '/dashboard', CARDS);
  await interactOn(context, '/workouts', WEEK);
} finally {
  await browser.close();
}

async function answerWithADecade(context: BrowserContext): Promise<void> {
  const { logs, bookings } = decadeOfTraining(new Date());
  await context.route('**/exercise_logs', (route) => route.fulfill({ json: logs }));
  await context.route('**/api/bookings?*', (route) => route.fulfill({ json: bookings }));
}

async function openOnce(context: BrowserContext): Promise<number[]> {
  const page = await slowPage(context);
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

async function interactOn(context: BrowserContext, address: string, steps: readonly Step[]): Promise<void> {
  console.log([address, ...steps.map(({ name }) => name)].join('\t'));
  for (let round = 0; round < rounds; round += 1) {
    const page = await slowPage(context);
    await page.goto(address);
    await page.getByText('Loading').waitFor({ state: 'detached' });
    if (steps === CARDS) await page.getByRole('region', { name: 'Your Strength' }).scrollIntoViewIfNeeded();
    console.log(['', ...(await interactionsOf(page, steps))].join('\t'));
    await page.close();
  }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  return page;
}

function pressed(region: string, button: string) {
  return (page: Page) =>
    page.getByRole('region', { name: region }).getByRole('button', { name: button }).click();
}
