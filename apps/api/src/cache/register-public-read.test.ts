import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getWorkout } from '@lifted/contract/timetable';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Drain } from '../http/connections/drain.ts';
import { PublicResponseCache } from './public-response-cache.ts';
import { registerPublicRead } from './register-public-read.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';

const URL = '/api/workouts/w1';
let app: StudioApp;
let drain: Drain;
let publicCache: PublicResponseCache;
let stored: string | undefined;

beforeEach(async () => {
  ({ app, drain } = await createServerFixture({ publicUrl: 'https://lifted.example' }));
  publicCache = new PublicResponseCache();
  publicCache.startHearing();
  stored = JSON.stringify({ text: 'strong every week '.repeat(200) });
  registerPublicRead(app, getWorkout, {
    publicCache,
    topic: 'timetable',
    question: ({ params }) => ({ key: params.workoutId, load: async () => stored }),
    missing: { en: 'No such class.', de: 'Kein solcher Kurs.' },
  });
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: URL, headers });

describe('a public read', () => {
  it('is the same from the database and from memory, with every header of an ordinary answer', async () => {
    const [first, second] = [await get(), await get()];
    for (const answer of [first, second]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toBe(stored);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['strict-transport-security']).toContain('max-age=');
    }
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
  });

  it('is compressed as the client likes, each form with an ETag of its own', async () => {
    const [plain, br, gzip] = [
      await get(),
      await get({ 'accept-encoding': 'gzip, deflate, br;q=0.5' }),
      await get({ 'accept-encoding': 'gzip, br;q=0' }),
    ];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(stored);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(stored);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is 304 without a body for who has exactly these bytes', async () => {
    const etag = String((await get()).headers.etag);
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known });
      expect(answer.statusCode, known).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
    }
    expect((await get({ 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(200);
  });

  it('is 200 again with another ETag after a change', async () => {
    const etag = String((await get()).headers.etag);
    stored = '{"text":"changed"}';
    publicCache.invalidate('timetable');
    const answer = await get({ 'if-none-match': etag });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(stored);
  });

  it('answers HEAD like GET, without the body', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get()];
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('of something that does not exist is a 404 problem', async () => {
    stored = undefined;
    const answer = await get();
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', detail: 'No such class.' });
  });

  it('is one body for every language, and only its 404 is in the one asked for', async () => {
    const german = { 'accept-language': 'de' };
    const [english, same] = [await get(), await get(german)];
    expect(same.body).toBe(english.body);
    expect(same.headers).toMatchObject({ etag: english.headers.etag, vary: 'Accept-Encoding' });
    const unchanged = await get({ ...german, 'if-none-match': String(english.headers.etag) });
    expect(unchanged.statusCode).toBe(304);

    stored = undefined;
    publicCache.invalidate('timetable');
    const missing = await get(german);
    expect(missing.json()).toMatchObject({ code: 'not_found', detail: 'Kein solcher Kurs.' });
    expect(missing.headers).toMatchObject({ 'content-language': 'de', vary: 'Accept-Language' });
  });

  it('tells clients to connect elsewhere while the process drains', async () => {
    expect((await get()).headers.connection).not.toBe('close');
    drain.begin();
    expect((await get()).headers.connection).toBe('close');
  });
});
