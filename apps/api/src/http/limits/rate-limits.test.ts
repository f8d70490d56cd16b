import { Problem } from '@lifted/contract/problem';
import type { Call } from '@lifted/contract/call';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { TrustProxy } from '../../config/env-reader.ts';
import { registerCall } from '../routing/register-call.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../studio-app.ts';

const answers = { 200: Type.Object({}) };
const often = { method: 'GET', path: '/often', summary: '', access: 'all', answers } as const satisfies Call;
const rarely = {
  method: 'GET',
  path: '/rarely',
  summary: '',
  access: 'all',
  answers,
} as const satisfies Call;

async function serve(requestsPerMinute: number, trustProxy: TrustProxy = false): Promise<StudioApp> {
  const { app } = await createServerFixture({ requestsPerMinute, trustProxy });
  registerCall(app, often, { handler: async () => ({}) });
  registerCall(app, rarely, { handler: async () => ({}), rateLimit: { max: 1, seconds: 600 } });
  return app;
}

async function statuses(
  app: StudioApp,
  url: string,
  from: readonly (readonly [string, string?])[],
): Promise<number[]> {
  const list: number[] = [];
  for (const [remoteAddress, forwarded] of from) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    list.push((await app.inject({ url, remoteAddress, headers })).statusCode);
  }
  return list;
}

describe('the rate limits', () => {
  it('refuse with a problem that says when to come back', async () => {
    const app = await serve(1);
    await app.inject('/api/often');
    const answer = await app.inject('/api/often');
    expect(answer.statusCode).toBe(429);
    expect(Check(Problem, answer.json())).toBe(true);
    expect(answer.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('count unknown addresses of the API too', async () => {
    const app = await serve(2);
    expect(await statuses(app, '/api/nothing', [['1.2.3.4'], ['1.2.3.4'], ['1.2.3.4']])).toEqual([
      404, 404, 429,
    ]);
  });

  it('leave health alone', async () => {
    const app = await serve(1);
    expect(await statuses(app, '/readyz', [['1.2.3.4'], ['1.2.3.4'], ['1.2.3.4']])).toEqual([200, 200, 200]);
  });

  it('of a route are its own and stricter', async () => {
    const app = await serve(100);
    expect(await statuses(app, '/api/rarely', [['1.2.3.4'], ['1.2.3.4'], ['5.6.7.8']])).toEqual([
      200, 429, 200,
    ]);
    expect(await statuses(app, '/api/often', [['1.2.3.4']])).toEqual([200]);
  });

  it('believe no X-Forwarded-For unless a proxy is trusted', async () => {
    const app = await serve(100);
    expect(
      await statuses(app, '/api/rarely', [
        ['1.2.3.4', '9.9.9.1'],
        ['1.2.3.4', '9.9.9.2'],
      ]),
    ).toEqual([200, 429]);
  });

  it('behind one trusted hop count the address that hop saw, not what the client claims before it', async () => {
    const app = await serve(100, 1);
    const asked = [
      ['10.0.0.1', '6.6.6.6, 9.9.9.1'],
      ['10.0.0.1', '7.7.7.7, 9.9.9.1'],
      ['10.0.0.1', '9.9.9.2'],
    ] as const;
    expect(await statuses(app, '/api/rarely', asked)).toEqual([200, 429, 200]);
  });

  it('trust listed proxies only', async () => {
    const app = await serve(100, ['10.0.0.0/8']);
    expect(
      await statuses(app, '/api/rarely', [
        ['10.0.0.1', '9.9.9.1'],
        ['10.0.0.2', '9.9.9.2'],
      ]),
    ).toEqual([200, 200]);
    expect(
      await statuses(app, '/api/rarely', [
        ['8.8.8.8', '9.9.9.3'],
        ['8.8.8.8', '9.9.9.4'],
      ]),
    ).toEqual([200, 429]);
  });

  it('take a whole /64 of IPv6 as one client', async () => {
    const app = await serve(100);
    const asked = [['2001:db8:1:1::1'], ['2001:db8:1:1:ffff::2'], ['2001:db8:1:2::1']] as const;
    expect(await statuses(app, '/api/rarely', asked)).toEqual([200, 429, 200]);
  });
});
