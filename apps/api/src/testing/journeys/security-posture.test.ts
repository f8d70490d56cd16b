import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawConnection } from '../processes/raw-connection.ts';
import { createServerFixture } from '../server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { readSite } from '../../site/read-site.ts';
import { registerSite } from '../../site/register-site.ts';
import { BARE_SITE, writeSiteFixture } from '../site-fixture.ts';

/* What an outsider sees of the server, whatever they request. */

const FILES = {
  'index.html': '<!doctype html><title>Home</title><script>start(1)</script>',
  'wod/index.html': '<!doctype html><title>WOD</title>',
  '__spa-fallback.html': '<!doctype html><title>App</title>',
  'routes.json': JSON.stringify(['/', '/wod']),
  'static/js/a-1.js': 'export {};',
  'media/squat.mp4': Buffer.alloc(100),
};

let app: StudioApp;
let port: number;
let remove: () => Promise<void>;

beforeAll(async () => {
  const site = await writeSiteFixture(FILES);
  ({ remove } = site);
  ({ app } = await createServerFixture({ publicUrl: 'https://lifted.example' }));
  registerSite(app, { site: await readSite(site.folder, { ...BARE_SITE, https: true }) });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app.close();
  await remove();
});

/** Every kind of response: pages, files, ranges, calls, refusals, redirects, health. */
const ASKED = [
  ['GET', '/', 200],
  ['GET', '/no-such-page', 404],
  ['GET', '/wod/', 308],
  ['GET', '/static/js/a-1.js', 200],
  ['GET', '/media/squat.mp4', 206],
  ['GET', '/healthz', 200],
  ['GET', '/api/no-such-call', 404],
  ['DELETE', '/', 405],
  ['OPTIONS', '/api/no-such-call', 404],
] as const;

describe.each(ASKED)('%s %s', (method, url, status) => {
  const ask = () =>
    app.inject({
      method,
      url,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'x-forwarded-host': 'evil.example',
        host: 'evil.example',
        ...(status === 206 && { range: 'bytes=0-9' }),
      },
    });

  it('carries every header that protects, and none that tells', async () => {
    const { headers, statusCode } = await ask();
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/unsafe-|\*|https?:(?:;| |$)/);
    for (const name of ['server', 'x-powered-by', 'via']) expect(headers[name]).toBeUndefined();
    expect(headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache|immutable/);
  });

  it('asks browsers to come back encrypted, for two years, below its host too', async () => {
    const { headers } = await ask();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('lets no other site read it, and believes no name of a host', async () => {
    const { headers, body } = await ask();
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(`${String(headers.location)}${body}`).not.toContain('evil.example');
  });
});

describe('a request nobody should send', () => {
  const answerTo = async (text: string) => {
    const connection = new RawConnection(port);
    connection.send(text);
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1\.1 \d{3}/);
    connection.socket.destroy();
    return Number(connection.received.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  };
  const POST = 'POST /api/x HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\n';

  it.each([
    ['with two lengths', `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`],
    ['with a length and chunks', `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['with a coding nobody knows', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['with a space before the colon', `${POST}Content-Length : 2\r\n\r\n{}`],
    ['with a folded header', `${POST}X-A: b\r\n c\r\nContent-Length: 2\r\n\r\n{}`],
    ['without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['with two hosts', 'GET / HTTP/1.1\r\nHost: studio\r\nhost: evil.example\r\n\r\n'],
    ['with the same host twice', 'GET /healthz HTTP/1.1\r\nHost: studio\r\nHost: studio\r\n\r\n'],
    ['with two hosts in one line', 'GET /api/x HTTP/1.1\r\nHost: studio, evil.example\r\n\r\n'],
    ['with a host that is none', 'GET / HTTP/1.1\r\nHost: studio/evil\r\n\r\n'],
    ['of HTTP/0.9', 'GET /\r\n\r\n'],
    ['of HTTP/0.9 that brings headers', 'GET /\r\nHost: studio\r\n\r\n'],
    ['that says it is of HTTP/0.9', 'GET / HTTP/0.9\r\nHost: studio\r\n\r\n'],
    ['of HTTP/2 over HTTP/1', 'GET / HTTP/2.0\r\nHost: studio\r\n\r\n'],
  ])('%s is refused as broken', async (_what, text) => {
    expect(await answerTo(text)).toBe(400);
  });

  it('with two hosts ends its connection, and what was sent behind it is never read', async () => {
    const connection = new RawConnection(port);
    connection.send(
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\nGET /healthz HTTP/1.1\r\nHost: studio\r\n\r\n',
    );
    await connection.closed;
    expect(connection.received.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 400']);
  });

  it('of HTTP/1.0 needs no host', async () => {
    expect(await answerTo('GET / HTTP/1.0\r\n\r\n')).toBe(200);
    expect(await answerTo('GET / HTTP/1.1\r\nHost: [::1]:3000\r\n\r\n')).toBe(200);
  });

  it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('by %s gets nothing back', async (method) => {
    const connection = new RawConnection(port);
    connection.send(`${method} / HTTP/1.1\r\nHost: studio\r\nX-Secret: mirror\r\nConnection: close\r\n\r\n`);
    await connection.closed;
    expect(connection.received).not.toContain('mirror');
    expect(connection.received).not.toContain('200 OK');
  });
});
