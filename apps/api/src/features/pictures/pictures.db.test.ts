import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { LARGEST_UPLOAD_BYTES } from '@lifted/contract/desk/uploads/pictures';
import { PICTURE_EDGE_PX } from '@lifted/domain/desk/picture-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerPictures } from './pictures-routes.ts';
import { MOST_STORED_BYTES, storePicture } from './store-picture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const GREEN = { r: 20, g: 160, b: 60 };
const RED = { r: 200, g: 30, b: 30 };

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertCustomer(database.pool, 'mia');
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(database.pool) }));
  registerPictures(app, { pool: database.pool, now: () => NOW });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function upload(file: Uint8Array | string, who = 'desk', shape?: 'wide' | 'logo') {
  const data = typeof file === 'string' ? file : Buffer.from(file).toString('base64');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/desk/pictures',
    headers: { authorization: `Bearer ${who}` },
    payload: { data, ...(shape && { shape }) },
  });
  const body: { address: string; code?: string; errors?: { message: string }[] } = answer.json();
  return { status: answer.statusCode, ...body };
}

/** A landscape picture: green in its middle, red on both sides. */
function landscape(width: number, height: number) {
  const side = (width - height) / 2;
  const red = { create: { width: side, height, channels: 3 as const, background: RED } };
  return sharp({ create: { width, height, channels: 3, background: GREEN } }).composite([
    { input: red, left: 0, top: 0 },
    { input: red, left: width - side, top: 0 },
  ]);
}

const storedAt = async (address: string) => (await app.inject(address)).rawPayload;

