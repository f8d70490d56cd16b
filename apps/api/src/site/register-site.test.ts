import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { NO_THIRD_PARTIES } from '../http/headers/security-headers.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { readSite } from './read-site.ts';
import { registerSite } from './register-site.ts';
import { BARE_SITE, writeSiteFixture } from '../testing/site-fixture.ts';

const SCRIPT = 'start(1)';
const STYLE = 'body{margin:0}';
const FALLBACK_SCRIPT = 'draw()';
const STRUCTURED_DATA = '{"@context":"https://schema.org"}';
const CLIP = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 256));
const MODULE = `export const words = '${'strong '.repeat(300)}';`;
const HOME = `<!doctype html><title>Home</title><script type="application/ld+json">${STRUCTURED_DATA}</script><style>${STYLE}</style><script></script><script data-x="1">${SCRIPT}</script><script src="/static/js/a-1.js"></script>`;

const FILES = {
  'index.html': HOME,
  'memberships/index.html':
    '<!doctype html><title>Memberships</title><div data-third-party="booking_service"></div>',
  'wod/index.html': '<!doctype html><title>WOD</title>',
  '__spa-fallback.html': `<!doctype html><title>App</title><script>${FALLBACK_SCRIPT}</script>`,
  'auth-popup/index.html': '<!doctype html><title>Signing in</title>',
  'routes.json': JSON.stringify(['/', '/wod', '/workout/:workoutId/test', '/dashboard']),
  'service-worker.js': 'addEventListener("install", () => undefined);',
  'static/js/a-1.js': MODULE,
  'static/js/b-2.js': MODULE,
  'static/js/b-2.js.br': brotliCompressSync('from the build'),
  'static/woff2/font.woff2': Buffer.alloc(2000, 7),
  'media/squat.mp4': CLIP,
  'media/coach.avif': Buffer.alloc(10),
  'media/coach.webp': Buffer.alloc(10),
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Canonical: https://origin.invalid/.well-known/security.txt\n',
  '.well-known/other.txt': 'never',
  'secret.key': 'never',
  '.env': 'never',
  'static/js/.hidden.js': 'never',
};

let app: StudioApp;
let folder: string;
let remove: () => Promise<void>;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(async () => {
  ({ folder, remove } = await writeSiteFixture(FILES));
  ({ app } = await createServerFixture({ requestsPerMinute: 1 }));
  registerSite(app, { site: await readSite(folder, BARE_SITE) });
});
afterAll(() => remove());

describe('the home page in German', () => {
  const german = { 'accept-language': 'de-DE,de;q=0.9', 'sec-fetch-site': 'none' };

  it('is where a German browser is led to, with what follows the path, and nobody keeps that', async () => {
    const answer = await get('/?ref=flyer', german);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/de?ref=flyer']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await get('/', german)).headers.location).toBe('/de');
  });

  it('is not offered at other addresses, nor to who chose English', async () => {
    expect((await get('/wod', german)).statusCode).toBe(200);
    expect((await get('/', { ...german, cookie: 'language=en' })).statusCode).toBe(200);
  });

  it('is kept by a press on the switch before scripts run', async () => {
    const link = { ...german, 'sec-fetch-site': 'same-origin' };
    for (const [path, language] of [
      ['/', 'en'],
      ['/de', 'de'],
    ] as const) {
      const answer = await get(`${path}?ref=flyer&language=${language}`, link);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `${path}?ref=flyer`]);
      expect(answer.headers['set-cookie']).toMatch(new RegExp(`^language=${language};Path=/;.*Secure$`));
    }
    expect((await get('/?language=de', link)).statusCode).toBe(200);
  });

  it('is not offered to search engines, which find a whole page', async () => {
    const answer = await get('/', { 'user-agent': 'Googlebot/2.1' });
    expect([answer.statusCode, answer.body.includes('<title>Home')]).toEqual([200, true]);
  });
});

