import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublicResponseCache } from '../cache/public-response-cache.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { AnsweredPages, onlyToLookAt, type AnsweredAddress } from './answered-pages.ts';
import { readSite, type Site } from './read-site.ts';
import { registerSite } from './register-site.ts';
import { BARE_SITE, writeSiteFixture } from '../testing/site-fixture.ts';

const FILES = {
  'wod/index.html': '<!doctype html><title>WOD</title><main>built</main>',
  'about/index.html': '<!doctype html><title>About</title><main>built</main>',
  'workout/id.invalid/test/index.html': '<!doctype html><title>Class</title><main>built</main>',
  '__spa-fallback.html': '<!doctype html><title>App</title><main>fallback</main>',
  'routes.json': '["/wod","/about","/workout/:workoutId/test"]',
  'answered-pages.mjs': `export const writeAnswer = (html, path, { name }) => {
    if (name === '') throw new Error('An exercise without a name.');
    return html.replace('built', () => path + ' ' + name);
  };`,
};

let folder: string;
let remove: () => Promise<void>;
let site: Site;
let app: StudioApp;
let logged: () => string;
let publicCache: PublicResponseCache;
let now: Date;
let name: string;
let asked: string[];

const question: AnsweredAddress['question'] = (_, query) => {
  const day = berlinDate(now);
  if ((query.get('date') ?? day) !== day) return undefined;
  return {
    key: day,
    load: async () => {
      asked.push(day);
      return JSON.stringify({ name: `${name} on ${day}` });
    },
  };
};