describe('an uploaded picture', () => {
  it('is a small square of its middle, without a word of where and with what it was taken', async () => {
    const file = await landscape(1600, 800)
      .jpeg()
      .withExif({ IFD0: { Model: 'Camera 1' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { status, address } = await upload(file);
    expect(status).toBe(201);
    const stored = await storedAt(address);
    expect(stored.includes('Camera 1')).toBe(false);
    const { format, width, height, exif, xmp, icc } = await sharp(stored).metadata();
    expect({ format, width, height, exif, xmp, icc }).toEqual({
      format: 'webp',
      width: PICTURE_EDGE_PX,
      height: PICTURE_EDGE_PX,
    });
    const { dominant } = await sharp(stored).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r * 2);
  });

  it('is as wide as the head of a page where that is asked for', async () => {
    const file = await landscape(1600, 1000).jpeg().toBuffer();
    const { width, height } = await sharp(
      await storedAt((await upload(file, 'desk', 'wide')).address),
    ).metadata();
    expect([width, height]).toEqual([1600, 900]);
  });

  it('is stored in narrower widths too where it is wide, and in no other', async () => {
    const { address } = await upload(await landscape(1600, 900).jpeg().toBuffer(), 'desk', 'wide');
    const inWidth = (width: number) => address.replace('.webp', `-${width}.webp`);
    for (const width of [640, 960, 1280, 1600]) {
      expect(await sharp(await storedAt(inWidth(width))).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: (width * 9) / 16,
      });
    }
    expect((await app.inject(inWidth(641))).statusCode).toBe(404);
  });

  it('is never larger than there is room for, however many details it has', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const create = { width: 1600, height: 900, channels: 3 as const, background: GREEN, noise };
    const { status, address } = await upload(await sharp({ create }).jpeg().toBuffer(), 'desk', 'wide');
    expect(status).toBe(201);
    expect((await storedAt(address)).length).toBeLessThanOrEqual(512 * 1024);
  });

  it('keeps its ground and its edges where it is a logo, and says in its address how wide it is', async () => {
    const letters = { create: { width: 300, height: 100, channels: 4 as const, background: GREEN } };
    const file = await sharp({
      create: { width: 500, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: letters, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { address } = await upload(file, 'desk', 'logo');
    expect(address).toMatch(/^\/api\/pictures\/[0-9a-f]{32}-960\.webp$/);
    const { data, info } = await sharp(await storedAt(address))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([960, 192, 4]);
    expect(data[3], 'the letters').toBe(255);
    expect(data.at(-1), 'lets through').toBe(0);
    expect((await app.inject(address.replace('-960', '-961'))).statusCode).toBe(404);
  });

  it('is upright, however the camera was held', async () => {
    const left = { create: { width: 400, height: 800, channels: 3 as const, background: RED } };
    const halves = sharp({ create: { width: 800, height: 800, channels: 3, background: GREEN } });
    const lying = await halves
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const stored = sharp(await storedAt((await upload(lying)).address));
    // Turned clockwise, what was on the left is above: so is the upper right corner.
    const { dominant } = await sharp(
      await stored.extract({ left: 300, top: 0, width: 180, height: 180 }).png().toBuffer(),
    ).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g * 2);
  });

  it('is served under a name of its content, for ever, and never as a page', async () => {
    const file = await landscape(640, 320).png().toBuffer();
    const { address } = await upload(file);
    expect((await upload(file)).address).toBe(address);
    const { statusCode, headers } = await app.inject(address);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    `/api/pictures/${'0'.repeat(32)}.webp`,
    '/api/pictures/x.webp',
    `/api/pictures/${'0'.repeat(32)}.svg`,
  ])('that is not there is not found and not remembered: %s', async (address) => {
    const { statusCode, headers } = await app.inject(address);
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a file that is no picture we take is refused with what to do', () => {
  it.each([
    ['HEIC', Buffer.from('\0\0\0\u0018ftypheic'), 'HEIC'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'JPEG, PNG'],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), 'JPEG, PNG'],
    ['a picture that is cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'damaged'],
  ])('%s', async (_, file, words) => {
    const { status, errors } = await upload(file);
    expect(status).toBe(422);
    expect(errors?.[0]?.message).toContain(words);
  });

  it('a picture that ends in its middle', async () => {
    const whole = await landscape(1600, 800).jpeg().toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).errors?.[0]?.message).toContain('damaged');
  });

  it('a small file that would unfold to more than 64 megapixels', async () => {
    const create = { width: 8200, height: 8200, channels: 3 as const, background: GREEN };
    const bomb = await sharp({ create }).png().toBuffer();
    expect((await upload(bomb)).errors?.[0]?.message).toContain('64 megapixels');
  });

  it('more than 8 MB, told before it is all read', async () => {
    const { status, code } = await upload('A'.repeat(LARGEST_UPLOAD_BYTES));
    expect([status, code]).toEqual([413, 'body_too_large']);
  });

  it('anything larger than other calls take, from somebody who may not upload', async () => {
    expect((await upload('A'.repeat(LARGEST_UPLOAD_BYTES), 'mia')).status).toBe(403);
  });
});

it('stores no more than there is room for, and the same picture twice at no cost', async () => {
  const { pool } = database;
  const picture = { webp: Buffer.from('webp 1') };
  const { rows } = await pool.query<{ bytes: number }>(
    `select sum(octet_length(webp))::float8 as bytes
       from (select webp from studio.pictures union all select webp from studio.narrower_pictures) stored`,
  );
  const limit = (rows[0]?.bytes ?? MOST_STORED_BYTES) + picture.webp.length;
  const address = await storePicture(pool, picture, NOW, limit);
  await expect(storePicture(pool, { webp: Buffer.from('webp 2') }, NOW, limit)).rejects.toThrow('no room');
  expect(await storePicture(pool, picture, NOW, limit)).toBe(address);
});

it('counts as used until the coach gets another one', async () => {
  const { pool } = database;
  const old = new Date('2020-01-01T00:00:00Z');
  const address = await storePicture(pool, { webp: Buffer.from('webp of Jana') }, old);
  const usedAt = async () => {
    const { rows } = await pool.query<{ at: Date }>(
      'select last_used_at as at from studio.pictures where address = $1',
      [address],
    );
    return rows[0]?.at.getFullYear();
  };
  await pool.query(
    `insert into studio.coaches (id, first_name, profile_image_url) values ('jana', 'Jana', $1)`,
    [address],
  );
  expect(await usedAt()).toBe(2020);
  await pool.query(`update studio.coaches set profile_image_url = null where id = 'jana'`);
  expect(await usedAt()).toBeGreaterThan(2025);
});