describe('a page', () => {
  it.each([
    ['/', 'Home'],
    ['/wod', 'WOD'],
    ['/wod?date=2026-11-20', 'WOD'],
    ['/%77od', 'WOD'],
  ])('is served at %s', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each(['/workout/w17/test', '/dashboard'])(
    'that draws itself in the browser is served at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>App</title>');
    },
  );

  it.each([
    '/nothing',
    '/workout//test',
    '/workout/a/b/test',
    '/index.html',
    '/wod/index.html',
    '/__spa-fallback.html',
    '/routes.json',
  ])('does not stand at %s, which answers 404 with the app', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>App</title>');
  });

  it('stays 404 for who has the bytes of the app already', async () => {
    const { etag } = (await get('/dashboard')).headers;
    expect((await get('/nothing', { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  it('with a slash too many sends the client to the right address, never elsewhere', async () => {
    const answer = await get('/wod/');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, '/wod']);
    expect((await get('//evil.example/')).statusCode).toBe(404);
  });

  it('is compressed, and 304 for who has it', async () => {
    const answer = await get('/static/js/a-1.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(MODULE);
    const again = await get('/', { 'if-none-match': String((await get('/')).headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('answers HEAD, and says so to other methods', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/wod' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const posted = await app.inject({ method: 'POST', url: '/wod' });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the policy of a page', () => {
  it('lets in its own inline script and style by hash, and nothing unsafe', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(STYLE)};`);
    for (const rule of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("img-src 'self' data: https://images.example;");
    expect(policy).not.toMatch(/unsafe|\*|upgrade/);
  });

  it('names no hash of data, which runs nothing', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(HOME).toContain(STRUCTURED_DATA);
    expect(policy).not.toContain(hashOf(STRUCTURED_DATA));
  });

  it('is each page its own', async () => {
    const [home, wod, fallback] = [await get('/'), await get('/wod'), await get('/dashboard')].map(
      ({ headers }) => String(headers['content-security-policy']),
    );
    expect(wod).toContain("script-src 'self';");
    expect(wod).not.toContain(hashOf(SCRIPT));
    expect(fallback).toContain(hashOf(FALLBACK_SCRIPT));
    expect(home).not.toContain(hashOf(FALLBACK_SCRIPT));
  });

  it('lets others in only where the page has a place for them', async () => {
    const thirdParties = {
      booking_service: { ...NO_THIRD_PARTIES, scripts: ['https://cdn.example'] },
    };
    const site = await readSite(folder, { ...BARE_SITE, thirdParties });
    expect(site?.pages.get('/memberships')?.headers.join()).toContain(
      "script-src 'self' https://cdn.example;",
    );
    expect(site?.pages.get('/wod')?.headers.join()).not.toContain('https://cdn.example');
    expect(site?.fallback.headers.join()).not.toContain('https://cdn.example');
  });

  it('asks for https where people reach the site by it', async () => {
    const site = await readSite(folder, { ...BARE_SITE, https: true });
    expect(site?.pages.get('/')?.headers.join()).toContain('upgrade-insecure-requests');
  });

  it('says where to report what it refused, over http in the way that works there', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports$/);
    expect(headers['content-security-policy']).not.toContain('report-to');
    expect(headers['reporting-endpoints']).toBeUndefined();
    const site = await readSite(folder, { ...BARE_SITE, https: true });
    for (const page of [site?.pages.get('/'), site?.fallback]) {
      expect(page?.headers.join()).toContain('; report-to csp; report-uri /csp-reports');
      const named = page?.headers.indexOf('Reporting-Endpoints') ?? 0;
      expect(page?.headers[named + 1]).toBe('csp="/csp-reports"');
    }
  });

  it('lets scripts put in what they like, for pages of the site need it', async () => {
    expect((await get('/')).headers['content-security-policy']).not.toContain('trusted-types');
  });
});

test('only the sign-in window stays tied to its opener when it goes on to another site', async () => {
  const policyOf = async (url: string) => (await get(url)).headers['cross-origin-opener-policy'];
  expect(await policyOf('/auth-popup')).toBe('unsafe-none');
  expect(await policyOf('/wod')).toBe('same-origin-allow-popups');
});

describe('a file', () => {
  it.each([
    ['/static/js/a-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/static/woff2/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/media/coach.avif', 'image/avif', 'no-cache'],
    ['/media/coach.webp', 'image/webp', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('%s has its type and its caching', async (url, type, caching) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers.etag).toBeDefined();
  });

  it('that is the service worker may ask this server, and nobody else', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'",
    );
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('is sent as the build compressed it', async () => {
    const answer = await get('/static/js/b-2.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('from the build');
  });

  it('is never compressed twice', async () => {
    const answer = await get('/static/woff2/font.woff2', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('says at a fixed address whom to tell about a weakness, under the origin of the installation', async () => {
    const answer = await get('/.well-known/security.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Canonical: https://lifted.example/.well-known/security.txt\n');
  });

  it.each([
    '/secret.key',
    '/.well-known/other.txt',
    '/.env',
    '/static/js/.hidden.js',
    '/static/js/b-2.js.br',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/static/js/%2e%2e/secret.key',
    '/static/js/..%5c..%5csecret.key',
    '/%00',
    '/static/js/',
  ])('is not to be had at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('never');
  });

  it('of another build is answered without a page in its place', async () => {
    const gone = await get('/static/js/gone-Bx3_9kQ2.js');
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([404, '', 'no-store']);
    expect((await get('/nowhere')).body).not.toBe('');
  });
});

describe('a clip', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-10', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
  ])('is sent in parts: %s', async (range, first, last) => {
    const answer = await get('/media/squat.mp4', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/1000`,
      'content-length': String(last - first + 1),
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(CLIP.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=-0'])('has no part %s', async (range) => {
    const answer = await get('/media/squat.mp4', { range });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
  });

  it.each(['bytes=5-1', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=x-'])(
    'is sent whole for %s',
    async (range) => {
      const answer = await get('/media/squat.mp4', { range });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(CLIP)).toBe(true);
    },
  );

  it('is sent whole when it is another one by now', async () => {
    const { etag } = (await get('/media/squat.mp4')).headers;
    const same = await get('/media/squat.mp4', { range: 'bytes=0-9', 'if-range': String(etag) });
    const other = await get('/media/squat.mp4', { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([same.statusCode, other.statusCode]).toEqual([206, 200]);
  });
});

describe('a server without a built site', () => {
  it('says so, and how to build it', async () => {
    const { app: bare } = await createServerFixture();
    registerSite(bare, { site: await readSite(`${folder}/nowhere`, BARE_SITE) });
    const answer = await bare.inject('/wod');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
  });
});

describe('a site that lacks something the law asks for', () => {
  it.each([
    ['/', 503, 'Opens soon'],
    ['/wod', 503, 'Opens soon'],
    ['/workout/7/test', 503, 'Opens soon'],
    ['/dashboard', 200, 'App'],
    ['/static/js/a-1.js', 200, 'strong'],
    ['/nowhere', 404, 'App'],
  ])('answers %s with %i', async (url, status, text) => {
    const { app: closed } = await createServerFixture();
    registerSite(closed, { site: await readSite(folder, BARE_SITE), isPublic: false });
    const answer = await closed.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
    if (status === 503)
      expect(answer.headers).toMatchObject({ 'retry-after': '3600', 'x-robots-tag': 'noindex' });
  });
});
