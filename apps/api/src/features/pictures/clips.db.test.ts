import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LARGEST_CLIP_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/clips';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { CLIP_POSTER } from '@lifted/domain/desk/clip-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerClips } from './clips-routes.ts';
import { MOST_STORED_CLIP_BYTES, storeClip } from './store-clip.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
/** The largest clip there is; more than the system keeps for a connection nobody reads from. */
const LARGEST = 8 * 1024 * 1024;
const FILM = new URL('../../../../web/public/media/exercises/back-squat.mp4', import.meta.url);

let database: TestDatabase;
let app: StudioApp;
let film: Buffer;
let still: Buffer;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertCustomer(database.pool, 'mia');
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(database.pool) }));
  registerClips(app, { pool: database.pool, now: () => NOW });
  film = await readFile(FILM);
  const create = { width: 1280, height: 960, channels: 3 as const, background: { r: 9, g: 9, b: 9 } };
  still = await sharp({ create }).jpeg().toBuffer();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function upload(data: Uint8Array | string, { poster = still, who = 'desk' } = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/clips',
    headers: { authorization: `Bearer ${who}` },
    payload: {
      data: typeof data === 'string' ? data : Buffer.from(data).toString('base64'),
      poster: poster.toString('base64'),
    },
  });
  const body: { address: string; code?: string; errors?: { field: string; message: string }[] } =
    answer.json();
  return { status: answer.statusCode, ...body };
}

/** How many bytes of a clip this query asks for. */
function partLength(sql: unknown, values: unknown): number {
  return String(sql).includes('substring(data') && Array.isArray(values) ? Number(values[2]) : 0;
}

describe('an uploaded clip', () => {
  it('is served under a name of its content for ever, whole or in parts, with a still picture', async () => {
    const { status, address } = await upload(film);
    expect(status).toBe(201);
    expect((await upload(film)).address).toBe(address);
    const whole = await app.inject(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(whole.rawPayload).toHaveLength(film.length);
    const part = await app.inject({ url: address, headers: { range: 'bytes=100-199' } });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${film.length}`]);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(100, 200));
    const beyond = await app.inject({ url: address, headers: { range: `bytes=${film.length}-` } });
    expect(beyond.statusCode).toBe(416);
    const poster = await app.inject(address.replace('.mp4', '.webp'));
    expect(poster.headers['content-type']).toBe('image/webp');
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp', ...CLIP_POSTER });
  });

  it('is read only as far as it is taken, so that visitors who take nothing cost no memory', async () => {
    const { pool } = database;
    const data = randomBytes(LARGEST);
    const address = await storeClip(pool, { type: 'mp4', data, poster: still }, NOW);
    const { app: listening } = await createServerFixture();
    registerClips(listening, { pool, now: () => NOW });
    const url = new URL(address, await listening.listen({ port: 0, host: '127.0.0.1' }));
    const queries = vi.spyOn(pool, 'query');
    const bytesRead = () =>
      queries.mock.calls.reduce((sum, [sql, values]) => sum + partLength(sql, values), 0);
    try {
      const asking = get(url);
      await once(asking, 'response');
      await pause(300);
      expect(bytesRead()).toBeLessThan(data.length);
      asking.destroy();

      const whole = await fetch(url);
      expect(whole.headers.get('content-length')).toBe(String(data.length));
      expect(data.equals(Buffer.from(await whole.arrayBuffer()))).toBe(true);
      queries.mockClear();
      const head = await fetch(url, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(data.length));
      expect(bytesRead()).toBe(0);
    } finally {
      queries.mockRestore();
      await listening.close();
      await pool.query('delete from studio.clips where address = $1', [address]);
    }
  });

  it.each([`${'0'.repeat(32)}.mp4`, `${'0'.repeat(32)}.webp`, 'x.mp4', `${'0'.repeat(32)}.svg`])(
    'that is not there is not found: %s',
    async (name) => expect((await app.inject(`/api/clips/${name}`)).statusCode).toBe(404),
  );

  it('is listed with the exercises that show it, those nobody shows first', async () => {
    const { address } = await upload(film);
    await database.pool.query(
      `insert into studio.exercises (id, name, exercise_group, video_url) values ('row', 'Row', 'Row', '/media/row.mp4')`,
    );
    const listed = await app.inject({ url: '/api/desk/clips', headers: { authorization: 'Bearer coach' } });
    expect(listed.json()).toEqual([
      { address, exercises: [] },
      { address: '/media/row.mp4', exercises: ['Row'] },
    ]);
  });
});

describe('a file that is no clip we take is refused with what to do', () => {
  it.each([
    ['a film that is cut off', () => film.subarray(0, -1), 'damaged'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'MP4 or WebM'],
  ])('%s', async (_, file, words) => {
    const { status, errors } = await upload(file());
    expect([status, errors?.[0]?.field]).toEqual([422, 'data']);
    expect(errors?.[0]?.message).toContain(words);
  });

  it('a still picture that is none', async () =>
    expect((await upload(film, { poster: Buffer.from('<svg/>') })).errors).toMatchObject([
      { field: 'poster' },
    ]));

  it('more than 8 MB, told before it is all read, and from who may not upload before that', async () => {
    const large = 'A'.repeat(LARGEST_CLIP_UPLOAD_BYTES);
    expect((await upload(large)).code).toBe('body_too_large');
    expect((await upload(large, { who: 'mia' })).status).toBe(403);
    expect((await upload(large, { who: 'coach' })).status).toBe(403);
  });

  it('more than there is room for altogether', async () => {
    const { rows } = await database.pool.query<{ bytes: number }>(
      'select sum(octet_length(data))::float8 as bytes from studio.clips',
    );
    const limit = (rows[0]?.bytes ?? MOST_STORED_CLIP_BYTES) + 3;
    const clip = { type: 'webm', data: Uint8Array.of(1, 2, 3), poster: Buffer.from('p') } as const;
    await storeClip(database.pool, clip, NOW, limit);
    const other = { ...clip, data: Uint8Array.of(1, 2, 4) };
    await expect(storeClip(database.pool, other, NOW, limit)).rejects.toThrow('no room');
  });
});

it('counts as used until the exercise gets another one', async () => {
  const { pool } = database;
  const clip = { type: 'mp4', data: Buffer.from('film of a press'), poster: Buffer.from('p') } as const;
  const address = await storeClip(pool, clip, new Date('2020-01-01T00:00:00Z'));
  const usedIn = async () => {
    const { rows } = await pool.query<{ at: Date }>(
      'select last_used_at as at from studio.clips where address = $1',
      [address],
    );
    return rows[0]?.at.getFullYear();
  };
  await pool.query(
    `insert into studio.exercises (id, name, exercise_group, video_url) values ('press', 'Press', 'Press', $1)`,
    [address],
  );
  expect(await usedIn()).toBe(2020);
  await pool.query(`update studio.exercises set video_url = null where id = 'press'`);
  expect(await usedIn()).toBeGreaterThan(2025);
});
