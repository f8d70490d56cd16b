/**
 * `npm run bench -- strength`: the page of all lifts of a member with ten years of history, in a browser slowed down four
 * times, of a server with the demo studio that runs at BENCH_ORIGIN (http://localhost:3000). Prints the longest task while the
 * page opens and the slowest interaction of each kind from the press to the next paint, as INP counts it.
 */
import { chromium, type BrowserContext } from '@playwright/test';
import { browserLaunch } from '../../../e2e/src/browser.ts';
import { DECADE_SETS, DECADE_WORKOUTS, decadeOfTraining } from './decade-answers.ts';
import { interactionsOf, longestTask, WATCH, type Step } from './interactions.ts';
import { machineWords } from '../machine-words.ts';
import { signInOn } from '../signed-in-browser.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWED_DOWN = 4;
const A_PHONE = { viewport: { width: 412, height: 823 }, isMobile: true };
/** In their order; each is measured alone. */
const STEPS: readonly Step[] = [
  { name: 'choose a lift', act: (page) => page.getByRole('button', { name: /^Leg Press/ }).click() },
  {
    name: 'choose a year',
    act: (page) => page.getByRole('radio', { name: '1 year' }).check({ force: true }),
  },
  {
    name: 'another day',
    act: async (page) => {
      const day = page.getByRole('slider');
      for (const key of ['ArrowLeft', 'ArrowLeft', 'Home']) await day.press(key);
    },
  },
  { name: 'as a table', act: (page) => page.getByRole('button', { name: 'Show as table' }).click() },
];

const browser = await chromium.launch(await browserLaunch('measuring'));
try {
  const context = await browser.newContext({ ...A_PHONE, baseURL: origin });
  await signInOn(await context.newPage(), origin);
  const { logs } = decadeOfTraining(new Date());
  await context.route('**/exercise_logs', (route) => route.fulfill({ json: logs }));
  console.log(machineWords(new Date()));
  console.log(`${DECADE_WORKOUTS} workouts, ${DECADE_SETS} sets, ${SLOWED_DOWN} × slower; ms`);
  console.log(['opening', ...STEPS.map(({ name }) => name)].join('\t'));
  for (let round = 0; round < rounds; round += 1) console.log((await openOnce(context)).join('\t'));
} finally {
  await browser.close();
}

async function openOnce(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  await page.goto('/strength');
  await page.locator('canvas').waitFor();
  const figures = [await longestTask(page), ...(await interactionsOf(page, STEPS))];
  await page.close();
  return figures;
}
