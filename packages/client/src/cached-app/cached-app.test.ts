import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppFiles } from './app-files.ts';
import { CachedApp } from './cached-app.ts';
import { TestCaches } from './test-caches.ts';

const ORIGIN = 'https://studio.example';

const FIRST: AppFiles = {
  version: 'one',
  release: 'r1',
  first: { pages: [{ pattern: '/wod', address: '/wod', hash: 'w1' }], assets: ['/static/js/same.js'] },
  later: {
    pages: [{ pattern: '/challenge/:challengeId', address: '/challenge/kept', hash: 'c1' }],
    assets: ['/static/js/old.js'],
  },
};
const SECOND: AppFiles = {
  version: 'two',
  release: 'r2',
  first: { pages: [{ pattern: '/wod', address: '/wod', hash: 'w2' }], assets: ['/static/js/same.js'] },
  later: { pages: [], assets: ['/static/js/new.js'] },
};

let caches: TestCaches;
let asked: string[];
let answers: (path: string) => Response;

const html = (release: string, text = '') =>
  new Response(`<script data-release="${release}"></script>${text}`);

function app(files: AppFiles, network: Promise<void> = Promise.resolve()) {
  return new CachedApp(files, {
    prefix: 'app-',
    caches,
    fetch: async (address) => {
      const path = typeof address === 'string' ? address : new URL(address.url).pathname;
      asked.push(path);
      await network;
      return answers(path);
    },
  });
}

function serve(release: string) {
  answers = (path) => (path.startsWith('/static/js/') ? new Response(path) : html(release));
}

beforeEach(() => {
  caches = new TestCaches();
  asked = [];
  serve('r1');
});

describe('a version of the app', () => {
  it('is kept with every file of its list', async () => {
    await app(FIRST).fill();
    expect(caches.addressesIn('app-one')).toEqual([
      '/challenge/kept?c1',
      '/static/js/old.js',
      '/static/js/same.js',
      '/wod?w1',
    ]);
  });

  it('that is the first begins with what opens it again, and is completed later', async () => {
    await app(FIRST).begin();
    expect(caches.addressesIn('app-one')).toEqual(['/static/js/same.js', '/wod?w1']);
    await app(FIRST).fill();
    expect(caches.addressesIn('app-one')).toHaveLength(4);
  });

  it('that follows another is complete before it begins', async () => {
    await app(FIRST).begin();
    serve('r2');
    await app(SECOND).begin();
    expect(caches.addressesIn('app-two')).toEqual(['/static/js/new.js', '/static/js/same.js', '/wod?w2']);
  });

  it('takes over from the one before what has not changed', async () => {
    await app(FIRST).fill();
    asked = [];
    serve('r2');
    await app(SECOND).fill();
    expect(asked.toSorted()).toEqual(['/static/js/new.js', '/wod']);
    expect(caches.addressesIn('app-two')).toContain('/static/js/same.js');
  });

  it('fetches only what is missing when it is filled again', async () => {
    await app(FIRST).fill();
    asked = [];
    await app(FIRST).fill();
    expect(asked).toEqual([]);
  });

  it('is not used when a file is not to be had', async () => {
    answers = (path) => (path === '/static/js/old.js' ? new Response('', { status: 404 }) : html('r1'));
    await expect(app(FIRST).fill()).rejects.toThrow('/static/js/old.js answered 404.');
  });

  it('is not used when the server is of another build already', async () => {
    serve('r2');
    await expect(app(FIRST).fill()).rejects.toThrow('is of another build');
  });

  it('forgets all older ones but the last, whose scripts other tabs may run', async () => {
    await caches.open('app-zero');
    await caches.open('somebody-elses');
    await app(FIRST).fill();
    serve('r2');
    await app(SECOND).fill();
    await app(SECOND).forgetOlder();
    expect(await caches.keys()).toEqual(['somebody-elses', 'app-one', 'app-two']);
  });
});

