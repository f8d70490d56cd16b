import { createContext, runInContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { START_FAILURE } from './start-failure-script.ts';

/** A fake DOM element. */
class PretendElement {
  role = '';
  textContent = '';
  readonly style = { cssText: '' };
  onclick: () => void = () => undefined;
  readonly children: (string | PretendElement)[] = [];
  append(...children: (string | PretendElement)[]) {
    this.children.push(...children);
  }
}

interface Situation {
  /** Answer of /build.json; undefined when there is none. */
  readonly served?: string;
  readonly reloadedFor?: string;
  readonly language?: string;
  readonly storageIsBlocked?: boolean;
}

/** Runs the script in a page of release 'mine' whose module did not load. */
async function failIn({ served, reloadedFor, language = 'en', storageIsBlocked = false }: Situation) {
  const body = new PretendElement();
  const storage = new Map(reloadedFor === undefined ? [] : [['reloadedFor', reloadedFor]]);
  let reloads = 0;
  const outcome: unknown = runInContext(
    `(() => { ${START_FAILURE} return Promise.race([fail('timeout').catch(String), quiet()]); })()`,
    createContext({
      window: {},
      module: '/static/js/start-1kgHjAGT.js',
      release: 'mine',
      AbortSignal,
      quiet: () => new Promise((resolve) => setTimeout(resolve, 20, 'still waiting')),
      fetch: async (address: string) => {
        if (served === undefined) throw new TypeError('Failed to fetch');
        expect(address).toBe('/build.json');
        return Response.json({ release: served });
      },
      sessionStorage: {
        getItem: (key: string) => storage.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (storageIsBlocked) throw new DOMException('The storage is blocked.', 'SecurityError');
          storage.set(key, value);
        },
      },
      location: { reload: () => (reloads += 1) },
      document: {
        documentElement: { lang: language },
        createElement: () => new PretendElement(),
        body,
      },
    }),
  );
  const ended = await Promise.resolve(outcome);
  const [bar] = body.children;
  return { ended, reloads, storage, bar: bar instanceof PretendElement ? bar : undefined };
}

describe('a page whose scripts do not come', () => {
  it('opens the page that was clicked where the app names it', async () => {
    const opened: string[] = [];
    const window: { reloadAfterDeployment?: (address?: string) => Promise<void> } = {};
    runInContext(
      `(() => { ${START_FAILURE} })()`,
      createContext({
        window,
        module: '',
        release: 'mine',
        AbortSignal,
        fetch: async () => Response.json({ release: 'newer' }),
        sessionStorage: { getItem: () => null, setItem: () => undefined },
        location: {
          assign: (address: string) => opened.push(address),
          reload: () => opened.push('reloaded'),
        },
      }),
    );
    void window.reloadAfterDeployment?.('/workouts?week=2');
    await vi.waitFor(() => expect(opened).toEqual(['/workouts?week=2']));
  });

  it('reloads when the server has another build, and shows nothing', async () => {
    const { reloads, storage, bar } = await failIn({ served: 'newer' });
    expect([reloads, storage.get('reloadedFor'), bar]).toEqual([1, 'newer', undefined]);
  });

  it('does so once for each build', async () => {
    expect((await failIn({ served: 'newer', reloadedFor: 'newer' })).reloads).toBe(0);
    expect((await failIn({ served: 'newest', reloadedFor: 'newer' })).reloads).toBe(1);
  });

  it.each([
    ['the server is of the same build', { served: 'mine' }],
    ['nobody answers', {}],
    ['it could not remember that it did', { served: 'newer', storageIsBlocked: true }],
  ])('names the chunk when %s', async (_, situation) => {
    const { reloads, bar, ended } = await failIn(situation);
    expect(reloads).toBe(0);
    expect(bar?.role).toBe('alert');
    expect(bar?.children[0]).toBe('Loading chunk start-1kgHjAGT.js failed. ');
    expect(ended).toBe('ChunkLoadError: Loading chunk start-1kgHjAGT.js failed.\n(timeout)');
  });

  it('offers to reload, in the language of the page', async () => {
    const { bar } = await failIn({ served: 'mine', language: 'de' });
    expect(bar?.children[0]).toBe('Der Teil start-1kgHjAGT.js wurde nicht geladen. ');
    const [, button] = bar?.children ?? [];
    expect(button).toMatchObject({ textContent: 'Neu laden' });
  });
});
