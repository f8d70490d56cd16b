import { describe, expect, it, vi } from 'vitest';
import {
  createBsport,
  waitAfterTry,
  WIDGET_TRIES,
  type BsportPage,
  type BsportWidget,
  type WidgetKind,
  type WidgetState,
} from './bsport.ts';

const WIDGET_URL = 'https://cdn.example/widget.js';

/** A fake page with its own clock, whose script arrives when a test says so. */
class FakePage implements BsportPage {
  readonly asked: string[] = [];
  readonly logged: string[] = [];
  readonly mount = vi.fn<BsportWidget['mount']>();
  looks = 0;
  /** The attempt that finds the script. */
  foundAtLook = Number.POSITIVE_INFINITY;
  #now = 0;
  #timers: { at: number; run: () => void }[] = [];
  #failScript: (failure: Error) => void = () => undefined;

  loadScript = (url: string) => {
    this.asked.push(url);
    return new Promise<void>((_, reject) => {
      this.#failScript = reject;
    });
  };

  widget = () => {
    this.looks += 1;
    return this.looks >= this.foundAtLook ? { mount: this.mount } : undefined;
  };

  after = (ms: number, run: () => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };

  log = (sentence: string) => {
    this.logged.push(sentence);
  };

  get now() {
    return this.#now;
  }

  get timersLeft() {
    return this.#timers.length;
  }

  passes(ms: number) {
    const end = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      next.run();
    }
    this.#now = end;
  }

  async scriptFails() {
    this.#failScript(new Error('blocked'));
    await Promise.resolve();
    await Promise.resolve();
  }
}

function shown(page: FakePage, kind: WidgetKind = 'calendar') {
  const states: WidgetState[] = [];
  const emptied = vi.fn<() => void>();
  const bsport = createBsport({ companyId: 4711, widgetUrl: WIDGET_URL }, page);
  const takeAway = bsport.show(kind, { id: 'a-place', replaceChildren: emptied }, (state) =>
    states.push(state),
  );
  return { states, takeAway, emptied };
}

describe('a widget', () => {
  it.each([
    ['calendar', { calendar: {} }],
    ['pass', { pass: { paymentPackCategories: [], privatePassCategories: [] } }],
    ['subscription', { subscription: {} }],
  ] as const)('%s is mounted with exactly what the specification says', (kind, config) => {
    const page = new FakePage();
    page.foundAtLook = 1;
    const { states } = shown(page, kind);
    page.passes(0);
    expect(page.mount.mock.calls).toEqual([
      [
        {
          parentElement: 'a-place',
          companyId: 4711,
          franchiseId: null,
          dialogMode: 1,
          widgetType: kind,
          showFab: false,
          fullScreenPopup: false,
          config,
        },
      ],
    ]);
    expect(states).toEqual(['loading', 'shown']);
    expect(page.timersLeft).toBe(0);
  });

  it('is looked for again after 100 ms times the number of the try', () => {
    const page = new FakePage();
    page.foundAtLook = 7;
    const { states } = shown(page);
    page.passes(2099);
    expect([page.looks, states]).toEqual([6, ['loading']]);
    page.passes(1);
    expect([page.looks, states]).toEqual([7, ['loading', 'shown']]);
    expect(page.mount).toHaveBeenCalledTimes(1);
  });

  it('offers other ways after 8 seconds, goes on, and withdraws the offer when the widget arrives', () => {
    const page = new FakePage();
    page.foundAtLook = 20;
    const { states } = shown(page);
    page.passes(7999);
    expect(states).toEqual(['loading']);
    page.passes(1);
    expect(states).toEqual(['loading', 'late']);
    page.passes(60_000);
    expect(states).toEqual(['loading', 'late', 'shown']);
  });

  it('is given up after 50 tries and not looked for ever after', () => {
    const page = new FakePage();
    const { states } = shown(page);
    page.passes(122_499);
    expect([page.looks, states]).toEqual([49, ['loading', 'late']]);
    page.passes(1);
    expect([page.looks, states]).toEqual([50, ['loading', 'late', 'unreachable']]);
    page.passes(1_000_000);
    expect(page.looks).toBe(50);
    expect(page.logged).toEqual(['The booking service does not show.']);
  });

  it('is given up at once when its script cannot be had', async () => {
    const page = new FakePage();
    const { states } = shown(page);
    await page.scriptFails();
    expect(states).toEqual(['loading', 'unreachable']);
    page.passes(1_000_000);
    expect([page.looks, page.timersLeft]).toEqual([0, 0]);
  });

  it('that fails while it is mounted counts as unreachable', () => {
    const page = new FakePage();
    page.foundAtLook = 1;
    page.mount.mockImplementation(() => {
      throw new Error('no such company');
    });
    const { states } = shown(page);
    page.passes(0);
    expect(states).toEqual(['loading', 'unreachable']);
  });

  it('taken away at once and shown again is mounted once', () => {
    const page = new FakePage();
    page.foundAtLook = 1;
    shown(page).takeAway();
    shown(page);
    page.passes(10_000);
    expect(page.mount).toHaveBeenCalledTimes(1);
  });

  it('taken away leaves its place empty, is looked for no more and says nothing more', async () => {
    const page = new FakePage();
    const { states, takeAway, emptied } = shown(page);
    page.passes(1000);
    takeAway();
    await page.scriptFails();
    page.passes(1_000_000);
    expect([page.looks, page.timersLeft, states]).toEqual([5, 0, ['loading']]);
    expect(emptied).toHaveBeenCalledTimes(1);
  });
});

it('waits 100 ms times the number of the try', () => {
  expect([1, 2, 7, 49].map(waitAfterTry)).toEqual([100, 200, 700, 4900]);
});

it('gives up after the fiftieth try, two minutes after the first', () => {
  const waits: number[] = [];
  for (let wait = waitAfterTry(1); wait !== null; wait = waitAfterTry(waits.length + 1)) waits.push(wait);
  expect(waits.length + 1).toBe(WIDGET_TRIES);
  expect(WIDGET_TRIES).toBe(50);
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(122_500);
});
