import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_THIRD_PARTIES } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import { BARE_SITE, BARE_STUDIO, writeSiteFixture } from '../testing/site-fixture.ts';
import { readSite } from './read-site.ts';
import { readStaffApp } from './read-staff-app.ts';
import { registerSite } from './register-site.ts';

const SITE = {
  'index.html': '<title>Home</title>',
  'wod/index.html': '<style>h1{color:red}</style><title>Workout</title>',
  '__spa-fallback.html': '<title>App</title>',
  'routes.json': '["/"]',
};
const STAFF = {
  'index.html':
    '<title>Staff</title><script type="application/json" id="studio-settings">{}</script><script type="module" src="/desk/static/js/a-1.js"></script>',
  'floor.html':
    '<html><title>Floor</title><script type="application/json" id="studio-settings">{}</script></html>',
  'floor/worker.js': 'self.keep()',
  'static/js/a-1.js': 'draw()',
  'static/js/a-1.js.map': 'never',
};

let site: Awaited<ReturnType<typeof writeSiteFixture>>;
let staff: Awaited<ReturnType<typeof writeSiteFixture>>;
let app: StudioApp;

beforeAll(async () => {
  [site, staff] = await Promise.all([writeSiteFixture(SITE), writeSiteFixture(STAFF)]);
  ({ app } = await createServerFixture());
  const read = await readSite(site.folder, BARE_SITE);
  registerSite(app, {
    site: read,
    staff: await readStaffApp(staff.folder, BARE_SITE, { site: read }),
  });
});
afterAll(() => Promise.all([site.remove(), staff.remove()]));

describe('the staff app', () => {
  it.each(['/desk', '/desk/', '/desk/people/7?tab=passes', '/de/desk'])('is served at %s', async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Staff</title>');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).not.toContain('wasm');
    // The workout's page is shown in a frame, which inherits this policy.
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
  });

  it.each(['/floor', '/floor/', '/de/floor'])('shows the floor at %s, which may read codes', async (url) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Floor</title>');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  });

  it.each([
    ['/desk', 'desk-preview'],
    ['/de/floor', 'floor-worker'],
  ])('lets no text become part of %s, but what goes through %s', async (url, name) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain(
      `; require-trusted-types-for 'script'; trusted-types ${name}; report-uri /csp-reports`,
    );
  });

  it('asks for none of that where scripts of others sign people in', async () => {
    const identityThirdParties = { ...NO_THIRD_PARTIES, scripts: ['https://apis.example'] };
    const read = await readStaffApp(staff.folder, { ...BARE_SITE, identityThirdParties });
    for (const page of [read?.page, read?.floor]) {
      expect(page?.headers.join()).toContain('https://apis.example');
      expect(page?.headers.join()).not.toContain('trusted-types');
    }
  });

  it('keeps the floor with a worker that is always asked for, in both languages', async () => {
    const { body, headers } = await app.inject('/floor/worker.js');
    expect(body).toBe('self.keep()');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['service-worker-allowed']).toBe('/');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it.each(['/desktop', '/de', '/de/floors'])('leaves %s to the site', async (url) => {
    expect((await app.inject(url)).body).not.toContain('Staff');
  });

  it('knows the studio’s settings and runs nothing but its own scripts', async () => {
    const { body, headers } = await app.inject('/desk');
    expect(body).toContain(JSON.stringify(BARE_STUDIO));
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' ",
    );
  });

  it('sends its files for good, and none that was not built', async () => {
    const script = await app.inject('/desk/static/js/a-1.js');
    expect(script.body).toBe('draw()');
    expect(script.headers['cache-control']).toContain('immutable');
    for (const url of ['/desk/static/js/a-1.js.map', '/desk/static/js/b-2.js', '/floor/static/../index.html'])
      expect((await app.inject(url)).body).not.toMatch(/draw|never/);
    const gone = await app.inject('/desk/static/js/b-2.js');
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([404, '', 'no-store']);
  });

  it('says so where it has not been built', async () => {
    const { app: bare } = await createServerFixture();
    registerSite(bare, {
      site: await readSite(site.folder, BARE_SITE),
      staff: await readStaffApp(`${staff.folder}/nowhere`, BARE_SITE),
    });
    expect((await bare.inject('/desk')).statusCode).toBe(503);
    expect((await bare.inject('/')).statusCode).toBe(200);
  });
});