describe('an app that was left', () => {
  it('keeps nothing, and leaves to the other versions what is theirs', async () => {
    await caches.open('app-zero');
    await caches.open('somebody-elses');
    const files = app(FIRST);
    await files.fill();
    await files.leave();
    expect(await caches.keys()).toEqual(['app-zero', 'somebody-elses']);
  });

  it('while its files were still coming has none when they have come', async () => {
    const files = app(FIRST);
    const filled = files.begin();
    await files.leave();
    await filled;
    expect(await caches.keys()).toEqual([]);
  });

  it('before its worker was ready does not begin to fetch', async () => {
    const files = app(FIRST);
    await files.leave();
    await files.begin();
    expect(asked).toEqual([]);
    expect(await caches.keys()).toEqual([]);
  });

  it('between a look at what is kept and its use opens no cache again', async () => {
    const files = app(FIRST);
    await files.fill();
    const page = files.page('/wod');
    await files.leave();
    expect(await page).toBeUndefined();
    expect(await caches.keys()).toEqual([]);
  });

  it('writes nothing more of a filling that was under way, although somebody has come since', async () => {
    const held = Promise.withResolvers<void>();
    const files = app(FIRST, held.promise);
    const filled = files.begin();
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    await files.leave();
    // As a browser does that keeps a cache open until its last user has gone.
    const [left] = caches.left;
    await caches.open('app-one');
    held.resolve();
    await filled;
    expect(left?.addresses()).toEqual([]);
    expect(caches.addressesIn('app-one')).toEqual([]);
  });

  it('keeps nothing in a cache that the browser made again, by a worker that was started again', async () => {
    await app(FIRST).fill();
    await app(FIRST).leave();
    await caches.open('app-one');
    const startedAgain = app(FIRST);
    await startedAgain.asset(new Request(`${ORIGIN}/static/js/old.js`));
    await startedAgain.refresh('/wod', html('r1'));
    expect(caches.addressesIn('app-one')).toEqual([]);
    await startedAgain.fill();
    expect(caches.addressesIn('app-one')).toHaveLength(4);
  });

  it('is complete again for who comes back, also while it is being taken away', async () => {
    const files = app(FIRST);
    await files.fill();
    await files.leave();
    await files.fill();
    expect(caches.addressesIn('app-one')).toHaveLength(4);
    await Promise.all([files.leave(), files.fill()]);
    expect(caches.addressesIn('app-one')).toHaveLength(4);
  });
});

describe('a script', () => {
  it('comes from what is kept, of the version before as well', async () => {
    await app(FIRST).fill();
    serve('r2');
    await app(SECOND).fill();
    asked = [];
    const answer = await app(SECOND).asset(new Request(`${ORIGIN}/static/js/old.js`));
    expect(await answer.text()).toBe('/static/js/old.js');
    expect(asked).toEqual([]);
  });

  it('is kept once it was needed', async () => {
    const files = app(FIRST);
    await files.fill();
    asked = [];
    await files.asset(new Request(`${ORIGIN}/static/js/rare.js`));
    await files.asset(new Request(`${ORIGIN}/static/js/rare.js`));
    expect(asked).toEqual(['/static/js/rare.js']);
  });

  it('that is not there any more is not kept', async () => {
    const files = app(FIRST);
    await files.fill();
    answers = () => new Response('', { status: 404 });
    const answer = await files.asset(new Request(`${ORIGIN}/static/js/gone.js`));
    expect(answer.status).toBe(404);
    expect(caches.addressesIn('app-one')).not.toContain('/static/js/gone.js');
  });

  it('is not kept any more once the app was taken away', async () => {
    const files = app(FIRST);
    await files.fill();
    await caches.delete('app-one');
    await files.asset(new Request(`${ORIGIN}/static/js/old.js`));
    expect(await files.page('/wod')).toBeUndefined();
    await files.refresh('/wod', html('r1'));
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a page', () => {
  it('is found at every address of its pattern, and nowhere else', async () => {
    const files = app(FIRST);
    await files.fill();
    expect(await files.page('/wod')).toBeDefined();
    expect(await files.page('/challenge/7')).toBeDefined();
    expect(await files.page('/challenge/7/more')).toBeUndefined();
    expect(await files.page('/about')).toBeUndefined();
  });

  it('is renewed by one of the same build, with what the server says in it now', async () => {
    const files = app(FIRST);
    await files.fill();
    await files.refresh('/wod', html('r1', 'new settings'));
    expect(await (await files.page('/wod'))?.text()).toContain('new settings');
  });

  it('is not renewed by one of another build, whose scripts are not kept', async () => {
    const files = app(FIRST);
    await files.fill();
    await files.refresh('/wod', html('r2', 'of tomorrow'));
    expect(await (await files.page('/wod'))?.text()).not.toContain('of tomorrow');
  });
});
