/**
 * `npm run bench -- desk`: the desk in a browser slowed down four times, and as it is, of a server with the demo studio that
 * runs at BENCH_ORIGIN (http://localhost:3000). Prints how long a week takes from its answer to the screen, and the slowest
 * interaction of each kind from the press to the next paint, and until a form, which opens a frame later, is drawn.
 */
import { loadavg } from 'node:os';
import { addDays, berlinDate, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../../../e2e/src/browser.ts';
import { DEMO_PASSWORD } from '../../../e2e/src/members.ts';
import { machineWords } from '../machine-words.ts';
import { median } from '../quantiles.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SLOWED_DOWN = [4, 1] as const;
const A_DESK = { viewport: { width: 1280, height: 800 } };
const OWNER = 'owner@lifted.example';
/** A week whose classes are all ahead: what is over cannot be selected. */
const NEXT_WEEK = `/desk/timetable?week=${addDays(berlinDate(new Date()), DAYS_PER_WEEK)}`;
/** Time to wait after a press, in which everything it starts has ended. */
const SETTLED_MS = 1000;

/**
 * Script for the page, as text. An interaction lasts from the press to the next paint (Event Timing, as INP counts it); a week is
 * drawn at the first frame that has its classes. What rooms are short of is another answer, and follows.
 */
const WATCH = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  window.pressedAt = 0;
  addEventListener('click', ({ timeStamp }) => { pressedAt = timeStamp; }, true);
  window.paintedAt = 0;
  window.openedAt = 0;
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => { openedAt = performance.now(); })))
    .observe(document, { subtree: true, attributeFilter: ['open'] });
  const painted = () => requestAnimationFrame(() => setTimeout(() => { paintedAt = performance.now(); }));
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node.querySelector?.('[data-class]'))) painted();
  }).observe(document, { subtree: true, childList: true });
`;
const TAKE_INTERACTION = 'Math.max(0, ...interactions.splice(0))';
const FORM_DRAWN = 'openedAt - pressedAt';
const WEEK_DRAWN = `(() => {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/desk/timetable?'));
  return paintedAt - answers.at(-1).responseEnd;
})()`;

interface Step {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

const press =
  (...keys: readonly string[]) =>
  async ({ keyboard }: Page) => {
    for (const key of keys) await keyboard.press(key);
  };

/** In their order; each is measured alone. */
const STEPS: readonly Step[] = [
  { name: 'from class to class', act: press('ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft') },
  { name: 'select a class', act: press('Space', 'ArrowDown', 'Space') },
  { name: 'stop selecting', act: (page) => page.getByRole('button', { name: 'Stop selecting' }).click() },
  { name: 'open the palette', act: press('Control+k') },
  { name: 'type in the palette', act: ({ keyboard }) => keyboard.type('cancel', { delay: 120 }) },
  { name: 'close the palette', act: press('Escape') },
  { name: 'open a form', act: (page) => page.getByRole('button', { name: 'Repeat this week' }).click() },
  { name: 'close a form', act: press('Escape') },
  { name: 'the week after', act: (page) => page.getByRole('button', { name: 'Week after' }).click() },
  { name: 'go to People', act: (page) => page.getByRole('link', { name: 'People', exact: true }).click() },
  {
    name: 'search people',
    act: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('gruenwald', { delay: 120 });
    },
  },
];

const browser = await chromium.launch(await browserLaunch('measuring'));
try {
  const context = await browser.newContext({ ...A_DESK, baseURL: origin, locale: 'en-GB' });
  await signIn(await context.newPage());
  console.log(
    `${machineWords(new Date())}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  for (const slowdown of SLOWED_DOWN) {
    const page = await context.newPage();
    await page.addInitScript({ content: WATCH });
    const protocol = await context.newCDPSession(page);
    await page.goto(NEXT_WEEK);
    await page
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .first()
      .waitFor();
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await print(page, slowdown);
    await page.close();
  }
} finally {
  await browser.close();
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/desk');
  await page.close();
}

async function print(page: Page, slowdown: number): Promise<void> {
  const figures = new Map<string, number[]>();
  const note = (name: string, ms: number) =>
    figures.set(name, [...(figures.get(name) ?? []), Math.round(ms)]);
  for (let round = 0; round < rounds; round += 1) {
    // Afresh, so that no week is kept from the round before.
    await page.goto(NEXT_WEEK);
    await page
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .first()
      .waitFor();
    await page.waitForTimeout(SETTLED_MS);
    await page.locator('a[data-class][tabindex="0"]').focus();
    await page.evaluate(TAKE_INTERACTION);
    for (const { name, act } of STEPS) {
      await act(page);
      await page.waitForTimeout(SETTLED_MS);
      note(name, await page.evaluate<number>(TAKE_INTERACTION));
      if (name === 'open a form')
        note('a form drawn after its press', await page.evaluate<number>(FORM_DRAWN));
      if (name === 'the week after') {
        const classes = await page.locator('a[data-class]').count();
        note(`a week of ${classes} classes drawn after its answer`, await page.evaluate<number>(WEEK_DRAWN));
      }
    }
  }
  console.log(`\n${slowdown} × slower, ${rounds} rounds, ms\tmedian\tmost`);
  for (const [name, all] of figures) console.log(`${name}\t${median(all)}\t${Math.max(...all)}`);
}
