/**
 * `npm run bench -- floor`: the tablet in the room, in a browser slowed down four times and as it is, of a server with the demo
 * studio that runs at BENCH_ORIGIN (http://localhost:3000). A class of 14; prints how long each kind of tap takes to the next
 * paint, and how much of that the page itself works.
 */
import { loadavg } from 'node:os';
import { chromium, type Locator, type Page } from '@playwright/test';
import { browserLaunch } from '../../../e2e/src/browser.ts';
import { machineWords } from '../machine-words.ts';
import { median } from '../quantiles.ts';

const origin = process.env['BENCH_ORIGIN'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SLOWED_DOWN = [4, 1] as const;
const A_TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };
const PEOPLE = 14;
/** What the banner of a demo says. */
const DEMO_PIN = '2468';
/** Time to wait after a tap, in which everything it starts has ended. */
const SETTLED_MS = 700;

/** From the tap to the next paint (Event Timing, as INP counts it), and the longest work of one event's handlers. */
interface Tap {
  readonly duration: number;
  readonly work: number;
}

/** Script for the page, as text. */
const WATCH = `
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId) taps.push({ interactionId, duration, work: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;
const TAKE_TAP = `(() => {
  const taken = taps.splice(0);
  return { duration: Math.max(16, ...taken.map((tap) => tap.duration)), work: Math.max(0, ...taken.map((tap) => tap.work)) };
})()`;

const browser = await chromium.launch(await browserLaunch('measuring'));
try {
  console.log(
    `${machineWords(new Date())}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const { page, people } = await openGrid();
  const protocol = await page.context().newCDPSession(page);
  for (const slowdown of SLOWED_DOWN) {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await print(page, people, slowdown);
  }
} finally {
  await browser.close();
}

/** The grid of a class with everybody there: 14, or as many as fit into the one that is on. */
async function openGrid(): Promise<{ readonly page: Page; readonly people: number }> {
  const context = await browser.newContext({ ...A_TABLET, baseURL: origin, locale: 'en-GB' });
  const page = await context.newPage();
  await page.addInitScript({ content: WATCH });
  await page.goto('/floor');
  await page.getByRole('listitem').getByRole('button').first().tap();
  for (const digit of DEMO_PIN) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'Roster' }).tap();
  const tiles = page.locator('li button:not(dialog *)');
  await tiles.first().waitFor();
  const absent = page.getByRole('listitem').locator('[aria-pressed=false]');
  while ((await absent.count()) > 0) await absent.first().tap();
  while ((await tiles.count()) < PEOPLE && (await addSomebody(page, tiles)));
  await page.getByRole('button', { name: 'Sets' }).tap();
  const firstSets = page.locator('[data-row][data-set="1"]');
  await firstSets.first().waitFor();
  return { page, people: await firstSets.count() };
}

/** False when nobody more can come: the class is full, or all who are found are in it. */
async function addSomebody(page: Page, tiles: Locator): Promise<boolean> {
  const before = await tiles.count();
  await page.getByRole('button', { name: 'Walk-in', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('an');
  const found = dialog.getByRole('listitem').getByRole('button');
  await found.first().waitFor();
  for (let index = (await found.count()) - 1; index >= 0; index -= 1) {
    await found.nth(index).tap();
    await page.waitForTimeout(SETTLED_MS);
    if (await dialog.isHidden()) {
      await tiles.nth(before).waitFor();
      return true;
    }
    if (await dialog.getByText('The class is full').isVisible()) break;
  }
  await dialog.getByRole('button', { name: 'Close' }).tap();
  return false;
}

async function print(page: Page, people: number, slowdown: number): Promise<void> {
  const figures = new Map<string, Tap[]>();
  const tap = async (name: string, target: Locator) => {
    await target.tap();
    await page.waitForTimeout(SETTLED_MS);
    const taken = await page.evaluate<Tap>(TAKE_TAP);
    figures.set(name, [...(figures.get(name) ?? []), taken]);
  };
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(TAKE_TAP);
    const planned = page.locator('[data-state=planned]');
    for (let taps = 0; taps < 8; taps += 1) {
      const cell = page.locator(`[data-row="${(taps * 5 + round) % people}"][data-set="${(taps % 3) + 1}"]`);
      if ((await cell.getAttribute('data-state')) !== 'planned') continue;
      await tap('a planned set', cell);
      // Bodyweight has no kilograms to add, and beyond the heaviest dumbbell there is none.
      const heavier = tool('Heavier').and(page.locator(':enabled'));
      if ((await heavier.count()) > 0) await tap('heavier', heavier);
      await tap('clear', tool('Clear'));
    }
    if ((await planned.count()) > 0) {
      const set = (await planned.first().getAttribute('data-set')) ?? '';
      await tap('all as planned', page.getByRole('button', { name: `Set ${set} All as planned` }));
      await tap('undo', tool('Undo'));
    }
    await tap('open the keypad', tool('Keypad'));
    await page.keyboard.press('Escape');
    await tap('next exercise', tool('Next exercise'));
    await tap('back', tool('Previous exercise'));
  }
  console.log(`\n${slowdown} × slower\ttaps\tmedian\tp95\tmost ms\twork median\tp95`);
  const all = [...figures.values()].flat();
  for (const [name, taps] of [...figures, ['all', all] as const]) {
    const durations = taps.map(({ duration }) => duration);
    const works = taps.map(({ work }) => work);
    console.log(
      [
        name,
        taps.length,
        median(durations),
        at95(durations),
        Math.max(...durations),
        median(works),
        at95(works),
      ]
        .map((value) => (typeof value === 'number' ? Math.round(value) : value))
        .join('\t'),
    );
  }
}

function at95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
}
