import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerMetrics } from './metrics-route.ts';

const TOKEN = 'a-token-of-more-than-thirty-two-characters';
const FROM_HERE = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
const FROM_ELSEWHERE = { remoteAddress: '192.0.2.7', headers: { host: 'lifted.example' } };

let looks = 0;
let app: StudioApp;
let closed: StudioApp;

async function serverWith(token: string | undefined): Promise<StudioApp> {
  return (await serverWithLog(token)).app;
}

async function serverWithLog(token?: string) {
  const fixture = await createServerFixture({ trustProxy: 1, requestsPerMinute: 5 });
  registerMetrics(fixture.app, {
    metrics: {
      text: async () => {
        looks += 1;
        return 'lifted_ready 1\n';
      },
      contentType: 'text/plain; version=0.0.4; charset=utf-8',
    },
    token,
    answerUnknown: (_request, reply) => reply.code(404).send('nothing here'),
  });
  return fixture;
}

beforeAll(async () => {
  [app, closed] = await Promise.all([serverWith(TOKEN), serverWith(undefined)]);
});

afterAll(() => Promise.all([app.close(), closed.close()]));

interface From {
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function statusFor({ remoteAddress, headers }: From, server = app): Promise<number> {
  return (await server.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
}

const withHeaders = (from: From, headers: Record<string, string>): From => ({
  ...from,
  headers: { ...from.headers, ...headers },
});

it('metrics are shown to this machine, as Prometheus reads them, however often', async () => {
  for (let look = 0; look < 10; look += 1) {
    const answer = await app.inject({ url: '/metrics', ...FROM_HERE });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toBe('lifted_ready 1\n');
  }
  for (const remoteAddress of ['::1', '::ffff:127.0.0.1']) {
    expect(await statusFor({ ...FROM_HERE, remoteAddress })).toBe(200);
  }
});

it('metrics asked for by many at once are put together once, and leave the log alone', async () => {
  const fixture = await serverWithLog();
  looks = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => fixture.app.inject({ url: '/metrics', ...FROM_HERE })),
  );
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => 'lifted_ready 1\n'));
  expect(looks).toBe(1);
  expect(fixture.logged()).toBe('');
  await fixture.app.close();
});

it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
  'what a proxy on this machine passes on is not from here (%s)',
  async (name) => {
    expect(await statusFor(withHeaders(FROM_HERE, { [name]: '127.0.0.1' }))).toBe(404);
  },
);

it('a page in a browser here, led to another name, sees nothing', async () => {
  expect(await statusFor(withHeaders(FROM_HERE, { host: 'evil.example:3000' }))).toBe(404);
});

it('from elsewhere they are an unknown address without the token', async () => {
  expect(await statusFor(FROM_ELSEWHERE)).toBe(404);
  expect(await statusFor(withHeaders(FROM_ELSEWHERE, { 'x-forwarded-for': '127.0.0.1' }))).toBe(404);
  for (const authorization of [`Bearer ${TOKEN}x`, `Basic ${TOKEN}`, 'Bearer ', TOKEN]) {
    expect(await statusFor(withHeaders(FROM_ELSEWHERE, { authorization }))).toBe(404);
  }
});

it('the token opens them from anywhere, and nothing does where none is set', async () => {
  const bringing = withHeaders(FROM_ELSEWHERE, { authorization: `Bearer ${TOKEN}` });
  expect(await statusFor(bringing)).toBe(200);
  expect(await statusFor(withHeaders(bringing, { 'x-forwarded-for': '198.51.100.4' }))).toBe(200);
  expect(await statusFor(bringing, closed)).toBe(404);
  expect(await statusFor(FROM_HERE, closed)).toBe(200);
});
