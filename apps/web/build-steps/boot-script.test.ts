import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.ts';
import type { PageStart } from './late-hydration.ts';
import { shortenedScript } from './shortened-script.ts';

/** As pages are sent with it; `import` works in modules of a browser only. */
const SENT = shortenedScript(BOOT_SCRIPT).replace(/\bimport\(/, 'load(');

/** Runs the boot script in a fake window; `import(…)` records what was requested. */
function boot(
  options: { readonly address?: string; readonly start?: PageStart; readonly remembered?: string } = {},
) {
  const imported: string[] = [];
  const preloaded: unknown[] = [];
  const paints: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const buttons = [{ disabled: true }];
  const marks: { returning?: string } = {};
  const shown: string[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const window: {
    requestIdleCallback: (run: () => void) => void;
    signInToken?: string | null;
    noticed?: unknown[];
    installOffer?: unknown;
  } = {
    requestIdleCallback: (run) => run(),
  };
  runInContext(
    SENT,
    createContext({
      load: async (module: string) => void imported.push(module),
      setTimeout: (run: () => void) => timers.push(run),
      PerformanceObserver: class {
        constructor(hear: () => void) {
          paints.push(hear);
        }
        observe() {}
      },
      localStorage: {
        getItem: (key: string) => (key === 'currentUser' ? (options.remembered ?? null) : null),
      },
      clearTimeout: () => undefined,
      window,
      URL,
      location: `https://studio.example${options.address ?? '/'}`,
      history: {
        state: 7,
        replaceState: (state: unknown, _title: string, address: URL) =>
          shown.push(`${String(state)} ${address.pathname}${address.search}${address.hash}`),
      },
      document: {
        currentScript: {
          dataset: { module: '/m.js', parts: '/a.js /m.js', start: options.start ?? 'when-idle' },
        },
        documentElement: { dataset: marks },
        createElement: () => ({}),
        querySelectorAll: () => buttons,
        head: { append: (link: unknown) => preloaded.push(link) },
      },
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    }),
  );
  return {
    buttons,
    imported,
    preloaded,
    paints,
    timers,
    marks,
    shown,
    window,
    fire: (name: string, event: unknown = name) => listeners.get(name)?.(event),
  };
}

describe('the boot script', () => {
  it('starts nothing while the page loads', () => {
    expect(boot().imported).toEqual([]);
  });

  it('starts when the page has loaded and the browser is idle', () => {
    const { imported, fire, timers } = boot();
    fire('load');
    expect(imported).toEqual([]);
    const [waited] = timers;
    waited?.();
    expect(imported).toEqual(['/m.js']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])(
    'starts at the first %s, once',
    (sign) => {
      const { imported, fire } = boot();
      fire(sign);
      fire('load');
      expect(imported).toEqual(['/m.js']);
    },
  );

  it('notes in a form marked for it that it was sent before the scripts ran, and leaves others to the browser', () => {
    const { fire, buttons } = boot({ start: 'when-painted' });
    expect(buttons).toEqual([{ disabled: false }]);
    const sent = (form: { dataset: Record<string, string> }, isHandled = false) => {
      const event = new Event('submit', { cancelable: true });
      if (isHandled) event.preventDefault();
      Object.defineProperty(event, 'target', { value: form });
      fire('submit', event);
      return event.defaultPrevented;
    };
    const login = { dataset: { early: '' } };
    expect(sent(login)).toBe(true);
    expect(login.dataset.early).toBe('sent');
    const application = { dataset: {} };
    expect(sent(application)).toBe(false);
    expect(application.dataset).toEqual({});
    const answered = { dataset: { early: '' } };
    sent(answered, true);
    expect(answered.dataset.early).toBe('');
  });

  it('remembers the first failures of the page for who measures them later, and no more than a few', () => {
    const { window, fire, imported } = boot({ start: 'when-touched' });
    for (const kind of ['error', 'unhandledrejection', 'notice', 'error', 'error', 'error']) fire(kind);
    expect(window.noticed).toEqual(['error', 'unhandledrejection', 'notice', 'error', 'error']);
    expect(imported).toEqual([]);
  });

  it('keeps the offer to install for the dashboard, and the browser from making it itself', () => {
    const { window, fire } = boot({ start: 'when-touched' });
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    fire('beforeinstallprompt', offer);
    expect(window.installOffer).toBe(offer);
    expect(offer.defaultPrevented).toBe(true);
  });

  it('starts at once when a sign-in token waits in the address', () => {
    expect(boot({ address: '/wod?a=1&token=x' }).imported).toEqual(['/m.js']);
    expect(boot({ address: '/wod?broken=1' }).imported).toEqual([]);
  });

  it('takes the token out of the address and history, and leaves the rest', () => {
    const { shown, window } = boot({ address: '/wod?date=2026-11-20&token=x%2By#squats' });
    expect(shown).toEqual(['7 /wod?date=2026-11-20#squats']);
    expect(window.signInToken).toBe('x+y');
  });

  it('leaves an address without a token alone', () => {
    const { shown, window } = boot({ address: '/wod?date=2026-11-20' });
    expect(shown).toEqual([]);
    expect(window.signInToken).toBeNull();
  });

  it('starts behind the first paint where the page says so, with all of its parts side by side, once', () => {
    const { imported, preloaded, paints, timers } = boot({ start: 'when-painted' });
    expect(imported).toEqual([]);
    for (const hear of [...paints, ...paints, ...timers]) hear();
    expect(imported).toEqual(['/m.js']);
    expect(preloaded).toEqual([
      { rel: 'modulepreload', href: '/a.js' },
      { rel: 'modulepreload', href: '/m.js' },
    ]);
  });

  it('does not wait for a paint that a hidden page never gets', () => {
    const { imported, timers } = boot({ start: 'when-painted' });
    timers[0]?.();
    expect(imported).toEqual(['/m.js']);
  });

  it('marks the page for who was signed in when they left, and for nobody else', () => {
    expect(boot({ remembered: '{}' }).marks).toEqual({ returning: '' });
    expect(boot().marks).toEqual({});
  });

  it('waits for a sign of life where the page says so, however long the browser is idle', () => {
    const { imported, fire } = boot({ start: 'when-touched' });
    fire('load');
    expect(imported).toEqual([]);
    fire('scroll');
    expect(imported).toEqual(['/m.js']);
  });

  it('waits for nobody with a sign-in token in the address', () => {
    expect(boot({ start: 'when-touched', address: '/?token=x' }).imported).toEqual(['/m.js']);
  });
});