async function serve(
  writeAnswer = site.writeAnswer,
  asking: AnsweredAddress['question'] = question,
  topic: AnsweredAddress['topic'] = 'wods',
): Promise<void> {
  ({ app, logged } = await createServerFixture());
  const address = { patterns: ['/wod'], topic, question: asking };
  registerSite(app, {
    site,
    answered: new AnsweredPages([address], { publicCache, pages: { writeAnswer, version: 0 }, log: app.log }),
  });
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const textAt = async (url: string) => /<main>(.*)<\/main>/.exec((await get(url)).body)?.[1];
const warnings = () => logged().split('pages are sent without their answers').length - 1;

beforeAll(async () => {
  ({ folder, remove } = await writeSiteFixture(FILES));
  const read = await readSite(folder, BARE_SITE);
  if (read === undefined) throw new Error('The fixture is no site.');
  site = read;
});
afterAll(() => remove());

beforeEach(async () => {
  publicCache = new PublicResponseCache();
  publicCache.startHearing();
  now = new Date('2026-11-20T11:00:00Z');
  name = 'Squat';
  asked = [];
  await serve();
});

describe('a page with an answer in it', () => {
  it('is written once, for everybody', async () => {
    const answers = await Promise.all([textAt('/wod'), textAt('/wod'), textAt('/wod?utm_source=mail')]);
    expect(new Set([...answers, await textAt('/wod')])).toEqual(new Set(['/wod Squat on 2026-11-20']));
    expect(asked).toHaveLength(1);
  });

  it('has the type, the caching and the policy of the built page', async () => {
    const [written, built] = [await get('/wod'), await get('/about')];
    for (const header of ['content-type', 'cache-control', 'content-security-policy']) {
      expect(written.headers[header]).toBe(built.headers[header]);
    }
    expect((await app.inject({ method: 'HEAD', url: '/wod' })).statusCode).toBe(200);
  });

  it('is compressed as far as it goes where its answer stays, and quickly where every booking changes it', async () => {
    const sets = Array.from({ length: 400 }, (_, at) => `Set ${(at * at) % 97}: ${(at * 7) % 113} kg.`);
    const bytesSent = async (topic: AnsweredAddress['topic']) => {
      publicCache = new PublicResponseCache();
      publicCache.startHearing();
      await serve((html) => html.replace('built', sets.join(' ')), question, topic);
      return (await get('/wod', { 'accept-encoding': 'br' })).rawPayload.length;
    };
    expect(await bytesSent('products')).toBeLessThan(await bytesSent('timetable'));
  });

  it('changes with the answer, and its ETag with it', async () => {
    const first = await get('/wod');
    const etag = String(first.headers.etag);
    expect((await get('/wod', { 'if-none-match': etag })).statusCode).toBe(304);
    name = 'Deadlift';
    publicCache.invalidate('wods');
    const second = await get('/wod', { 'if-none-match': etag });
    expect([second.statusCode, second.body]).toEqual([200, expect.stringContaining('Deadlift')]);
    expect(second.headers.etag).not.toBe(etag);
  });

  it.each([
    ['in winter', '2026-11-20T22:59:59.999Z', '2026-11-20', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['in summer', '2026-07-01T21:59:59.999Z', '2026-07-01', '2026-07-01T22:00:00Z', '2026-07-02'],
    [
      'before the clocks go back',
      '2026-10-24T21:59:59.999Z',
      '2026-10-24',
      '2026-10-24T22:00:00Z',
      '2026-10-25',
    ],
  ])('becomes the next day at midnight in Berlin, %s', async (_, before, day, midnight, next) => {
    now = new Date(before);
    expect(await textAt('/wod')).toBe(`/wod Squat on ${day}`);
    now = new Date(midnight);
    expect(await textAt('/wod')).toBe(`/wod Squat on ${next}`);
  });
});

describe('a page stays as it was built', () => {
  it('where nothing is asked for it', async () => {
    expect(await textAt('/about')).toBe('built');
    expect(await textAt('/wod?date=2026-11-19')).toBe('built');
    expect(await textAt('/wod?date=2026-11-20')).toBe('/wod Squat on 2026-11-20');
  });

  it('while changes may pass unheard', async () => {
    expect(await textAt('/wod')).toBe('/wod Squat on 2026-11-20');
    publicCache.stopHearing();
    expect(await textAt('/wod')).toBe('built');
    expect(asked).toHaveLength(1);
    publicCache.startHearing();
    expect(await textAt('/wod')).toBe('/wod Squat on 2026-11-20');
  });

  it('while there is no answer, which the log says once until there is one again', async () => {
    let isAway = true;
    await serve(site.writeAnswer, () => ({
      key: 'today',
      load: async () => {
        if (isAway) throw new Error('The database is away.');
        return '{"name":"Squat"}';
      },
    }));
    expect([await textAt('/wod'), await textAt('/wod')]).toEqual(['built', 'built']);
    expect(warnings()).toBe(1);
    isAway = false;
    expect(await textAt('/wod')).toBe('/wod Squat');
    isAway = true;
    publicCache.invalidate('wods');
    expect(await textAt('/wod')).toBe('built');
    expect(warnings()).toBe(2);
  });

  it('when it cannot be drawn', async () => {
    await serve(site.writeAnswer, () => ({ key: 'today', load: async () => '{"name":""}' }));
    expect(await textAt('/wod')).toBe('built');
    expect(warnings()).toBe(1);
  });

  it('of a build that cannot write answers, which the log says once', async () => {
    const { folder: bare, remove: removeBare } = await writeSiteFixture({
      '__spa-fallback.html': '',
      'routes.json': '[]',
    });
    expect(await readSite(bare, BARE_SITE)).toMatchObject({ writeAnswer: undefined });
    await removeBare();
    ({ app, logged } = await createServerFixture());
    const address = { patterns: ['/wod'], topic: 'wods', question } as const;
    registerSite(app, {
      site,
      answered: new AnsweredPages([address], {
        publicCache,
        pages: { writeAnswer: undefined, version: 0 },
        log: app.log,
      }),
    });
    expect([await textAt('/wod'), await textAt('/wod')]).toEqual(['built', 'built']);
    expect(warnings()).toBe(1);
  });
});

describe('a page for any id', () => {
  beforeEach(async () => {
    ({ app, logged } = await createServerFixture());
    const address: AnsweredAddress = {
      patterns: ['/workout/:workoutId/test'],
      topic: 'timetable',
      question: ({ workoutId = '' }) => ({
        key: 'all',
        load: async () => {
          asked.push(workoutId);
          return workoutId === 'w17' || workoutId === 'a b' ? JSON.stringify({ name: workoutId }) : undefined;
        },
      }),
    };
    const { writeAnswer } = site;
    registerSite(app, {
      site,
      answered: new AnsweredPages([address], {
        publicCache,
        pages: { writeAnswer, version: 0 },
        log: app.log,
      }),
    });
  });

  it('is sent with the answer of the id, each once', async () => {
    expect(await textAt('/workout/w17/test')).toBe('/workout/w17/test w17');
    expect(await textAt('/workout/w17/test')).toBe('/workout/w17/test w17');
    expect(await textAt('/workout/a%20b/test')).toBe('/workout/a b/test a b');
    expect(asked).toEqual(['w17', 'a b']);
  });

  it('is never sent without one: then the page that draws itself is', async () => {
    for (const id of ['unheard-of', 'id.invalid']) {
      const answer = await get(`/workout/${id}/test`);
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('fallback')]);
    }
    publicCache.stopHearing();
    expect(await textAt('/workout/w17/test')).toBe('fallback');
    expect(warnings()).toBe(0);
  });
});

it('nobody is served the module that writes answers', async () => {
  expect((await get('/answered-pages.mjs')).statusCode).toBe(404);
});

it('leaves nothing in a page that runs or leads anywhere', () =>
  expect(
    onlyToLookAt(
      '<title>WOD</title><script>run()</script><link rel="modulepreload" href="/a.js"/><a class="b" href="/about">About</a>',
    ),
  ).toBe('<title>WOD</title><a class="b">About</a>'));

it('leaves styles of single elements to who shows the page', () =>
  expect(onlyToLookAt('<b>style="</b><i class="x" style="width:3%"></i>')).toBe(
    '<b>style="</b><i class="x" data-drawn-style="width:3%"></i>',
  ));
