import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { BOOT_SCRIPT } from './boot-script.ts';

/** Runs the boot script in a window of our own making; `import(…)` becomes a list of what was asked for. */
function boot(options: { readonly search?: string; readonly atOnce?: boolean } = {}) {
  const imported: string[] = [];
  const listeners = new Map<string, () => void>();
  const window = { requestIdleCallback: (run: () => void) => run() };
  runInContext(
    BOOT_SCRIPT.replace('import(module)', 'imported.push(module)'),
    createContext({
      imported,
      window,
      URLSearchParams,
      location: { search: options.search ?? '' },
      document: {
        currentScript: { dataset: { module: '/m.js', ...(options.atOnce ? { atOnce: '' } : {}) } },
      },
      addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    }),
  );
  return { imported, fire: (event: string) => listeners.get(event)?.() };
}

describe('the boot script', () => {
  it('starts nothing while the page loads', () => {
    expect(boot().imported).toEqual([]);
  });

  it('starts when the page has loaded and the browser is idle', () => {
    const { imported, fire } = boot();
    fire('load');
    expect(imported).toEqual(['/m.js']);
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])('starts at the first %s, once', (sign) => {
    const { imported, fire } = boot();
    fire(sign);
    fire('load');
    expect(imported).toEqual(['/m.js']);
  });

  it('starts at once when a sign-in token waits in the address', () => {
    expect(boot({ search: '?a=1&token=x' }).imported).toEqual(['/m.js']);
    expect(boot({ search: '?broken=1' }).imported).toEqual([]);
  });

  it('starts at once where the page says so', () => {
    expect(boot({ atOnce: true }).imported).toEqual(['/m.js']);
  });
});
